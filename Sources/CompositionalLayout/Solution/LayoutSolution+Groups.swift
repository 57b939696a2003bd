extension LayoutSolution {
  /// The frames of a section's groups that lie in `rect`, for drawings of a layout.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - rect: The stretch of content asked for.
  ///   - offset: How far the section is scrolled across the layout.
  ///   - limit: The most groups that the answer holds; those behind are left out.
  /// - Returns: Frames in content coordinates, moved by the offset, in the groups' order.
  /// - Complexity: O(*k* log *n*) for *k* groups found among *n*.
  package func groupFrames(
    inSection index: Int, within rect: LayoutRect, orthogonalOffset offset: Double = 0, limit: Int
  ) -> [LayoutRect] {
    guard sections.indices.contains(index) else { return [] }
    let section = sections[index]
    let row = section.groups.axis
    let shift = section.isOrthogonal && offset.isFinite ? offset : 0
    return section.groups(near: oriented(rect).moved(by: shift, along: row)).prefix(limit).map {
      oriented(section.frame(ofGroup: $0).moved(by: -shift, along: row))
    }.filter { $0.intersects(rect) }
  }
}

extension OrthogonalScrolling {
  /// The offsets at which the row comes to rest, ascending; none where it rests anywhere.
  ///
  /// - Parameter limit: The most groups or pages that are looked at.
  /// - Complexity: O(*k* log² *n*) for *k* stops and *n* groups.
  package func stops(limit: Int) -> [Double] {
    let candidates: [Double]
    switch behavior {
    case .none, .continuous: return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      candidates = (0..<min(limit, groups.groupCount)).map { groups.origin(ofGroup: $0).value }
    case .groupPagingCentered:
      candidates = (0..<min(limit, groups.groupCount)).map {
        let length = groups.size(ofGroup: $0)[groups.axis]
        return groups.origin(ofGroup: $0).value + (length - viewport) / 2
      }
    case .paging:
      guard viewport > 0 else { return [] }
      let pages = min(Double(limit), (maxOffset / viewport).rounded(.up) + 1)
      candidates = (0..<Int(pages)).map { Double($0) * viewport }
    }
    return Set(candidates.map { restingOffset(for: $0) }).sorted()
  }
}
