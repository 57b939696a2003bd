// swift-format-ignore-file
import Combine
import ComposableArchitecture
import UIKit

@Reducer
struct CounterList {
  @ObservableState
  struct State: Equatable {
    var counters: IdentifiedArrayOf<Counter.State> = [
      Counter.State(id: 0, count: 3), Counter.State(id: 1, count: 5), Counter.State(id: 2, count: 8),
    ]
  }
  enum Action { case addTapped, counters(IdentifiedActionOf<Counter>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.counters.append(Counter.State(id: state.counters.count, count: 0))
        return .none
      case .counters:
        return .none
      }
    }
    .forEach(\.counters, action: \.counters) { Counter() }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable { let id: Int; var count = 0 }
  enum Action { case increment, decrement }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1; return .none
      case .decrement: state.count -= 1; return .none
      }
    }
  }
}

final class CounterListViewController: UIViewController {
  let store: StoreOf<CounterList>
  var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init(store: StoreOf<CounterList>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [store] cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = "\(store.counters[id: id]?.count ?? 0)"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(self.store.counters.map(\.id))
      self.dataSource.apply(snapshot)
    }
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UINavigationController(rootViewController: CounterListViewController(store: Store(initialState: CounterList.State()) { CounterList() }))
    window?.makeKeyAndVisible()
  }
}
