/// Groups that measured widths have given their own numbers of items, one behind the other.
///
/// Only groups that differ from the pattern keep a run. Groups like the pattern are counted with
/// the next one that does.
struct FlowedRuns: Hashable, Sendable {
  /// A group with a run of its own, and the groups like the pattern right before it.
  struct Stretch: RowValue {
    var run: GroupRun
    var patterns: Int
    var rowSum: Sum
    var rowPeriod: Int { 1 }
  }

  /// Some stretches together.
  struct Sum: RowSum, Hashable {
    /// Lengths with a gap behind each group; of groups that have a run the largest extent and
    /// overhang; the number of groups.
    var groups = GroupSum()
    /// The views of each kind.
    var views: [String: Int] = [:]

    static func += (sum: inout Sum, other: Sum) {
      sum.groups += other.groups
      if !other.views.isEmpty { sum.views.merge(other.views) { $0.addingUpToLimit($1) } }
    }
  }

  /// A group: its number, its first item, its start along the row, its run if it has one.
  struct Place {
    var group = 0
    var firstItem = 0
    var origin = 0.0
    /// How many views of each kind are tied to the groups before.
    var views: [String: Int] = [:]
    var run: GroupRun?
  }

  let axis: LayoutAxis
  /// The items of a group like the pattern.
  let patternItems: Int
  /// The views of each kind in a group like the pattern.
  private let patternViews: [String: Int]
  /// From the start of a group like the pattern to the start of the next.
  let pitch: Double
  /// The room between two groups.
  let gap: Double

  /// By the first item of the group that has a run.
  private var stretches = SparseRow<Stretch>()
  /// The items of all groups.
  private(set) var itemCount = 0

  init(axis: LayoutAxis, pattern: GroupRun, pitch: Double, gap: Double) {
    self.axis = axis
    patternItems = pattern.leaves.count
    patternViews = pattern.viewCounts
    self.pitch = pitch
    self.gap = gap
  }

  /// The number of groups.
  var count: Int { sum.count }
  var isEmpty: Bool { stretches.isEmpty }
  /// All groups, as `Sum.groups` says.
  var sum: GroupSum { stretches.sum.groups }
  /// The length of all groups, with a gap behind each.
  var length: Double { sum.length }
  /// Whether some groups are like the pattern.
  var hasPatterns: Bool { count > stretches.count }

  /// The group with a number.
  ///
  /// - Complexity: O(log *n*) for *n* groups that have a run.
  func group(_ number: Int) -> Place? {
    stretches.first(where: { $0.groups.count > number }).map { position in
      let before = number - position.before.groups.count
      let stretch = position.value
      var place = Place(group: number)
      place.origin = position.before.groups.length + Double(before) * pitch
      place.firstItem = position.place - (stretch.patterns - before) * patternItems
      place.views = views(position.before.views, patterns: before)
      place.run = before == stretch.patterns ? stretch.run : nil
      return place
    }
  }

  /// The group that holds an item, here or, counted on by the pattern, behind.
  ///
  /// - Complexity: O(log *n*) for *n* groups that have a run.
  func group(holdingItem item: Int) -> Place {
    var place = Place()
    if let found = stretches.last(upTo: item) {
      let stretch = found.value
      place.group = found.before.groups.count + stretch.patterns
      place.firstItem = found.place
      place.origin = found.before.groups.length + Double(stretch.patterns) * pitch
      place.run = stretch.run
      guard item >= found.place + stretch.run.leaves.count else { return place }
      place.group += 1
      place.firstItem += stretch.run.leaves.count
      place.origin = found.before.groups.length + stretch.rowSum.groups.length
      place.run = nil
    }
    let patterns = (item - place.firstItem) / patternItems
    place.group += patterns
    place.firstItem += patterns * patternItems
    place.origin += Double(patterns) * pitch
    return place
  }

  /// Whether a group, here or behind, begins with an item.
  func begins(at item: Int) -> Bool { group(holdingItem: item).firstItem == item }

  /// Moves groups as their first items move when some come, or go when `count` is negative.
  mutating func shift(by count: Int, at item: Int) {
    if count > 0 { stretches.insertPlaces(count, at: item) }
    if count < 0 { stretches.removePlaces(item..<(item - count)) }
  }

  /// Puts solved groups in the place of those that begin from `item` to before `end`; `nil` for
  /// the end takes all.
  ///
  /// - Parameter solved: The groups that differ from the pattern, by their first items.
  /// - Complexity: O(*k* + log *n*) for *k* solved groups.
  mutating func replace(
    from item: Int, to end: Int?, with solved: [(firstItem: Int, run: GroupRun)]
  ) {
    var next = stretches.last(upTo: item - 1).map { $0.place + $0.value.run.leaves.count } ?? 0
    var elements: [(place: Int, value: Stretch)] = []
    elements.reserveCapacity(solved.count)
    for (firstItem, run) in solved {
      elements.append((firstItem, stretch(run, patterns: (firstItem - next) / patternItems)))
      next = firstItem + run.leaves.count
    }
    stretches.replaceValues(in: item..<(end ?? .max), with: elements)
    if let end, let place = stretches.firstPlace(from: end), let behind = stretches[place] {
      let patterns = (place - next) / patternItems
      if patterns != behind.patterns {
        stretches[place] = stretch(behind.run, patterns: patterns)
      }
    }
    itemCount = stretches.last(upTo: .max).map { $0.place + $0.value.run.leaves.count } ?? 0
  }

  private func stretch(_ run: GroupRun, patterns: Int) -> Stretch {
    Stretch(
      run: run, patterns: patterns,
      rowSum: Sum(
        groups: GroupSum(
          length: Double(patterns) * pitch + (run.size[axis].value + gap),
          extent: run.size[axis.cross].value, overhang: run.overhang(along: axis),
          count: patterns + 1),
        views: views(run.viewCounts, patterns: patterns)))
  }

  /// The views with those of some groups like the pattern.
  private func views(_ views: [String: Int], patterns: Int) -> [String: Int] {
    patternViews.isEmpty
      ? views
      : views.merging(patternViews.mapValues { $0.multipliedUpToLimit(by: patterns) }) {
        $0.addingUpToLimit($1)
      }
  }

  /// How many views of each kind are tied to the groups before one, here or behind.
  func views(beforeGroup index: Int) -> [String: Int] {
    group(index)?.views ?? views(stretches.sum.views, patterns: index - count)
  }

  /// Calls `body` for every group that has a run, and says how many like the pattern stand before.
  ///
  /// - Complexity: O(*n* log *n*) for *n* groups that have a run.
  func visit(_ body: (_ place: Place, _ patterns: Int) -> Void) {
    for (item, stretch) in stretches.elements() {
      let before = stretches.sum(before: item).groups
      let place = Place(
        group: before.count + stretch.patterns, firstItem: item,
        origin: before.length + Double(stretch.patterns) * pitch, run: stretch.run)
      body(place, stretch.patterns)
    }
  }
}
