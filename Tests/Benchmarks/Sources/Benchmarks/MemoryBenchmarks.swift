import DiffableDataSource
import Measuring

/// What snapshots and histories of them occupy.
func runMemoryBenchmarks() throws {
  guard isWanted("memory") else { return }
  let all = Array(0..<1_000_000)
  let plain = bytes { (all.map { $0 }, Dictionary(uniqueKeysWithValues: all.map { ($0, $0) })) }
  let bytes = bytes { snapshot(of: [all]) }
  report(
    "1,000,000 Int, in bytes of Dictionary and Array", Double(bytes) / Double(plain), limit: 3,
    note: "\(bytes) bytes")

  let mixed = try historyBytes { snapshot, random in
    try edit(&snapshot, times: 1, below: 100_000, &random)
  }
  report("10,000 mixed edits of 100,000 kept, in snapshots", mixed, limit: 4)
  var next = 1 << 40
  let inserts = try historyBytes { snapshot, random in
    next += 1
    try snapshot.insertItems(
      [next], beforeItem: Int.random(in: 0..<100_000, using: &random))
  }
  report("10,000 inserts into 100,000 kept, in snapshots", inserts, limit: 4)
  let appends = try historyBytes { snapshot, random in
    next += 1
    try snapshot.appendItems([next])
  }
  report("10,000 appends to 100,000 kept, in snapshots", appends, limit: 4)
}

/// The bytes that a value occupies.
private func bytes<Value>(of value: () -> Value) -> Int {
  let start = allocatedBytes()
  return withExtendedLifetime(value()) { _ in allocatedBytes() - start }
}

/// The bytes of a history of 10,000 edits, as a multiple of the first snapshot's.
private func historyBytes(
  _ edit: (inout Snapshot<Int, Int>, inout SeededGenerator) throws -> Void
) throws -> Double {
  var random = SeededGenerator(seed: 5)
  let start = allocatedBytes()
  var snapshot = snapshot(of: [Array(0..<100_000)])
  let one = allocatedBytes() - start
  var history: [Snapshot<Int, Int>] = []
  history.reserveCapacity(10_000)
  for _ in 0..<10_000 {
    history.append(snapshot)
    try edit(&snapshot, &random)
    // More than the limit is told already, and memory is finite.
    if (allocatedBytes() - start) / one > 40 { break }
  }
  let all = allocatedBytes() - start
  consume(history)
  return Double(all) / Double(one)
}
