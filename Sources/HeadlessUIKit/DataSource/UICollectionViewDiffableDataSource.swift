import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// Apple's data source over the engine's `DataSourceState`.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias State = DataSourceState<SectionIdentifierType, ItemIdentifierType>
  typealias Result = ApplyResult<SectionIdentifierType, ItemIdentifierType>

  /// Asked about, and told of, an item being dragged.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Asked about, and told of, an item's disclosure being tapped.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  var state = State()
  private var isApplying = false

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    update { state throws(DataSourceError) in
      try state.apply(snapshot.base, animatingDifferences: animatingDifferences)
    }
    completion?()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    update { state throws(DataSourceError) in
      try state.applySnapshotUsingReloadData(snapshot.base)
    }
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    update { state throws(DataSourceError) in
      try state.apply(snapshot.base, to: section, animatingDifferences: animatingDifferences)
    }
    completion?()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Looking up

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot(state.snapshot()) }

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(state.snapshot(for: section))
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.sectionIdentifier(for: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.index(for: sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.itemIdentifier(for: ItemPath(indexPath))
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPath(for: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: UICollectionViewDataSource

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard reorderingHandlers.didReorder != nil, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot().numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    raising(else: 0) { () throws(DataSourceError) in
      try state.numberOfItems(inSectionAt: section)
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      raise("Invalid parameter not satisfying: itemIdentifier")
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    let error = DataSourceError.noCell(ItemPath(indexPath), item: "\(item)", .collectionView)
    raise(error.description, view: collectionView.description)
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      let error = DataSourceError.noSupplementaryViewProvider
      raise(error.description, view: collectionView.description)
      return UICollectionReusableView(frame: .zero)
    }
    return supplementaryViewProvider(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

// MARK: - Updating the view

extension UICollectionViewDiffableDataSource {
  /// Changes the state and brings the view up to date; a refusal changes nothing.
  func update<Change>(
    _ change: (inout State) throws(DataSourceError) -> Change,
    show: (UICollectionView, Change) -> Void
  ) {
    guard !isApplying else {
      raise(DataSourceError.appliedWhileApplying.description)
      return
    }
    isApplying = true
    defer { isApplying = false }
    collectionView?.commitCounts()
    raising { () throws(DataSourceError) in
      let change = try change(&state)
      if let collectionView { show(collectionView, change) }
    }
  }

  /// Applies something.
  private func update(_ change: (inout State) throws(DataSourceError) -> Result) {
    update(change) { $0.show($1) }
  }
}

extension UICollectionView {
  /// Carries out what an apply did: a reload, or its batches one after the other.
  func show<SectionID, ItemID>(_ result: ApplyResult<SectionID, ItemID>) {
    simulatedAnimations = []
    guard let difference = result.difference else {
      reloadData()
      guard result.isAnimated else { return }
      let marks = result.final.difference(from: result.final.withoutMarks())
      guard !marks.isEmpty else { return }
      layoutIfNeeded()
      show(marks)
      return
    }
    show(difference, animated: result.isAnimated)
  }

  func show<SectionID, ItemID>(
    _ difference: SnapshotDifference<SectionID, ItemID>, animated: Bool = true
  ) {
    for batch in difference.batches {
      perform(batch, animated: animated)
    }
    reconfigure(difference.reconfiguredItemsOnly)
  }
}
