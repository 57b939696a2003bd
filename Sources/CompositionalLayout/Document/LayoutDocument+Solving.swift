extension LayoutDocument {
  /// The frames, or the refusal, in the names and shapes of the recorded cases.
  ///
  /// What it holds follows from what the document asks: a list's section, the frames of all
  /// elements, those on screen, sizes after measuring, or rest positions.
  public func solved() -> DocumentValue {
    if let listAskedAbout {
      return .object(Self.answer(listAskedAbout.section(width: container?.size.width ?? 0)))
    }
    guard let container else { return Self.refusal("A container is required.") }
    let solver = LayoutSolver(description: layout, container: container)
    do {
      let solution = try solver.solve(itemCounts: effectiveItemCounts)
      guard isAnswerable(solution) else {
        return Self.refusal("The answer would hold more than \(Self.mostFrames) frames.")
      }
      return .object(answer(solution))
    } catch {
      return Self.refusal(error.uikitReason)
    }
  }

  private var effectiveItemCounts: [Int] {
    if let itemCounts { return itemCounts }
    if case .each(let sections) = layout.sections { return sections.map { _ in 1 } }
    return [1]
  }

  /// The most frames an answer lists.
  static let mostFrames = 1_000_000

  /// Whether the frames that are asked for can be listed.
  private func isAnswerable(_ solution: LayoutSolution) -> Bool {
    if asksForVisibleElements || preferredSizes != nil || queries?.only == true { return true }
    var frames = 0
    for section in solution.sections {
      frames = frames.addingUpToLimit(section.cellCount)
    }
    return frames <= Self.mostFrames
  }

  private static func refusal(_ reason: String) -> DocumentValue {
    .object(["error": .string(reason)])
  }

  private func answer(_ unmeasured: LayoutSolution) -> [String: DocumentValue] {
    var solution = unmeasured
    if let preferredSizes {
      solution = unmeasured.selfSized { element in
        guard element.category == .cell else { return nil }
        return preferredSizes.answer(item: element.indexPath.item, given: element.frame.size)
      }
    }
    var answer: [String: DocumentValue] = [:]
    if let queries, !queries.elementsInRect.isEmpty {
      answer["elementsInRect"] = .array(
        queries.elementsInRect.map { Self.answer(solution, rect: $0) })
      if queries.only { return answer }
    }
    if setOffsets != nil, solution.sections.contains(where: { $0.orthogonalScrolling != nil }) {
      answer.merge(orthogonalAnswer(solution)) { $1 }
    } else {
      answer["contentSize"] = .numbers(solution.contentSize)
      answer.merge(frames(solution)) { $1 }
    }
    return answer
  }

  /// The frames under `cells` or `visibleCells`, `supplementary`, `decoration` and `cellZIndex`.
  private func frames(_ solution: LayoutSolution) -> [String: DocumentValue] {
    var answer: [String: DocumentValue] = [:]
    let all =
      asksForVisibleElements
      ? solution.elementsOnScreen()
      : solution.sections.flatMap { section in
        // Boundary items are added pinned, below.
        solution.elements(inSection: section.index).filter { !solution.isBoundaryItem($0) }
      } + solution.boundaryItems()
    if preferredSizes != nil {
      answer["visibleCells"] = .array(
        solution.elementsOnScreen().filter { $0.category == .cell }.map { .numbers($0.frame) })
    } else if asksForVisibleElements {
      answer["cells"] = Self.visibleCells(all.filter { $0.category == .cell })
      answer["onlyElementsIntersectingVisibleBounds"] = .bool(true)
    } else {
      answer["cells"] = Self.cells(all, sections: solution.sections.count)
    }
    answer.merge(Self.views(all, solution: solution)) { $1 }
    return answer
  }

  private func orthogonalAnswer(_ solution: LayoutSolution) -> [String: DocumentValue] {
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
    answer.merge(frames(solution)) { $1 }
    if let offset = steps.first, steps.count == 1 {
      answer["visibleCellScreenFrames"] = Self.screenFrames(solution, offset: offset)
    }
    return answer
  }
}
