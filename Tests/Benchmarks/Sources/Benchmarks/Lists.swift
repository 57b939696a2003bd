import DiffableDataSource
import Measuring

/// Two states of sections and items, as lists.
struct Lists<ID: Hashable & Sendable> {
  var old: [[ID]]
  var new: [[ID]]

  /// The two snapshots, each built from its list alone.
  var snapshots: (old: Snapshot<Int, ID>, new: Snapshot<Int, ID>) {
    (snapshot(of: old), snapshot(of: new))
  }
}

/// A snapshot with sections 0, 1, 2, … that hold `lists`.
func snapshot<ID: Hashable & Sendable>(of lists: [[ID]]) -> Snapshot<Int, ID> {
  var snapshot = Snapshot<Int, ID>()
  do {
    try snapshot.appendSections(Array(lists.indices))
    for (section, items) in lists.enumerated() {
      try snapshot.appendItems(items, toSection: section)
    }
  } catch {
    fatalError("\(error)")
  }
  return snapshot
}

extension Lists {
  /// A fifth deleted, as many inserted in random places, and one in fifty moved.
  static func edited(count: Int, _ identifier: (Int) -> ID) -> Lists {
    var random = SeededGenerator(seed: 1)
    let old = (0..<count).map(identifier)
    var new = old.filter { _ in random.next() % 5 != 0 }
    var moved: [ID] = []
    new.removeAll { item in
      guard random.next() % 50 == 0 else { return false }
      moved.append(item)
      return true
    }
    let inserted = moved + (count..<(count + count / 5)).map(identifier)
    return Lists(old: [old], new: [interleave(new, inserted.shuffled(using: &random), &random)])
  }

  private static func interleave(
    _ list: [ID], _ inserted: [ID], _ random: inout SeededGenerator
  ) -> [ID] {
    let places = inserted.map { _ in Int.random(in: 0...list.count, using: &random) }.sorted()
    var result: [ID] = []
    result.reserveCapacity(list.count + inserted.count)
    var next = 0
    for (place, item) in list.enumerated() {
      while next < places.count, places[next] == place {
        result.append(inserted[next])
        next += 1
      }
      result.append(item)
    }
    return result + inserted[next...]
  }
}

extension Lists<Int> {
  static func shuffled(count: Int) -> Lists {
    var random = SeededGenerator(seed: 2)
    return Lists(old: [Array(0..<count)], new: [(0..<count).shuffled(using: &random)])
  }

  /// Each section gives two of its items away, to random sections.
  static func crossing(sections: Int, each: Int) -> Lists {
    var random = SeededGenerator(seed: 3)
    let old = (0..<sections).map { Array(($0 * each)..<(($0 + 1) * each)) }
    var new = old
    for section in 0..<sections {
      for _ in 0..<2 {
        guard !new[section].isEmpty else { continue }
        let item = new[section].remove(
          at: Int.random(in: 0..<new[section].count, using: &random))
        let target = Int.random(in: 0..<sections, using: &random)
        new[target].insert(item, at: Int.random(in: 0...new[target].count, using: &random))
      }
    }
    return Lists(old: old, new: new)
  }
}
