/// The groups of a section in a row: a pattern repeated, and what measuring changed in it.
///
/// A row nobody has measured is one solved run times a count. Of measured groups only what they
/// take is kept, and how much more that is than the pattern is summed in a tree. Only where measured
/// widths change how many items a run takes are the runs up to the last measured item kept one by
/// one.
struct GroupSequence: Hashable, Sendable {
  let group: LayoutGroup
  var solver: GroupSolver
  /// The group's resolved outer size.
  var size: Amounts
  /// What fractions of the group's own supplementary items are of.
  var base: Amounts
  /// The axis the groups follow one another on.
  let axis: LayoutAxis
  let interGroupSpacing: Double
  var itemCount: Int
  /// Whether views are tied to the groups or their items.
  let hasSupplementaries: Bool
  /// Whether measuring can change the number of items in a run (rule L-3.10).
  let flowsByMeasurement: Bool
  /// A group with all its items.
  var pattern: GroupRun

  var flowed: FlowedRuns
  /// Where none flow, the groups that hold measured items, by their first items: not only those
  /// there are, but each that would be if other items came or went before it.
  var measuredGroups = SparseRow<MeasuredGroup>()
  var measured = SparseRow<LayoutExtent>()
  /// The last group when items run out in it, trimmed.
  var shortRun: GroupRun?
  /// On each axis the size of all groups, where the section's group is uniform.
  var sectionWideGroupSizes: [LayoutAxis: Double] = [:]

  /// What measuring has cost.
  var effort = SolvingEffort()

  /// What a full group takes when some of its cells have answered.
  struct MeasuredGroup: RowValue {
    var size: LayoutExtent
    /// How much longer it is than the pattern, what views reach beyond it, and one group.
    var rowSum: GroupSum
    /// The items of a group: every so many places a group begins.
    var rowPeriod: Int
  }

  init(
    group: LayoutGroup, solver: GroupSolver, size: Amounts, base: Amounts, axis: LayoutAxis,
    itemCount: Int, interGroupSpacing: Double
  ) {
    self.group = group
    self.solver = solver
    self.size = size
    self.base = base
    self.axis = axis
    self.interGroupSpacing = interGroupSpacing
    hasSupplementaries = LayoutSubitem.group(group).hasSupplementaryItems
    flowsByMeasurement = group.flowsByMeasurement
    pattern = GroupRun(size: size, insets: group.contentInsets)
    flowed = FlowedRuns(axis: axis, pattern: pattern, pitch: 0, gap: 0)
    self.itemCount = 0
    pattern = solvedPattern()
    flowed = FlowedRuns(axis: axis, pattern: pattern, pitch: pitch.value, gap: gap.value)
    self.itemCount = pattern.leaves.isEmpty ? 0 : max(0, itemCount)
    if sharesSizesSectionWide { shareSizesSectionWide() } else { resetTail() }
  }

  /// The groups of another section with the same layout, of which nothing is measured.
  ///
  /// - Complexity: That of solving the last group, when it is short of items.
  func unmeasured(itemCount: Int) -> GroupSequence {
    var groups = self
    groups.measured = SparseRow()
    groups.flowed = FlowedRuns(axis: axis, pattern: pattern, pitch: pitch.value, gap: gap.value)
    groups.itemCount = pattern.leaves.isEmpty ? 0 : max(0, itemCount)
    if sharesSizesSectionWide { groups.shareSizesSectionWide() } else { groups.resetTail() }
    return groups
  }

  var recorder: DerivationRecorder { solver.recorder }
  var itemsPerGroup: Int { pattern.leaves.count }
  /// The first item of the groups that follow the pattern.
  var tailItem: Int { flowed.itemCount }
  var tailGroupCount: Int {
    itemCount <= tailItem ? 0 : (itemCount - tailItem - 1) / itemsPerGroup + 1
  }

  /// The room between one group's end and the next one's start.
  var gap: Amount {
    group.edgeSpacing.minimum(axis, owner: "LayoutGroup", recorder)
      + recorder.given(
        interGroupSpacing, "inter-group spacing", "LayoutSection.interGroupSpacing")
  }

