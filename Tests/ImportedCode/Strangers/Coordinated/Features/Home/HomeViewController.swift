// swift-format-ignore-file
import UIKit

final class HomeViewController: UIViewController {
  private let viewModel: HomeViewModel
  private let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<Plant.Light, Plant>?

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: PlantLayout.make())
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView()
    view.addSubview(collectionView)
    collectionView.fillSuperview()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    let header = UICollectionView.SupplementaryRegistration<SectionTitleView>(
      elementKind: SectionTitleView.kind
    ) { [weak self] view, _, indexPath in
      view.title = self?.dataSource?.sectionIdentifier(for: indexPath.section)?.rawValue.uppercased()
    }
    let cell = UICollectionView.CellRegistration<PlantCell, Plant> { cell, _, plant in
      cell.plant = plant
    }
    let source = UICollectionViewDiffableDataSource<Plant.Light, Plant>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource = source
    viewModel.onChange = { [weak self] groups in
      var snapshot = NSDiffableDataSourceSnapshot<Plant.Light, Plant>()
      for (light, plants) in groups {
        snapshot.appendSections([light])
        snapshot.appendItems(plants, toSection: light)
      }
      self?.dataSource?.applySnapshotUsingReloadData(snapshot)
    }
    viewModel.load()
  }
}
