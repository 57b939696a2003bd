extension LayoutDocument {
  /// The frames, or the refusal, in the names and shapes of the recorded cases.
  ///
  /// What it holds follows from what the document asks: a list's section, the frames of all
  /// elements, those on screen, sizes after measuring, or rest positions.
  ///
  /// - Parameter errata: What the system that the document names does otherwise.
  package func solved(errata: SolverErrata = []) -> DocumentValue {
    if let listAskedAbout {
      return .object(Self.answer(listAskedAbout.section(width: container?.size.width ?? 0)))
    }
    guard let container else { return Self.refusal("A container is required.") }
    let solver = LayoutSolver(description: layout, container: container, errata: errata)
    let counts = effectiveItemCounts
    guard counts.count <= Self.mostFrames else { return Self.tooManyFrames }
    do {
      let solution = try solver.solve(itemCounts: counts)
      guard isAnswerable(solution) else { return Self.tooManyFrames }
      return .object(try answer(solution))
    } catch {
      return error == .limitExceeded(.elements)
        ? Self.tooManyFrames : Self.refusal(error.uikitReason)
    }
  }

  private var effectiveItemCounts: [Int] {
    if let itemCounts { return itemCounts }
    if case .each(let sections) = layout.sections { return sections.map { _ in 1 } }
    return [1]
  }

  /// The most frames an answer lists, or finds for one of its parts.
  static let mostFrames = 100_000

  private static var tooManyFrames: DocumentValue {
    refusal("The answer would hold more than \(mostFrames) frames.")
  }

  /// Whether the frames that are asked for can be listed.
  private func isAnswerable(_ solution: LayoutSolution) -> Bool {
    let rests = (setOffsets?.count ?? 0).multipliedUpToLimit(by: solution.sections.count)
    if rests > Self.mostFrames { return false }
    if asksForVisibleElements || queries?.only == true { return true }
    var frames = 0
    for section in solution.sections {
      frames = frames.addingUpToLimit(section.elements.count)
    }
    return frames <= Self.mostFrames
  }

  private static func refusal(_ reason: String) -> DocumentValue {
    .object(["error": .string(reason)])
  }

  private func answer(
    _ unmeasured: LayoutSolution
  ) throws(LayoutError) -> [String: DocumentValue] {
    var solution = unmeasured
    if let preferredSizes {
      solution = try unmeasured.selfSized(limit: Self.mostFrames) { element in
        guard element.category == .cell else { return nil }
        return preferredSizes.answer(item: element.indexPath.item, given: element.frame.size)
      }
    }
    var answer: [String: DocumentValue] = [:]
    if let queries, !queries.elementsInRect.isEmpty {
      answer["elementsInRect"] = .array(try Self.answers(solution, queries.elementsInRect))
      if queries.only { return answer }
    }
    if setOffsets != nil, solution.sections.contains(where: { $0.orthogonalScrolling != nil }) {
      answer.merge(try orthogonalAnswer(solution)) { $1 }
    } else {
      answer["contentSize"] = .numbers(solution.contentSize)
      answer.merge(try frames(solution)) { $1 }
    }
    return answer
  }

  /// The frames under `cells` or `visibleCells`, `supplementary`, `decoration` and `cellZIndex`.
  private func frames(
    _ solution: LayoutSolution
  ) throws(LayoutError) -> [String: DocumentValue] {
    var answer: [String: DocumentValue] = [:]
    let all =
      asksForVisibleElements
      ? try solution.elementsOnScreen(limit: Self.mostFrames)
      : solution.sections.flatMap { section in
        // Boundary items are added pinned, below.
        solution.elements(inSection: section.index).filter { !solution.isBoundaryItem($0) }
      } + solution.boundaryItems()
    if preferredSizes != nil {
      let onScreen = try solution.elementsOnScreen(limit: Self.mostFrames)
      answer["visibleCells"] = .array(
        onScreen.filter { $0.category == .cell }.map { .numbers($0.frame) })
    } else if asksForVisibleElements {
      answer["cells"] = Self.visibleCells(all.filter { $0.category == .cell })
      answer["onlyElementsIntersectingVisibleBounds"] = .bool(true)
    } else {
      answer["cells"] = Self.cells(all, sections: solution.sections.count)
    }
    answer.merge(Self.views(all, solution: solution)) { $1 }
    return answer
  }

  private func orthogonalAnswer(
    _ solution: LayoutSolution
  ) throws(LayoutError) -> [String: DocumentValue] {
    let steps = setOffsets ?? []
    var resting = ["steps": DocumentValue.numbers(steps)]
    var farthest: [String: DocumentValue] = [:]
    var answer: [String: DocumentValue] = [:]
    for section in solution.sections {
      guard let scrolling = section.orthogonalScrolling else { continue }
      let key = "section\(section.index)"
      resting[key] = .numbers(steps.map { scrolling.restingOffset(for: $0) })
      if scrolling.behavior != .groupPagingCentered {
        farthest[key] = .number(scrolling.maxOffset)
      }
      answer["viewport"] = answer["viewport"] ?? .number(scrolling.viewport)
    }
    answer["restingOffsets"] = .object(resting)
    answer["maxOffset"] = farthest.isEmpty ? .null : .object(farthest)
    answer["sectionHeights"] = .numbers(solution.sections.map(\.length))
    answer.merge(try frames(solution)) { $1 }
    if let offset = steps.first, steps.count == 1 {
      answer["visibleCellScreenFrames"] = try Self.screenFrames(solution, offset: offset)
    }
    return answer
  }
}
