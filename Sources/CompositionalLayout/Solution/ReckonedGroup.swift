/// A group as it is resolved before anything is measured: its room, and what one run of it takes.
package struct ReckonedGroup: Hashable, Sendable {
  /// A subitem with the size that it is given.
  package struct Subitem: Hashable, Sendable {
    /// As the group's `subitems` has it: the share, in a counted group.
    package var subitem: LayoutSubitem
    /// In points, content insets not taken off; estimated sides as estimated.
    package var size: LayoutExtent
  }

  /// The way down from the section's group, an index of a subitem for each step.
  package var path: [Int]
  /// The description.
  package var group: LayoutGroup
  /// The outer size in points; estimated sides as estimated.
  package var size: LayoutExtent
  /// The size less the group's content insets.
  package var inner: LayoutExtent
  /// What the subitems' fractions are of: less the gaps of a run along the axis.
  package var base: LayoutExtent
  /// How many subitems one run takes in turn; zero when not even the first fits.
  package var slotCount: Int
  /// The subitems in order.
  package var subitems: [Subitem]
}

extension LayoutSolution {
  /// The group of a section and all groups inside it, each before those inside it.
  ///
  /// Groups of given frames have none inside; nothing is inside a group without room.
  ///
  /// - Complexity: O(*p* · *m*) for *p* parts and *m* items in a run, as solving the section is.
  package func reckonedGroups(ofSection index: Int) -> [ReckonedGroup] {
    guard sections.indices.contains(index) else { return [] }
    let section = sections[index]
    return section.solver.resolution.reckonedGroups(
      in: section.section.group, size: section.geometry.groupSize, path: [])
  }
}

extension DimensionResolution {
  fileprivate func reckonedGroups(
    in group: LayoutGroup, size: Amounts, path: [Int]
  ) -> [ReckonedGroup] {
    let inner = Amounts(size.size.less(group.contentInsets))
    var reckoned = ReckonedGroup(
      path: path, group: group, size: size.size, inner: inner.size, base: inner.size,
      slotCount: 0, subitems: [])
    let solver = GroupSolver(resolution: self)
    guard !group.isCustom, solver.hasRoom(group, inner: inner.size) else { return [reckoned] }
    var packing = GroupPacking(group: group, inner: inner, resolution: self, measured: nil)
    let count = packing.slotCount() ?? Amount(Double(LayoutLimit.itemsInGroup.value))
    reckoned.slotCount = Int(count.value)
    // Where nothing fits, the subitems still have a size to tell of: that of a run of one.
    let base = packing.base(count: count.value > 0 ? count : Amount(1))
    reckoned.base = base.size
    var nested: [ReckonedGroup] = []
    for (index, subitem) in group.subitems.enumerated() {
      let size = self.size(subitem.layoutSize, of: base, owner: subitem.owner)
      reckoned.subitems.append(ReckonedGroup.Subitem(subitem: subitem, size: size.size))
      if case .group(let inside) = subitem {
        nested += reckonedGroups(in: inside, size: size, path: path + [index])
      }
    }
    return [reckoned] + nested
  }
}
