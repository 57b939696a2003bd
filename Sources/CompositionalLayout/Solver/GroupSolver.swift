/// Fills groups with items (rules L-2.3 to L-2.6 and L-2.9).
struct GroupSolver: Hashable, Sendable {
  var resolution: DimensionResolution

  /// Which items a run is to be filled with.
  struct Supply {
    /// The items there are; a run takes no more than it has slots for.
    var limit = Int.max
    /// The size the cell of an item answered, counted from the run's first item.
    var measured: (_ leaf: Int) -> Size? = { _ in nil }

    static var unlimited: Supply { Supply() }

    /// The supply once `count` items have been taken.
    func dropping(_ count: Int) -> Supply {
      Supply(limit: limit == .max ? .max : limit - count) { [measured] in measured($0 + count) }
    }
  }

  /// A subitem of a run with its resolved size.
  private struct Slot {
    var subitem: LayoutSubitem
    var size: Size
    /// The nested run, for a group.
    var nested: GroupRun?
    /// Whether there was an item left for it.
    var isFilled: Bool

    func gap(before axis: Axis) -> LayoutSpacing { subitem.edgeSpacing?.start(axis) ?? .fixed(0) }
    func gap(behind axis: Axis) -> LayoutSpacing { subitem.edgeSpacing?.end(axis) ?? .fixed(0) }
  }

  /// One run of `group` at the resolved `size`; empty when the group has no room for an item.
  func run(_ group: LayoutGroup, size: Size, supply: Supply) -> GroupRun {
    if case .custom(let items) = group.content {
      return customRun(group, items: items, size: size, supply: supply)
    }
    var run = GroupRun(size: size, insets: group.contentInsets)
    let inner = size.less(group.contentInsets)
    guard hasRoom(group, inner: inner) else { return run }
    // A slot is an item's number only while no slot holds a whole group.
    let holdsItemsOnly = group.subitems.allSatisfy { if case .item = $0 { true } else { false } }
    let packing = GroupPacking(
      group: group, inner: inner, resolution: resolution,
      measured: holdsItemsOnly ? supply.measured : { _ in nil })
    let count = packing.slotCount()
    guard count > 0 else { return run }
    let slots = slots(group, count: count, base: packing.base(count: count), supply: supply)
    place(slots, of: group, inner: inner, in: &run)
    return run
  }

  /// Whether the inner box has any extent where the group does not grow with its contents.
  func hasRoom(_ group: LayoutGroup, inner: Size) -> Bool {
    Axis.allCases.allSatisfy { inner[$0] > 0 || group.layoutSize[$0].isEstimated }
  }

  private func customRun(
    _ group: LayoutGroup, items: [LayoutCustomItem], size: Size, supply: Supply
  ) -> GroupRun {
    var run = GroupRun(size: size, insets: group.contentInsets)
    run.leaves = items.prefix(supply.limit).map { item in
      GroupRun.Leaf(
        frame: item.frame, zIndex: item.zIndex,
        layoutSize: LayoutSize(
          widthDimension: .absolute(item.frame.size.width),
          heightDimension: .absolute(item.frame.size.height)))
    }
    return run
  }

  private func slots(
    _ group: LayoutGroup, count: Int, base: Size, supply: Supply
  ) -> [Slot] {
    let subitems = group.subitems
    var taken = 0
    return (0..<count).map { index in
      let subitem = subitems[index % subitems.count]
      let isFilled = taken < supply.limit
      let rest = isFilled ? supply.dropping(taken) : .unlimited
      switch subitem {
      case .item(let item):
        let size = resolution.size(
          item.layoutSize, of: base, measured: isFilled ? rest.measured(0) : nil)
        taken += 1
        return Slot(subitem: subitem, size: size, isFilled: isFilled)
      case .group(let nested):
        let run = run(nested, size: resolution.size(nested.layoutSize, of: base), supply: rest)
        taken += run.leaves.count
        return Slot(subitem: subitem, size: run.size, nested: run, isFilled: isFilled)
      }
    }
  }

