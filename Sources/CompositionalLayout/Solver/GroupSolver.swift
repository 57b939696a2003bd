/// Fills groups with items (rules L-2.3 to L-2.6, L-2.9 and L-3.11).
struct GroupSolver: Hashable, Sendable {
  var resolution: DimensionResolution
  /// On each axis the size that all uniform cells of a section share, where the section's own
  /// group is uniform and so makes them all siblings.
  var sectionWideSizes: [LayoutAxis: Double] = [:]

  var recorder: DerivationRecorder { resolution.recorder }

  /// Which items a run is to be filled with.
  struct Supply {
    /// The items there are; a run takes no more than it has slots for.
    var limit: Int
    /// The size the cell of an item answered, counted from the run's first item; `nil` when no
    /// cell has answered.
    var measured: ((_ leaf: Int) -> LayoutExtent?)?

    /// As many items as a run has slots for.
    static var unlimited: Supply { Supply(limit: .max) }

    /// Whether there are more items than any run takes.
    var isUnlimited: Bool { limit > .max / 2 }

    func size(_ leaf: Int) -> LayoutExtent? { measured?(leaf) }

    /// The supply once `count` items have been taken.
    func dropping(_ count: Int) -> Supply {
      guard let measured else { return Supply(limit: limit - count) }
      return Supply(limit: limit - count) { measured($0 + count) }
    }
  }

  /// A subitem of a run with its resolved size.
  struct Slot {
    var subitem: LayoutSubitem
    var size: Amounts
    /// The nested run, for a group.
    var nested: GroupRun?
    /// The items taken before this slot.
    var firstLeaf: Int
    /// Whether there was an item left for it.
    var isFilled: Bool
    var isMeasured = false
    var uniformAxes = AxisSet()

    func gap(before axis: LayoutAxis) -> LayoutSpacing {
      subitem.edgeSpacing?.start(axis) ?? .fixed(0)
    }
    func gap(behind axis: LayoutAxis) -> LayoutSpacing {
      subitem.edgeSpacing?.end(axis) ?? .fixed(0)
    }
  }

  /// The most slots that are filled for one run, those of nested runs included.
  private static let mostFilledSlots = 10 * LayoutLimit.itemsInGroup.value

  /// One run of `group` at the resolved `size`; empty when the group has no room for an item, or
  /// has more items than are allowed.
  ///
  /// - Parameter slotCount: How many slots a run is known to have; `nil` to find out.
  func run(
    _ group: LayoutGroup, size: Amounts, supply: Supply, slotCount: Amount? = nil
  ) -> GroupRun {
    if case .custom(let items) = group.content {
      return customRun(group, items: items, size: size, supply: supply)
    }
    var run = GroupRun(size: size, insets: group.contentInsets)
    let inner = Amounts { axis in
      let room =
        size[axis] - recorder.start(group.contentInsets, axis, of: "LayoutGroup")
        - recorder.end(group.contentInsets, axis, of: "LayoutGroup")
      return room.named("group's inner \(axis.extentName)")
    }
    guard hasRoom(group, inner: inner.size) else { return run }
    // A slot is an item's number only while no slot holds a whole group.
    let holdsItemsOnly = group.subitems.allSatisfy { if case .item = $0 { true } else { false } }
    var packing = GroupPacking(
      group: group, inner: inner, resolution: resolution,
      measured: holdsItemsOnly ? supply.measured : nil)
    guard let slotCount = slotCount ?? packing.slotCount() else {
      run.exceedsLimit = true
      return run
    }
    run.slotCount = slotCount
    run.lookahead = packing.lookahead
    let count = Int(slotCount.value)
    guard count > 0 else { return run }
    guard
      var slots = slots(
        group, count: count, base: packing.base(count: slotCount), supply: supply,
        filled: &run.filledSlots)
    else {
      run.exceedsLimit = true
      return run
    }
    for case (let slot, let nested?) in slots.lazy.map({ ($0, $0.nested) }) {
      run.lookahead = max(run.lookahead, slot.firstLeaf + nested.lookahead)
    }
    shareUniformSizes(&slots, of: group)
    place(slots, of: group, inner: inner, in: &run)
    return run
  }

  /// Whether the inner box has any extent where the group does not grow with its contents.
  func hasRoom(_ group: LayoutGroup, inner: LayoutExtent) -> Bool {
    LayoutAxis.allCases.allSatisfy { inner[$0] > 0 || group.layoutSize[$0].isEstimated }
  }

