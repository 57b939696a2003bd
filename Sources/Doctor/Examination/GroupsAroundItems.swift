import CompositionalLayout

/// Which groups stand around an item of a section: a run of the outermost group repeats.
struct GroupsAroundItems {
  /// A group, and the first item of the run that stands in it.
  struct Place {
    var group: ReckonedGroup
    var firstItem: Int
  }

  private let groups: [[Int]: ReckonedGroup]
  /// How many items a run of each group holds.
  private var counts: [[Int]: Int] = [:]

  /// The groups of one section, each before those inside it.
  init(_ reckoned: [ReckonedGroup]) {
    groups = Dictionary(reckoned.map { ($0.path, $0) }) { first, _ in first }
    for group in reckoned.reversed() { counts[group.path] = count(in: group) }
  }

  private func count(in group: ReckonedGroup) -> Int {
    guard !group.subitems.isEmpty else { return 0 }
    let each = group.subitems.indices.map { itemCount(of: group, subitem: $0) }
    let (rounds, rest) = group.slotCount.quotientAndRemainder(dividingBy: each.count)
    return each.reduce(0, +) * rounds + each.prefix(rest).reduce(0, +)
  }

  private func itemCount(of group: ReckonedGroup, subitem: Int) -> Int {
    switch group.subitems[subitem].subitem {
    case .item: 1
    case .group: counts[group.path + [subitem], default: 0]
    }
  }

  /// The groups around an item, the outermost first; none where a group has frames of its own.
  ///
  /// - Complexity: O(*d* · *m*) for groups *d* deep with *m* subitems in a run.
  func around(item: Int) -> [Place] {
    guard let outermost = groups[[]], let count = counts[[]], count > 0 else { return [] }
    var places = [Place(group: outermost, firstItem: item - item % count)]
    while let place = places.last, let inside = inner(of: place, around: item) {
      places.append(inside)
    }
    return places
  }

  private func inner(of place: Place, around item: Int) -> Place? {
    let group = place.group
    var first = place.firstItem
    for slot in 0..<group.slotCount {
      let subitem = slot % group.subitems.count
      let next = first + itemCount(of: group, subitem: subitem)
      if item < next {
        return groups[group.path + [subitem]].map { Place(group: $0, firstItem: first) }
      }
      first = next
    }
    return nil
  }
}
