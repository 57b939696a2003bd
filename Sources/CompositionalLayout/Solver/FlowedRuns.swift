/// Groups that measured widths have given their own numbers of items, one behind the other.
///
/// What an edit moves, places and lengths, stands apart from the runs, which it leaves as they are.
struct FlowedRuns: Hashable, Sendable {
  /// Where a group stands.
  struct Place: Hashable, Sendable {
    var firstItem = 0
    var origin = 0.0
    /// The extent across the row of the widest group before.
    var extentBefore = -Double.infinity
    var itemCount = 0
    var length = 0.0
    var extent = -Double.infinity

    /// The extent of the widest group so far.
    var widest: Double { max(extentBefore, extent) }

    /// The place behind, `gap` points from this one's end.
    func next(gap: Double) -> Place {
      Place(
        firstItem: firstItem + itemCount, origin: origin + length + gap, extentBefore: widest)
    }

    mutating func move(to place: Place) {
      firstItem = place.firstItem
      origin = place.origin
      extentBefore = place.extentBefore
    }
  }

  private(set) var runs: [GroupRun] = []
  private(set) var places: [Place] = []

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }
  /// The extent across the row of the widest group.
  var widest: Double? { places.last?.widest }

  /// The group that holds an item.
  ///
  /// - Complexity: O(log *n*) for *n* groups.
  func group(ofItem item: Int) -> Int { places.partitioningIndex { $0.firstItem > item } - 1 }

  /// Puts solved groups in the place of others, and what is behind them where it then belongs, as
  /// far as groups begin before the item `end`.
  ///
  /// - Complexity: O(*n*) for *n* groups behind, unless they stay where they are.
  mutating func replace(
    _ range: Range<Int>, with solved: FlowedRuns, gap: Double, before end: Int
  ) {
    runs.replaceSubrange(range, with: solved.runs)
    places.replaceSubrange(range, with: solved.places)
    var index = range.lowerBound + solved.count
    while index < count {
      let place = index > 0 ? places[index - 1].next(gap: gap) : Place()
      if place.firstItem >= end { break }
      places[index].move(to: place)
      index += 1
    }
    places.removeSubrange(index...)
    runs.removeSubrange(index...)
  }

  mutating func append(_ run: GroupRun, at place: Place, along axis: Axis) {
    var place = place
    place.itemCount = run.leaves.count
    place.length = run.size[axis].value
    place.extent = run.size[axis.cross].value
    places.append(place)
    runs.append(run)
  }
}
