import DiffableDataSource
import Measuring

/// Building, editing and asking an outline.
func runOutlineBenchmarks() throws {
  guard isWanted("outlines") else { return }
  let all = Array(0..<1_000_000)
  let flatAppend = shortest(of: 3) { consume(snapshot(of: [all])) }
  var outline = SectionSnapshot<Int>()
  let roots = try shortestThrowing(of: 3) {
    outline = SectionSnapshot()
    try outline.append(all)
  }
  report(
    "append 1,000,000 to an outline, in appends to a snapshot", roots / flatAppend, limit: 3,
    note: milliseconds(roots))
  let count = all.count / 10
  let children = try shortestThrowing(of: 1) {
    for item in 0..<count { try outline.append([all.count + item], to: 7 * item % all.count) }
  }
  report("one child for an item of an outline, in µs", children / Double(count) * 1e6, limit: 20)
  let find = shortest(of: 3) {
    var sum = 0
    for item in stride(from: 0, to: all.count, by: 100) { sum &+= outline.index(of: item) ?? 0 }
    consume(sum)
  }
  report("index(of:) in that outline, in µs", find / 10_000 * 1e6, limit: 20)
  let delete = try shortestThrowing(of: 1) {
    for item in 0..<count { try outline.delete([all.count + item]) }
  }
  report("delete one item of an outline, in µs", delete / Double(count) * 1e6, limit: 20)
}
