/// The groups of a section in a row: a pattern repeated, and what measuring changed in it.
///
/// A row nobody has measured is one solved run times a count. A measured group keeps its own run,
/// and the difference of its length lives in a Fenwick tree. Only where measured widths change how
/// many items a run takes are the runs up to the last measured item kept one by one.
struct GroupSequence: Hashable, Sendable {
  let group: LayoutGroup
  let solver: GroupSolver
  /// The group's resolved outer size.
  let size: Size
  /// What fractions of the group's own supplementary items are of.
  let base: Size
  /// The axis the groups follow one another on.
  let axis: Axis
  let itemCount: Int
  /// The room between one group's end and the next one's start.
  let gap: Double
  /// A group with all its items.
  let pattern: GroupRun

  /// A group that measured widths have given its own number of items.
  struct FlowedRun: Hashable, Sendable {
    var run: GroupRun
    var firstItem: Int
    var origin: Double
  }

  private(set) var flowed: [FlowedRun] = []
  /// The first item and the origin of the groups that follow the pattern.
  private var tailItem = 0
  private var tailOrigin = 0.0
  private var measuredRuns: [Int: GroupRun] = [:]
  private var deviations: FenwickTree
  private(set) var measured: [Int: Size] = [:]
  /// The last group when items run out in it, trimmed.
  private var shortRun: GroupRun?

  init(
    group: LayoutGroup, solver: GroupSolver, size: Size, base: Size, axis: Axis, itemCount: Int,
    interGroupSpacing: Double
  ) {
    self.group = group
    self.solver = solver
    self.size = size
    self.base = base
    self.axis = axis
    gap = group.edgeSpacing.minimum(axis) + interGroupSpacing
    var full = solver.run(group, size: size, supply: .unlimited)
    full.addSupplementaries(of: group, base: base, solver: solver)
    pattern = full
    self.itemCount = full.leaves.isEmpty ? 0 : max(0, itemCount)
    deviations = FenwickTree(count: 0)
    shortRun = nil
    resetTail()
  }

  private var itemsPerGroup: Int { pattern.leaves.count }
  private var tailGroupCount: Int {
    itemCount == 0 ? 0 : (itemCount - tailItem + itemsPerGroup - 1) / itemsPerGroup
  }
  private var pitch: Double { pattern.size[axis] + gap }

  var groupCount: Int { flowed.count + tailGroupCount }

  /// The number of the group an item is in, and its place there.
  func place(ofItem item: Int) -> (group: Int, leaf: Int) {
    if item < tailItem {
      let index = flowed.partitioningIndex { $0.firstItem > item } - 1
      return (index, item - flowed[index].firstItem)
    }
    let place = (item - tailItem).quotientAndRemainder(dividingBy: itemsPerGroup)
    return (flowed.count + place.quotient, place.remainder)
  }

  func firstItem(ofGroup index: Int) -> Int {
    index < flowed.count
      ? flowed[index].firstItem : tailItem + (index - flowed.count) * itemsPerGroup
  }

  /// The run of a group, trimmed if it is the last and short of items.
  func run(ofGroup index: Int) -> GroupRun {
    if index < flowed.count { return flowed[index].run }
    return measuredRuns[index - flowed.count] ?? unmeasuredRun(ofGroup: index - flowed.count)
  }

  /// Where a group starts, from the start of the first group.
  ///
  /// - Complexity: O(log *n*).
  func origin(ofGroup index: Int) -> Double {
    if index < flowed.count { return flowed[index].origin }
    let tailIndex = index - flowed.count
    return tailOrigin + Double(tailIndex) * pitch + deviations.sum(before: tailIndex)
  }

  /// The distance from the first group's start to the last one's end, edge spacing left out.
  var length: Double {
    guard groupCount > 0 else { return 0 }
    return origin(ofGroup: groupCount - 1) + run(ofGroup: groupCount - 1).size[axis]
  }

  /// The extent of the widest group across the row.
  var crossLength: Double {
    let cross = axis.cross
    var runs = flowed.map(\.run) + measuredRuns.values
    if tailGroupCount > measuredRuns.count {
      runs.append(tailGroupCount == 1 ? run(ofGroup: groupCount - 1) : pattern)
    }
    return runs.map { $0.size[cross] }.max() ?? 0
  }

