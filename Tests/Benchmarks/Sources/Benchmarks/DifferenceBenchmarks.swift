import DiffableDataSource
import Foundation
import Measuring

/// Differences of snapshots that know nothing of each other.
func runDifferenceBenchmarks() {
  let n = 100_000
  measure("edited, 100,000 Int", .edited(count: n) { $0 }, limit: 0.5)
  measure("edited, 100,000 UUID", .edited(count: n, uuid), limit: 0.5)
  measure("edited, 100,000 String", .edited(count: n) { "identifier-\($0)" }, limit: 0.5)
  measure("shuffled, 1,000,000 Int", .shuffled(count: 1_000_000), limit: 2.5, runs: 3)
  measure("1,000 sections of 100, items crossing", .crossing(sections: 1000, each: 100), limit: 1)

  let list = Array(0..<n)
  measure("equal", Lists(old: [list], new: [list]), limit: 0.1)
  measure("reversed", Lists(old: [list], new: [list.reversed()]), limit: 2.5)
  measure(
    "first to last", Lists(old: [list], new: [Array(list.dropFirst()) + [0]]), limit: 2.5)
  measure("all to another section", Lists(old: [list, []], new: [[], list]), limit: 2.5)
  measure("one appended", Lists(old: [list], new: [list + [n]]), limit: 0.1)
  measure("appended a tenth", Lists(old: [list], new: [Array(0..<(n + n / 10))]), limit: 2.5)
  measure("nothing in common", Lists(old: [list], new: [Array(n..<(2 * n))]), limit: 2.5)
  measure(
    "100,000 sections of one, reversed",
    Lists(old: list.map { [$0] }, new: list.reversed().map { [$0] }), limit: 2.5)
}

private func uuid(_ number: Int) -> UUID {
  var random = SeededGenerator(seed: UInt64(number))
  let (a, b) = (random.next(), random.next())
  return withUnsafeBytes(of: (a, b)) { bytes in
    UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

private func measure<ID: Hashable & Sendable>(
  _ name: String, _ lists: Lists<ID>, limit: Double, runs: Int = 40
) {
  guard isWanted(name) else { return }
  let flat = (old: lists.old.flatMap { $0 }, new: lists.new.flatMap { $0 })
  let sections = (old: Array(lists.old.indices), new: Array(lists.new.indices))
  let (old, new) = lists.snapshots
  var base = Double.infinity
  var time = Double.infinity
  // In turn, so that a machine that is busy for a while disturbs both alike.
  for _ in 0..<runs {
    base = min(
      base,
      yardstick(old: flat.old, new: flat.new, runs: 1)
        + yardstick(old: sections.old, new: sections.new, runs: 1))
    time = min(time, shortest(of: 1) { consume(new.difference(from: old)) })
  }
  report(name, time / base, limit: limit, note: milliseconds(time))
}