  private func customRun(
    _ group: LayoutGroup, items: [LayoutCustomItem], size: Amounts, supply: Supply
  ) -> GroupRun {
    var run = GroupRun(size: size, insets: group.contentInsets)
    run.slotCount = recorder.given(Double(items.count), "items in a run", "LayoutGroup.items")
    run.leaves = items.prefix(supply.limit).enumerated().map { index, item in
      let isFocus = recorder.isRecording && recorder.focus == index
      return GroupRun.Leaf(
        frame: isFocus ? frame(item) : AmountFrame(item.frame), zIndex: item.zIndex,
        layoutSize: LayoutSize(
          widthDimension: .absolute(item.frame.size.width),
          heightDimension: .absolute(item.frame.size.height)))
    }
    return run
  }

  private func frame(_ item: LayoutCustomItem) -> AmountFrame {
    AmountFrame(
      origin: Amounts {
        recorder.given(
          item.frame.origin[$0], "item \($0.originName)",
          "LayoutCustomItem.frame.\($0.originName)")
      },
      size: Amounts {
        recorder.given(
          item.frame.size[$0], $0.extentName, "LayoutCustomItem.frame.\($0.extentName)")
      })
  }

  /// The slots of a run, or `nil` when they hold more cells than are allowed.
  ///
  /// - Parameter filled: How many slots have been filled, counted on.
  private func slots(
    _ group: LayoutGroup, count: Int, base: Amounts, supply: Supply, filled: inout Int
  ) -> [Slot]? {
    let subitems = group.subitems
    // Runs with measured cells, and recorded ones, fill more slots than the pattern, which has been
    // found to be small enough.
    let isPattern = supply.isUnlimited && supply.measured == nil && !recorder.isRecording
    var fullRuns: [Int: GroupRun] = [:]
    var taken = 0
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    filled += count
    for index in 0..<count {
      let number = index % subitems.count
      let subitem = subitems[number]
      let isFilled = taken < supply.limit
      let rest = isFilled ? supply.dropping(taken) : .unlimited
      let first = taken
      switch subitem {
      case .item(let item):
        let answer = isFilled ? rest.size(0) : nil
        taken += 1
        slots.append(
          Slot(
            subitem: subitem, size: size(of: item, base: base, measured: answer),
            firstLeaf: first, isFilled: isFilled, isMeasured: answer != nil))
      case .group(let nested):
        let isUniformSupply = rest.measured == nil && !recorder.isRecording
        var run: GroupRun
        if isUniformSupply, let full = fullRuns[number], full.leaves.count <= rest.limit {
          run = full
        } else {
          var solver = self
          solver.resolution.recorder = recorder.dropping(first)
          let size = resolution.size(nested.layoutSize, of: base, owner: "LayoutGroup")
          run = solver.run(nested, size: size, supply: rest)
          filled += run.filledSlots
          if run.exceedsLimit || (isPattern && filled > Self.mostFilledSlots) { return nil }
          if isUniformSupply, rest.limit > run.leaves.count { fullRuns[number] = run }
        }
        taken += isFilled ? run.leaves.count : 0
        if isPattern, index > 0, taken > LayoutLimit.itemsInGroup.value { return nil }
        // A group without room for an item takes none in its parent either.
        slots.append(
          Slot(
            subitem: subitem, size: run.size, nested: run, firstLeaf: first,
            isFilled: isFilled && !run.leaves.isEmpty))
      }
    }
    return slots
  }

  private func size(of item: LayoutItem, base: Amounts, measured: LayoutExtent?) -> Amounts {
    var size = resolution.size(
      item.layoutSize, of: base, measured: measured, owner: "LayoutItem")
    for (axis, shared) in sectionWideSizes
    where item.layoutSize[axis].isUniformAcrossSiblings {
      size[axis] = recorder.given(
        shared, "largest \(axis.extentName) in the section",
        "LayoutItem.layoutSize.\(axis.extentName)Dimension")
    }
    return size
  }

  /// Gives uniform siblings the largest size among them, where the group follows its contents.
  private func shareUniformSizes(_ slots: inout [Slot], of group: LayoutGroup) {
    for axis in LayoutAxis.allCases
    where group.layoutSize[axis].isEstimated
      && group.subitems.contains(where: { $0.layoutSize[axis].isUniformAcrossSiblings })
    {
      let siblings = slots.indices.filter {
        slots[$0].subitem.layoutSize[axis].isUniformAcrossSiblings && slots[$0].isFilled
      }
      guard siblings.count > 1 else { continue }
      let largest = Amount.largest(siblings.map { slots[$0].size[axis] })
      for index in siblings {
        slots[index].uniformAxes.insert(AxisSet(axis))
        slots[index].size[axis] =
          largest?.named("largest \(axis.extentName) of the siblings") ?? slots[index].size[axis]
      }
    }
  }
}
