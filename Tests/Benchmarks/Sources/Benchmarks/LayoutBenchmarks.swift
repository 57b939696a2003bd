import CompositionalLayout
import Measuring

/// Layouts of many items: solving, asking, measuring and editing.
func runLayoutBenchmarks() throws {
  guard isWanted("layout") else { return }
  try runLayoutSizeBenchmarks()
  try runLayoutMeasuringBenchmarks()
  try runLayoutEditingBenchmarks()
  try runLayoutBadgeBenchmark()
  try runLayoutGroupBenchmarks()
  try runSelfSizingBenchmarks()
  try runEagerLayoutBenchmark()
}

let screen = LayoutExtent(width: 390, height: 844)
/// Repetitions of what takes about a microsecond.
private let turns = 10_000

// MARK: The number of items

/// A grid of four columns, its rows apart.
private func gridSolver() throws -> LayoutSolver {
  try rowSolver(itemWidth: .fractionalWidth(0.25), height: .absolute(50), spacing: 8)
}

func rowSolver(
  itemWidth: LayoutDimension, height: LayoutDimension, spacing: Double = 0,
  supplementaryItems: [LayoutSupplementaryItem] = []
) throws -> LayoutSolver {
  let item = LayoutItem(
    layoutSize: LayoutSize(widthDimension: itemWidth, heightDimension: height),
    supplementaryItems: supplementaryItems)
  let group = try LayoutGroup.horizontal(
    layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
    subitems: [.item(item)])
  return LayoutSolver(
    description: LayoutDescription(
      section: LayoutSection(group: group, interGroupSpacing: spacing)),
    container: LayoutContainer(size: screen))
}

private func runLayoutSizeBenchmarks() throws {
  let solver = try gridSolver()
  let few = 1_000
  let many = 10_000_000
  let small = try solver.solve(itemCounts: [few])
  let large = try solver.solve(itemCounts: [many])
  try compare("first solve of a grid", turns: turns / 10) {
    consume(try solver.solve(itemCounts: [$0 ? many : few]))
  }
  try compare("contentSize") { consume(($0 ? large : small).contentSize) }
  try compare("one item's frame") {
    consume(($0 ? large : small).frame(item: ($0 ? many : few) / 2 + 1, section: 0))
  }
  try compare("elements of a screen", turns: turns / 10) { isLarge in
    let solution = isLarge ? large : small
    let middle = (solution.contentSize.height / 2).rounded()
    consume(
      try solution.elements(
        in: LayoutRect(origin: LayoutPoint(x: 0, y: middle), size: screen)))
  }
  let bytes = try [10_000, many].map { count in
    try layoutBytes { try solver.solve(itemCounts: [count]) }
  }
  report(
    "layout: memory: 10,000,000 in 10,000",
    Double(bytes[1]) / Double(bytes[0]), limit: 1.1, note: "\(bytes[1]) bytes")
}

/// What something takes for many items in what it takes for few.
private func compare(
  _ name: String, turns: Int = turns, _ body: (_ isLarge: Bool) throws -> Void
) throws {
  let small = try layoutTime(turns: turns) { _ in try body(false) }
  let large = try layoutTime(turns: turns) { _ in try body(true) }
  report(
    "layout: \(name): 10,000,000 in 1,000", large / small, limit: 2,
    note: microseconds(large))
}

// MARK: Self-sizing

private func runLayoutMeasuringBenchmarks() throws {
  let list = try rowSolver(itemWidth: .fractionalWidth(1), height: .estimated(44))
  let grid = try rowSolver(itemWidth: .fractionalWidth(0.25), height: .estimated(44))
  // Items of measured widths, as many in a row as fit.
  let flow = try rowSolver(itemWidth: .estimated(60), height: .estimated(30), spacing: 8)
  for (name, solver) in [("list", list), ("grid", grid), ("flow", flow)] {
    try measureOne(name, solver)
  }
}

/// One more answer where all items have answered, in what solving with all answers takes.
private func measureOne(_ name: String, _ solver: LayoutSolver) throws {
  let count = 1_000_000
  let measurements = answers(count: count)
  var solved: LayoutSolution?
  let anew = try layoutTime(runs: 1, turns: 1) { _ in
    solved = try solver.solve(itemCounts: [count], measurements: measurements)
  }
  guard var solution = solved else { return }
  try runLayoutUpdatingBenchmarks(name, solver, solution, anew: anew)
  for (place, item) in [("first", 0), ("middle", count / 2), ("last", count - 1)] {
    let one = try layoutTime(turns: 1_000) { turn in
      let height = Double(30 + turn % 50)
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 60, height: height))
    }
    report(
      "layout: \(name): \(place) of 1,000,000 measured, in solving", one / anew,
      limit: 0.001, note: "\(microseconds(one)), anew \(milliseconds(anew))")
  }
}

private func answers(count: Int, every step: Int = 1) -> Measurements {
  var measurements = Measurements()
  for item in stride(from: 0, to: count, by: step) {
    measurements[.cell(section: 0, item: item)] = LayoutExtent(
      width: Double(40 + item % 7 * 10), height: Double(30 + item % 13))
  }
  return measurements
}

// MARK: Editing

