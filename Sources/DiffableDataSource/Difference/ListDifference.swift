/// The elements that a list has before and after an update: which stay, and which must move.
struct ListDifference: Sendable {
  /// The places before, in the order after.
  private(set) var sources: [Int32] = []
  /// The places after, ascending.
  private(set) var destinations: [Int32] = []
  /// Whether the elements have kept their order, so that all stay.
  private(set) var ascends = true

  /// Adds the next element in the order after.
  mutating func append(from source: Int, to destination: Int) {
    let source = Int32(truncatingIfNeeded: source)
    if let last = sources.last, last > source { ascends = false }
    sources.append(source)
    destinations.append(Int32(truncatingIfNeeded: destination))
  }

  mutating func reserveCapacity(_ capacity: Int) {
    sources.reserveCapacity(capacity)
    destinations.reserveCapacity(capacity)
  }

  /// Calls `body` with each element in the order after.
  func visitSurvivors(_ body: (_ source: Int, _ destination: Int, _ stays: Bool) -> Void) {
    let kept = ascends ? [] : LongestIncreasingSubsequence.indices(of: sources)
    var next = 0
    for index in sources.indices {
      let stays = ascends || next < kept.count && Int(kept[next]) == index
      if stays { next += 1 }
      body(Int(sources[index]), Int(destinations[index]), stays)
    }
  }

  /// The places after of the elements that stay, ascending.
  var staying: [Int] {
    var staying: [Int] = []
    visitSurvivors { _, destination, stays in if stays { staying.append(destination) } }
    return staying
  }

  /// The elements that move, in the order after.
  var moves: [Move<Int>] {
    var moves: [Move<Int>] = []
    visitSurvivors { source, destination, stays in
      if !stays { moves.append(Move(from: source, to: destination)) }
    }
    return moves
  }
}
