import ComposableArchitecture
import UIKit

@Reducer
struct Timers {
  @ObservableState
  struct State: Equatable {
    var timers: IdentifiedArrayOf<TimerItem> = [
      TimerItem(id: 1, name: "Tea", seconds: 180), TimerItem(id: 2, name: "Eggs", seconds: 420),
    ]
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case addTapped
    case alert(PresentationAction<Alert>)
    enum Alert: Equatable { case confirm }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.timers.append(TimerItem(id: state.timers.count + 1, name: "New", seconds: 60))
        return .run { send in try await clock.sleep(for: .seconds(1)) }
      case .alert: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

struct TimerItem: Equatable, Identifiable, Hashable {
  let id: Int
  var name: String
  var seconds: Int
}

final class TimersViewController: UIViewController {
  let store: StoreOf<Timers>
  private var dataSource: UICollectionViewDiffableDataSource<Int, TimerItem>!

  init(store: StoreOf<Timers> = Store(initialState: Timers.State()) { Timers() }) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, TimerItem> {
      cell, _, timer in
      var content = cell.defaultContentConfiguration()
      content.text = timer.name
      content.secondaryText = "\(timer.seconds / 60) min"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, TimerItem>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(store.timers))
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }
}
