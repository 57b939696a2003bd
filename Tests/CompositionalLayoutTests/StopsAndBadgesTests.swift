import CompositionalLayout
import Testing

/// Where rows come to rest, and what badges of nested groups are counted by.
@Suite struct StopsAndBadgesTests {
  private func size(_ width: Double, _ height: Double) -> LayoutSize {
    LayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// Five groups of 90 points in a view of 100: the row is 450 long and scrolls 350 far.
  @Test(arguments: [
    (OrthogonalScrollingBehavior.groupPaging, [0.0, 90, 180, 270, 350]),
    (.continuousGroupLeadingBoundary, [0, 90, 180, 270, 350]),
    // Each five points before its group; at both ends there is room for that.
    (.groupPagingCentered, [-5, 85, 175, 265, 355]),
    (.paging, [0, 100, 200, 300, 350]), (.continuous, []),
  ])
  func rowsRestAtTheirStops(_ behavior: OrthogonalScrollingBehavior, _ stops: [Double]) throws {
    let section = LayoutSection(
      group: try .horizontal(
        layoutSize: size(90, 10), subitems: [.item(LayoutItem(layoutSize: size(90, 10)))]),
      orthogonalScrollingBehavior: behavior)
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 50))
    ).solve(itemCounts: [5])
    let scrolling = try #require(solution.sections[0].orthogonalScrolling)
    #expect(scrolling.stops(limit: 100) == stops)
    for stop in stops { #expect(scrolling.restingOffset(for: stop) == stop) }
  }

  /// A plain item, then a column of two with badges: of a group that is cut off, only the badges of
  /// the items that are there are shown, numbered on through the section.
  @Test(arguments: [(3, [0.0, 20]), (4, [0, 20]), (5, [0, 20, 40]), (6, [0, 20, 40, 60])])
  func badgesOfNestedGroupsBelongToTheirItems(_ items: Int, _ places: [Double]) throws {
    let badge = LayoutSupplementaryItem(
      layoutSize: size(4, 4), elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    let column = try LayoutGroup.vertical(
      layoutSize: size(50, 40),
      subitems: [
        .item(LayoutItem(layoutSize: size(50, 20), supplementaryItems: [badge]))
      ])
    let group = try LayoutGroup.horizontal(
      layoutSize: size(100, 40),
      subitems: [.item(LayoutItem(layoutSize: size(50, 40))), .group(column)])
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 200))
    ).solve(itemCounts: [items])
    let badges = solution.sections[0].elements.filter { $0.category == .supplementary }
      .sorted { $0.indexPath.item < $1.indexPath.item }
    #expect(badges.map(\.indexPath.item) == Array(places.indices))
    #expect(badges.map(\.frame.origin) == places.map { LayoutPoint(x: 50, y: $0) })
  }
}
