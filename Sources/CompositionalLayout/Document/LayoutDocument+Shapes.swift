/// The shapes in which the recorded cases hold frames.
extension LayoutDocument {
  /// Section number to the frames of all its items in order.
  static func cells(_ elements: [LayoutElement], sections: Int) -> DocumentValue {
    var frames: [String: DocumentValue] = [:]
    let cells = Dictionary(
      grouping: elements.filter { $0.category == .cell }, by: \.indexPath.section)
    for section in 0..<sections {
      frames[String(section)] = .array((cells[section] ?? []).map { .numbers($0.frame) })
    }
    return .object(frames)
  }

  /// Section number to frames in order, or to item number and frame when the first are not among
  /// them.
  static func visibleCells(_ cells: [LayoutElement]) -> DocumentValue {
    var frames: [String: DocumentValue] = [:]
    for (section, cells) in Dictionary(grouping: cells, by: \.indexPath.section) {
      let cells = cells.sorted { $0.indexPath < $1.indexPath }
      let isPrefix = cells.enumerated().allSatisfy { $0.offset == $0.element.indexPath.item }
      frames[String(section)] =
        isPrefix
        ? .array(cells.map { .numbers($0.frame) })
        : .object(
          Dictionary(
            uniqueKeysWithValues: cells.map {
              (String($0.indexPath.item), DocumentValue.numbers($0.frame))
            }))
    }
    return .object(frames)
  }

  /// Supplementary and decoration views by kind and place, and the z-orders that they change.
  static func views(
    _ elements: [LayoutElement], solution: LayoutSolution
  ) -> [String: DocumentValue] {
    var answer: [String: DocumentValue] = [:]
    var supplementary = byKind(elements.filter { $0.category == .supplementary })
    if let raised = elements.first(where: { $0.zIndex >= Pinning.raisedZIndex }) {
      supplementary["zIndex"] = .number(Double(raised.zIndex))
    }
    if !supplementary.isEmpty { answer["supplementary"] = .object(supplementary) }
    let decorations = elements.filter { $0.category == .decoration }
    if let first = decorations.first {
      var decoration = byKind(decorations)
      decoration["zIndex"] = .number(Double(first.zIndex))
      answer["decoration"] = .object(decoration)
      answer["cellZIndex"] = cellZIndex(solution)
    }
    return answer
  }

  private static func cellZIndex(_ solution: LayoutSolution) -> DocumentValue {
    var orders: [String: DocumentValue] = [:]
    for section in solution.sections {
      guard let cell = solution.cell(item: 0, section: section.index) else { continue }
      orders["section \(section.index)"] = .number(Double(cell.zIndex))
    }
    return .object(orders)
  }

  private static func byKind(_ elements: [LayoutElement]) -> [String: DocumentValue] {
    var kinds: [String: [String: DocumentValue]] = [:]
    for element in elements {
      let path = element.indexPath
      let place = path.item == .max ? "global" : "\(path.section).\(path.item)"
      kinds[element.kind ?? "", default: [:]][place] = .numbers(element.frame)
    }
    return kinds.mapValues { .object($0) }
  }

  static func screenFrames(
    _ solution: LayoutSolution, offset: Double
  ) throws(LayoutError) -> DocumentValue {
    var offsets: [Int: Double] = [:]
    for section in solution.sections {
      offsets[section.index] = section.orthogonalScrolling?.restingOffset(for: offset)
    }
    var frames: [String: DocumentValue] = [:]
    let onScreen = try solution.elementsOnScreen(orthogonalOffsets: offsets, limit: mostFrames)
    for cell in onScreen where cell.category == .cell {
      frames["\(cell.indexPath.section).\(cell.indexPath.item)"] = .numbers(cell.frame)
    }
    return .object(frames)
  }

  /// The answers for some rects, which together list no more than the frames there may be.
  static func answers(
    _ solution: LayoutSolution, _ rects: [LayoutRect]
  ) throws(LayoutError) -> [DocumentValue] {
    var answers: [DocumentValue] = []
    var count = LimitedCount(.elements, atMost: mostFrames)
    for rect in rects {
      let elements = try solution.elements(in: rect, limit: mostFrames)
      try count.take(elements.count + 1)
      answers.append(answer(solution, rect: rect, elements))
    }
    return answers
  }

  private static func answer(
    _ solution: LayoutSolution, rect: LayoutRect, _ elements: [LayoutElement]
  ) -> DocumentValue {
    var answer = views(elements, solution: solution)
    answer["cellZIndex"] = nil
    answer["rect"] = .numbers(rect)
    answer["cells"] = visibleCells(elements.filter { $0.category == .cell })
    return .object(answer)
  }

  /// What a list configuration makes of a section.
  static func answer(_ section: LayoutSection) -> [String: DocumentValue] {
    [
      "contentInsets": .numbers(section.contentInsets),
      "contentInsetsReference": .string(section.contentInsetsReference.rawValue),
      "boundarySupplementaryItems": .array(
        section.boundarySupplementaryItems.map { item in
          .object([
            "kind": .string(item.elementKind),
            "width": .dimension(item.layoutSize.widthDimension),
            "height": .dimension(item.layoutSize.heightDimension),
            "alignment": .string(item.alignment.rawValue),
            "extendsBoundary": .bool(item.extendsBoundary),
            "pinToVisibleBounds": .bool(item.pinToVisibleBounds),
            "zIndex": .number(Double(item.zIndex)),
          ])
        }),
    ]
  }
}
