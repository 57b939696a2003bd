import CompositionalLayout
import TestSupport
import Testing

/// What is on screen stays where it is when sizes above it change (rule L-3.12).
@Suite struct KeepingPlacesTests {
  private let container = LayoutContainer(size: LayoutExtent(width: 320, height: 200))

  private func list(
    estimate: Double = 44, itemCounts: [Int] = [50], header: Double? = nil,
    direction: LayoutContainer.Direction = .leftToRight
  ) throws -> LayoutSolution {
    var container = container
    container.direction = direction
    let row = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    var section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]))
    if let header {
      section.boundarySupplementaryItems = [
        LayoutBoundaryItem(
          layoutSize: LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(header)),
          elementKind: "header", alignment: .top)
      ]
    }
    return try LayoutSolver(
      description: LayoutDescription(section: section), container: container
    ).solve(itemCounts: itemCounts)
  }

  private func moved(
    _ solution: LayoutSolution, from offset: Double, _ change: (inout LayoutSolution) -> Void
  ) -> Double {
    var changed = solution
    change(&changed)
    return changed.contentOffset(LayoutPoint(x: 0, y: offset), keepingPlacesOf: solution).y
  }

  @Test(arguments: [
    // Item, its new height, the offset before and after.
    (item: 0, height: 100.0, offset: 440.0, after: 496.0), (9, 10, 440, 406),
    // It begins above the edge and reaches over it: it grows upwards.
    (10, 100, 450, 506),
    // It begins at the edge, or below: it grows downwards.
    (10, 100, 440, 440), (11, 100, 440, 440), (40, 1, 440, 440),
    // At the top nothing is above.
    (0, 100, 0, 0),
    // No farther than the content goes.
    (0, 1, 20, 0),
  ])
  func aRowAboveTheEdgeMovesTheOffset(
    item: Int, height: Double, offset: Double, after: Double
  ) throws {
    let offset = moved(try list(), from: offset) {
      $0.measure(.cell(section: 0, item: item), LayoutExtent(width: 320, height: height))
    }
    #expect(offset == after)
  }

  /// How lines are read is no matter to what scrolls down.
  @Test func aRowAboveTheEdgeMovesTheOffsetFromRightToLeftToo() throws {
    let offset = moved(try list(direction: .rightToLeft), from: 440) {
      $0.measure(.cell(section: 0, item: 0), LayoutExtent(width: 320, height: 100))
    }
    #expect(offset == 496)
  }

  @Test func aHeaderThatHasScrolledAwayMovesTheOffset() throws {
    let solution = try list(itemCounts: [3, 20], header: 30)
    // The second section begins at 162; its header reaches to 192.
    let header = Measurements.Subject.boundaryItem(kind: "header", section: 1)
    #expect(
      moved(solution, from: 180) { $0.measure(header, LayoutExtent(width: 320, height: 50)) } == 200
    )
    #expect(
      moved(solution, from: 162) { $0.measure(header, LayoutExtent(width: 320, height: 50)) } == 162
    )
  }

  @Test func theContentEndsTheOffset() throws {
    let solution = try list(itemCounts: [10])
    #expect(
      moved(solution, from: 240) {
        $0.measure(.cell(section: 0, item: 9), LayoutExtent(width: 320, height: 4))
        $0.measure(.cell(section: 0, item: 8), LayoutExtent(width: 320, height: 4))
        $0.measure(.cell(section: 0, item: 0), LayoutExtent(width: 320, height: 54))
      } == 170)
  }

  @Test func whatIsOnScreenKeepsItsPlace() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = SeededGenerator(seed: seed)
      let solution = try list(itemCounts: [30, 30])
      let first = Int.random(in: 5...40, using: &random)
      let offset = Double(first * 44 - Int.random(in: 0...43, using: &random))
      var changed = solution
      for _ in 0..<5 {
        let item = Int.random(in: 0..<first, using: &random)
        changed.measure(
          .cell(section: item / 30, item: item % 30),
          LayoutExtent(width: 320, height: Double(Int.random(in: 20...90, using: &random))))
      }
      let after = changed.contentOffset(LayoutPoint(x: 0, y: offset), keepingPlacesOf: solution).y
      let subject = (item: first % 30, section: first / 30)
      let old = try #require(solution.frame(item: subject.item, section: subject.section))
      let new = try #require(changed.frame(item: subject.item, section: subject.section))
      #expect(new.origin.y - after == old.origin.y - offset, "seed \(seed)")
    }
  }

  @Test func rowsMeasuredOnTheWayUpDoNotJump() throws {
    let solution = try list()
    let offset = LayoutPoint(x: 0, y: 450)
    let sized = try solution.selfSized(contentOffset: offset, keepsPlaces: true) { element in
      LayoutExtent(width: 320, height: element.indexPath.item == 10 ? 100 : 50)
    }
    // Row 10 is cut by the edge and grows by 56 above it; row 11 stays 34 points below the edge.
    #expect(sized.container.contentOffset.y == 506)
    #expect(try #require(sized.frame(item: 11, section: 0)).origin.y == 540)
    let fixed = try solution.selfSized(contentOffset: offset) { _ in
      LayoutExtent(width: 320, height: 50)
    }
    #expect(fixed.container.contentOffset == solution.container.contentOffset)
  }

  @Test func aRowThatScrollsSidewaysKeepsItsPlaceFromTheRight() throws {
    let size = LayoutSize(widthDimension: .estimated(100), heightDimension: .fractionalHeight(1))
    var container = container
    container.direction = .rightToLeft
    let solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .horizontal(layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])),
        configuration: LayoutConfiguration(scrollDirection: .horizontal)),
      container: container)
    let solution = try solver.solve(itemCounts: [10])
    var changed = solution
    changed.measure(.cell(section: 0, item: 0), LayoutExtent(width: 160, height: 200))
    // 500 points from the right; the content grows by 60, at its right end.
    let offset = changed.contentOffset(LayoutPoint(x: 180, y: 0), keepingPlacesOf: solution)
    #expect(offset == LayoutPoint(x: 180, y: 0))
    let frames = [solution, changed].map { $0.frame(item: 6, section: 0)?.origin.x }
    #expect(frames == [300, 300])
  }
}
