import DesignSystem
import Models
import UIKit

public final class CatalogViewController: UIViewController {
  private enum Section { case all }
  private let products: [Models.Product]
  private var dataSource: UICollectionViewDiffableDataSource<Section, Product.ID>?

  public init(products: [Product] = Product.samples) {
    self.products = products
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(all: .large)
    section.interGroupSpacing = Spacing.small.rawValue
    return UICollectionViewCompositionalLayout(section: section)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: Self.layout())
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<CardCell, Product.ID> {
      [products] cell, _, id in
      cell.titleLabel.text = products.first { $0.id == id }?.name
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Product.ID>(
      collectionView: collectionView
    ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Section, Product.ID>()
    snapshot.appendSections([.all])
    snapshot.appendItems(products.map(\.id))
    dataSource.apply(snapshot)
  }
}
