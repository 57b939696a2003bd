import Foundation
import Testing
import UIKit

/// A value whose equality ignores what its hash uses.
private struct Liar: Hashable, CustomStringConvertible {
  var name: String
  var salt: Int
  var description: String { name }
  static func == (left: Liar, right: Liar) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(salt) }
}

/// The recorded cases that are not batches or provider calls, through Apple's names.
@MainActor @Suite struct RecordedDataSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func list() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "other")
    return view
  }

  private func source(_ view: UICollectionView) -> Source {
    Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func check(_ id: Int, _ body: @MainActor () -> Void) throws {
    let raised = UIKitException.observe(body)
    #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    try #require(RecordedCase.all[id]).check(raised.map(\.reason))
  }

  /// Cases 462 to 466.
  @Test func outlinesShowTheirVisibleItemsInTheirSections() {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["S1": [], "S2": ["p", "q"]]), animatingDifferences: false)
    #expect(source.snapshot(for: "S2").rootItems == ["p", "q"])
    #expect(source.snapshot(for: "none").items == [])
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b", "c"])
    tree.append(["a1", "a2"], to: "a")
    source.apply(tree, to: "S1", animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "p", "q"])
    tree.expand(["a"])
    source.apply(tree, to: "S1", animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b", "c", "p", "q"])
    #expect(source.snapshot(for: "S1").isExpanded("a"))
    #expect(source.snapshot(for: "S1").items == tree.items)
    var third = NSDiffableDataSourceSectionSnapshot<String>()
    third.append(["z"])
    source.apply(third, to: "S3")
    #expect(source.snapshot().sectionIdentifiers == ["S1", "S2", "S3"])
    #expect(source.snapshot().itemIdentifiers(inSection: "S3") == ["z"])
  }

  /// Cases 467 and 468.
  @Test func dataSourceIsTheViewsAndItsHandlersAreValues() {
    let view = list()
    let source = source(view)
    #expect(view.dataSource === source)
    var handlers = source.reorderingHandlers
    #expect(handlers.canReorderItem == nil && handlers.didReorder == nil)
    source.reorderingHandlers = handlers
    handlers.canReorderItem = { _ in true }
    #expect(source.reorderingHandlers.canReorderItem == nil)
    #expect(source.sectionSnapshotHandlers.shouldExpandItem == nil)
  }

  /// Cases 469 to 471.
  @Test func lookUpsOfWhatIsAbsentAnswerNothing() {
    let source = source(list())
    let shown = snapshot(["A": ["a"]])
    source.apply(shown)
    #expect(source.indexPath(for: "z") == nil)
    #expect(source.itemIdentifier(for: path(0, 1)) == nil)
    #expect(source.itemIdentifier(for: path(-1, 0)) == nil)
    #expect(shown.indexOfItem("z") == nil && shown.indexOfSection("z") == nil)
  }

  @Test func equalItemsMustHashEqually() throws {
    let source = UICollectionViewDiffableDataSource<Int, Liar>(collectionView: list()) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func snapshot(salt: Int) -> NSDiffableDataSourceSnapshot<Int, Liar> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Liar>()
      snapshot.appendSections([0])
      snapshot.appendItems([Liar(name: "a", salt: salt)])
      return snapshot
    }
    source.apply(snapshot(salt: 1))
    try check(478) { source.apply(snapshot(salt: 2)) }
  }

  @Test func applyingWhileApplyingIsRefused() throws {
    let view = list()
    var source: Source?
    let nested = snapshot(["A": []])
    source = Source(collectionView: view) { view, path, _ in
      source?.apply(nested)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source?.apply(nested)
    view.layoutIfNeeded()
    try check(481) { source?.apply(snapshot(["A": ["a"]])) }
  }

  @Test func providersMustAnswerCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    rows.apply(snapshot(["A": ["a"]]))
    try check(482) { table.layoutIfNeeded() }
    let view = list()
    let items = Source(collectionView: view) { _, _, _ in nil }
    items.apply(snapshot(["A": ["a"]]))
    let raised = UIKitException.observe { view.layoutIfNeeded() }
    try #require(RecordedCase.all[483]).check(Array(raised.map(\.reason).prefix(1)))
  }

  @Test func reconfiguringWithAnotherRegistrationIsRefused() throws {
    let view = list()
    var identifier = "cell"
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    source.apply(snapshot(["A": ["a"]]))
    view.layoutIfNeeded()
    identifier = "other"
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    try check(484) { source.apply(next) }
  }

  @Test func attributesOfItemsThatDoNotExistAreRefused() throws {
    final class Stale: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(1, 1))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
    }
    let view = list()
    let source = source(view)
    source.apply(snapshot(["A": ["a"]]))
    view.collectionViewLayout = Stale()
    try check(517) { view.layoutIfNeeded() }
    #expect(view.visibleCells == [])
  }

  /// Cases 518 and 519, of current systems.
  @Test func onlyReloadDataSkipsTheDifference() {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["A": ["a", "b"]]))
    view.layoutIfNeeded()
    _ = view.simulatedReport()
    source.apply(snapshot(["A": ["b", "c"]]), animatingDifferences: false)
    #expect(view.simulatedReport().requested == [path(0, 1)])
    #expect(!view.simulatedAnimations.isEmpty)
    #expect(view.simulatedAnimations.allSatisfy { !$0.isAnimated })
    source.applySnapshotUsingReloadData(snapshot(["A": ["b", "c"]]))
    view.layoutIfNeeded()
    let report = view.simulatedReport()
    #expect(report.requested == [path(0, 0), path(0, 1)] && report.created == 0)
    #expect(view.simulatedAnimations.isEmpty)
  }

  /// Case 520, prefetched cells included.
  @Test func reconfiguringKeepsTheCell() {
    let view = list()
    let source = source(view)
    let items = (0..<30).map { "\($0)" }
    source.apply(snapshot(["A": items]))
    view.simulateIdle()
    let cells = (view.cellForItem(at: path(0, 0)), view.cellForItem(at: path(0, 12)))
    _ = view.simulatedReport()
    var next = source.snapshot()
    next.reconfigureItems(["0", "12"])
    source.apply(next)
    let report = view.simulatedReport()
    #expect(report.reconfigured == [path(0, 0), path(0, 12)])
    #expect(report.created == 0 && report.reused == 0)
    #expect(view.cellForItem(at: path(0, 0)) === cells.0)
    #expect(cells.1 != nil && view.cellForItem(at: path(0, 12)) === cells.1)
  }

  /// Case 521.
  @Test func applyingWhatIsShownDoesNothing() {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["A": ["a"]]))
    view.layoutIfNeeded()
    _ = view.simulatedReport()
    source.apply(source.snapshot())
    #expect(view.simulatedReport() == ViewReport.nothing)
  }

  /// Case 522.
  @Test func transactionDescribesAMoveByTwoChanges() throws {
    let source = source(list())
    source.apply(snapshot(["A": ["Red", "Green", "Blue"]]))
    var told: CollectionDifference<String>?
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { told = $0.difference }
    #expect(source.simulateReorder(ofItemAt: path(0, 1), to: path(0, 2)))
    #expect(told?.insertions.count == 1 && told?.removals.count == 1)
  }

  @Test func headersNeedAProvider() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = list()
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    let source = source(view)
    source.apply(snapshot(["A": []]))
    try check(523) { view.layoutIfNeeded() }
  }

  @Test func countOfASectionPastTheEndIsRefused() throws {
    let view = list()
    let source = source(view)
    source.apply(snapshot(["A": []]))
    try check(524) { _ = source.collectionView(view, numberOfItemsInSection: 1) }
  }

  @Test func dequeuedViewsMustBeReturned() throws {
    let view = list()
    let source = Source(collectionView: view) { view, path, _ in
      _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot(["A": ["a"]]))
    try check(525) { view.layoutIfNeeded() }
  }

  @Test func registrationsMadeInAProviderAreRefused() {
    let view = list()
    let source = Source(collectionView: view) { view, path, item in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        _, _, _ in
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot(["A": ["a"]]))
    let raised = UIKitException.observe { view.layoutIfNeeded() }
    #expect(raised.count == 1)
    #expect(
      raised.first?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside") == true)
  }

  @Test func everyRecordedCaseIsCheckedHere() throws {
    let provider = try CellProviderCase.all().count
    #expect(provider == 11)
    let batches = Set(BatchCase.all.map(\.id) + [485, 490, 493, 496, 513, 515])
    let here = Set(462...471).union([478, 479, 480, 481, 482, 483, 484]).union(517...525)
    #expect(Set(RecordedCase.all.keys) == batches.union(here).union(451...461))
  }
}
