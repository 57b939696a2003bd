import DiffableDataSource
import Measuring

/// Building and editing snapshots.
func runEditingBenchmarks() throws {
  guard isWanted("editing") else { return }
  let n = 1_000_000
  let all = Array(0..<n)
  let base = yardstick(old: all, new: all, runs: 3)
  let build = shortest(of: 3) {
    var places: [Int: Int] = [:]
    for identifier in all { places[identifier] = identifier }
    consume(places)
  }
  let append = shortest(of: 3) { consume(snapshot(of: [all])) }
  report(
    "append 1,000,000 in one call, in dictionary builds", append / build, limit: 2,
    note: milliseconds(append))

  let few = 10_000
  let listed = shortest(of: 20) {
    var places: [Int: Int] = [:]
    var list: [Int] = []
    for identifier in 0..<few {
      places[identifier] = identifier
      list.append(identifier)
    }
    consume((places, list))
  }
  let single = try shortestThrowing(of: 20) {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    for identifier in 0..<few { try snapshot.appendItems([identifier], toSection: 0) }
    consume(snapshot)
  }
  report(
    "append 10,000 one by one, in arrays with a dictionary", single / listed, limit: 1.5,
    note: milliseconds(single))

  let applied = snapshot(of: [all])
  var random = SeededGenerator(seed: 4)
  let time = try shortestThrowing(of: 5) {
    var edited = applied
    try edit(&edited, times: 100, below: n, &random)
    consume(edited.difference(from: applied))
  }
  report(
    "100 edits in 1,000,000 and their difference", time / base, limit: 0.01,
    note: milliseconds(time))

  var current = applied
  var worst = 0.0
  var total = 0.0
  for _ in 0..<50 {
    let before = current
    let time = try shortestThrowing(of: 1) {
      try edit(&current, times: 100, below: n, &random)
      consume(current.difference(from: before))
    }
    worst = max(worst, time)
    total += time
  }
  report(
    "the same 50 times in a row, each upon the last, on average", total / 50 / base, limit: 0.01,
    note: "\(milliseconds(total / 50)), slowest \(milliseconds(worst))")

  var edited = applied
  let edits = 2000
  let one = try shortestThrowing(of: 1) { try edit(&edited, times: edits, below: n, &random) }
  report("one edit of 1,000,000, in µs", one / Double(edits) * 1e6, limit: 100)
  let find = shortest(of: 3) {
    var sum = 0
    for item in stride(from: 0, to: n, by: 100) { sum &+= edited.indexOfItem(item) ?? 0 }
    consume(sum)
  }
  report("indexOfItem after those, in µs", find / 10_000 * 1e6, limit: 20)
}

/// Deletes, inserts and moves in turn, at random places.
func edit(
  _ snapshot: inout Snapshot<Int, Int>, times: Int, below bound: Int,
  _ random: inout SeededGenerator
) throws {
  for _ in 0..<times {
    let item = present(in: snapshot, below: bound, &random)
    let anchor = present(in: snapshot, below: bound, &random)
    switch random.next() % 4 {
    case 0: try snapshot.deleteItems([item])
    case 1:
      let new = Int(truncatingIfNeeded: random.next() >> 2) | 1 << 62
      try snapshot.insertItems([new], beforeItem: anchor)
    default: if item != anchor { try snapshot.moveItem(item, afterItem: anchor) }
    }
  }
}

private func present(
  in snapshot: Snapshot<Int, Int>, below bound: Int, _ random: inout SeededGenerator
) -> Int {
  while true {
    let item = Int.random(in: 0..<bound, using: &random)
    if snapshot.sectionIdentifier(containingItem: item) != nil { return item }
  }
}

func shortestThrowing(of runs: Int, _ body: () throws -> Void) throws -> Double {
  var failure: (any Error)?
  let time = shortest(of: runs) {
    do { try body() } catch { failure = error }
  }
  if let failure { throw failure }
  return time
}
