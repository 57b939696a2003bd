// swift-format-ignore-file
@MainActor
final class SearchViewController: UICollectionViewController, UISearchResultsUpdating {
    nonisolated enum Section: Sendable { case results }
    private var allNames = ["Kim", "Lee", "Park", "Choi", "Jung", "Kang"]
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        definesPresentationContext = true
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.secondaryText = "\(name.count) letters"
            content.textProperties.color = .label
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        performQuery(with: nil)
    }
    func updateSearchResults(for searchController: UISearchController) {
        performQuery(with: searchController.searchBar.text)
    }
    func performQuery(with filter: String?) {
        let names = allNames.filter { filter.map($0.lowercased().contains) ?? true }.sorted()
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.results])
        snapshot.appendItems(names)
        dataSource?.apply(snapshot, animatingDifferences: true)
    }
}

// show: SearchViewController
