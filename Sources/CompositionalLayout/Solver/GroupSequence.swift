/// The groups of a section in a row: a pattern repeated, and what measuring changed in it.
///
/// A row nobody has measured is one solved run times a count. A measured group keeps its own run,
/// and the differences of their lengths are summed in a tree. Only where measured widths change
/// how many items a run takes are the runs up to the last measured item kept one by one.
struct GroupSequence: Hashable, Sendable {
  let group: LayoutGroup
  var solver: GroupSolver
  /// The group's resolved outer size.
  var size: Amounts
  /// What fractions of the group's own supplementary items are of.
  var base: Amounts
  /// The axis the groups follow one another on.
  let axis: Axis
  let interGroupSpacing: Double
  var itemCount: Int
  /// Whether views are tied to the groups or their items.
  let hasSupplementaries: Bool
  /// A group with all its items.
  var pattern: GroupRun

  var flowed: FlowedRuns
  var runs = SparseRow<MeasuredRun>()
  var measured = SparseRow<Size>()
  /// The last group when items run out in it, trimmed.
  var shortRun: GroupRun?
  /// On each axis the size of all groups, where the section's group is uniform.
  var sectionWideGroupSizes: [Axis: Double] = [:]

  /// A group some of whose cells have answered.
  struct MeasuredRun: RowValue {
    var run: GroupRun
    /// How much longer it is than the pattern.
    var rowLength: Double
    /// Its extent across the row.
    var rowExtent: Double
    var rowCount: Int { 1 }
  }

  init(
    group: LayoutGroup, solver: GroupSolver, size: Amounts, base: Amounts, axis: Axis,
    itemCount: Int, interGroupSpacing: Double
  ) {
    self.group = group
    self.solver = solver
    self.size = size
    self.base = base
    self.axis = axis
    self.interGroupSpacing = interGroupSpacing
    hasSupplementaries = LayoutSubitem.group(group).hasSupplementaryItems
    pattern = GroupRun(size: size, insets: group.contentInsets)
    flowed = FlowedRuns(axis: axis, patternItems: 0, pitch: 0, gap: 0)
    self.itemCount = 0
    pattern = solvedPattern()
    flowed = FlowedRuns(
      axis: axis, patternItems: pattern.leaves.count, pitch: pitch.value, gap: gap.value)
    self.itemCount = pattern.leaves.isEmpty ? 0 : max(0, itemCount)
    if sharesSizesSectionWide { shareSizesSectionWide() } else { resetTail() }
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

  /// The run of a group, unless it is the pattern.
  func ownRun(ofGroup index: Int) -> GroupRun? {
    if let flowed = flowed.group(index) { return flowed.run }
    let tailIndex = index - flowed.count
    if !runs.isEmpty, let measured = runs[tailIndex] { return measured.run }
    return shortRun != nil && tailIndex == tailGroupCount - 1 ? shortRun : nil
  }

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
    for (index, measured) in runs.elements() {
      for number in next..<index { body(start + Double(number) * pitch + deviation, nil) }
      body(start + Double(index) * pitch + deviation, measured.run)
      next = index + 1
      deviation = runs.length(before: next)
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
    let value = runs.length(before: tailIndex)
    guard recorder.isRecording, value != 0 else { return Amount(value) }
    let measured = runs.elements().prefix { $0.place < tailIndex }.filter {
      $0.value.rowLength != 0
    }
    return Amount.combined(
      .sum(measured.map { _ in .plus }),
      measured.map {
        recorder.given($0.value.run.size[axis].value, "group \($0.place) measured")
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
      ? recordedRun(ofGroup: last, leaf: nil).size : run(ofGroup: last).size
    return origin(ofGroup: last) + size[axis].named("last group's \(axis.extentName)")
  }

  /// The extent of the widest group across the row.
  ///
  /// - Complexity: O(1).
  var crossLength: Amount {
    let cross = axis.cross
    var extents: [Amount] = []
    if !flowed.isEmpty {
      extents.append(recorder.given(flowed.extent, "largest group of measured widths"))
    }
    if !runs.isEmpty { extents.append(recorder.given(runs.extent, "largest measured group")) }
    let hasShort = shortRun != nil
    let lastIsMeasured = hasShort && runs.end == tailGroupCount
    let full = tailGroupCount - (hasShort ? 1 : 0)
    if full > runs.count - (lastIsMeasured ? 1 : 0) || flowed.hasPatterns {
      extents.append(pattern.size[cross].named("group \(cross.extentName)"))
    }
    if let shortRun, !lastIsMeasured {
      extents.append(recorder.given(shortRun.size[cross].value, "last group's \(cross.extentName)"))
    }
    return extents.count == 1 ? extents[0] : Amount.largest(extents) ?? .zero
  }

  /// The groups that lie between two coordinates along the row, those that touch included.
  ///
  /// - Complexity: O(log² *n*).
  func groups(from start: Double, to end: Double) -> Range<Int> {
    let first = (0..<groupCount).partitioningIndex {
      origin(ofGroup: $0).value + run(ofGroup: $0).size[axis].value >= start
    }
    let last = (first..<groupCount).partitioningIndex { origin(ofGroup: $0).value > end }
    return first..<last
  }
}

extension Size: RowValue {
  var rowLength: Double { 0 }
  var rowExtent: Double { 0 }
  var rowCount: Int { 0 }
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
