// swift-format-ignore-file
import UIKit

// 중고 거래 목록 화면
class MarketListController: UIViewController {

    // MARK: - 섹션과 아이템

    enum Section {
        case main
    }

    struct Product: Hashable {
        let id: Int
        let title: String
        let price: Int
    }

    // MARK: - 프로퍼티

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Product>!
    private let products: [Product] = [
        Product(id: 1, title: "자전거 팝니다", price: 120_000),
        Product(id: 2, title: "아이패드 미니", price: 450_000),
        Product(id: 3, title: "캠핑 의자", price: 0),
    ]

    // MARK: - 생명주기

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "우리 동네"
        self.view.backgroundColor = .systemBackground
        self.setupCollectionView()
        self.setupDataSource()
        self.applySnapshot()
    }

    private func setupCollectionView() {
        self.collectionView = UICollectionView(frame: .zero, collectionViewLayout: self.makeLayout())
        self.collectionView.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(self.collectionView)
        NSLayoutConstraint.activate([
            self.collectionView.topAnchor.constraint(equalTo: self.view.safeAreaLayoutGuide.topAnchor),
            self.collectionView.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
            self.collectionView.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
            self.collectionView.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
        ])
        self.collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
    }

    private func makeLayout() -> UICollectionViewLayout {
        // 아이템 하나가 그룹을 꽉 채운다
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.interGroupSpacing = 12
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func setupDataSource() {
        self.dataSource = UICollectionViewDiffableDataSource<Section, Product>(collectionView: self.collectionView) { collectionView, indexPath, product in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ProductCell.identifier, for: indexPath) as? ProductCell else {
                return UICollectionViewCell()
            }
            cell.configure(with: product)
            return cell
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Product>()
        snapshot.appendSections([.main])
        snapshot.appendItems(self.products, toSection: .main)
        self.dataSource.apply(snapshot, animatingDifferences: true)
    }
}

final class ProductCell: UICollectionViewCell {
    static let identifier = "ProductCell"

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    private let priceLabel: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        [titleLabel, priceLabel].forEach { contentView.addSubview($0) }
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:)는 쓰지 않습니다")
    }

    func configure(with product: MarketListController.Product) {
        titleLabel.text = product.title
        priceLabel.text = product.price == 0 ? "나눔" : "\(product.price)원"
    }
}
