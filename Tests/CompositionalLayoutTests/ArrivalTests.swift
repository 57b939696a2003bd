import CompositionalLayout
import Testing

/// Items that come to a section are refused where solving would refuse them.
@Suite struct ArrivalTests {
  private let section: LayoutSection
  private let container = LayoutContainer(size: LayoutExtent(width: 320, height: 480))

  init() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]))
  }

  private func solution(_ sections: [LayoutSection?], _ counts: [Int]) throws -> LayoutSolution {
    try LayoutSolver(
      description: LayoutDescription(sections: .each(sections)), container: container
    ).solve(itemCounts: counts)
  }

  @Test func aSectionWithoutALayoutTakesNoItems() throws {
    var solution = try solution([section, nil], [3, 0])
    let before = solution
    #expect(solution.sections.map(\.hasLayout) == [true, false])
    #expect(throws: LayoutError.missingSection(index: 1, itemCount: 2)) {
      try solution.insertItems(2, at: 0, inSection: 1)
    }
    #expect(throws: LayoutError.missingSection(index: 1, itemCount: 1)) {
      try solution.moveItem(
        at: ItemIndexPath(item: 2, section: 0), to: ItemIndexPath(item: 0, section: 1))
    }
    #expect(solution == before)
  }

  @Test func insetsThatLeaveNoRoomRefuseTheFirstItem() throws {
    var narrow = section
    narrow.contentInsets.leading = 320
    var solution = try solution([section, narrow], [3, 0])
    let before = solution
    guard
      case .failure(.noRoom(let surroundings, _, _, _)) = Result(catching: {
        () throws(LayoutError) in try solution.insertItems(1, at: 0, inSection: 1)
      })
    else {
      Issue.record("An item without room was inserted.")
      return
    }
    #expect(surroundings.section == 1)
    #expect(solution == before)
  }

  @Test func aGroupTooSmallForAnItemIsNotedOnceItemsCome() throws {
    var wide = section
    wide.group.content = .subitems([
      .item(
        LayoutItem(
          layoutSize: LayoutSize(widthDimension: .absolute(320), heightDimension: .absolute(45))))
    ])
    var solution = try solution([wide], [0])
    #expect(solution.notes.isEmpty)
    try solution.insertItems(2, at: 0, inSection: 0)
    #expect(solution.notes == (try self.solution([wide], [2]).notes))
    #expect(solution.notes.count == 1)
    solution.deleteItems(0..<2, inSection: 0)
    #expect(solution.notes.isEmpty)
  }

  @Test func movedItemKeepsItsMeasuredSize() throws {
    var section = section
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    section.group = try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))])
    var solution = try solution([section, section], [2, 2])
    solution.measure(.cell(section: 0, item: 1), LayoutExtent(width: 320, height: 70))
    try solution.moveItem(
      at: ItemIndexPath(item: 1, section: 0), to: ItemIndexPath(item: 0, section: 1))
    #expect(solution.sections.map(\.itemCount) == [1, 3])
    #expect(solution.frame(at: ItemIndexPath(item: 0, section: 1))?.size.height == 70)
    try solution.moveItem(
      at: ItemIndexPath(item: 0, section: 1), to: ItemIndexPath(item: 9, section: 1))
    #expect(solution.frame(at: ItemIndexPath(item: 2, section: 1))?.size.height == 70)
    #expect(solution.frame(at: ItemIndexPath(item: 3, section: 1)) == nil)
  }
}
