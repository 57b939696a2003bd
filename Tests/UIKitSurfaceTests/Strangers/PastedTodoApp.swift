// swift-format-ignore-file
final class TodoListViewController: UIViewController {
    private enum Section: String, CaseIterable {
        case open = "To do"
        case done = "Done"
    }
    private struct Todo: Hashable {
        let id: UUID
        var title: String
        var isDone: Bool
        init(id: UUID = .init(), title: String, isDone: Bool = false) {
            (self.id, self.title, self.isDone) = (id, title, isDone)
        }
    }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Todo>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Todo>

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private lazy var layout: UICollectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.backgroundColor = .clear
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        section.interGroupSpacing = self.todos.isEmpty ? 0 : 4
        return section
    }
    private lazy var dataSource: DataSource = {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Todo> { cell, _, todo in
            var content = cell.defaultContentConfiguration()
            content.text = todo.title
            content.textProperties.color = todo.isDone ? .secondaryLabel : .label
            cell.contentConfiguration = content
            cell.accessories = todo.isDone ? [.checkmark()] : [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            let section = self?.dataSource.sectionIdentifier(for: indexPath.section)
            var content = view.defaultContentConfiguration()
            content.text = section?.rawValue
            view.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
        return dataSource
    }()
    private var todos = ["Buy milk", "Write tests", "Sleep"].map { Todo(title: $0) } {
        didSet { update(animated: true) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        update(animated: false)
        todos[1].isDone = true
    }

    private func update(animated: Bool) {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(todos.filter { !$0.isDone }, toSection: .open)
        snapshot.appendItems(todos.filter(\.isDone), toSection: .done)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
