import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import Testing

/// A list of letters, of which three rows are on screen.
private struct Screen {
  var state = CollectionViewState()
  var ledger = ReuseLedger<String>()
  var items: [String] = []
  var first = 0

  private func describe(_ place: ViewPlace) -> (reuseIdentifier: String, subject: String) {
    ("cell", items[place.path.item])
  }

  private func row(_ item: Int) -> DisplayedElement {
    DisplayedElement(
      place: .cell(ItemIndexPath(item: item, section: 0)),
      frame: LayoutRect(x: 0, y: Double(item) * 10, width: 100, height: 10))
  }

  private var rows: [DisplayedElement] {
    (first..<min(first + 3, items.count)).map { row($0) }
  }

  mutating func reload(_ items: [String]) -> [String] {
    self.items = items
    return lines(
      ledger.carryOut(state.reload(itemCounts: [items.count]), describe: describe)
        + ledger.carryOut(state.display(rows), describe: describe))
  }

  mutating func scroll(to item: Int) -> [String] {
    first = item
    return lines(ledger.carryOut(state.display(rows), describe: describe))
  }

  mutating func update(_ batch: BatchUpdate, to items: [String]) throws -> [String] {
    self.items = items
    var events = ledger.carryOut(
      try state.update(batch, itemCounts: [items.count]), in: .update, describe: describe)
    events += ledger.carryOut(state.display(rows), in: .update, describe: describe)
    return lines(events + ledger.endUpdate())
  }

  mutating func reconfigure(_ item: Int) -> [String] {
    lines(
      ledger.carryOut(
        state.reconfigure([ItemIndexPath(item: item, section: 0)]), describe: describe))
  }

  mutating func prefetch(_ items: [Int]) -> [String] {
    lines(ledger.carryOut(state.prefetch(items.map(row)), describe: describe))
  }

  private func lines(_ events: [ReuseLedger<String>.Event]) -> [String] {
    events.map { "\($0.kind) \($0.view) at \($0.place.path.item) \($0.subject)" }
  }
}

@Suite struct ReuseLedgerTests {
  @Test func scrollingUsesAgainWhatLeaves() {
    var screen = Screen()
    #expect(
      screen.reload(["a", "b", "c", "d", "e"]) == [
        "created 1 at 0 a", "created 2 at 1 b", "created 3 at 2 c",
      ])
    #expect(
      screen.scroll(to: 2) == [
        "putAside 1 at 0 a", "putAside 2 at 1 b", "reused 2 at 3 d", "reused 1 at 4 e",
      ])
    #expect(screen.ledger.entries.map(\.subjects) == [["a", "e"], ["b", "d"], ["c"]])
    #expect(screen.scroll(to: 4) == ["putAside 3 at 2 c", "putAside 2 at 3 d"])
    #expect(screen.ledger.pool.views(for: "cell") == [3, 2])
    #expect(screen.ledger.entry(at: .cell(ItemIndexPath(item: 4, section: 0)))?.id == 1)
  }

  @Test func reloadOfTheDataMakesNoViews() {
    var screen = Screen()
    _ = screen.reload(["a", "b", "c"])
    #expect(
      screen.reload(["x", "y"]) == [
        "putAside 1 at 0 a", "putAside 2 at 1 b", "putAside 3 at 2 c", "reused 3 at 0 x",
        "reused 2 at 1 y",
      ])
  }

  @Test func updateAsksForNewViewsBeforeOldOnesCanBeHad() throws {
    var screen = Screen()
    _ = screen.reload(["a", "b"])
    var batch = BatchUpdate()
    batch.reloadedItems = [ItemIndexPath(item: 0, section: 0)]
    #expect(
      try screen.update(batch, to: ["a", "b"]) == ["created 3 at 0 a", "putAside 1 at 0 a"])
    batch = BatchUpdate()
    batch.insertedItems = [ItemIndexPath(item: 0, section: 0)]
    #expect(
      try screen.update(batch, to: ["z", "a", "b"]) == [
        "moved 3 at 1 a", "moved 2 at 2 b", "reused 1 at 0 z",
      ])
    #expect(screen.reconfigure(1) == ["reconfigured 3 at 1 a"])
  }

  @Test func prefetchedViewIsShownWithoutBeingAskedForAgain() {
    var screen = Screen()
    _ = screen.reload(["a", "b", "c", "d", "e"])
    #expect(screen.prefetch([3, 4]) == ["created 4 at 3 d", "created 5 at 4 e"])
    #expect(screen.prefetch([3, 2, 9]) == ["putAside 5 at 4 e"])
    #expect(screen.reconfigure(3) == ["reconfigured 4 at 3 d"])
    #expect(screen.scroll(to: 1) == ["putAside 1 at 0 a", "shown 4 at 3 d"])
  }

  @Test func whatWasAskedForAheadIsSoUntilItIsShownOrDiscarded() {
    var screen = Screen()
    _ = screen.reload(["a", "b", "c", "d", "e"])
    _ = screen.prefetch([3, 4])
    func ahead() -> [Int] { screen.ledger.entries.filter(\.isPrefetched).map(\.id) }
    #expect(ahead() == [4, 5])
    _ = screen.scroll(to: 1)
    #expect(ahead() == [5])
    _ = screen.prefetch([])
    #expect(ahead() == [])
  }

  /// Effects of one call see what those before them have done.
  @Test func effectsFollowEachOther() {
    var ledger = ReuseLedger<String>()
    var name = "a"
    func place(_ item: Int) -> ViewPlace { .cell(ItemIndexPath(item: item, section: 0)) }
    func carryOut(_ effects: [Effect]) -> [String] {
      ledger.carryOut(effects) { _ in ("cell", name) }.map { "\($0.kind) \($0.subject)" }
    }
    let row = DisplayedElement(place: place(0), frame: .zero)
    #expect(
      carryOut([.request(row), .reconfigure(ItemIndexPath(item: 0, section: 0))])
        == ["created a", "reconfigured a"])
    #expect(ledger.entries[0].uses == 1)
    name = "b"
    #expect(
      carryOut([
        .move([BatchMove(from: place(0), to: place(2))]),
        .reconfigure(ItemIndexPath(item: 2, section: 0)),
      ]) == ["moved a", "reconfigured b"])
    #expect(ledger.entries[0].subjects == ["a", "b"])
    #expect(carryOut([.endDisplaying(place(2))]) == ["putAside b"])
  }

  @Test func prefetchedViewsFollowTheirItems() throws {
    var screen = Screen()
    _ = screen.reload(["a", "b", "c", "d", "e"])
    _ = screen.prefetch([3, 4])
    var batch = BatchUpdate()
    batch.deletedItems = [ItemIndexPath(item: 0, section: 0), ItemIndexPath(item: 4, section: 0)]
    #expect(
      try screen.update(batch, to: ["b", "c", "d"]) == [
        "moved 2 at 0 b", "moved 3 at 1 c", "moved 4 at 2 d", "shown 4 at 2 d",
        "putAside 1 at 0 a", "putAside 5 at 4 e",
      ])
  }
}
