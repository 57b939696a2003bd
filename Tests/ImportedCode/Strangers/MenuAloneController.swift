import UIKit

class MenuController: UIViewController {

  let viewModel = MenuViewModel()
  var collectionView: UICollectionView!
  lazy var dataSource = UICollectionViewDiffableDataSource<MenuSection, MenuItem>(
    collectionView: collectionView
  ) { cv, indexPath, item in
    guard
      let cell = cv.dequeueReusableCell(withReuseIdentifier: "menu", for: indexPath)
        as? MenuItemCell
    else { return UICollectionViewCell() }
    cell.imageView.image = item.image
    cell.titleLabel.text = item.title
    cell.priceLabel.text = String(format: "%.2f €", item.price)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.register(MenuItemCell.self, forCellWithReuseIdentifier: "menu")
    view.addSubview(collectionView)

    var snapshot = NSDiffableDataSourceSnapshot<MenuSection, MenuItem>()
    snapshot.appendSections(MenuSection.allCases)
    for section in MenuSection.allCases {
      snapshot.appendItems(viewModel.items(in: section), toSection: section)
    }
    snapshot.appendItems(
      [
        MenuItem(title: "Espresso", price: 2.2, category: .coffee),
        MenuItem(title: "Cortado", price: 2.8, category: .coffee),
      ], toSection: .coffee)
    dataSource.apply(snapshot, animatingDifferences: false)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .menuDidChange, object: nil)
  }

  @objc private func reload() {
    var snapshot = dataSource.snapshot()
    snapshot.reloadSections(snapshot.sectionIdentifiers)
    dataSource.apply(snapshot)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, env in
      guard let section = self?.dataSource.snapshot().sectionIdentifiers[sectionIndex] else {
        return nil
      }
      switch section {
      case .coffee: return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: env)
      case .cakes: return Self.grid(columns: env.container.effectiveContentSize.width > 500 ? 3 : 2)
      }
    }
  }

  private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      repeatingSubitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
