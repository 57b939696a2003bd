extension LayoutSolution {
  /// What UIKit answers for `layoutAttributesForElements(in:)` (rule L-8).
  ///
  /// A cell counts when its group's frame lies in the rect, not its own; a background also when it
  /// only touches; everything else by its own frame. The rect is clipped to the content. Cells of
  /// orthogonal sections stand where they would if the section were not scrolled.
  ///
  /// - Parameters:
  ///   - rect: The stretch of content asked for.
  ///   - contentOffset: What pinned items are pinned against; `nil`, and what is not finite, means
  ///     the container's offset.
  ///   - limit: The most elements, and groups to look at, that the answer may take.
  /// - Throws: `LayoutError.limitExceeded` when they are more; absurdly small lengths alone make
  ///   so many of them. `.pinnedFrameOutside` for a pinned item of no width or height, once
  ///   scrolling moves it through the rect.
  /// - Complexity: O(*s* + *k* log *n* + log² *n*) for *k* elements found among *s* sections of *n*
  ///   items, and solving the measured groups among them.
  public func elements(
    in rect: LayoutRect, contentOffset: LayoutPoint? = nil, limit: Int = LayoutLimit.elements.value
  ) throws(LayoutError) -> [LayoutElement] {
    let content = LayoutRect(origin: .zero, size: contentSize)
    guard let rect = oriented(rect).clipped(to: content) else { return [] }
    var count = LimitedCount(.elements, atMost: limit)
    var cells: [LayoutElement] = []
    var supplementaries: [LayoutElement] = []
    var decorations: [LayoutElement] = []
    for section in sections {
      decorations += section.logicalDecorations.filter { $0.frame.touches(rect) }
      let groups = section.groups(near: rect)
      try count.take(groups.count)
      for group in groups where section.frame(ofGroup: group).intersects(rect) {
        let found = section.cells(inGroup: group)
        try count.take(found.count)
        cells += found
      }
      guard section.groups.hasSupplementaries else { continue }
      let hosts = section.groups(near: rect, overhang: section.groups.overhang)
      try count.take(hosts.count)
      for group in hosts {
        let found = section.supplementaries(inGroup: group)
        try count.take(found.count)
        supplementaries += found
      }
    }
    let views = boundaryElements(contentOffset: contentOffset)
    try checkPinned(views, in: rect)
    supplementaries += views
    supplementaries.removeAll { !$0.frame.intersects(rect) }
    return (cells + supplementaries + decorations).map(oriented)
  }

  /// Every boundary item of the layout and its sections, pinned for `contentOffset`.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func boundaryItems(contentOffset: LayoutPoint? = nil) -> [LayoutElement] {
    boundaryElements(contentOffset: contentOffset).map(oriented)
  }

  private func boundaryElements(contentOffset: LayoutPoint?) -> [LayoutElement] {
    let pinning = pinning(contentOffset: contentOffset)
    var elements = boundaryItems.map { placed in
      pinned(
        placed.element(at: ItemIndexPath(item: .max, section: 0)), placed.item,
        start: pinning.start(placed.frame, of: placed.item, content: sectionsStretch), pinning)
    }
    for section in sections {
      for placed in section.boundaryItems {
        let start = pinning.start(
          section.boundaryFrame(placed), of: placed.item, content: section.cellsStretch)
        elements.append(pinned(section.boundaryElement(placed), placed.item, start: start, pinning))
      }
    }
    return elements
  }

  /// Refuses a pinned item without an area that no longer stands where the layout put it.
  ///
  /// - Parameter views: The elements of all boundary items at their pinned places, in order.
  private func checkPinned(_ views: [LayoutElement], in rect: LayoutRect) throws(LayoutError) {
    guard views.contains(where: { $0.frame.size.width <= 0 || $0.frame.size.height <= 0 }) else {
      return
    }
    let unpinned =
      boundaryItems.map { ($0.item, $0.frame.rect) }
      + sections.flatMap { section in
        section.boundaryItems.map { ($0.item, section.boundaryFrame($0).rect) }
      }
    for (view, (item, frame)) in zip(views, unpinned)
    where item.pinToVisibleBounds && view.frame.origin != frame.origin {
      guard frame.size.width <= 0 || frame.size.height <= 0, view.frame.touches(rect) else {
        continue
      }
      throw .pinnedFrameOutside(frame: oriented(view).frame, visible: oriented(view).frame)
    }
  }

  /// The offset asked about: the container's where none is, or one that is not finite.
  func offset(_ asked: LayoutPoint?) -> LayoutPoint {
    guard let asked, asked.isFinite else { return container.contentOffset }
    return asked
  }

  /// What items are pinned against, not mirrored.
  func pinning(contentOffset: LayoutPoint?) -> Pinning {
    let recorder = resolution.recorder
    let bounds = oriented(container.visibleRect(at: offset(contentOffset)))
    let insets = container.insets(.safeArea)
    let top =
      recorder.given(bounds.start(axis), "content offset", "LayoutContainer.contentOffset")
    let start =
      top
      + recorder.given(
        insets.start(axis), "safe area \(axis.startName)", "LayoutContainer.safeAreaInsets")
    let end =
      top
      + recorder.given(
        bounds.size[axis], "container \(axis.extentName)",
        "LayoutContainer.size.\(axis.extentName)")
      - recorder.given(
        insets.end(axis), "safe area \(axis.endName)", "LayoutContainer.safeAreaInsets")
    return Pinning(
      axis: axis,
      visible: Pinning.Stretch(
        start: start.named("visible from"), end: end.named("visible to")))
  }

  var sectionsStretch: Pinning.Stretch {
    Pinning.Stretch(
      start: sectionsStart, end: (sectionsStart + sectionsLength).named("end of the sections"))
  }

  private func pinned(
    _ element: LayoutElement, _ item: LayoutBoundaryItem, start: Amount, _ pinning: Pinning
  ) -> LayoutElement {
    guard item.pinToVisibleBounds else { return element }
    var element = element
    element.frame.origin[axis] = start.value
    if pinning.raises(item, at: element.frame) {
      element.zIndex = element.zIndex.addingUpToLimit(Pinning.raisedZIndex)
    }
    return element
  }
}

extension SectionSolution {
  /// What the cells take along the scroll axis, with the section's insets.
  var cellsStretch: Pinning.Stretch {
    let start = (sectionStart + before).named("start of the cells")
    return Pinning.Stretch(
      start: start, end: (start + cellsLength.named("cells' length")).named("end of the cells"))
  }
}

extension LayoutRect {
  /// The part inside `bounds`, which may have no area, or `nil` when the two do not even touch.
  func clipped(to bounds: LayoutRect) -> LayoutRect? {
    guard touches(bounds) else { return nil }
    var clipped = self
    for axis in LayoutAxis.allCases {
      let start = max(self.start(axis), bounds.start(axis))
      clipped.origin[axis] = start
      clipped.size[axis] = min(end(axis), bounds.end(axis)) - start
    }
    return clipped
  }
}