/// Changes around a section of measured items, in what solving anew takes.
private func runLayoutUpdatingBenchmarks(
  _ name: String, _ solver: LayoutSolver, _ solved: LayoutSolution, anew: Double
) throws {
  var solver = solver
  var solution = solved
  let scrolled = try layoutTime(turns: 100) { turn in
    solver.container.contentOffset.y = Double(turn)
    solution = try solver.solve(updating: solution)
  }
  let section = solution.sections[0].section
  let inserted = try layoutTime(turns: 100) { _ in
    try solution.insertSection(section, itemCount: 10, at: 0)
    solution.deleteSection(at: 0)
  }
  for (change, time) in [("scrolled", scrolled), ("a section in and out", inserted)] {
    report(
      "layout: \(name): \(change), in solving", time / anew, limit: 0.001,
      note: "\(microseconds(time)), anew \(milliseconds(anew))")
  }
}

private func runLayoutEditingBenchmarks() throws {
  let list = try rowSolver(itemWidth: .fractionalWidth(1), height: .estimated(44))
  let grid = try rowSolver(itemWidth: .fractionalWidth(0.25), height: .estimated(44))
  let flow = try rowSolver(itemWidth: .estimated(60), height: .estimated(30), spacing: 8)
  try editMiddle("a list, all measured", list, count: 1, measured: { $0 })
  try editMiddle("a grid, all measured, a row", grid, count: 4, measured: { $0 })
  try editMiddle("a grid, all measured, an item", grid, count: 1, measured: { $0 })
  try editMiddle("a grid, 1,000 measured, an item", grid, count: 1, measured: { _ in 1_000 })
  try editMiddle("a flow, 1,000 measured, an item", flow, count: 1, measured: { _ in 1_000 })
}

/// Inserting and deleting in the middle, and how much longer that takes among more items.
private func editMiddle(
  _ name: String, _ solver: LayoutSolver, count: Int, measured: (Int) -> Int
) throws {
  let times = try [10_000, 1_000_000].map { total in
    let step = total / measured(total)
    var solution = try solver.solve(
      itemCounts: [total], measurements: answers(count: total, every: step))
    return try layoutTime(turns: 100) { _ in
      let middle = total / 2 + 1
      try solution.insertItems(count, at: middle, inSection: 0)
      solution.deleteItems(middle..<(middle + count), inSection: 0)
    } / 2
  }
  report(
    "layout: \(name): 1,000,000 in 10,000", times[1] / times[0], limit: 4,
    note: "\(microseconds(times[1])) each")
}

/// A screen's elements among measured cells with badges, and how much longer among more items.
private func runLayoutBadgeBenchmark() throws {
  let badge = LayoutSupplementaryItem(
    layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
    elementKind: "badge", containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
  for (name, width) in [("grid", .fractionalWidth(0.25)), ("flow", LayoutDimension.estimated(60))] {
    let solver = try rowSolver(
      itemWidth: width, height: .estimated(44), supplementaryItems: [badge])
    let times = try [1_000, 100_000].map { total in
      let solution = try solver.solve(
        itemCounts: [total], measurements: answers(count: total))
      let middle = (solution.contentSize.height / 2).rounded()
      return try layoutTime(turns: 100) { _ in
        consume(
          try solution.elements(in: LayoutRect(origin: LayoutPoint(x: 0, y: middle), size: screen)))
      }
    }
    report(
      "layout: \(name) with badges, a screen: 100,000 in 1,000", times[1] / times[0], limit: 2,
      note: microseconds(times[1]))
  }
}

// MARK: All frames

/// Both sides write as many rectangles to a new array of that capacity, in turn: whether the
/// allocator still has the memory of the one before, or the process gets new memory page by page,
/// takes several times as long as writing, and so must be the same for both.
private func runEagerLayoutBenchmark() throws {
  let count = 1_000_000
  let solver = try gridSolver()
  var (written, all) = (Double.infinity, Double.infinity)
  for _ in 0..<20 {
    written = min(written, writingTime(count))
    all = min(
      all,
      try layoutTime(runs: 1, turns: 1) { _ in
        consume(try solver.solve(itemCounts: [count]).sections[0].cellFrames)
      })
  }
  report(
    "layout: all frames of 1,000,000, in writing frames", all / written, limit: 4,
    note: "\(milliseconds(all)), writing \(milliseconds(written))")
}

private func writingTime(_ count: Int) -> Double {
  shortest(of: 1) {
    var frames: [LayoutRect] = []
    frames.reserveCapacity(count)
    for item in 0..<count {
      frames.append(
        LayoutRect(x: Double(item % 4) * 97.5, y: Double(item / 4) * 58, width: 97.5, height: 50))
    }
    consume(frames)
  }
}

// MARK: Measuring

/// The seconds of one turn, the shortest of several runs.
func layoutTime(
  runs: Int = 5, turns: Int, _ body: (_ turn: Int) throws -> Void
) throws -> Double {
  var failure: (any Error)?
  let time = shortest(of: runs) {
    do {
      for turn in 0..<turns { try body(turn) }
    } catch { failure = error }
  }
  if let failure { throw failure }
  return time / Double(turns)
}

func microseconds(_ seconds: Double) -> String { "\(number(seconds * 1e6)) µs" }

/// The bytes that a solution keeps.
private func layoutBytes(_ solve: () throws -> LayoutSolution) rethrows -> Int {
  let start = allocatedBytes()
  let solution = try solve()
  return withExtendedLifetime(solution) { allocatedBytes() - start }
}
