extension GroupSequence {
  /// Notes what a cell answered; `nil` makes it an estimate again.
  ///
  /// - Complexity: O(log *n*); O(*n*) when the group packs by estimated lengths, and O(*m*) for
  ///   *m* measured items when all the section's cells are to have one size.
  mutating func measure(_ answer: Size?, item: Int) {
    guard item < itemCount, measured[item] != answer else { return }
    measured[item] = answer
    relayOut(item: item)
  }

  /// Makes room for new items, which nobody has measured; what was measured moves with its item.
  ///
  /// - Complexity: O(log *n*) when a group holds one item; otherwise the *m* measured items
  ///   behind change places in their groups, which takes O(*m* log *n*).
  mutating func insertItems(_ count: Int, at item: Int) {
    measured.insertPlaces(count, at: item)
    itemCount += count
    if itemsPerGroup == 1, isRegular { runs.insertPlaces(count, at: item) }
    relayOut(behind: item)
  }

  /// Takes items away, with what was measured of them.
  ///
  /// - Complexity: As for inserting.
  mutating func deleteItems(_ items: Range<Int>) {
    measured.removePlaces(items)
    itemCount -= items.count
    if itemsPerGroup == 1, isRegular { runs.removePlaces(items) }
    relayOut(behind: items.lowerBound)
  }

  /// Lets the groups be as the pattern has them, less what is known of their measured items.
  mutating func resetTail() {
    runs = SparseRow()
    resetShortRun()
  }

  // MARK: Runs

  func solvedPattern() -> GroupRun {
    var full = solver.run(group, size: size, supply: .unlimited)
    shareSizes(with: &full)
    full.addSupplementaries(of: group, base: base, solver: solver)
    return full
  }

  /// A run of its own for some items, trimmed when it is short (rule L-2.7).
  ///
  /// Where a full group overflows, what it leaves over is negative, and the rule would take more
  /// from a short one than it has. No recording shows that; a length ends at zero here.
  func solvedRun(firstItem: Int, limit: Int) -> GroupRun {
    var supply = GroupSolver.Supply(limit: min(limit, GroupPacking.mostSlots))
    if !measured.isEmpty { supply.measured = { [measured] in measured[firstItem + $0] } }
    var run = solver.run(group, size: size, supply: supply)
    if run.leaves.count == limit, limit < itemsPerGroup,
      !group.isCustom, !group.layoutSize[axis].isEstimated
    {
      let recorder = recorder
      let unused =
        run.size[axis] - recorder.start(group.contentInsets, axis, of: "LayoutGroup")
        - recorder.end(group.contentInsets, axis, of: "LayoutGroup")
        - recorder.given(pattern.reach(axis), "reach of a full group")
      let trimmed =
        recorder.given(run.reach(axis), "reach of its items") + unused.named("left over")
      run.size[axis] = trimmed.value < 0 ? Amount.largest(trimmed, .zero) : trimmed
    }
    shareSizes(with: &run)
    run.addSupplementaries(of: group, base: base, solver: solver)
    return run
  }

  private func shareSizes(with run: inout GroupRun) {
    for (axis, shared) in sectionWideGroupSizes {
      run.size[axis] = recorder.given(
        shared, "largest group \(axis.extentName) in the section",
        "LayoutGroup.layoutSize.\(axis.extentName)Dimension")
    }
  }

  /// Whether every group is a full pattern or the last one.
  private var isRegular: Bool { !flowsByMeasurement && !sharesSizesSectionWide }

  private mutating func relayOut(item: Int) {
    if flowsByMeasurement {
      flow()
    } else if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else {
      remeasure(group: place(ofItem: item).group)
    }
  }

  private mutating func relayOut(behind item: Int) {
    if flowsByMeasurement {
      flow()
    } else if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else {
      resetShortRun()
      guard itemsPerGroup > 1 else { return }
      let firstGroup = item / itemsPerGroup
      runs.removeValues(from: firstGroup)
      remeasureGroups(from: firstGroup)
    }
  }

  /// Solves the groups from `firstGroup` on that hold measured items.
  private mutating func remeasureGroups(from firstGroup: Int) {
    var done = -1
    for (item, _) in measured.elements(from: firstGroup * itemsPerGroup) {
      let group = item / itemsPerGroup
      if group > done { remeasure(group: group) }
      done = group
    }
  }

  private mutating func remeasure(group index: Int) {
    let firstItem = firstItem(ofGroup: index)
    let limit = min(itemsPerGroup, itemCount - firstItem)
    let tailIndex = index - flowed.count
    guard measured.elements(from: firstItem, to: firstItem + limit).isEmpty == false else {
      runs[tailIndex] = nil
      return
    }
    let run = solvedRun(firstItem: firstItem, limit: limit)
    runs[tailIndex] = MeasuredRun(
      run: run, rowLength: run.size[axis].value - pattern.size[axis].value,
      rowExtent: run.size[axis.cross].value)
  }

