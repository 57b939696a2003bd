import CompositionalLayout
import Measuring

/// Groups of very many items, and answers that are refused.
func runLayoutGroupBenchmarks() throws {
  let waterfalls = try [20_000, 200_000].map { count in
    let solver = try waterfallSolver(count)
    return try layoutTime(turns: 1) { _ in consume(try solver.solve(itemCounts: [count])) }
  }
  report(
    "layout: a custom group, 200,000 frames in 20,000", waterfalls[1] / waterfalls[0], limit: 40,
    note: milliseconds(waterfalls[1]))
  let rows = try [1_000, 100_000].map { count in
    let solver = try rowSolver(
      itemWidth: .absolute(screen.width / Double(count)), height: .absolute(50))
    return try layoutTime(turns: 1) { _ in consume(try solver.solve(itemCounts: [count])) }
  }
  report(
    "layout: slots that fit, 100,000 in 1,000", rows[1] / rows[0], limit: 400,
    note: milliseconds(rows[1]))
  try runNestedGroupBenchmark()
  let endless = try rowSolver(itemWidth: .fractionalWidth(1), height: .absolute(1e-9))
    .solve(itemCounts: [.max])
  let usual = try rowSolver(itemWidth: .fractionalWidth(1), height: .absolute(50))
    .solve(itemCounts: [.max])
  let shown = try layoutTime(turns: 100) { _ in consume(try usual.elementsOnScreen()) }
  let refused = try layoutTime(turns: 100) { _ in consume(try? endless.elementsOnScreen()) }
  report(
    "layout: refusing endless rows, in a screen of rows", refused / shown, limit: 2,
    note: microseconds(refused))
}

/// As many items as a group may hold, each deep inside others: measuring one fills every slot anew,
/// more than solving did.
private func runNestedGroupBenchmark() throws {
  let cell = LayoutSize(widthDimension: .absolute(1), heightDimension: .estimated(10))
  var subitem = LayoutSubitem.item(LayoutItem(layoutSize: cell))
  for _ in 0..<12 {
    subitem = .group(
      LayoutGroup(
        axis: .vertical, layoutSize: cell, content: .repeatingSubitem(subitem, count: 1)))
  }
  let count = LayoutLimit.itemsInGroup.value
  let group = try LayoutGroup.horizontal(
    layoutSize: LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
    repeatingSubitem: subitem, count: count)
  let solver = LayoutSolver(
    description: LayoutDescription(section: LayoutSection(group: group)),
    container: LayoutContainer(size: screen))
  var solution = try solver.solve(itemCounts: [count])
  let solving = try layoutTime(runs: 1, turns: 1) { _ in
    consume(try solver.solve(itemCounts: [count]))
  }
  let answer = LayoutExtent(width: 1, height: 7)
  let measuring = try layoutTime(runs: 1, turns: 1) { _ in
    solution.measure(.cell(section: 0, item: count - 1), answer)
  }
  let isRight = solution.frame(item: count - 1, section: 0)?.size.height == 7
  report(
    "layout: measuring in the largest group, in solving it",
    isRight ? measuring / solving : 1_000, limit: 40, note: milliseconds(measuring))
}

private func waterfallSolver(_ count: Int) throws -> LayoutSolver {
  let height = 50 * Double(count)
  let items = (0..<count).map {
    LayoutCustomItem(frame: LayoutRect(x: 0, y: 50 * Double($0), width: screen.width, height: 50))
  }
  let group = try LayoutGroup.custom(
    layoutSize: LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), items: items)
  return LayoutSolver(
    description: LayoutDescription(section: LayoutSection(group: group)),
    container: LayoutContainer(size: screen))
}

/// Asking all views on screen, and how much longer that takes than the answers themselves.
func runSelfSizingBenchmarks() throws {
  let counts = [2_000, 20_000]
  var times: [Double] = []
  for count in counts {
    let height = screen.height / Double(count)
    let solver = try rowSolver(itemWidth: .fractionalWidth(1), height: .estimated(height))
    let solution = try solver.solve(itemCounts: [count * 2])
    let answer = LayoutExtent(width: screen.width, height: height)
    times.append(
      try layoutTime(turns: 1) { _ in consume(try solution.selfSized { _ in answer }) })
    let measuring = try layoutTime(turns: 1) { _ in
      var solution = solution
      for item in 0..<count { solution.measure(.cell(section: 0, item: item), answer) }
      consume(solution)
    }
    report(
      "layout: asking \(count) views on screen, in measuring them", (times.last ?? 0) / measuring,
      limit: 8, note: milliseconds(times.last ?? 0))
  }
  report(
    "layout: asking views on screen, 20,000 in 2,000", times[1] / times[0], limit: 20,
    note: milliseconds(times[1]))
}
