import CompositionalLayout
import Testing

/// Sections too large to lay out item by item.
@Suite struct LargeSectionTests {
  private static let itemCount = 10_000_000

  private func grid(estimated: Bool = false) throws -> LayoutSolver {
    let height: LayoutDimension = estimated ? .estimated(50) : .absolute(50)
    let item = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: height))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [.item(item)])
    return LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, interGroupSpacing: 10)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
  }

  @Test func patternTimesCountGivesEveryFrame() throws {
    let solution = try grid().solve(itemCounts: [Self.itemCount])
    #expect(solution.contentSize.height == 2_500_000 * 60 - 10)
    #expect(
      solution.frame(item: Self.itemCount - 1, section: 0)
        == LayoutRect(x: 240, y: 2_499_999 * 60, width: 80, height: 50))
    let onScreen = try solution.elements(
      in: LayoutRect(x: 0, y: 90_000_000, width: 320, height: 480))
    #expect(onScreen.map(\.indexPath.item) == Array(6_000_000..<6_000_032))
  }

  @Test func measuringOneItemMovesAllBehindIt() throws {
    var solution = try grid(estimated: true).solve(itemCounts: [Self.itemCount])
    solution.measure(.cell(section: 0, item: 5), LayoutExtent(width: 80, height: 70))
    solution.measure(.cell(section: 0, item: 4_000_000), LayoutExtent(width: 80, height: 51))
    #expect(solution.frame(item: 4, section: 0)?.size.height == 50)
    #expect(solution.frame(item: 5, section: 0)?.size.height == 70)
    #expect(solution.frame(item: 8, section: 0)?.origin.y == 140)
    #expect(solution.frame(item: 4_000_000, section: 0)?.origin.y == 60_000_020)
    #expect(solution.contentSize.height == 2_500_000 * 60 - 10 + 21)
    // A second answer replaces the first.
    solution.measure(.cell(section: 0, item: 5), LayoutExtent(width: 80, height: 60))
    #expect(solution.contentSize.height == 2_500_000 * 60 - 10 + 11)
  }

  @Test func measuringStepByStepEqualsSolvingWithAllMeasurements() throws {
    let solver = try grid(estimated: true)
    var measurements = Measurements()
    var stepwise = try solver.solve(itemCounts: [30])
    for (item, height) in [(3, 70.0), (29, 55), (3, 20), (8, 90), (0, 75)] {
      let size = LayoutExtent(width: 80, height: height)
      measurements[.cell(section: 0, item: item)] = size
      stepwise.measure(.cell(section: 0, item: item), size)
    }
    let atOnce = try solver.solve(itemCounts: [30], measurements: measurements)
    #expect(stepwise.contentSize == atOnce.contentSize)
    #expect(stepwise.elements(inSection: 0) == atOnce.elements(inSection: 0))
  }
}
