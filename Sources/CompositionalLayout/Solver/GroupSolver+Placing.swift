extension GroupSolver {
  /// Puts the slots one after another and lets estimated sides of the run follow its contents.
  func place(
    _ slots: [Slot], of group: LayoutGroup, inner: Amounts, in run: inout GroupRun
  ) {
    let axis = group.axis
    let cross = axis.cross
    let gap = group.interItemSpacing ?? .fixed(0)
    let minimum = recorder.given(
      gap.spacing, "inter-item spacing", "LayoutGroup.interItemSpacing")
    let grows = group.layoutSize[axis].isEstimated
    let share =
      grows ? .zero : share(of: slots, gap: gap, minimum: minimum, axis: axis, inner[axis])
    let crossLength = crossLength(of: slots, in: group, inner: inner)

    var position = RunningSum(recorder)
    run.leaves.reserveCapacity(slots.count)
    for (index, slot) in slots.lazy.filter(\.isFilled).enumerated() {
      let owner = slot.subitem.owner
      let edges = slot.subitem.edgeSpacing
      if index > 0 { position.add(SpacingDistribution.room(gap, minimum, share: share)) }
      position.add(
        SpacingDistribution.room(
          slot.gap(before: axis), recorder.start(edges, axis, of: owner), share: share))
      // The places of other cells than the one asked about are not written down.
      let isSilent = recorder.isRecording && !slot.holds(recorder.focus)
      var origin = Amounts.zero
      origin[axis] =
        recorder.start(group.contentInsets, axis, of: "LayoutGroup")
        + resolution.grid.nearest(isSilent ? Amount(position.value) : position.amount)
      origin[cross] =
        recorder.start(group.contentInsets, cross, of: "LayoutGroup")
        + resolution.grid.nearest(
          SpacingDistribution.start(
            of: slot.size[cross], edges: edges, axis: cross, in: crossLength, owner: owner,
            recorder))
      add(slot, at: origin, parent: inner, to: &run)
      position.add(slot.size[axis].named("\(slot.subitem.noun) \(index) \(axis.extentName)"))
      position.add(
        SpacingDistribution.room(
          slot.gap(behind: axis), recorder.end(edges, axis, of: owner), share: share))
    }

    if grows { run.size[axis] = grown(position.amount, axis, group) }
    if group.layoutSize[cross].isEstimated { run.size[cross] = grown(crossLength, cross, group) }
  }

  /// The group's side when it is as long as its contents.
  private func grown(_ contents: Amount, _ axis: LayoutAxis, _ group: LayoutGroup) -> Amount {
    let length =
      contents.named("contents")
      + recorder.start(group.contentInsets, axis, of: "LayoutGroup")
      + recorder.end(group.contentInsets, axis, of: "LayoutGroup")
    return length.named(
      "group \(axis.extentName)", "LayoutGroup.layoutSize.\(axis.extentName)Dimension")
  }

  /// The room across the group: its own, or what the largest slot needs.
  private func crossLength(of slots: [Slot], in group: LayoutGroup, inner: Amounts) -> Amount {
    let cross = group.axis.cross
    guard group.layoutSize[cross].isEstimated else { return inner[cross] }
    let needs = slots.lazy.filter(\.isFilled).map { slot in
      slot.size[cross]
        + slot.subitem.edgeSpacing.minimum(cross, owner: slot.subitem.owner, recorder)
    }
    return Amount.largest(Array(needs)) ?? .zero
  }

  private func share(
    of slots: [Slot], gap: LayoutSpacing, minimum: Amount, axis: LayoutAxis, _ length: Amount
  ) -> Amount {
    var distribution = SpacingDistribution(length: length, recorder)
    for (index, slot) in slots.enumerated() {
      let owner = slot.subitem.owner
      let edges = slot.subitem.edgeSpacing
      if index > 0 { distribution.add(gap, minimum) }
      distribution.add(slot.gap(before: axis), recorder.start(edges, axis, of: owner))
      distribution.add(slot.size[axis])
      distribution.add(slot.gap(behind: axis), recorder.end(edges, axis, of: owner))
    }
    return distribution.share
  }

  private func add(
    _ slot: Slot, at origin: Amounts, parent: Amounts, to run: inout GroupRun
  ) {
    let firstLeaf = run.leaves.count
    var host = AmountFrame(origin: origin, size: slot.size)
    if let nested = slot.nested {
      guard !nested.leaves.isEmpty else { return }
      run.append(nested, at: origin, recorder.dropping(slot.firstLeaf))
    } else {
      let size = slot.subitem.layoutSize
      host = host.inset(
        by: slot.subitem.contentInsets, along: LayoutAxis.allCases.filter { !size[$0].isEstimated },
        of: "LayoutItem", recorder)
      run.leaves.append(
        GroupRun.Leaf(
          frame: host, zIndex: 0, layoutSize: size, isMeasured: slot.isMeasured,
          uniformAxes: slot.uniformAxes))
    }
    let base = slot.nested == nil ? host.size : parent
    for item in slot.subitem.supplementaryItems {
      run.supplementaries.append(
        supplementary(item, host: host, base: base, firstLeaf: firstLeaf))
    }
  }

  /// The place of a view tied to `host` (rule L-4.4); its fractions are of `base`.
  func supplementary(
    _ item: LayoutSupplementaryItem, host: AmountFrame, base: Amounts, firstLeaf: Int
  ) -> GroupRun.Supplementary {
    let owner = "LayoutSupplementaryItem"
    let size = resolution.size(item.layoutSize, of: base, owner: owner)
    let itemAnchor = item.itemAnchor ?? item.containerAnchor
    var frame = AmountFrame(origin: host.origin, size: size)
    for axis in LayoutAxis.allCases {
      let from = recorder.given(
        item.containerAnchor.fraction(axis), "anchor point", "\(owner).containerAnchor.edges")
      let to = recorder.given(
        itemAnchor.fraction(axis), "own anchor point", "\(owner).itemAnchor.edges")
      let distance =
        (from * host.size[axis].named("host's \(axis.extentName)")).named("point of the host")
        - (to * size[axis]).named("point of the view")
      let isCentred = from.value == 0.5 || to.value == 0.5
      frame.origin[axis] =
        host.origin[axis].named("host's \(axis.originName)")
        + (isCentred ? resolution.grid.nearest(distance) : distance)
      let container = offset(item.containerAnchor, axis, size, "\(owner).containerAnchor")
      frame.origin[axis] = frame.origin[axis] + container
      if let own = item.itemAnchor {
        frame.origin[axis] = frame.origin[axis] + offset(own, axis, size, "\(owner).itemAnchor")
      }
    }
    return GroupRun.Supplementary(
      elementKind: item.elementKind,
      frame: frame.inset(by: item.contentInsets, of: owner, recorder),
      zIndex: item.zIndex, firstLeaf: firstLeaf)
  }

  private func offset(
    _ anchor: LayoutAnchor, _ axis: LayoutAxis, _ size: Amounts, _ owner: String
  ) -> Amount {
    switch anchor.offset {
    case .absolute(let offset):
      return recorder.given(
        offset[axis], "anchor offset", "\(owner).absoluteOffset.\(axis.originName)")
    case .fractional(let offset):
      let fraction = recorder.given(
        offset[axis], "anchor offset", "\(owner).fractionalOffset.\(axis.originName)")
      return fraction * size[axis]
    }
  }
}

extension GroupSolver.Slot {
  /// Whether the cell `leaf` of the run is in the slot.
  fileprivate func holds(_ leaf: Int?) -> Bool {
    guard let leaf else { return false }
    return (firstLeaf..<(firstLeaf + (nested?.leaves.count ?? 1))).contains(leaf)
  }
}

extension LayoutSubitem {
  fileprivate var noun: String {
    switch self {
    case .item: "item"
    case .group: "group"
    }
  }
}
