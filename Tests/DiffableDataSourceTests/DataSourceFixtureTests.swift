import DiffableDataSource
import Testing

/// Where each recorded case of data sources and batches is checked.
@Suite struct DataSourceFixtureTests {
  /// Checked in this target: cell requests, outlines and look-ups, refusals, batches.
  private static let here: [ClosedRange<Int>] = [
    451...461, 462...466, 469...471, 478...478, 481...483, 485...514, 518...519, 521...524,
  ]

  /// What this module cannot know, and why.
  private static let elsewhere: [Int: String] = [
    467: "a view's dataSource property belongs to the view",
    468: "handlers are closures, which the module's callers keep",
    479: "queues belong to the callers; the state is a value",
    480: "queues belong to the callers; the state is a value",
    484: "cells and registrations belong to the view",
    515: "the view counts its own sections",
    516: "a global index is the view's, after a batch that this module finds legal",
    517: "layout attributes belong to the layout",
    520: "cells belong to the view; that the provider is asked is checked with the cell requests",
    525: "dequeued views belong to the view",
  ]

  @Test func everyCaseIsCheckedSomewhere() throws {
    let cases = try Fixture.cases("uikit-data-source.json").compactMap { $0["id"] as? Int }
    #expect(cases.count == 69)
    for id in cases {
      let isHere = Self.here.contains { $0.contains(id) }
      #expect(isHere != (Self.elsewhere[id] != nil), "case \(id)")
    }
  }

  /// Case 521.
  @Test func applyingWhatIsShownDoesNothing() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("A", ["a", "b"])]))
    let result = try state.apply(state.snapshot())
    #expect(result.difference?.isEmpty == true)
    #expect(result.cellRequests.isEmpty)
  }

  /// Case 518 and 519, of current systems.
  @Test func onlyReloadDataSkipsTheDifference() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("A", ["a", "b"])]))
    let next = Snapshot([("A", ["b", "c"])])
    let unanimated = try state.apply(next, animatingDifferences: false)
    #expect(unanimated.mode == .diff)
    #expect(!unanimated.isAnimated)
    #expect(unanimated.cellRequests.map(\.identifier) == ["c"])
    let reloaded = try state.applySnapshotUsingReloadData(Snapshot([("A", ["c"])]))
    #expect(reloaded.mode == .reload)
    #expect(reloaded.difference == nil)
    #expect(reloaded.cellRequests.map(\.identifier) == ["c"])
  }

  /// Case 522: a move is one removal and one insertion.
  @Test func transactionsDescribeAMoveByTwoChanges() throws {
    var state = DataSourceState<String, String>()
    try state.apply(Snapshot([("A", ["Red", "Green", "Blue"])]))
    let transaction = state.reorderItem(
      at: ItemIndexPath(item: 2, section: 0), to: ItemIndexPath(item: 1, section: 0))
    let difference = try #require(transaction).difference
    #expect(difference.insertions.count == 1)
    #expect(difference.removals.count == 1)
  }

  /// Case 482.
  @Test func refusalsAreWordedAsUIKitDoes() {
    #expect(
      DataSourceError.sectionOutOfRange(1, sections: 1).uikitReason
        == "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }
}
