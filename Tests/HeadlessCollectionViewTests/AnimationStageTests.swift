import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import Testing

/// Where the views of a row that scrolls by itself stand, on screen or not.
@Suite struct AnimationStageTests {
  private let header = ViewPlace.supplementary(
    kind: "header", ItemIndexPath(item: 0, section: 0))
  private let badge = ViewPlace.supplementary(kind: "badge", ItemIndexPath(item: 4, section: 0))
  private let plate = ViewPlace.decoration(kind: "plate", ItemIndexPath(item: 0, section: 0))

  /// A row of five cells of 90 x 10 with badges, a header above it and a plate behind it.
  private func row(_ direction: LayoutContainer.Direction) throws -> LayoutSolution {
    let size = LayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(10))
    let dot = LayoutSize(widthDimension: .absolute(4), heightDimension: .absolute(4))
    let item = LayoutItem(
      layoutSize: size,
      supplementaryItems: [
        LayoutSupplementaryItem(
          layoutSize: dot, elementKind: "badge",
          containerAnchor: LayoutAnchor(edges: [.top, .leading]))
      ])
    let section = LayoutSection(
      group: try .horizontal(layoutSize: size, subitems: [.item(item)]),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [
        LayoutBoundaryItem(layoutSize: size, elementKind: "header", alignment: .top)
      ],
      decorationItems: [LayoutDecorationItem(elementKind: "plate")])
    return try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(
        size: LayoutExtent(width: 100, height: 50), direction: direction)
    ).solve(itemCounts: [5])
  }

  @Test(arguments: [(LayoutContainer.Direction.leftToRight, -40.0), (.rightToLeft, 40)])
  func whatIsOffScreenIsScrolledWithItsRow(
    _ direction: LayoutContainer.Direction, _ shift: Double
  ) throws {
    let solution = try row(direction)
    let stage = try AnimationStage(solution, orthogonalOffsets: [0: 40])
    let last = ViewPlace.cell(ItemIndexPath(item: 4, section: 0))
    #expect(!stage.onScreen.contains { $0.place == last })
    for place in [last, badge] {
      let still = try #require(solution.element(at: place))
      let moved = try #require(stage.element(place))
      #expect(moved.frame.origin.x == still.frame.origin.x + shift, "\(place)")
      #expect(moved.frame.origin.y == still.frame.origin.y)
    }
    for place in [header, plate] {
      #expect(stage.element(place)?.frame == solution.element(at: place)?.frame, "\(place)")
    }
    #expect(stage.element(.cell(ItemIndexPath(item: 5, section: 0))) == nil)
    #expect(stage.element(.cell(ItemIndexPath(item: 0, section: 1))) == nil)
  }

  @Test func onlyCellsAndWhatIsTiedToThemScrollAcross() throws {
    let solution = try row(.leftToRight)
    #expect(solution.scrollsAcross(.cell(ItemIndexPath(item: 0, section: 0))))
    #expect(solution.scrollsAcross(badge))
    #expect(!solution.scrollsAcross(header) && !solution.scrollsAcross(plate))
    #expect(!solution.scrollsAcross(.cell(ItemIndexPath(item: 0, section: 1))))
    let ofLayout = ViewPlace.supplementary(
      kind: "badge", ItemIndexPath(item: .max, section: 0))
    #expect(!solution.scrollsAcross(ofLayout))
  }

  @Test func placesKeepTheKindsOfTheirElements() throws {
    let solution = try row(.leftToRight)
    for place in [header, badge, plate] {
      #expect(solution.element(at: place).map { ViewPlace($0) } == place)
    }
  }

  @Test func aSolutionOfOtherCountsDoesNotFollow() throws {
    var solution = try row(.leftToRight)
    let followed = solution.follow(BatchUpdate(), from: [4], to: [4])
    #expect(!followed && solution.sections.map(\.itemCount) == [5])
  }
}
