// swift-format-ignore-file
import UIKit

protocol StoreViewInput: AnyObject {
  func show(_ products: [StoreProduct])
  func showError(_ message: String)
}

protocol StorePresenterProtocol: AnyObject {
  var view: StoreViewInput? { get set }
  func viewDidLoad()
  func didSelect(_ product: StoreProduct)
}

protocol StoreRouterProtocol {
  static func createModule() -> UIViewController
  func openDetails(of product: StoreProduct)
}

struct StoreProduct: Hashable {
  let sku: String
  let name: String
  let price: Decimal
}

final class StorePresenter: StorePresenterProtocol {
  weak var view: StoreViewInput?
  private let router: StoreRouterProtocol
  init(router: StoreRouterProtocol) { self.router = router }

  func viewDidLoad() {
    view?.show([
      StoreProduct(sku: "a", name: "Lamp", price: 12.5), StoreProduct(sku: "b", name: "Desk", price: 99),
    ])
  }
  func didSelect(_ product: StoreProduct) { router.openDetails(of: product) }
}

final class StoreRouter: StoreRouterProtocol {
  private weak var viewController: UIViewController?

  static func createModule() -> UIViewController {
    let router = StoreRouter()
    let presenter = StorePresenter(router: router)
    let controller = StoreViewController(presenter: presenter)
    presenter.view = controller
    router.viewController = controller
    return UINavigationController(rootViewController: controller)
  }

  func openDetails(of product: StoreProduct) {
    let details = ProductDetailsAssembly.assemble(product: product)
    details.hidesBottomBarWhenPushed = true
    viewController?.navigationController?.pushViewController(details, animated: true)
  }
}

final class StoreViewController: UIViewController, StoreViewInput {
  private let presenter: StorePresenterProtocol
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(presenter: StorePresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = L10n.Store.title
    view.backgroundColor = Asset.Colors.background.color
    collectionView.backgroundColor = .clear
    view.addSubview(collectionView)
    collectionView.pinToSuperview()
    tabBarItem = UITabBarItem(title: L10n.Store.title, image: Asset.Images.store.image, tag: 0)
    presenter.viewDidLoad()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(
      top: Metrics.spacing, leading: Metrics.spacing, bottom: Metrics.spacing, trailing: Metrics.spacing)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, StoreProduct> {
    let registration = UICollectionView.CellRegistration<ProductTileCell, StoreProduct> { cell, _, product in
      cell.titleLabel.text = product.name
      cell.titleLabel.textColor = Asset.Colors.primaryText.color
      cell.priceLabel.text = product.price.formatted(.currency(code: "EUR"))
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  func show(_ products: [StoreProduct]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, StoreProduct>()
    snapshot.appendSections([0])
    snapshot.appendItems(products)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func showError(_ message: String) {
    let alert = UIAlertController(title: L10n.Common.error, message: message, preferredStyle: .alert)
    alert.addAction(.init(title: L10n.Common.ok, style: .cancel, handler: nil))
    present(alert, animated: true)
  }

  private enum Metrics {
    static let spacing: CGFloat = 12
  }
}

final class ProductTileCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = FontFamily.Inter.medium.font(size: 16)
    let stack = UIStackView(arrangedSubviews: [titleLabel, UIView(), priceLabel])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    contentView.addSubview(stack)
    stack.pinToSuperview()
  }
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  func pinToSuperview(insets: UIEdgeInsets = .zero) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left),
      superview.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right),
      superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }
}
