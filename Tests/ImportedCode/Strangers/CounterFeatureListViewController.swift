// swift-format-ignore-file
import ComposableArchitecture
import UIKit

@Reducer
struct CounterListFeature {
  @ObservableState
  struct State: Equatable {
    var counters: IdentifiedArrayOf<CounterRow> = [
      CounterRow(id: 1, name: "Steps", value: 3), CounterRow(id: 2, name: "Cups", value: 1),
    ]
  }
  enum Action {
    case increment(CounterRow.ID)
    case delete(IndexSet)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment(let id):
        state.counters[id: id]?.value += 1
        return .none
      case .delete(let offsets):
        state.counters.remove(atOffsets: offsets)
        return .none
      }
    }
  }
}

struct CounterRow: Equatable, Identifiable, Hashable {
  let id: Int
  var name: String
  var value: Int
}

final class CounterFeatureListViewController: UIViewController {
  enum Section { case counters }
  private let store: StoreOf<CounterListFeature>
  private var dataSource: UICollectionViewDiffableDataSource<Section, CounterRow>!
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  init(store: StoreOf<CounterListFeature>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, CounterRow> {
      cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.name
      content.secondaryText = "\(row.value)"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Section, CounterRow>()
      snapshot.appendSections([.counters])
      snapshot.appendItems(Array(store.counters))
      dataSource.apply(snapshot, animatingDifferences: true)
    }
  }
}