  var pitch: Amount { (pattern.size[axis] + gap).named("from one group to the next") }

  var groupCount: Int { flowed.count + tailGroupCount }

  /// The number of the group an item is in, and its place there.
  func place(ofItem item: Int) -> (group: Int, leaf: Int) {
    if item < tailItem {
      let place = flowed.group(holdingItem: item)
      return (place.group, item - place.firstItem)
    }
    let place = (item - tailItem).quotientAndRemainder(dividingBy: itemsPerGroup)
    return (flowed.count + place.quotient, place.remainder)
  }

  func firstItem(ofGroup index: Int) -> Int {
    flowed.group(index)?.firstItem ?? tailItem + (index - flowed.count) * itemsPerGroup
  }

  /// The run of a group, trimmed if it is the last and short of items.
  func run(ofGroup index: Int) -> GroupRun {
    ownRun(ofGroup: index) ?? pattern
  }

  /// The run of a group, unless it is the pattern; that of a measured group is solved anew.
  func ownRun(ofGroup index: Int) -> GroupRun? {
    if let flowed = flowed.group(index) { return flowed.run }
    if isShort(index) { return shortRun }
    return measuredGroups[firstItem(ofGroup: index)] == nil
      ? nil : solvedRun(firstItem: firstItem(ofGroup: index), limit: itemsPerGroup)
  }

