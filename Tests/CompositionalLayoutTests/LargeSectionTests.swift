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

  /// Items come and go in front of groups so large that they are solved only where they stand.
  @Test(arguments: [32, 33, 40], [1, -1, 40, -40, 33])
  func editsInFrontOfLargeGroupsEqualSolvingAnew(_ columns: Int, _ change: Int) throws {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitem: .item(LayoutItem(layoutSize: size)), count: columns)
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [200])
    // The last of a row and the first of the next.
    for (item, height) in [(2 * columns - 1, 70.0), (2 * columns, 60), (150, 90)] {
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 10, height: height))
    }
    if change > 0 {
      try solution.insertItems(change, at: 3, inSection: 0)
    } else {
      solution.deleteItems(3..<(3 - change), inSection: 0)
    }
    let fresh = try solver.solve(
      itemCounts: [200 + change], measurements: solution.measurements)
    #expect(solution.measurements.sizes.count == 3)
    #expect(solution.contentSize == fresh.contentSize)
    #expect(solution.elements(inSection: 0) == fresh.elements(inSection: 0))
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
