// swift-format-ignore-file
class ReorderableListViewController: UIViewController {
    enum Section: CaseIterable { case main, other }
    struct Item: Hashable { let title: String; private let id = UUID() }
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var collectionView: UICollectionView!
    var backingStore: [Section: [Item]] = [:]
    override func viewDidLoad() {
        super.viewDidLoad()
        backingStore = initialBackingStore()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        applyInitialSnapshot()
    }
    func createLayout() -> UICollectionViewLayout {
        let config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        return UICollectionViewCompositionalLayout.list(using: config)
    }
    func initialBackingStore() -> [Section: [Item]] {
        var all = [Section: [Item]]()
        for section in Section.allCases { all[section] = (1...3).map { Item(title: "\(section) \($0)") } }
        return all
    }
    func configureDataSource() {
        let reg = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always), .delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.delete(item) })]
        }
        dataSource = .init(collectionView: collectionView) { cv, ip, item in
            cv.dequeueConfiguredReusableCell(using: reg, for: ip, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { item in return true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self = self else { return }
            // method 1: enumerate through the section transactions and update
            for sectionTransaction in transaction.sectionTransactions {
                let sectionIdentifier = sectionTransaction.sectionIdentifier
                if let previousSectionItems = self.backingStore[sectionIdentifier],
                   let updatedSectionItems = previousSectionItems.applying(sectionTransaction.difference) {
                    self.backingStore[sectionIdentifier] = updatedSectionItems
                }
                // method 2
                self.backingStore[sectionIdentifier] = sectionTransaction.finalSnapshot.items
            }
            print(self.backingStore[.main]!.map(\.title))
        }
    }
    func delete(_ item: Item) {
        var s = dataSource.snapshot()
        s.deleteItems([item])
        dataSource.apply(s)
    }
    func applyInitialSnapshot() {
        for section in Section.allCases {
            var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
            sectionSnapshot.append(backingStore[section] ?? [])
            dataSource.apply(sectionSnapshot, to: section, animatingDifferences: false)
        }
    }
}
extension ReorderableListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        proposedIndexPath
    }
}

// show: ReorderableListViewController
