// swift-format-ignore-file
class SearchViewController: UIViewController, UISearchBarDelegate {
    enum Section: CaseIterable { case main }
    struct Animal: Hashable {
        let name: String
        let identifier = UUID()
        func contains(_ filter: String?) -> Bool {
            guard let filterText = filter else { return true }
            if filterText.isEmpty { return true }
            return name.lowercased().contains(filterText.lowercased())
        }
    }
    let animals = ["Cat", "Dog", "Caterpillar", "Horse"].map { Animal(name: $0) }
    let searchBar = UISearchBar(frame: .zero)
    var animalsCollectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Animal>!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Animals"
        animalsCollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        view.addSubview(animalsCollectionView)
        view.addSubview(searchBar)
        searchBar.delegate = self
        searchBar.placeholder = "Search"
        let reg = UICollectionView.CellRegistration<UICollectionViewCell, Animal> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource<Section, Animal>(collectionView: animalsCollectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: Animal) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: reg, for: indexPath, item: identifier)
        }
        performQuery(with: nil)
    }
    func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let contentSize = layoutEnvironment.container.effectiveContentSize
            let columns = contentSize.width > 800 ? 3 : 2
            let spacing = CGFloat(10)
            let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(32))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return section
        }
        return layout
    }
    func performQuery(with filter: String?) {
        let found = animals.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Animal>()
        snapshot.appendSections([.main])
        snapshot.appendItems(found)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        performQuery(with: searchText)
    }
}
