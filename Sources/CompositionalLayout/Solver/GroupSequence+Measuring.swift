extension GroupSequence {
  /// Notes what a cell answered; `nil` makes it an estimate again.
  ///
  /// - Complexity: O(log *n*). When the group packs by estimated lengths, O(*k* log *n*) for *k*
  ///   groups whose items change; O(*m*) for *m* measured items when all the section's cells are to
  ///   have one size.
  mutating func measure(_ answer: Size?, item: Int) {
    guard item < itemCount, measured[item] != answer else { return }
    measured[item] = answer
    if flowsByMeasurement {
      flow(edited: item..<(item + 1))
    } else if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else {
      remeasure(group: place(ofItem: item).group)
    }
  }

  /// Notes what the cells of several items answered, in ascending order, where none had before.
  ///
  /// - Complexity: O(*m*) for *m* answers, besides solving the groups they are in.
  mutating func measure(_ answers: [(place: Int, value: Size)]) {
    let shown = answers.prefix { $0.place < itemCount }
    guard !shown.isEmpty else { return }
    measured = SparseRow(Array(shown))
    if flowsByMeasurement {
      flow(edited: 0..<itemCount)
    } else if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else {
      remeasureAllGroups()
    }
  }

  /// Makes room for new items, which nobody has measured; what was measured moves with its item.
  ///
  /// - Complexity: O(log *n*) when as many items come as fill whole groups; otherwise the *m*
  ///   measured items behind change places in their groups, which takes O(*m* log *n*).
  mutating func insertItems(_ count: Int, at item: Int) {
    measured.insertPlaces(count, at: item)
    itemCount += count
    guard isRegular else { return relayOut(edited: item..<(item + count), inserted: count) }
    resetShortRun()
    let firstGroup = item / itemsPerGroup
    guard count % itemsPerGroup == 0 else { return remeasureGroups(from: firstGroup) }
    runs.insertPlaces(count / itemsPerGroup, at: firstGroup)
    // The groups between hold new items only.
    for group in [firstGroup, (item + count) / itemsPerGroup] where group < groupCount {
      remeasure(group: group)
    }
  }

  /// Takes items away, with what was measured of them.
  ///
  /// - Complexity: As for inserting.
  mutating func deleteItems(_ items: Range<Int>) {
    measured.removePlaces(items)
    itemCount -= items.count
    let item = items.lowerBound
    guard isRegular else { return relayOut(edited: item..<item, inserted: -items.count) }
    resetShortRun()
    let firstGroup = item / itemsPerGroup
    let (groups, rest) = items.count.quotientAndRemainder(dividingBy: itemsPerGroup)
    guard rest == 0 else { return remeasureGroups(from: firstGroup) }
    runs.removePlaces(firstGroup..<(firstGroup + groups))
    if firstGroup < groupCount { remeasure(group: firstGroup) }
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

  private mutating func relayOut(edited items: Range<Int>, inserted count: Int) {
    if flowsByMeasurement {
      flow(edited: items, inserted: count)
    } else {
      shareSizesSectionWide()
    }
  }

  /// Solves all groups that hold measured items, where none flow.
  private mutating func remeasureAllGroups() {
    runs = SparseRow(measuredRuns(from: 0))
  }

  /// Solves the groups from `firstGroup` on that hold measured items, where none flow.
  private mutating func remeasureGroups(from firstGroup: Int) {
    runs.removeValues(from: firstGroup)
    for (group, run) in measuredRuns(from: firstGroup) { runs[group] = run }
  }

  private func measuredRuns(from firstGroup: Int) -> [(place: Int, value: MeasuredRun)] {
    var solved: [(place: Int, value: MeasuredRun)] = []
    for (item, _) in measured.elements(from: firstGroup * itemsPerGroup) {
      let group = item / itemsPerGroup
      if group != solved.last?.place, let run = measuredRun(ofGroup: group) {
        solved.append((group, run))
      }
    }
    return solved
  }

  private mutating func remeasure(group index: Int) {
    runs[index] = measuredRun(ofGroup: index)
  }

  /// The run of a group that does not flow, if some of its items are measured.
  private func measuredRun(ofGroup index: Int) -> MeasuredRun? {
    let firstItem = firstItem(ofGroup: index)
    let limit = min(itemsPerGroup, itemCount - firstItem)
    guard measured.hasElements(from: firstItem, to: firstItem + limit) else { return nil }
    let run = solvedRun(firstItem: firstItem, limit: limit)
    return MeasuredRun(
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

  /// Solves the groups that measured items can change, from an edit on.
  ///
  /// Groups in front of the edited items stay, and so do those behind from where an old one begins
  /// with the same item as a new one does. Where nobody has answered, groups are as the pattern.
  ///
  /// - Parameters:
  ///   - edited: The items that came or answered; where items went, an empty range.
  ///   - inserted: How much farther the items behind stand than before.
  /// - Complexity: O(*k* log *n*) for *k* groups that are solved.
  private mutating func flow(edited: Range<Int>, inserted: Int = 0) {
    let last = min(measured.end, itemCount)
    let start = flowStart(beforeItem: edited.lowerBound)
    let old = flowed
    flowed.shift(by: inserted, at: edited.lowerBound)
    var item = start
    var solved: [(firstItem: Int, run: GroupRun)] = []
    while item < last, item < edited.upperBound || !old.begins(at: item - inserted) {
      item += patternGroups(from: item) * itemsPerGroup
      let run = solvedRun(firstItem: item, limit: itemCount - item)
      if run.leaves.isEmpty { break }
      solved.append((item, run))
      item += run.leaves.count
    }
    flowed.replace(from: start, to: item < last ? item : nil, with: solved)
    resetTail()
  }

  /// The first item of the first group that an edit can change: of the one before the item's own,
  /// which ended where it did because that item had no room in it.
  private func flowStart(beforeItem item: Int) -> Int {
    if group.countsInTwoPasses { return 0 }
    let own = flowed.group(holdingItem: item)
    return own.group == 0 ? 0 : firstItem(ofGroup: own.group - 1)
  }

  /// How many groups from an item on are as the pattern, since nobody has answered so far as they
  /// look.
  private func patternGroups(from item: Int) -> Int {
    if group.countsInTwoPasses { return 0 }
    let end = min(measured.firstPlace(from: item) ?? .max, itemCount)
    return max(0, (end - item - 1) / itemsPerGroup)
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
    remeasureAllGroups()
    for axis in sectionWideAxes {
      let sizes = runs.elements().map { $0.value.run.size[axis].value }
      let isAllMeasured = runs.count == tailGroupCount
      let all = sizes + (isAllMeasured && !sizes.isEmpty ? [] : [pattern.size[axis].value])
      sectionWideGroupSizes[axis] = all.max()
    }
    pattern = solvedPattern()
    resetTail()
    remeasureAllGroups()
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
    let host = AmountFrame(origin: .zero, size: size)
    supplementaries += group.supplementaryItems.map {
      solver.supplementary($0, host: host, base: base, firstLeaf: 0)
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
  /// Whether the group, or one inside it, looks at items that it then leaves to the next run, to
  /// find how many fit without gaps (rule L-2.3).
  fileprivate var countsInTwoPasses: Bool {
    subitems.contains { $0.layoutSize[axis.cross].fractionAxis == axis }
      || subitems.contains { subitem in
        if case .group(let group) = subitem { group.countsInTwoPasses } else { false }
      }
  }

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
