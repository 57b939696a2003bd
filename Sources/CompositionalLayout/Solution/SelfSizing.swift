extension LayoutSolution {
  /// The most views that are asked for their sizes, so that views without a length come to an end.
  static let mostViewsAsked = 2_000

  /// The solution once every view on screen has been asked for its size (rules L-3.1 and L-3.2).
  ///
  /// Views are asked from the top down, each answer moving the rest, so that one pushed off screen
  /// before its turn keeps its estimate. A view is asked once.
  ///
  /// - Parameters:
  ///   - contentOffset: What is on screen; `nil` means the container's offset.
  ///   - keepsPlaces: Whether the offset follows, so that what is on screen does not jump when
  ///     views above it answer (rule L-3.12). The solution's container then has the new offset.
  ///   - preferred: The size a view answers, or `nil` when it keeps what the layout gave it. Only
  ///     axes whose dimension is estimated follow the answer.
  public func selfSized(
    contentOffset: Point? = nil, keepsPlaces: Bool = false, preferred: (LayoutElement) -> Size?
  ) -> LayoutSolution {
    var contentOffset = contentOffset ?? container.contentOffset
    var solution = self
    if keepsPlaces { solution.container.contentOffset = contentOffset }
    // More views than any screen shows come of lengths near zero; their estimates stay.
    guard elementsOnScreen(contentOffset: contentOffset).count <= Self.mostViewsAsked else {
      return solution
    }
    var asked: Set<Measurements.Subject> = []
    while asked.count < Self.mostViewsAsked,
      let (subject, element) = solution.nextToMeasure(contentOffset, except: asked)
    {
      asked.insert(subject)
      guard let answer = preferred(element) else { continue }
      var size = element.frame.size
      for axis in element.selfSizingAxes { size[axis] = answer[axis] }
      let before = solution
      solution.measure(subject, size)
      guard keepsPlaces else { continue }
      contentOffset = solution.contentOffset(contentOffset, keepingPlacesOf: before)
      solution.container.contentOffset = contentOffset
    }
    return solution
  }

  /// The first element on screen that sizes itself and has not been asked, or a cell off screen
  /// that one on screen shares its size with.
  private func nextToMeasure(
    _ contentOffset: Point, except asked: Set<Measurements.Subject>
  ) -> (Measurements.Subject, LayoutElement)? {
    let onScreen = elementsOnScreen(contentOffset: contentOffset)
    let candidates = (onScreen + siblings(of: onScreen)).compactMap {
      element -> (Measurements.Subject, LayoutElement)? in
      guard !element.estimated.union(element.measured).isEmpty, let subject = element.subject,
        !asked.contains(subject)
      else { return nil }
      return (subject, element)
    }
    return candidates.min { first, second in
      let starts = (
        oriented(first.1.frame).start(axis), oriented(second.1.frame).start(axis)
      )
      return starts.0 == starts.1 ? first.1.indexPath < second.1.indexPath : starts.0 < starts.1
    }
  }

  /// The cells off screen whose sizes are needed for uniform ones on screen (rule L-3.11): those
  /// of their groups, or of their whole section where its own group is uniform.
  private func siblings(of onScreen: [LayoutElement]) -> [LayoutElement] {
    var siblings: [LayoutElement] = []
    let cells = onScreen.filter { $0.category == .cell && !$0.estimated.union($0.measured).isEmpty }
    for (index, cells) in Dictionary(grouping: cells, by: \.indexPath.section) {
      let section = sections[index]
      let isSectionWide = section.groups.sharesSizesSectionWide
      guard isSectionWide || cells.contains(where: { !$0.uniform.isEmpty }) else { continue }
      let groups =
        isSectionWide
        ? Set(0..<section.groups.groupCount)
        : Set(cells.map { section.groups.place(ofItem: $0.indexPath.item).group })
      siblings += groups.flatMap { section.cells(inGroup: $0) }.map(oriented)
    }
    return siblings
  }
}

extension LayoutElement {
  /// What a measurement of the element is filed under; `nil` for what is never measured.
  fileprivate var subject: Measurements.Subject? {
    switch category {
    case .cell: .cell(section: indexPath.section, item: indexPath.item)
    case .supplementary:
      kind.map {
        .boundaryItem(
          kind: $0, section: indexPath.item == .max ? .max : indexPath.section)
      }
    case .decoration: nil
    }
  }
}
