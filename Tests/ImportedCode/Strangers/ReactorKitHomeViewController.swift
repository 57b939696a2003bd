// swift-format-ignore-file
//
//  HomeViewController.swift
//  Moa
//
//  홈 화면: 배너, 카테고리, 추천 상품
//

import UIKit
import ReactorKit
import RxSwift
import RxCocoa
import SnapKit
import Then
import Kingfisher

enum HomeSection: Int, CaseIterable {
    case banner      // 상단 배너
    case category    // 카테고리
    case recommend   // 추천 상품

    var title: String? {
        switch self {
        case .banner: return nil
        case .category: return "카테고리"
        case .recommend: return "추천 상품"
        }
    }
}

enum HomeItem: Hashable {
    case banner(Banner)
    case category(Category)
    case product(Product)
}

struct Banner: Hashable { let id: Int; let imageURL: String }
struct Category: Hashable { let id: Int; let name: String }
struct Product: Hashable { let id: Int; let name: String; let price: Int }

final class HomeReactor: Reactor {
    enum Action { case viewDidLoad }
    enum Mutation { case setItems([Product]) }
    struct State { var products: [Product] = [] }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .viewDidLoad:
            return .just(.setItems([Product(id: 1, name: "사과", price: 3000)]))
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var newState = state
        switch mutation {
        case .setItems(let products): newState.products = products
        }
        return newState
    }
}

final class HomeViewController: UIViewController, View {
    var disposeBag = DisposeBag()

    // MARK: - UI
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout()).then {
        $0.backgroundColor = .white
        $0.showsVerticalScrollIndicator = false
        $0.register(BannerCell.self, forCellWithReuseIdentifier: "BannerCell")
        $0.register(ProductCell.self, forCellWithReuseIdentifier: "ProductCell")
        $0.register(CategoryCell.self, forCellWithReuseIdentifier: "CategoryCell")
        $0.register(TitleHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "TitleHeaderView")
    }

    private var dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeItem>!

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        configureDataSource()
        applyInitialSnapshot()
        reactor = HomeReactor()
    }

    private func setupUI() {
        view.backgroundColor = .white
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide.snp.top)
            $0.leading.trailing.bottom.equalToSuperview()
        }
    }

    func bind(reactor: HomeReactor) {
        Observable.just(Reactor.Action.viewDidLoad)
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.state.map(\.products)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] products in
                self?.update(products)
            })
            .disposed(by: disposeBag)
    }

    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource<HomeSection, HomeItem>(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .banner(let banner):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BannerCell", for: indexPath) as! BannerCell
                cell.imageView.kf.setImage(with: URL(string: banner.imageURL))
                return cell
            case .category(let category):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CategoryCell", for: indexPath) as! CategoryCell
                cell.label.text = category.name
                return cell
            case .product(let product):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ProductCell", for: indexPath) as! ProductCell
                cell.configure(product)
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "TitleHeaderView", for: indexPath) as? TitleHeaderView
            header?.label.text = HomeSection(rawValue: indexPath.section)?.title
            return header
        }
    }

    private func applyInitialSnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
        snapshot.appendSections(HomeSection.allCases)
        snapshot.appendItems((0..<3).map { .banner(Banner(id: $0, imageURL: "https://picsum.photos/\($0)")) }, toSection: .banner)
        snapshot.appendItems(["과일", "채소", "정육", "수산"].enumerated().map { .category(Category(id: $0.offset, name: $0.element)) }, toSection: .category)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func update(_ products: [Product]) {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(products.map(HomeItem.product), toSection: .recommend)
        dataSource.apply(snapshot)
    }

    private func createLayout() -> UICollectionViewCompositionalLayout {
        return UICollectionViewCompositionalLayout { [weak self] section, env in
            guard let section = HomeSection(rawValue: section) else { return nil }
            switch section {
            case .banner: return self?.bannerSection()
            case .category: return self?.categorySection()
            case .recommend: return self?.recommendSection()
            }
        }
    }

    private func bannerSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        section.visibleItemsInvalidationHandler = { [weak self] _, offset, env in
            let page = Int(max(0, round(offset.x / env.container.contentSize.width)))
            self?.title = "\(page + 1)"
        }
        return section
    }

    private func categorySection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(72)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func recommendSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(220)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header()]
        section.contentInsets = .init(top: 0, leading: 20, bottom: 20, trailing: 20)
        return section
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

final class BannerCell: UICollectionViewCell {
    let imageView = UIImageView().then { $0.contentMode = .scaleAspectFill; $0.clipsToBounds = true }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        imageView.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CategoryCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.snp.makeConstraints { $0.center.equalToSuperview() }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ProductCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        [nameLabel, priceLabel].forEach(contentView.addSubview)
        nameLabel.snp.makeConstraints { $0.top.horizontalEdges.equalToSuperview().inset(8) }
        priceLabel.snp.makeConstraints {
            $0.top.equalTo(nameLabel.snp.bottom).offset(4)
            $0.directionalHorizontalEdges.equalTo(nameLabel)
            $0.bottom.equalToSuperview().inset(8)
        }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(_ product: Product) {
        nameLabel.text = product.name
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        priceLabel.text = (formatter.string(from: NSNumber(value: product.price)) ?? "") + "원"
    }
}

final class TitleHeaderView: UICollectionReusableView {
    let label = UILabel().then { $0.font = .boldSystemFont(ofSize: 20) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.snp.makeConstraints { $0.leading.equalToSuperview().offset(20); $0.centerY.equalToSuperview() }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
