import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Recorded cases that state something by hand: the case by its id, solved in a given container.
@Suite struct StatementTests {
  private func solution(
    _ id: String, size: LayoutExtent? = nil, itemCounts: [Int]? = nil, errata: SolverErrata = []
  ) throws -> LayoutSolution {
    let recorded = try #require(RecordedCase.all.first { $0.id == id })
    var json = try #require(
      try JSONSerialization.jsonObject(with: recorded.document) as? [String: Any])
    if let size { json["container"] = ["size": [size.width, size.height]] }
    if let itemCounts { json["itemCounts"] = itemCounts }
    json["script"] = nil
    let document = try JSONDecoder().decode(
      LayoutDocument.self, from: JSONSerialization.data(withJSONObject: json))
    let solver = LayoutSolver(
      description: document.layout, container: try #require(document.container), errata: errata)
    return try solver.solve(itemCounts: document.itemCounts ?? [1])
  }

  private func frames(_ solution: LayoutSolution, _ count: Int) -> [LayoutRect] {
    (0..<count).compactMap { solution.frame(item: $0, section: 0) }
  }

  @Test(arguments: ["doc-count-spacing", "doc-repeating-respects"])
  func countedItemsStandAsDocumented(_ id: String) throws {
    let expected = try #require(RecordedCase.all.first { $0.id == id }).expected
    let cells = frames(try solution(id), 3)
    #expect(expected["widths"] == .array(cells.map { .number($0.size.width) }))
    #expect(expected["x"] == .array(cells.map { .number($0.origin.x) }))
  }

  @Test func fiveSquaresFillARow() throws {
    let grid = try solution("doc-grid-5")
    #expect(grid.contentSize == LayoutExtent(width: 375, height: 1425))
    #expect(grid.frame(item: 4, section: 0) == LayoutRect(x: 300, y: 0, width: 75, height: 75))
    #expect(grid.frame(item: 5, section: 0) == LayoutRect(x: 0, y: 75, width: 75, height: 75))
    let inset = try solution("doc-inset-grid-5")
    #expect(inset.contentSize == LayoutExtent(width: 375, height: 1425))
    #expect(inset.frame(item: 0, section: 0) == LayoutRect(x: 5, y: 5, width: 65, height: 65))
  }

  @Test func countOverridesTheHeightOfNestedItems() throws {
    let nested = try solution("doc-nested")
    // 266.8 points go down to the pixel 266.5; the count of two gives each item half of them.
    #expect(nested.frame(item: 3, section: 0)?.origin.y == 276.5)
    let (second, third) = (
      try #require(nested.frame(item: 1, section: 0)),
      try #require(nested.frame(item: 2, section: 0))
    )
    #expect(second.size == third.size)
    #expect(third.origin.y - second.origin.y == 133)
  }

  @Test func fifthOfTheWidthOnBothSidesIsSquare() throws {
    let squares = try solution("doc-square-20")
    #expect(frames(squares, 10).allSatisfy { $0.size == LayoutExtent(width: 64, height: 64) })
    #expect(squares.frame(item: 5, section: 0)?.origin == LayoutPoint(x: 0, y: 64))
  }

  @Test func twoColumnsShareWhatSpacingLeaves() throws {
    let cells = frames(try solution("doc-two-column"), 3)
    #expect(cells.map(\.size.width) == [172.5, 172.5, 172.5])
    #expect(cells.map(\.origin.x) == [10, 192.5, 10])
  }

  @Test func secondFullWidthGroupIsNeverReached() throws {
    let pages = try solution("so-two-planned-groups")
    #expect(frames(pages, 3).map(\.origin.x) == [0, 195, 390])
    #expect(frames(pages, 3).map(\.size.width) == [195, 195, 195])
  }

  @Test func fractionalItemKeepsTheGroupsEstimate() throws {
    let rows = try solution(
      "estimated-group-fractional-item", size: LayoutExtent(width: 320, height: 480))
    let measured = try rows.selfSized { _ in LayoutExtent(width: 7, height: 7) }
    #expect(measured == rows)
    #expect(rows.contentSize == LayoutExtent(width: 320, height: 200))
  }

  @Test func listOfAppleSampleIsRowsTimesHeight() throws {
    let list = try solution("ibp-list-94", size: LayoutExtent(width: 390, height: 844))
    #expect(list.contentSize == LayoutExtent(width: 390, height: 4136))
  }

  @Test func insetGroupedListStandsTwentyPointsFromTheSidesOfWidePhones() throws {
    let list = try solution(
      "list-cell-430", size: LayoutExtent(width: 430, height: 932), itemCounts: [1])
    let cell = try #require(list.frame(item: 0, section: 0))
    #expect(cell.origin.x == 20)
    #expect(cell.size == LayoutExtent(width: 390, height: 44))
  }

  @Test func orthogonalGroupIsOfTheWholeWidthAndTheInsetHeight() throws {
    let row = try solution("orthogonal-modified")
    #expect(row.frame(item: 1, section: 0) == LayoutRect(x: 164, y: 3, width: 160, height: 236))
  }

  @Test func olderReleasesRoundSizesToTheNearestPixel() throws {
    let size = LayoutExtent(width: 375, height: 667)
    let older = try solution(
      "rounding-iphone8", size: size, errata: .roundsSizesToNearestPixel)
    #expect(frames(older, 5).map(\.size.width) == [84, 37.5, 84.5, 84, 84.5])
    let current = try solution("rounding-iphone8", size: size)
    #expect(frames(current, 5).map(\.size.width) == [84, 37, 84.5, 84, 84.5])
  }

  /// Cases that no layout document can answer, with the reason.
  @Test(arguments: [
    ("swiftui-pager-390", "the recording does not state its layout"),
    ("list-content-margins", "margins inside list cells are the cells' own"),
  ])
  func isNotReached(_ id: String, _ reason: String) {
    withKnownIssue(Comment(rawValue: reason)) { _ = try solution(id) }
  }
}
