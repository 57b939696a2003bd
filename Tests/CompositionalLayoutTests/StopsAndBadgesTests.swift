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

  private func scrolling(
    _ behavior: OrthogonalScrollingBehavior, groups: Double, of count: Int, in width: Double = 100,
    inset: Double = 0
  ) throws -> OrthogonalScrolling {
    let section = LayoutSection(
      group: try .horizontal(
        layoutSize: size(groups, 10), subitems: [.item(LayoutItem(layoutSize: size(groups, 10)))]),
      contentInsets: DirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0),
      orthogonalScrollingBehavior: behavior)
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: width, height: 50))
    ).solve(itemCounts: [count])
    return try #require(solution.sections[0].orthogonalScrolling)
  }

  /// Each rests forty points before its group.
  @Test func narrowGroupsRestInTheMiddle() throws {
    let stops = try scrolling(.groupPagingCentered, groups: 20, of: 5).stops(limit: 100)
    #expect(stops == [-40, -20, 0, 20, 40])
  }

  /// Three pages of half a point, the last one cut to where the row ends.
  @Test func pagesNarrowerThanAPointAreStopsToo() throws {
    let stops = try scrolling(.paging, groups: 1.5, of: 1, in: 0.5).stops(limit: 100)
    #expect(stops == [0, 0.5, 1])
  }

  @Test(arguments: [
    (OrthogonalScrollingBehavior.groupPaging, [0.0, 90]), (.groupPagingCentered, [-5, 85]),
    (.paging, [0, 100]),
  ])
  func noMoreStopsAreLookedForThanTheLimit(
    _ behavior: OrthogonalScrollingBehavior, _ stops: [Double]
  ) throws {
    let row = try scrolling(behavior, groups: 90, of: 5)
    #expect(row.stops(limit: 2) == stops)
    #expect(row.stops(limit: 0).isEmpty)
  }

  /// A section that its insets leave no room is refused items only.
  @Test func aRowWithoutRoomHasNoPages() throws {
    let row = try scrolling(.paging, groups: 90, of: 0, inset: 100)
    #expect(row.viewport == 0)
    #expect(row.stops(limit: 100).isEmpty)
  }

  /// Between two stops both are compared; behind the last there is no other.
  @Test(arguments: [
    (100.0, "nearest to 100 of 85, 175"), (1_000, "nearest to 1000 of 355"),
    (-100, "nearest to -100 of -5"),
  ])
  func aRestingOffsetNamesTheStopsBesideTheAim(_ aim: Double, _ formula: String) throws {
    let row = try scrolling(.groupPagingCentered, groups: 90, of: 5)
    #expect(row.derivation(ofRestingOffsetFor: aim).formula == formula)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func groupsAreDrawnUnscrolledForAnOffsetThatIsNoNumber(_ offset: Double) throws {
    let group = try LayoutGroup.horizontal(
      layoutSize: size(90, 10), subitems: [.item(LayoutItem(layoutSize: size(90, 10)))])
    let solution = try LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, orthogonalScrollingBehavior: .groupPaging)),
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 50))
    ).solve(itemCounts: [5])
    func frames(_ offset: Double) -> [LayoutRect] {
      solution.groupFrames(
        inSection: 0, within: LayoutRect(x: 0, y: 0, width: 100, height: 50),
        orthogonalOffset: offset, limit: 100)
    }
    #expect(frames(offset).map(\.origin.x) == [0, 90])
    #expect(frames(100).map(\.origin.x) == [-10, 80])
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
