// swift-format-ignore-file
import UIKit
import RealmSwift

class Todo: Object {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var title: String = ""
    @Persisted var isDone = false
    convenience init(title: String) {
        self.init()
        self.title = title
    }
}

enum TodoFilter: Int, CaseIterable { case open, done
    var title: String { self == .open ? "Open" : "Done" }
}

final class TodosViewController: UIViewController {
    private let realm = try! Realm()
    private var todos: Results<Todo>!
    private var token: NotificationToken?
    private let segmented = UISegmentedControl(items: TodoFilter.allCases.map(\.title))
    private lazy var collectionView: UICollectionView = {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()
    private var dataSource: UICollectionViewDiffableDataSource<TodoFilter, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        navigationItem.titleView = segmented
        segmented.selectedSegmentIndex = 0
        segmented.addTarget(self, action: #selector(filterChanged(_:)), for: .valueChanged)
        configureDataSource()
        todos = realm.objects(Todo.self).sorted(byKeyPath: "title")
        token = todos.observe { [weak self] _ in self?.reload() }
        reload(with: ["Buy milk", "Call mom", "Water plants"])
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.textProperties.numberOfLines = 0
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }

    private func reload() {
        reload(with: todos.filter("isDone == false").map(\.title))
    }

    private func reload(with titles: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<TodoFilter, String>()
        snapshot.appendSections([.open])
        snapshot.appendItems(titles, toSection: .open)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    @objc private func filterChanged(_ sender: UISegmentedControl) { reload() }

    @IBAction func add(_ sender: Any) {
        try! realm.write { realm.add(Todo(title: "New")) }
    }
}
