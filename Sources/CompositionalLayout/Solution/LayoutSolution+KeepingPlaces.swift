extension LayoutSolution {
  /// The content offset at which what was on screen stands where it stood before sizes changed
  /// (rule L-3.12), no farther than the content goes.
  ///
  /// What begins before the visible stretch grows or shrinks out of it: the first group or section
  /// that begins inside keeps its distance from the edge. At the top of the content nothing is
  /// before, so the offset stays.
  ///
  /// - Parameters:
  ///   - offset: The offset at which `previous` was shown; the container's stands in for one that is
  ///     not finite.
  ///   - previous: A solution of the same items in the same container.
  /// - Complexity: O(*s* + log² *n*) for *s* sections of *n* items.
  public func contentOffset(_ offset: LayoutPoint, keepingPlacesOf previous: LayoutSolution)
    -> LayoutPoint
  {
    let offset = self.offset(offset)
    let insets = container.insets(.safeArea)
    let top = previous.scrolled(offset) + insets.start(axis)
    guard top > 0, let anchor = previous.anchor(from: top), let old = previous.start(of: anchor),
      let new = start(of: anchor), new != old
    else { return offset }
    let first = -insets.start(axis)
    let last = contentSize[axis] + insets.end(axis) - container.size[axis]
    let wanted = previous.scrolled(offset) + new - old
    return scrolled(to: min(max(wanted, first), max(first, last)), from: offset)
  }

  /// What keeps its place on screen.
  private enum Anchor {
    case section(Int)
    /// The group that begins with an item.
    case group(firstItem: Int, section: Int)
  }

  /// The first group or section that begins at a coordinate of the scroll axis or behind.
  private func anchor(from top: Double) -> Anchor? {
    for section in sections where section.logicalFrame.end(axis) > top {
      if section.logicalFrame.start(axis) >= top { return .section(section.index) }
      let groups = section.groups
      guard !section.isOrthogonal, groups.groupCount > 0 else { continue }
      let group = (0..<groups.groupCount).partitioningIndex {
        section.origin(ofGroup: $0)[axis].value >= top
      }
      if group < groups.groupCount {
        return .group(firstItem: groups.firstItem(ofGroup: group), section: section.index)
      }
    }
    return nil
  }

  private func start(of anchor: Anchor) -> Double? {
    switch anchor {
    case .section(let index):
      return sections.indices.contains(index) ? sections[index].sectionStart.value : nil
    case .group(let item, let index):
      guard sections.indices.contains(index), item < sections[index].cellCount else { return nil }
      let group = sections[index].groups.place(ofItem: item).group
      return sections[index].origin(ofGroup: group)[axis].value
    }
  }

  /// How far an offset is from the start of the content along the scroll axis.
  private func scrolled(_ offset: LayoutPoint) -> Double {
    guard isMirroredAlongScroll else { return offset[axis] }
    return contentSize.width - container.size.width - offset.x
  }

  /// The offset that is `distance` from the start of the content along the scroll axis.
  private func scrolled(to distance: Double, from offset: LayoutPoint) -> LayoutPoint {
    var offset = offset
    offset[axis] =
      isMirroredAlongScroll ? contentSize.width - container.size.width - distance : distance
    return offset
  }

  private var isMirroredAlongScroll: Bool {
    axis == .horizontal && container.direction == .rightToLeft
  }
}