  /// What a group takes; nothing is solved.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func size(ofGroup index: Int) -> LayoutExtent {
    if let flowed = flowed.group(index) { return (flowed.run ?? pattern).size.size }
    if isShort(index), let shortRun { return shortRun.size.size }
    return measuredGroups[firstItem(ofGroup: index)]?.size ?? pattern.size.size
  }

  private func isShort(_ index: Int) -> Bool { shortRun != nil && index == groupCount - 1 }

  /// The run of a group made again, with where the frame of its cell `leaf` comes from.
  func recordedRun(ofGroup index: Int, leaf: Int?) -> GroupRun {
    let count = run(ofGroup: index).leaves.count
    let first = firstItem(ofGroup: index)
    var copy = self
    copy.solver.resolution.recorder.focus = leaf
    let isFlowed = index < flowed.count
    let limit = isFlowed ? itemCount - first : min(itemsPerGroup, itemCount - first)
    return copy.solvedRun(firstItem: first, limit: max(count, limit))
  }

  /// Where a group starts, from the start of the first group.
  ///
  /// - Complexity: O(log *n*).
  func origin(ofGroup index: Int) -> Amount {
    if let place = flowed.group(index) { return flowedOrigin(index, place.origin) }
    let tailIndex = index - flowed.count
    let before = recorder.given(Double(tailIndex), "groups before")
    let regular = tailIndex == 0 ? .zero : before * pitch
    return flowedOrigin(flowed.count, flowed.length) + regular.named("groups before as estimated")
      + deviation(before: tailIndex)
  }

  /// Calls `body` for every group in order with its start, nothing written down, and its run
  /// unless it is the pattern.
  ///
  /// - Complexity: O(*n*) for *n* groups, and O(log *m*) for each of *m* that were measured.
  func forEachGroup(_ body: (_ origin: Double, _ own: GroupRun?) -> Void) {
    let pitch = pitch.value
    flowed.visit { place, patterns in
      for number in 0..<patterns {
        body(place.origin - Double(patterns) * pitch + Double(number) * pitch, nil)
      }
      body(place.origin, place.run)
    }
    let count = tailGroupCount
    let start = flowed.length
    var deviation = 0.0
    var next = 0
    for (item, _) in measuredGroups.elements() where item.isMultiple(of: itemsPerGroup) {
      let index = item / itemsPerGroup
      for number in next..<index { body(start + Double(number) * pitch + deviation, nil) }
      body(start + Double(index) * pitch + deviation, ownRun(ofGroup: index))
      next = index + 1
      deviation = measuredGroups.sum(before: item + 1).length
    }
    guard next < count else { return }
    for number in next..<(count - 1) { body(start + Double(number) * pitch + deviation, nil) }
    body(start + Double(count - 1) * pitch + deviation, shortRun)
  }

  /// The groups before a flowed one, and the gaps between, which add up to `origin`.
  private func flowedOrigin(_ index: Int, _ origin: Double) -> Amount {
    guard recorder.isRecording, !flowed.isEmpty else { return Amount(origin) }
    var terms: [Amount] = []
    func add(patterns: Int) {
      guard patterns > 0 else { return }
      let groups = recorder.given(Double(patterns), "groups as estimated") * pitch
      terms.append(groups.named("groups as estimated"))
    }
    var last = 0
    flowed.visit { place, patterns in
      guard last < index else { return }
      add(patterns: min(patterns, index - last))
      last += patterns
      guard last < index, let run = place.run else { return }
      terms.append(
        recorder.given(run.size[axis].value, "group \(last) \(axis.extentName)") + gap)
      last += 1
    }
    guard !terms.isEmpty else { return Amount(origin) }
    return Amount.combined(.sum(terms.map { _ in .plus }), terms, origin).named("groups before")
  }

  private func deviation(before tailIndex: Int) -> Amount {
    let item = tailIndex * itemsPerGroup
    let value = measuredGroups.sum(before: item).length
    guard recorder.isRecording, value != 0 else { return Amount(value) }
    let measured = measuredGroups.elements(to: item).filter {
      $0.place.isMultiple(of: itemsPerGroup) && $0.value.rowSum.length != 0
    }
    return Amount.combined(
      .sum(measured.map { _ in .plus }),
      measured.map {
        recorder.given($0.value.size[axis], "group \($0.place / itemsPerGroup) measured")
          - pattern.size[axis]
      }, value
    ).named("what measuring changed before")
  }

  /// The distance from the first group's start to the last one's end, edge spacing left out.
  var length: Amount {
    guard groupCount > 0 else { return .zero }
    let last = groupCount - 1
    let size =
      recorder.isRecording
      ? recordedRun(ofGroup: last, leaf: nil).size : Amounts(size(ofGroup: last))
    return origin(ofGroup: last) + size[axis].named("last group's \(axis.extentName)")
  }

  /// The extent of the widest group across the row.
  ///
  /// - Complexity: O(1).
  var crossLength: Amount {
    let cross = axis.cross
    var extents: [Amount] = []
    if !flowed.isEmpty {
      extents.append(recorder.given(flowed.sum.extent, "largest group of measured widths"))
    }
    let measured = measuredGroups.sum
    if measured.count > 0 {
      extents.append(recorder.given(measured.extent, "largest measured group"))
    }
    let full = tailGroupCount - (shortRun == nil ? 0 : 1)
    if full > measured.count || flowed.hasPatterns {
      extents.append(pattern.size[cross].named("group \(cross.extentName)"))
    }
    if let shortRun {
      extents.append(recorder.given(shortRun.size[cross].value, "last group's \(cross.extentName)"))
    }
    return extents.count == 1 ? extents[0] : Amount.largest(extents) ?? .zero
  }

  /// The groups that lie between two coordinates along the row, those that touch included.
  ///
  /// - Complexity: O(log² *n*).
  func groups(from start: Double, to end: Double) -> Range<Int> {
    // A negative gap may let each group begin before the one in front of it.
    guard pitch.value >= 0 else {
      let first = (0..<groupCount).partitioningIndex { origin(ofGroup: $0).value <= end }
      let last = (first..<groupCount).partitioningIndex {
        origin(ofGroup: $0).value + size(ofGroup: $0)[axis] < start
      }
      return first..<last
    }
    let first = (0..<groupCount).partitioningIndex {
      origin(ofGroup: $0).value + size(ofGroup: $0)[axis] >= start
    }
    let last = (first..<groupCount).partitioningIndex { origin(ofGroup: $0).value > end }
    return first..<last
  }
}

/// Measured sizes are only looked up.
extension LayoutExtent: RowValue {
  struct Nothing: RowSum {
    static func += (sum: inout Nothing, other: Nothing) {}
  }

  var rowSum: Nothing { Nothing() }
  var rowPeriod: Int { .max }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that all later ones satisfy too.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
