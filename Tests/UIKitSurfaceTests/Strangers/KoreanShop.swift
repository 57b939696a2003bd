// swift-format-ignore-file
// show: HomeViewController
import UIKit

// MARK: - Model
struct Banner: Hashable { let uuid = UUID(); let imageName: String }
struct Product: Hashable {
  let uuid = UUID()
  let name: String
  let price: Int
  let discount: Double?
  var finalPrice: Int { Int(Double(price) * (1.0 - (discount ?? 0))) }
}
enum HomeItem: Hashable {
  case banner(Banner)
  case product(Product)
}
enum HomeSection: Int, CaseIterable, Hashable {
  case banner = 0
  case product
  var header: String? { self == .product ? "오늘의 상품" : nil }
}

// MARK: - ViewModel
protocol HomeViewModelOutput: AnyObject { func didUpdate(_ sections: [(HomeSection, [HomeItem])]) }
final class HomeViewModel {
  weak var output: HomeViewModelOutput?
  private(set) var banners: [Banner] = []
  private var products: [Product] = [] {
    willSet { print("상품 \(newValue.count)개") }
    didSet { notify() }
  }
  func viewDidLoad() {
    banners = (1...3).map { Banner(imageName: "banner\($0)") }
    products = [
      Product(name: "사과", price: 3_000, discount: 0.1),
      Product(name: "배", price: 5_000, discount: nil),
      Product(name: "감", price: 2_500, discount: 0.25),
    ]
  }
  func sortByPrice(ascending: Bool = true) {
    products.sort { ascending ? $0.finalPrice < $1.finalPrice : $0.finalPrice > $1.finalPrice }
  }
  private func notify() {
    output?.didUpdate([(.banner, banners.map(HomeItem.banner)), (.product, products.map { .product($0) })])
  }
}

// MARK: - View
final class HomeViewController: UIViewController {
  private let viewModel = HomeViewModel()
  private var dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeItem>!
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.output = self
    configureUI()
    configureDataSource()
    viewModel.viewDidLoad()
    viewModel.sortByPrice()
  }
  private func configureUI() {
    view.addSubview(collectionView)
    collectionView.snp_like { make in make = 0 }
    collectionView.setCollectionViewLayout(createLayout(), animated: false)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.id)
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: BannerCell.id)
    collectionView.register(TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: TitleHeader.id)
  }
  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource<HomeSection, HomeItem>(collectionView: collectionView, cellProvider: { cv, ip, item in
      switch item {
      case .banner(let banner):
        let cell = cv.dequeueReusableCell(withReuseIdentifier: BannerCell.id, for: ip) as! BannerCell
        cell.imageView.image = UIImage(named: banner.imageName)
        return cell
      case .product(let product):
        let cell = cv.dequeueReusableCell(withReuseIdentifier: ProductCell.id, for: ip) as! ProductCell
        cell.bind(product)
        return cell
      }
    })
    dataSource.supplementaryViewProvider = { [weak self] (cv, kind, ip) -> UICollectionReusableView in
      let header = cv.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: TitleHeader.id, for: ip) as! TitleHeader
      let section = self?.dataSource.sectionIdentifier(for: ip.section)
      header.label.text = section?.header
      return header
    }
  }
  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      switch HomeSection(rawValue: sectionIndex) {
      case .banner?: return self.bannerSection()
      case .product?: return self.productSection()
      case nil: return nil
      }
    }
  }
  private func bannerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group: NSCollectionLayoutGroup = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(165)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = .init(top: 20, leading: 0, bottom: 0, trailing: 0)
    return section
  }
  private func productSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1/2), heightDimension: .estimated(277)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(277)), subitems: [item])
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 19 - 2.5, bottom: 0, trailing: 19 - 2.5)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading, absoluteOffset: .init(x: 0, y: -5))
    ]
    return section
  }
}
extension HomeViewController: HomeViewModelOutput {
  func didUpdate(_ sections: [(HomeSection, [HomeItem])]) {
    var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
    sections.forEach { section, items in
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
private extension UIView {
  func snp_like(_ make: (inout CGFloat) -> Void) {
    var value: CGFloat = 1
    make(&value)
    translatesAutoresizingMaskIntoConstraints = value != 0
  }
}
final class ProductCell: UICollectionViewCell {
  static let id = "ProductCell"
  private lazy var stack = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  func bind(_ product: Product) {
    nameLabel.text = product.name
    priceLabel.text = "\(numberFormatter.string(from: NSNumber(value: product.finalPrice)) ?? "")원"
    contentView.addSubview(stack)
  }
}
final class BannerCell: UICollectionViewCell { static let id = "BannerCell"; let imageView = UIImageView() }
final class TitleHeader: UICollectionReusableView { static let id = "TitleHeader"; let label = UILabel() }
