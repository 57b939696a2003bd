// swift-format-ignore-file
// show: TodoListViewController
import UIKit

struct Todo: Hashable {
  enum Priority: Int, Comparable, CaseIterable {
    case low = 1, medium, high
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  let id: UUID
  var title: String
  var priority: Priority
  var isDone: Bool

  init(id: UUID = UUID(), title: String, priority: Priority = .medium, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.priority = priority
    self.isDone = isDone
  }
}

final class Observable<Value> {
  typealias Listener = (Value) -> Void
  private var listeners: [Listener] = []
  var value: Value {
    didSet { listeners.forEach { $0(value) } }
  }
  init(_ value: Value) { self.value = value }
  func bind(_ listener: @escaping Listener) {
    listeners.append(listener)
    listener(value)
  }
}

protocol TodoListViewModelType: AnyObject {
  var todos: Observable<[Todo]> { get }
  func toggle(at index: Int)
  func add(_ title: String)
}

final class TodoListViewModel: TodoListViewModelType {
  let todos = Observable<[Todo]>([])

  init() {
    todos.value = ["Buy milk", "Walk the dog", "Write code"].enumerated().map { index, title in
      Todo(title: title, priority: Todo.Priority.allCases[index % 3])
    }
  }
  func toggle(at index: Int) {
    guard todos.value.indices ~= index else { return }
    todos.value[index].isDone.toggle()
  }
  func add(_ title: String) {
    todos.value.append(Todo(title: title))
  }
}

final class TodoListViewController: UIViewController {
  enum Section: Hashable { case open, done }
  private let viewModel: TodoListViewModelType
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Todo>!

  init(viewModel: TodoListViewModelType = TodoListViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpCollectionView()
    setUpDataSource()
    bind()
    viewModel.toggle(at: 1)
    viewModel.add("Sleep")
  }
}

// MARK: - Set up
private extension TodoListViewController {
  func setUpCollectionView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.delete(at: indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.addSubview(collectionView)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func setUpDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Todo> { cell, _, todo in
      var content = cell.defaultContentConfiguration()
      content.text = todo.title
      content.secondaryText = todo.priority == .high ? "!!!" : nil
      cell.contentConfiguration = content
      cell.accessories = todo.isDone ? [.checkmark()] : []
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      let section = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
      var content = UIListContentConfiguration.groupedHeader()
      content.text = section == .open ? "Open" : "Done"
      header.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, todo in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: todo)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
  }

  func bind() {
    viewModel.todos.bind { [weak self] todos in
      var snapshot = NSDiffableDataSourceSnapshot<Section, Todo>()
      let groups = Dictionary(grouping: todos) { $0.isDone ? Section.done : .open }
      for section in [Section.open, .done] where groups[section] != nil {
        snapshot.appendSections([section])
        snapshot.appendItems(groups[section, default: []], toSection: section)
      }
      self?.dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  func delete(at indexPath: IndexPath) {
    guard let todo = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([todo])
    dataSource.apply(snapshot)
  }
}
