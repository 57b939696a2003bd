// swift-format-ignore-file
// show: ListVC
final class Observable<T> {
    private var observers: [(T) -> Void] = []
    var value: T { didSet { observers.forEach { $0(value) } } }
    init(_ value: T) { self.value = value }
    func bind(_ observer: @escaping (T) -> Void) { observers.append(observer); observer(value) }
}
final class ListViewModel {
    enum Section { case main }
    struct Row: Hashable { let id: Int; var title: String }
    let rows = Observable<[Row]>([])
    func load() { rows.value = (0..<5).map { Row(id: $0, title: "Row \($0)") } }
}
class ListVC: UIViewController {
    private let viewModel = ListViewModel()
    private lazy var collectionView: UICollectionView = {
        let cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        cv.translatesAutoresizingMaskIntoConstraints = false
        return cv
    }()
    private lazy var dataSource = makeDataSource()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor)])
        viewModel.rows.bind { [weak self] rows in self?.apply(rows) }
        viewModel.load()
    }
    private func makeDataSource() -> UICollectionViewDiffableDataSource<ListViewModel.Section, ListViewModel.Row> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ListViewModel.Row> { cell, _, row in
            var content = UIListContentConfiguration.cell()
            content.text = row.title
            cell.contentConfiguration = content
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }
    private func apply(_ rows: [ListViewModel.Row]) {
        var snapshot = NSDiffableDataSourceSnapshot<ListViewModel.Section, ListViewModel.Row>()
        snapshot.appendSections([.main])
        snapshot.appendItems(rows)
        dataSource.apply(snapshot, animatingDifferences: !rows.isEmpty)
    }
}
