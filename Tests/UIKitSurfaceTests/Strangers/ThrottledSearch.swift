// swift-format-ignore-file
// show: SearchVC
class SearchVC: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let all = ["Seoul", "Busan", "Jeju", "Daegu"]
    let search = UISearchController(searchResultsController: nil)
    @Published var query = ""
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, s in
        var c = cell.defaultContentConfiguration(); c.text = s; cell.contentConfiguration = c
    }
    var bag: Set<AnyCancellable> = []
    lazy var cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    lazy var ds = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv) { cv, ip, s in
        cv.dequeueConfiguredReusableCell(using: self.registration, for: ip, item: s)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cv)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        $query.throttle(for: .milliseconds(300), scheduler: RunLoop.main, latest: true).removeDuplicates().sink { [weak self] in self?.show($0) }.store(in: &bag)
        query = "u"
    }
    func updateSearchResults(for searchController: UISearchController) { query = searchController.searchBar.text ?? "" }
    func show(_ q: String) {
        var s = NSDiffableDataSourceSnapshot<Int, String>()
        s.appendSections([0])
        s.appendItems(all.filter { q.isEmpty || $0.localizedCaseInsensitiveContains(q) })
        ds.apply(s)
    }
}
