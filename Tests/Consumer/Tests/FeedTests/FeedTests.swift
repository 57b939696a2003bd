import CompositionalLayout
import DiffableDataSource
import Feed
import Testing

@Suite struct FeedTests {
  private func feed() throws -> Feed {
    try Feed(width: 320, height: 480) { post in post.isMultiple(of: 2) ? 60 : 120 }
  }

  @Test func showsPostsBelowTheirTopic() throws {
    var feed = try feed()
    let changes = try feed.show([("swift", [1, 2]), ("layout", [3])])
    #expect(changes.insertedSections == [0, 1])
    let shown = try feed.onScreen()
    #expect(shown.map(\.post) == [1, 2, 3])
    #expect(shown.map(\.frame.origin.y) == [30, 158, 248])
    #expect(shown.map(\.frame.size.height) == [120, 60, 120])
    #expect(feed.solution.contentSize == LayoutExtent(width: 320, height: 368))
  }

  @Test func movesWhatWasThereBefore() throws {
    var feed = try feed()
    _ = try feed.show([("swift", Array(0..<100))])
    let changes = try feed.show([("swift", [99] + Array(0..<99))])
    #expect(changes.movedItems.count == 1)
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test func doesNotJumpWhenPostsAboveAreLaidOut() throws {
    var feed = try feed()
    _ = try feed.show([("swift", Array(0..<100))])
    try feed.scroll(to: 3_000)
    let offset = feed.solution.container.contentOffset.y
    let shown = try #require(try feed.onScreen().last)
    try feed.scroll(to: offset)
    #expect(feed.solution.container.contentOffset.y == offset)
    #expect(try feed.onScreen().last?.frame == shown.frame)
  }

  @Test func keepsItsTopicOnScreen() throws {
    var feed = try feed()
    _ = try feed.show([("swift", Array(0..<100))])
    let header = feed.solution.boundaryItems(contentOffset: LayoutPoint(x: 0, y: 500)).first
    #expect(header?.frame == LayoutRect(x: 0, y: 500, width: 320, height: 30))
    #expect(header?.kind == "topic")
  }
}
