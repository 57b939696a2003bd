extension LayoutSolution {
  /// What is on screen: elements whose own frames lie in the visible bounds.
  ///
  /// - Parameters:
  ///   - contentOffset: The outer offset; `nil` means the container's.
  ///   - orthogonalOffsets: How far each section is scrolled across the layout, by its index.
  ///   - limit: The most elements, and groups to look at, that the answer may take.
  /// - Returns: Frames in content coordinates, cells of scrolled sections moved by their offset;
  ///   cells by index path, then other views, then backgrounds. An offset that is not finite is
  ///   passed over.
  /// - Throws: `LayoutError.limitExceeded`, as `elements(in:contentOffset:limit:)`.
  /// - Complexity: O(*s* + *k* log (*n* · *k*)) for *k* elements of *s* sections of *n* items.
  public func elementsOnScreen(
    contentOffset: LayoutPoint? = nil, orthogonalOffsets: [Int: Double] = [:],
    limit: Int = LayoutLimit.elements.value
  ) throws(LayoutError) -> [LayoutElement] {
    let offset = offset(contentOffset)
    let visible = container.visibleRect(at: offset)
    var found = try elements(in: visible, contentOffset: offset, limit: limit).filter {
      $0.category == .decoration || !scrollsAcross($0)
    }
    var count = LimitedCount(.elements, atMost: limit - found.count)
    for section in sections where section.isOrthogonal {
      let shift = orthogonalOffsets[section.index].flatMap { $0.isFinite ? $0 : nil } ?? 0
      let row = section.groups.axis
      let unscrolled = oriented(visible).moved(by: shift, along: row)
      let groups = section.groups(near: unscrolled, overhang: section.groups.overhang)
      try count.take(groups.count)
      for group in groups {
        let elements = section.cells(inGroup: group) + section.supplementaries(inGroup: group)
        try count.take(elements.count)
        for var element in elements {
          element.frame = element.frame.moved(by: -shift, along: row)
          found.append(oriented(element))
        }
      }
    }
    return found.filter { $0.frame.intersects(visible) }.sorted { $0.screenOrder < $1.screenOrder }
  }

  /// Whether an element moves with its section's own scrolling: cells and what is tied to them.
  func scrollsAcross(_ element: LayoutElement) -> Bool {
    guard element.category != .decoration, !isBoundaryItem(element) else { return false }
    return sections.indices.contains(element.indexPath.section)
      && sections[element.indexPath.section].isOrthogonal
  }

  /// Whether an element is a boundary item of the layout or of its section.
  func isBoundaryItem(_ element: LayoutElement) -> Bool {
    guard element.category == .supplementary else { return false }
    if element.indexPath.item == .max { return true }
    return sections[element.indexPath.section].section.boundarySupplementaryItems
      .contains { $0.elementKind == element.kind }
  }
}

extension LayoutElement {
  /// Cells, then supplementary views, then backgrounds; by index path inside each.
  fileprivate var screenOrder: (Int, ItemIndexPath, String) {
    let rank =
      switch category {
      case .cell: 0
      case .supplementary: 1
      case .decoration: 2
      }
    return (rank, indexPath, kind ?? "")
  }
}