  /// Puts the slots one after another and lets estimated sides of the run follow its contents.
  private func place(
    _ slots: [Slot], of group: LayoutGroup, inner: Size, in run: inout GroupRun
  ) {
    let axis = group.axis
    let cross = axis.cross
    let gap = group.interItemSpacing ?? .fixed(0)
    let grows = group.layoutSize[axis].isEstimated
    let share = grows ? 0 : share(of: slots, gap: gap, axis: axis, length: inner[axis])
    let crossLength =
      if group.layoutSize[cross].isEstimated {
        slots.filter(\.isFilled).map { $0.size[cross] + $0.subitem.edgeSpacing.minimum(cross) }
          .max() ?? 0
      } else {
        inner[cross]
      }

    var position = 0.0
    for (index, slot) in slots.enumerated() where slot.isFilled {
      if index > 0 { position += SpacingDistribution.room(gap, share: share) }
      position += SpacingDistribution.room(slot.gap(before: axis), share: share)
      var origin = Point.zero
      origin[axis] = group.contentInsets.start(axis) + resolution.grid.nearest(position)
      origin[cross] =
        group.contentInsets.start(cross)
        + resolution.grid.nearest(
          SpacingDistribution.start(
            of: slot.size[cross], edges: slot.subitem.edgeSpacing, axis: cross, in: crossLength))
      add(slot, at: origin, parentSize: inner, to: &run)
      position += slot.size[axis]
      position += SpacingDistribution.room(slot.gap(behind: axis), share: share)
    }

    if grows { run.size[axis] = position + group.contentInsets.total(axis) }
    if group.layoutSize[cross].isEstimated {
      run.size[cross] = crossLength + group.contentInsets.total(cross)
    }
  }

  private func share(
    of slots: [Slot], gap: LayoutSpacing, axis: Axis, length: Double
  ) -> Double {
    var distribution = SpacingDistribution(length: length)
    for (index, slot) in slots.enumerated() {
      if index > 0 { distribution.add(gap) }
      distribution.add(slot.gap(before: axis))
      distribution.add(slot.size[axis])
      distribution.add(slot.gap(behind: axis))
    }
    return distribution.share
  }

  private func add(_ slot: Slot, at origin: Point, parentSize: Size, to run: inout GroupRun) {
    let place = Rect(origin: origin, size: slot.size)
    let host: Rect
    if let nested = slot.nested {
      guard !nested.leaves.isEmpty else { return }
      run.append(nested, at: origin)
      host = place
    } else {
      let size = slot.subitem.layoutSize
      host = place.inset(
        by: slot.subitem.contentInsets, along: Axis.allCases.filter { !size[$0].isEstimated })
      run.leaves.append(GroupRun.Leaf(frame: host, zIndex: 0, layoutSize: size))
    }
    let base = slot.nested == nil ? host.size : parentSize
    for item in slot.subitem.supplementaryItems {
      run.supplementaries.append(supplementary(item, host: host, base: base))
    }
  }

  /// The place of a view tied to `host` (rule L-4.4); its fractions are of `base`.
  func supplementary(
    _ item: LayoutSupplementaryItem, host: Rect, base: Size
  ) -> GroupRun.Supplementary {
    let size = resolution.size(item.layoutSize, of: base)
    let itemAnchor = item.itemAnchor ?? item.containerAnchor
    var frame = Rect(origin: host.origin, size: size)
    for axis in Axis.allCases {
      let from = item.containerAnchor.fraction(axis)
      let to = itemAnchor.fraction(axis)
      let distance = from * host.size[axis] - to * size[axis]
      let isCentred = from == 0.5 || to == 0.5
      frame.origin[axis] += isCentred ? resolution.grid.nearest(distance) : distance
      frame.origin[axis] += item.containerAnchor.distance(axis, size: size)
      if let itemAnchor = item.itemAnchor {
        frame.origin[axis] += itemAnchor.distance(axis, size: size)
      }
    }
    return GroupRun.Supplementary(
      elementKind: item.elementKind, frame: frame.inset(by: item.contentInsets),
      zIndex: item.zIndex)
  }
}