  private mutating func resetShortRun() {
    let rest = itemCount <= tailItem ? 0 : (itemCount - tailItem) % itemsPerGroup
    guard rest > 0 else {
      shortRun = nil
      return
    }
    var unmeasured = self
    unmeasured.measured = SparseRow()
    shortRun = unmeasured.solvedRun(firstItem: itemCount - rest, limit: rest)
  }

  // MARK: Flowing

  /// Whether measuring can change the number of items in a run (rule L-3.10).
  private var flowsByMeasurement: Bool { group.flowsByMeasurement }

  /// Solves runs one by one as far as there are measured items.
  private mutating func flow() {
    let last = min(measured.end, itemCount)
    var item = 0
    var origin = 0.0
    flowed = []
    while item < last {
      let run = solvedRun(firstItem: item, limit: itemCount - item)
      guard !run.leaves.isEmpty else { break }
      flowed.append(FlowedRun(run: run, firstItem: item, origin: origin))
      item += run.leaves.count
      origin = origin + run.size[axis].value + gap.value
    }
    tailItem = item
    tailOrigin = origin
    resetTail()
  }

  // MARK: Uniform sections

  private var sectionWideAxes: [Axis] {
    Axis.allCases.filter { group.layoutSize[$0].isUniformAcrossSiblings }
  }

  var sharesSizesSectionWide: Bool { !group.isCustom && !sectionWideAxes.isEmpty }

  /// Gives all uniform cells of the section the largest size among them, and all groups the size
  /// of the largest (rule L-3.11).
  mutating func shareSizesSectionWide() {
    let measured = measured.elements()
    sectionWideGroupSizes = [:]
    for axis in sectionWideAxes {
      solver.sectionWideSizes[axis] = largestUniformSize(axis, measured)
    }
    pattern = solvedPattern()
    resetTail()
    guard itemsPerGroup > 0 else { return }
    remeasureGroups(from: 0)
    for axis in sectionWideAxes {
      let sizes = runs.elements().map { $0.value.run.size[axis].value }
      let isAllMeasured = runs.count == tailGroupCount
      let all = sizes + (isAllMeasured && !sizes.isEmpty ? [] : [pattern.size[axis].value])
      sectionWideGroupSizes[axis] = all.max()
    }
    pattern = solvedPattern()
    resetTail()
    remeasureGroups(from: 0)
  }

  private func largestUniformSize(
    _ axis: Axis, _ measured: [(place: Int, value: Size)]
  ) -> Double? {
    var natural = solver
    natural.sectionWideSizes = [:]
    natural.resolution.recorder = .off
    let leaves = natural.run(group, size: size, supply: .unlimited).leaves
    guard !leaves.isEmpty else { return nil }
    var answered = Array(repeating: 0, count: leaves.count)
    var largest: Double?
    for (item, size) in measured {
      let leaf = item % leaves.count
      guard leaves[leaf].layoutSize[axis].isUniformAcrossSiblings else { continue }
      answered[leaf] += 1
      largest = max(largest ?? size[axis], size[axis])
    }
    for (leaf, count) in answered.enumerated() {
      let dimension = leaves[leaf].layoutSize[axis]
      let items = itemCount / leaves.count + (leaf < itemCount % leaves.count ? 1 : 0)
      if dimension.isUniformAcrossSiblings, count < items {
        largest = max(largest ?? dimension.value, dimension.value)
      }
    }
    return largest
  }
}

extension GroupRun {
  /// Places the views tied to the section's group itself.
  mutating func addSupplementaries(of group: LayoutGroup, base: Amounts, solver: GroupSolver) {
    guard !leaves.isEmpty else { return }
    let host = Rect(origin: .zero, size: size.size)
    supplementaries += group.supplementaryItems.map {
      solver.supplementary($0, host: host, base: base.size)
    }
  }
}

extension GroupSequence {
  /// Makes the pattern again from amounts that know where they came from.
  mutating func record(size: Amounts, base: Amounts) {
    solver.resolution.recorder = .on
    self.size = size
    self.base = base
    pattern = solvedPattern()
  }
}

extension LayoutGroup {
  /// Whether the group, or one inside it, packs by lengths that measuring changes.
  fileprivate var flowsByMeasurement: Bool {
    var isFlowing = false
    if case .subitems(let subitems) = content, !layoutSize[axis].isEstimated {
      isFlowing = subitems.contains { $0.layoutSize[axis].isEstimated }
    }
    return isFlowing
      || subitems.contains { subitem in
        if case .group(let group) = subitem { group.flowsByMeasurement } else { false }
      }
  }
}
