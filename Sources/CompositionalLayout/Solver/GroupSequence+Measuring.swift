extension GroupSequence {
  /// The most items of a group that is solved for every item it could begin with, and not only
  /// for those it does begin with.
  ///
  /// A larger one would take too long to measure: *c* items may begin a group that holds the
  /// measured one, and each such group takes O(*c*) to solve.
  private static let mostItemsOfAnyStart = 32

  /// Notes what a cell answered; `nil` makes it an estimate again.
  ///
  /// - Complexity: O(*c* + log *m*), and solving *c* groups of *c* items each, for *m* measured
  ///   items. When the group packs by estimated lengths, O(*k* log *n*) for *k* groups whose items
  ///   change; O(*m*) when all the section's cells are to have one size.
  mutating func measure(_ answer: LayoutExtent?, item: Int) {
    guard item < itemCount, measured[item] != answer else { return }
    measured[item] = answer
    if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else if flowsByMeasurement {
      flow(edited: item..<(item + 1))
    } else {
      remeasure(around: item..<(item + 1))
    }
  }

  /// Notes what the cells of several items answered, in ascending order, where none had before.
  ///
  /// - Complexity: O(*m*) for *m* answers, besides solving the groups they are in.
  mutating func measure(_ answers: [(place: Int, value: LayoutExtent)]) {
    let shown = answers.prefix { $0.place < itemCount }
    guard !shown.isEmpty else { return }
    measured = SparseRow(Array(shown))
    if sharesSizesSectionWide { shareSizesSectionWide() } else { remeasureAll() }
  }

  /// Makes room for new items, which nobody has measured; what was measured moves with its item.
  ///
  /// - Complexity: As measuring one item: the groups behind, which begin with other items now, have
  ///   been solved before. Of groups with more than 32 items, unless whole ones come, all measured
  ///   ones behind are solved.
  mutating func insertItems(_ count: Int, at item: Int) {
    measured.insertPlaces(count, at: item)
    itemCount += count
    let items = item..<(item + count)
    guard isRegular else { return relayOut(edited: items, inserted: count) }
    measuredGroups.insertPlaces(count, at: item)
    remeasure(around: items, inserted: count)
  }

  /// Takes items away, with what was measured of them.
  ///
  /// - Complexity: As for inserting.
  mutating func deleteItems(_ items: Range<Int>) {
    measured.removePlaces(items)
    itemCount -= items.count
    let place = items.lowerBound..<items.lowerBound
    guard isRegular else { return relayOut(edited: place, inserted: -items.count) }
    measuredGroups.removePlaces(items)
    remeasure(around: place, inserted: -items.count)
  }

  /// Lets the groups be as the pattern has them, less what is known of their measured items.
  mutating func resetTail() {
    measuredGroups = SparseRow()
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
    guard !measured.isEmpty else { return solvedRun(limit: limit) }
    return solvedRun(limit: limit) { [measured] in measured[firstItem + $0] }
  }

  private func solvedRun(limit: Int, measured: ((_ leaf: Int) -> LayoutExtent?)? = nil) -> GroupRun
  {
    let supply = GroupSolver.Supply(limit: limit, measured: measured)
    // Where measuring does not decide how many items a run takes, all take as many.
    let slotCount = recorder.isRecording || flowsByMeasurement ? nil : pattern.slotCount
    var run = solver.run(group, size: size, supply: supply, slotCount: slotCount)
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
    if sharesSizesSectionWide {
      shareSizesSectionWide()
    } else {
      flow(edited: items, inserted: count)
    }
  }

  // MARK: Measured groups

  /// From one item that a group is solved for to begin with to the next.
  private var startStep: Int {
    isRegular && itemsPerGroup <= Self.mostItemsOfAnyStart ? 1 : itemsPerGroup
  }

  /// Solves all groups that measured items can change.
  private mutating func remeasureAll() {
    if flowsByMeasurement {
      flowed = FlowedRuns(axis: axis, pattern: pattern, pitch: pitch.value, gap: gap.value)
      return flow(edited: 0..<itemCount)
    }
    let groups = solvedGroups(beginningIn: 0..<itemCount)
    effort.note(pattern, times: groups.count)
    measuredGroups = SparseRow(groups)
    resetShortRun()
  }

  /// Solves the groups that hold, or could hold, any of some items, or what stands on both sides of
  /// where items went.
  private mutating func remeasure(around items: Range<Int>, inserted: Int = 0) {
    let first = max(0, items.lowerBound - itemsPerGroup + 1)
    // Those behind begin with other items now, and only some have been solved.
    let isShifted = startStep > 1 && !inserted.isMultiple(of: itemsPerGroup)
    let starts = first..<(isShifted ? .max : items.upperBound)
    let groups = solvedGroups(beginningIn: starts)
    effort.note(pattern, times: groups.count)
    measuredGroups.replaceValues(in: starts, with: groups)
    if inserted != 0 || items.upperBound > itemCount - itemCount % itemsPerGroup {
      resetShortRun()
    }
  }

  /// The full groups that hold measured items and begin with any of some items.
  private func solvedGroups(
    beginningIn starts: Range<Int>
  ) -> [(place: Int, value: MeasuredGroup)] {
    let starts = starts.clamped(to: 0..<max(0, itemCount - itemsPerGroup + 1))
    guard !starts.isEmpty else { return [] }
    let end = starts.upperBound + (itemsPerGroup - 1)
    let items = measured.elements(from: starts.lowerBound, to: end)
    var solved: [(place: Int, value: MeasuredGroup)] = []
    var next = starts.lowerBound
    for (index, (item, _)) in items.enumerated() {
      // The groups of which this is the first measured item.
      let first = max(next, item - itemsPerGroup + 1)
      next = min(item + 1, starts.upperBound)
      let step = startStep
      for start in stride(from: (first + step - 1) / step * step, to: next, by: step) {
        solved.append((start, measuredGroup(firstItem: start, items[index...])))
      }
    }
    return solved
  }

  /// - Parameter items: The measured items of the group, and others behind.
  private func measuredGroup(
    firstItem: Int, _ items: ArraySlice<(place: Int, value: LayoutExtent)>
  ) -> MeasuredGroup {
    var answers = [LayoutExtent?](repeating: nil, count: itemsPerGroup)
    for (item, size) in items {
      guard item - firstItem < itemsPerGroup else { break }
      answers[item - firstItem] = size
    }
    let run = solvedRun(limit: itemsPerGroup) { answers[$0] }
    return MeasuredGroup(
      size: run.size.size,
      rowSum: GroupSum(
        length: run.size[axis].value - pattern.size[axis].value,
        extent: run.size[axis.cross].value, overhang: run.overhang(along: axis), count: 1),
      rowPeriod: itemsPerGroup)
  }

  private mutating func resetShortRun() {
    let rest = itemCount <= tailItem ? 0 : (itemCount - tailItem) % itemsPerGroup
    guard rest > 0 else {
      shortRun = nil
      return
    }
    shortRun =
      flowsByMeasurement
      ? solvedRun(limit: rest) : solvedRun(firstItem: itemCount - rest, limit: rest)
    effort.note(shortRun)
  }

  // MARK: Flowing

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
      effort.note(run)
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
    let end = min(measured.firstPlace(from: item) ?? .max, itemCount)
    let lookahead = group.countsInTwoPasses ? pattern.lookahead : 0
    return max(0, (end - item - 1 - lookahead) / itemsPerGroup)
  }

  // MARK: Uniform sections

  private var sectionWideAxes: [LayoutAxis] {
    LayoutAxis.allCases.filter { group.layoutSize[$0].isUniformAcrossSiblings }
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
    effort.note(pattern, times: 2 + sectionWideAxes.count)
    pattern = solvedPattern()
    guard itemsPerGroup > 0 else { return resetTail() }
    remeasureAll()
    for axis in sectionWideAxes {
      sectionWideGroupSizes[axis] = largestGroupSize(axis)
    }
    pattern = solvedPattern()
    remeasureAll()
  }

  private func largestGroupSize(_ axis: LayoutAxis) -> Double? {
    var sizes = measuredGroups.elements().map { $0.value.size[axis] }
    let full = tailGroupCount - (shortRun == nil ? 0 : 1)
    let hasPattern = sizes.count < full || flowed.hasPatterns
    flowed.visit { place, _ in
      if let run = place.run { sizes.append(run.size[axis].value) }
    }
    if let shortRun { sizes.append(shortRun.size[axis].value) }
    if hasPattern || sizes.isEmpty { sizes.append(pattern.size[axis].value) }
    return sizes.max()
  }

  private func largestUniformSize(
    _ axis: LayoutAxis, _ measured: [(place: Int, value: LayoutExtent)]
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
  var flowsByMeasurement: Bool {
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
