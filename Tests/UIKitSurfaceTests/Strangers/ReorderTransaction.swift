// swift-format-ignore-file
class ReorderVC: UIViewController {
    enum Section { case main }
    struct Item: Hashable { let title: String; private let identifier = UUID() }
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var backingStore: [Item] = (0..<5).map { Item(title: "Item \($0)") }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.addSubview(collectionView)
        let reg = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { c, _, i in
            var cc = UIListContentConfiguration.valueCell()
            cc.text = i.title
            c.contentConfiguration = cc
            c.accessories = [.reorder()]
        }
        dataSource = .init(collectionView: collectionView) { cv, ip, i in cv.dequeueConfiguredReusableCell(using: reg, for: ip, item: i) }
        dataSource.reorderingHandlers.canReorderItem = { item in return true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self = self else { return }
            for sectionTransaction in transaction.sectionTransactions {
                print(sectionTransaction.sectionIdentifier, sectionTransaction.difference.insertions.count)
            }
            if let updatedBackingStore = self.backingStore.applying(transaction.difference) {
                self.backingStore = updatedBackingStore
            }
            print(self.backingStore.map(\.title))
        }
        var s = NSDiffableDataSourceSnapshot<Section, Item>()
        s.appendSections([.main]); s.appendItems(backingStore)
        dataSource.apply(s)
    }
}
let vc = ReorderVC()
vc.loadViewIfNeeded()
