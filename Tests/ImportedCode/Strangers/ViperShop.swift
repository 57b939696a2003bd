import UIKit

protocol ShopViewProtocol: AnyObject {
  var presenter: ShopPresenterProtocol! { get set }
  func show(_ sections: [ShopSection])
}
protocol ShopPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didSelect(_ product: Product)
}
protocol ShopInteractorProtocol { func fetch(completion: @escaping ([Product]) -> Void) }
protocol ShopRouterProtocol { static func createModule() -> UIViewController }

struct Product: Hashable {
  let id: Int
  let name: String
  let group: Int
}
struct ShopSection: Hashable {
  let title: String
  let products: [Product]
}

final class ShopInteractor: ShopInteractorProtocol {
  func fetch(completion: @escaping ([Product]) -> Void) {
    DispatchQueue.global().async {
      let products = (1...7).map { Product(id: $0, name: "Product \($0)", group: $0 % 2) }
      DispatchQueue.main.async { completion(products) }
    }
  }
}

final class ShopPresenter: ShopPresenterProtocol {
  weak var view: ShopViewProtocol?
  private let interactor: ShopInteractorProtocol
  init(view: ShopViewProtocol, interactor: ShopInteractorProtocol) {
    self.view = view
    self.interactor = interactor
  }
  func viewDidLoad() {
    interactor.fetch { [weak self] products in
      let sections = Dictionary(grouping: products, by: \.group).sorted { $0.key < $1.key }
        .map { ShopSection(title: "Group \($0.key)", products: $0.value) }
      self?.view?.show(sections)
    }
  }
  func didSelect(_ product: Product) {}
}

final class ShopRouter: ShopRouterProtocol {
  static func createModule() -> UIViewController {
    let view = ShopViewController()
    view.presenter = ShopPresenter(view: view, interactor: ShopInteractor())
    return view
  }
}

final class TitleHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    addSubview(label)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class ShopViewController: UIViewController, ShopViewProtocol {
  var presenter: ShopPresenterProtocol!
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<ShopSection, Product>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView.delegate = self
    collectionView.register(
      TitleHeader.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Product> {
      cell, _, product in
      var content = cell.defaultContentConfiguration()
      content.text = product.name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { [unowned self] view, kind, indexPath in
      let header =
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "title", for: indexPath) as! TitleHeader
      header.label.text = dataSource.snapshot().sectionIdentifiers[indexPath.section].title
      return header
    }
    presenter.viewDidLoad()
  }

  func show(_ sections: [ShopSection]) {
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection, Product>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(section.products, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func layout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(180)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
          .init(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: "title", alignment: .top)
        ]
        return section
      }, configuration: configuration)
  }
}

extension ShopViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
    presenter.didSelect(product)
  }
}
