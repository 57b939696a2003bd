import Observation
import UIKit

@Observable final class CartModel {
  var lines: [CartLine] = [.init(title: "Tea", count: 2), .init(title: "Milk", count: 1)]
  @ObservationIgnored var visits = 0
  var total: Int { lines.reduce(0) { $0 + $1.count } }
}

struct CartLine: Hashable, Identifiable {
  let id = UUID()
  var title: String
  var count: Int
}

final class ObservedCartViewController: UIViewController {
  nonisolated enum Section: Sendable { case lines, summary }
  nonisolated enum Row: Hashable, Sendable {
    case line(CartLine.ID)
    case total
  }
  private let model = CartModel()
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .insetGrouped)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [model] cell, _, row in
      var content = cell.defaultContentConfiguration()
      switch row {
      case .line(let id):
        let line = model.lines.first { $0.id == id }
        content.text = line?.title
        content.secondaryText = line.map { "× \($0.count)" }
      case .total: content.text = "Total \(model.total)"
      }
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listCell().updated(for: state)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
          state.isHighlighted || state.isSelected ? .systemFill : color
        }
        cell.backgroundConfiguration = background
      }
    }
    dataSource = .init(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    observeModel()
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (self: Self, _: UITraitCollection) in
        self.list.collectionViewLayout.invalidateLayout()
      }
    }
  }

  private func observeModel() {
    withObservationTracking {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
      snapshot.appendSections([.lines, .summary])
      snapshot.appendItems(model.lines.map { .line($0.id) }, toSection: .lines)
      snapshot.appendItems([.total], toSection: .summary)
      dataSource.apply(snapshot, animatingDifferences: false)
    } onChange: {
      Task { @MainActor [weak self] in self?.observeModel() }
    }
  }
}
