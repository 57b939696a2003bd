/// Running sums over a long row of numbers of which few are not zero.
///
/// Only nodes that have been touched are kept, so an empty tree over ten million places is free.
struct FenwickTree: Hashable, Sendable {
  private var nodes: [Int: Double] = [:]
  private let count: Int

  init(count: Int) { self.count = count }

  var isEmpty: Bool { nodes.isEmpty }

  /// Adds `delta` to the number at `index`.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ delta: Double, at index: Int) {
    guard delta != 0 else { return }
    var node = index + 1
    while node <= count {
      nodes[node, default: 0] += delta
      node += node & -node
    }
  }

  /// The sum of the numbers before `index`.
  ///
  /// - Complexity: O(log *n*).
  func sum(before index: Int) -> Double {
    guard !nodes.isEmpty else { return 0 }
    var sum = 0.0
    var node = min(index, count)
    while node > 0 {
      sum += nodes[node] ?? 0
      node -= node & -node
    }
    return sum
  }
}
