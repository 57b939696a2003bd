extension LayoutSolution {
  /// What UIKit answers for `layoutAttributesForElements(in:)` (rule L-8).
  ///
  /// A cell counts when its group's frame lies in the rect, not its own; a background also when it
  /// only touches; everything else by its own frame. The rect is clipped to the content. Cells of
  /// orthogonal sections stand where they would if the section were not scrolled.
  ///
  /// - Parameters:
  ///   - rect: The stretch of content asked for.
  ///   - contentOffset: What pinned items are pinned against; `nil` means the container's offset.
  /// - Complexity: O(*s* + *k* log² *n*) for *k* elements found among *s* sections of *n* items.
  public func elements(in rect: Rect, contentOffset: Point? = nil) -> [LayoutElement] {
    let content = Rect(origin: .zero, size: contentSize)
    guard let rect = oriented(rect).clipped(to: content) else { return [] }
    var cells: [LayoutElement] = []
    var supplementaries: [LayoutElement] = []
    var decorations: [LayoutElement] = []
    for section in sections {
      decorations += section.decorationElements.filter { $0.frame.touches(rect) }
      for group in section.groups(near: rect)
      where section.frame(ofGroup: group).intersects(rect) {
        cells += section.cells(inGroup: group)
      }
      for group in section.groups(near: rect, overhang: section.groups.overhang) {
        supplementaries += section.supplementaries(inGroup: group)
      }
    }
    supplementaries += boundaryElements(contentOffset: contentOffset)
    supplementaries.removeAll { !$0.frame.intersects(rect) }
    return (cells + supplementaries + decorations).map(oriented)
  }

  /// Every boundary item of the layout and its sections, pinned for `contentOffset`.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func boundaryItems(contentOffset: Point? = nil) -> [LayoutElement] {
    boundaryElements(contentOffset: contentOffset).map(oriented)
  }

  private func boundaryElements(contentOffset: Point?) -> [LayoutElement] {
    let offset = (contentOffset ?? container.contentOffset)[axis]
    let insets = container.insets(.safeArea)
    let start = offset + insets.start(axis)
    let pinning = Pinning(
      axis: axis, visible: start...max(start, offset + container.size[axis] - insets.end(axis)))
    var elements: [LayoutElement] = []
    for placed in boundaryItems {
      let element = LayoutElement(
        category: .supplementary, kind: placed.item.elementKind,
        indexPath: LayoutIndexPath(item: .max, section: 0), frame: placed.frame,
        zIndex: placed.item.zIndex)
      elements.append(pinned(element, placed.item, by: pinning, content: sectionsRange))
    }
    for section in sections {
      let cells = section.cellsFrame
      for placed in section.boundaryItems {
        elements.append(
          pinned(
            section.boundaryElement(placed), placed.item, by: pinning,
            content: cells.start(axis)...max(cells.start(axis), cells.end(axis))))
      }
    }
    return elements
  }

  private func pinned(
    _ element: LayoutElement, _ item: LayoutBoundaryItem, by pinning: Pinning,
    content: ClosedRange<Double>
  ) -> LayoutElement {
    guard item.pinToVisibleBounds else { return element }
    var element = element
    element.frame = pinning.frame(element.frame, of: item, content: content)
    let isVisible =
      element.frame.start(axis) < pinning.visible.upperBound
      && element.frame.end(axis) > pinning.visible.lowerBound
    if isVisible { element.zIndex += Pinning.raisedZIndex }
    return element
  }
}

extension Rect {
  /// The part inside `bounds`, which may have no area, or `nil` when the two do not even touch.
  func clipped(to bounds: Rect) -> Rect? {
    guard touches(bounds) else { return nil }
    var clipped = self
    for axis in Axis.allCases {
      let start = max(self.start(axis), bounds.start(axis))
      clipped.origin[axis] = start
      clipped.size[axis] = min(end(axis), bounds.end(axis)) - start
    }
    return clipped
  }
}