  /// The groups that lie between two coordinates along the row, those that touch included.
  ///
  /// - Complexity: O(log² *n*).
  func groups(from start: Double, to end: Double) -> Range<Int> {
    let first = (0..<groupCount).partitioningIndex {
      origin(ofGroup: $0) + run(ofGroup: $0).size[axis] >= start
    }
    let last = (first..<groupCount).partitioningIndex { origin(ofGroup: $0) > end }
    return first..<last
  }

  /// Notes what a cell answered.
  ///
  /// - Complexity: O(log *n*); O(*n*) when the group packs by estimated lengths.
  mutating func measure(_ measuredSize: Size, item: Int) {
    guard item < itemCount, measured[item] != measuredSize else { return }
    measured[item] = measuredSize
    if flowsByMeasurement {
      flow()
    } else {
      remeasure(group: place(ofItem: item).group)
    }
  }

  // MARK: Runs

  private func unmeasuredRun(ofGroup tailIndex: Int) -> GroupRun {
    if tailIndex == tailGroupCount - 1, let shortRun { shortRun } else { pattern }
  }

  private mutating func resetTail() {
    measuredRuns = [:]
    deviations = FenwickTree(count: tailGroupCount)
    let rest = itemCount == 0 ? 0 : (itemCount - tailItem) % itemsPerGroup
    shortRun = rest == 0 ? nil : solvedRun(firstItem: itemCount - rest, limit: rest)
  }

  /// A run of its own for some items, trimmed when it is short (rule L-2.7).
  private func solvedRun(firstItem: Int, limit: Int) -> GroupRun {
    let supply = GroupSolver.Supply(limit: limit) { [measured] in measured[firstItem + $0] }
    var run = solver.run(group, size: size, supply: supply)
    if run.leaves.count < itemsPerGroup, limit < itemsPerGroup,
      !group.isCustom, !group.layoutSize[axis].isEstimated
    {
      let inner = run.size[axis] - group.contentInsets.total(axis)
      run.size[axis] = run.reach(axis) + (inner - pattern.reach(axis))
    }
    run.addSupplementaries(of: group, base: base, solver: solver)
    return run
  }

  private mutating func remeasure(group index: Int) {
    let firstItem = firstItem(ofGroup: index)
    let run = solvedRun(firstItem: firstItem, limit: min(itemsPerGroup, itemCount - firstItem))
    let tailIndex = index - flowed.count
    let before = measuredRuns[tailIndex] ?? unmeasuredRun(ofGroup: tailIndex)
    // A full run is measured against the pattern, the last one only ever ends the row.
    deviations.add(run.size[axis] - before.size[axis], at: tailIndex)
    measuredRuns[tailIndex] = run
  }

  /// Whether measuring can change the number of items in a run (rule L-3.10).
  private var flowsByMeasurement: Bool {
    guard case .subitems(let subitems) = group.content,
      !group.layoutSize[group.axis].isEstimated
    else { return false }
    return subitems.contains { $0.layoutSize[group.axis].isEstimated }
  }

  /// Solves runs one by one as far as there are measured items.
  private mutating func flow() {
    let last = measured.keys.max() ?? -1
    var item = 0
    var origin = 0.0
    flowed = []
    while item <= last, item < itemCount {
      let run = solvedRun(firstItem: item, limit: itemCount - item)
      guard !run.leaves.isEmpty else { break }
      flowed.append(FlowedRun(run: run, firstItem: item, origin: origin))
      item += run.leaves.count
      origin += run.size[axis] + gap
    }
    tailItem = item
    tailOrigin = origin
    resetTail()
  }
}

extension GroupRun {
  /// Places the views tied to the section's group itself.
  mutating func addSupplementaries(of group: LayoutGroup, base: Size, solver: GroupSolver) {
    guard !leaves.isEmpty else { return }
    let host = Rect(origin: .zero, size: size)
    supplementaries += group.supplementaryItems.map {
      solver.supplementary($0, host: host, base: base)
    }
  }
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
