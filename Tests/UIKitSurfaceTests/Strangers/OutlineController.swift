// swift-format-ignore-file
// show: OutlineVC
struct MenuItem: Hashable {
    let title: String
    let subitems: [MenuItem]
    private let identifier = UUID()
    init(title: String, subitems: [MenuItem] = []) { self.title = title; self.subitems = subitems }
}
class OutlineVC: UIViewController {
    enum Section { case main }
    var dataSource: UICollectionViewDiffableDataSource<Section, MenuItem>! = nil
    var collectionView: UICollectionView! = nil
    lazy var items = [MenuItem(title: "Layouts", subitems: [MenuItem(title: "Grid"), MenuItem(title: "List", subitems: [MenuItem(title: "Plain")])]), MenuItem(title: "About")]
    override func viewDidLoad() {
        super.viewDidLoad()
        let config = UICollectionLayoutListConfiguration(appearance: .sidebar)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let container = UICollectionView.CellRegistration<UICollectionViewListCell, MenuItem> { (cell, indexPath, menuItem) in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = contentConfiguration
            let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
            cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        dataSource = UICollectionViewDiffableDataSource<Section, MenuItem>(collectionView: collectionView) { (collectionView, indexPath, item) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: container, for: indexPath, item: item)
        }
        dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
    }
    func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<MenuItem> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<MenuItem>()
        func addItems(_ menuItems: [MenuItem], to parent: MenuItem?) {
            snapshot.append(menuItems, to: parent)
            for menuItem in menuItems where !menuItem.subitems.isEmpty { addItems(menuItem.subitems, to: menuItem) }
        }
        addItems(items, to: nil)
        return snapshot
    }
}
