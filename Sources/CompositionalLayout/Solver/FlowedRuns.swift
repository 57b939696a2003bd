/// Groups that measured widths have given their own numbers of items, one behind the other.
///
/// Only groups that differ from the pattern keep a run. Groups like the pattern are counted with
/// the next one that does.
struct FlowedRuns: Hashable, Sendable {
  /// A group with a run of its own, and the groups like the pattern right before it.
  struct Stretch: RowValue {
    var run: GroupRun
    var patterns: Int
    /// With the groups before it, and a gap behind each.
    var rowLength: Double
    var rowExtent: Double
    var rowCount: Int { patterns + 1 }
  }

  /// A group: its number, its first item, its start along the row, its run if it has one.
  struct Place {
    var group = 0
    var firstItem = 0
    var origin = 0.0
    var run: GroupRun?
  }

  let axis: Axis
  /// The items of a group like the pattern.
  let patternItems: Int
  /// From the start of a group like the pattern to the start of the next.
  let pitch: Double
  /// The room between two groups.
  let gap: Double

  /// By the first item of the group that has a run.
  private var stretches = SparseRow<Stretch>()
  /// The items of all groups.
  private(set) var itemCount = 0

  init(axis: Axis, patternItems: Int, pitch: Double, gap: Double) {
    self.axis = axis
    self.patternItems = patternItems
    self.pitch = pitch
    self.gap = gap
  }

  /// The number of groups.
  var count: Int { stretches.rowCount }
  var isEmpty: Bool { stretches.isEmpty }
  /// The length of all groups, with a gap behind each.
  var length: Double { stretches.length }
  /// The extent across the row of the widest group that has a run.
  var extent: Double { stretches.extent }
  /// Whether some groups are like the pattern.
  var hasPatterns: Bool { stretches.rowCount > stretches.count }
  /// The groups that have a run of their own.
  ///
  /// - Complexity: O(*n*) for *n* of them.
  var runs: [GroupRun] { stretches.elements().map(\.value.run) }

  /// The group with a number.
  ///
  /// - Complexity: O(log *n*) for *n* groups that have a run.
  func group(_ number: Int) -> Place? {
    stretches.holding(number).map { position in
      let before = number - position.countBefore
      let stretch = position.value
      var place = Place(group: number)
      place.origin = position.lengthBefore + Double(before) * pitch
      place.firstItem = position.place - (stretch.patterns - before) * patternItems
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
      place.group = found.countBefore + stretch.patterns
      place.firstItem = found.place
      place.origin = found.lengthBefore + Double(stretch.patterns) * pitch
      place.run = stretch.run
      guard item >= found.place + stretch.run.leaves.count else { return place }
      place.group += 1
      place.firstItem += stretch.run.leaves.count
      place.origin = found.lengthBefore + stretch.rowLength
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
      rowLength: Double(patterns) * pitch + (run.size[axis].value + gap),
      rowExtent: run.size[axis.cross].value)
  }

  /// Calls `body` for every group that has a run, and says how many like the pattern stand before.
  ///
  /// - Complexity: O(*n*) for *n* groups that have a run.
  func visit(_ body: (_ place: Place, _ patterns: Int) -> Void) {
    stretches.visit { position in
      let patterns = position.value.patterns
      let place = Place(
        group: position.countBefore + patterns, firstItem: position.place,
        origin: position.lengthBefore + Double(patterns) * pitch, run: position.value.run)
      body(place, patterns)
    }
  }
}
