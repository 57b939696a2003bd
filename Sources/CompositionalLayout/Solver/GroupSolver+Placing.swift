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
    for (index, slot) in slots.filter(\.isFilled).enumerated() {
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
      add(slot, at: origin, parentSize: inner, to: &run)
      position.add(slot.size[axis].named("\(slot.subitem.noun) \(index) \(axis.extentName)"))
      position.add(
        SpacingDistribution.room(
          slot.gap(behind: axis), recorder.end(edges, axis, of: owner), share: share))
    }

    if grows { run.size[axis] = grown(position.amount, axis, group) }
    if group.layoutSize[cross].isEstimated { run.size[cross] = grown(crossLength, cross, group) }
  }

  /// The group's side when it is as long as its contents.
  private func grown(_ contents: Amount, _ axis: Axis, _ group: LayoutGroup) -> Amount {
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
    let needs = slots.filter(\.isFilled).map { slot in
      slot.size[cross]
        + slot.subitem.edgeSpacing.minimum(cross, owner: slot.subitem.owner, recorder)
    }
    return Amount.largest(needs) ?? .zero
  }

  private func share(
    of slots: [Slot], gap: LayoutSpacing, minimum: Amount, axis: Axis, _ length: Amount
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
    _ slot: Slot, at origin: Amounts, parentSize: Amounts, to run: inout GroupRun
  ) {
    let place = AmountFrame(origin: origin, size: slot.size)
    let host: Rect
    if let nested = slot.nested {
      guard !nested.leaves.isEmpty else { return }
      run.append(nested, at: origin, recorder.dropping(slot.firstLeaf))
      host = place.rect
    } else {
      let size = slot.subitem.layoutSize
      let frame = place.inset(
        by: slot.subitem.contentInsets, along: Axis.allCases.filter { !size[$0].isEstimated },
        of: "LayoutItem", recorder)
      host = frame.rect
      run.leaves.append(
        GroupRun.Leaf(
          frame: frame, zIndex: 0, layoutSize: size, isMeasured: slot.isMeasured,
          uniformAxes: slot.uniformAxes))
    }
    let base = slot.nested == nil ? host.size : parentSize.size
    for item in slot.subitem.supplementaryItems {
      run.supplementaries.append(supplementary(item, host: host, base: base))
    }
  }

  /// The place of a view tied to `host` (rule L-4.4); its fractions are of `base`.
  func supplementary(
    _ item: LayoutSupplementaryItem, host: Rect, base: Size
  ) -> GroupRun.Supplementary {
    let size = resolution.size(
      item.layoutSize, of: Amounts(base), owner: "LayoutSupplementaryItem"
    ).size
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
