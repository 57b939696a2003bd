/// UIKit's snapshots, which are natives, and its data source.
let dataSourcePrelude = #"""
  struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
  > {
    init()
    var numberOfItems: Int { get }
    var numberOfSections: Int { get }
    var sectionIdentifiers: [SectionIdentifierType] { get }
    var itemIdentifiers: [ItemIdentifierType] { get }
    var reloadedSectionIdentifiers: [SectionIdentifierType] { get }
    var reloadedItemIdentifiers: [ItemIdentifierType] { get }
    var reconfiguredItemIdentifiers: [ItemIdentifierType] { get }
    func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
    func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    func sectionIdentifier(
      containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType?
    func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
    func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
    mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
    mutating func insertItems(
      _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
    mutating func insertItems(
      _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    mutating func deleteItems(_ identifiers: [ItemIdentifierType])
    mutating func deleteAllItems()
    mutating func moveItem(
      _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
    mutating func moveItem(
      _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
    mutating func reloadItems(_ identifiers: [ItemIdentifierType])
    mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
    mutating func appendSections(_ identifiers: [SectionIdentifierType])
    mutating func insertSections(
      _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
    mutating func insertSections(
      _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
    mutating func deleteSections(_ identifiers: [SectionIdentifierType])
    mutating func moveSection(
      _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
    mutating func moveSection(
      _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
    mutating func reloadSections(_ identifiers: [SectionIdentifierType])
  }

  struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    init()
    var items: [ItemIdentifierType] { get }
    var rootItems: [ItemIdentifierType] { get }
    var visibleItems: [ItemIdentifierType] { get }
    var expandedItems: [ItemIdentifierType] { get }
    mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType)
    mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType)
    mutating func insert(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      before item: ItemIdentifierType)
    mutating func insert(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      after item: ItemIdentifierType)
    mutating func delete(_ items: [ItemIdentifierType])
    mutating func deleteAll()
    mutating func expand(_ items: [ItemIdentifierType])
    mutating func collapse(_ items: [ItemIdentifierType])
    mutating func replace(
      childrenOf parent: ItemIdentifierType,
      using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
    func isExpanded(_ item: ItemIdentifierType) -> Bool
    func isVisible(_ item: ItemIdentifierType) -> Bool
    func contains(_ item: ItemIdentifierType) -> Bool
    func level(of item: ItemIdentifierType) -> Int
    func index(of item: ItemIdentifierType) -> Int?
    func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
    func snapshot(
      of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    func visualDescription() -> String
  }

  struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
  > {
    let sectionIdentifier: SectionIdentifierType
    let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.visibleItems.difference(from: initialSnapshot.visibleItems)
    }
  }

  struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
  > {
    let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    let sectionTransactions:
      [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
  }

  class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
  >: NSObject, UICollectionViewDataSource
  {
    typealias CellProvider =
      (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    typealias SupplementaryViewProvider =
      (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    struct ReorderingHandlers<Section: Hashable, Item: Hashable> {
      var canReorderItem: ((Item) -> Bool)? = nil
      var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)? = nil
      var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)? = nil
      init() {}
    }

    struct SectionSnapshotHandlers<Item: Hashable> {
      var shouldExpandItem: ((Item) -> Bool)? = nil
      var willExpandItem: ((Item) -> Void)? = nil
      var shouldCollapseItem: ((Item) -> Bool)? = nil
      var willCollapseItem: ((Item) -> Void)? = nil
      var snapshotForExpandingParent:
        ((Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>)? = nil
      init() {}
    }

    let _cellProvider: CellProvider
    var _own: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>? = nil
    var supplementaryViewProvider: SupplementaryViewProvider? = nil
    var reorderingHandlers = ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>()
    var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    init(
      collectionView: UICollectionView,
      cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType)
        -> UICollectionViewCell?
    ) {
      _cellProvider = cellProvider
      super.init()
      collectionView.dataSource = self
      _setDataSource(self)
    }

    init(
      _cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType)
        -> UICollectionViewCell?
    ) {
      self._cellProvider = _cellProvider
      super.init()
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      _apply(snapshot, animatingDifferences)
      completion?()
    }

    func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      completion: (() -> Void)? = nil
    ) {
      _applyUsingReloadData(snapshot)
      completion?()
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      _applyOutline(snapshot, section, animatingDifferences)
      completion?()
    }

    func _apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      _ animated: Bool)
    func _applyUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
    func _applyOutline(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      _ section: SectionIdentifierType, _ animated: Bool)
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func snapshot(
      for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    func index(for sectionIdentifier: SectionIdentifierType) -> Int?
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      snapshot().numberOfSections
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      let snapshot = self.snapshot()
      return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[section])
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
    func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let item = itemIdentifier(for: indexPath) else {
        _raise("Invalid parameter not satisfying: itemIdentifier")
        fatalError()
      }
      if let cell = _cellProvider(collectionView, indexPath, item) { return cell }
      _raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "<NSIndexPath: 0x...> {length = 2, path = \(indexPath.section) - \(indexPath.item)} "
          + "with item identifier '\(item)', which is not allowed. You must always return a cell "
          + "to the collection view: <...>")
      fatalError()
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let provider = supplementaryViewProvider else {
        _raise(
          "CollectionView <...> requested a supplementary view, but a supplementaryViewProvider "
            + "was not specified on the diffable data source. Please configure the diffable data "
            + "source accordingly and add the supplementary provider")
        fatalError()
      }
      return provider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
  }

  func _setDataSource(_ dataSource: Any)
  func _raise(_ reason: String)
  """#
