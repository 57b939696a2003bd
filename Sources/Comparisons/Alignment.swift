/// Two lists side by side: what both have in the same order, and what one alone has.
struct Alignment {
  /// A place in either list, or the places of the same in both.
  enum Step: Hashable {
    case both(Int, Int)
    case gone(Int)
    case come(Int)
  }

  /// How many elements are aligned; of more, those at the same place are taken for the same.
  private static let most = 5_000

  /// All places of both lists in order, what is gone before what came for it.
  private(set) var steps: [Step] = []

  /// The alignment that keeps the most.
  ///
  /// - Complexity: O(*n* · *d*) for *n* elements and *d* differences.
  init(_ old: [String], _ new: [String]) {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    if max(old.count, new.count) <= Self.most {
      for step in new.difference(from: old) {
        switch step {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, _, _): come.insert(offset)
        }
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, gone.contains(left) || right >= new.count {
        steps.append(.gone(left))
        left += 1
      } else if right < new.count, come.contains(right) || left >= old.count {
        steps.append(.come(right))
        right += 1
      } else {
        steps.append(.both(left, right))
        (left, right) = (left + 1, right + 1)
      }
    }
  }
}
