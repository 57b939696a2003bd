// swift-format-ignore-file
import Combine
import UIKit

struct PagingInfo: Equatable, Hashable {
    let sectionIndex: Int
    let currentPage: Int
}

final class PagingSectionFooterView: UICollectionReusableView {
    private lazy var pageControl: UIPageControl = {
        let control = UIPageControl()
        control.translatesAutoresizingMaskIntoConstraints = false
        control.isUserInteractionEnabled = true
        control.currentPageIndicatorTintColor = .systemOrange
        control.pageIndicatorTintColor = .systemGray5
        return control
    }()
    private var pagingInfoToken: AnyCancellable?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        addSubview(pageControl)
        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: centerXAnchor),
            pageControl.centerYAnchor.constraint(equalTo: centerYAnchor)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with numberOfPages: Int) { pageControl.numberOfPages = numberOfPages }

    func subscribeTo(subject: PassthroughSubject<PagingInfo, Never>, for section: Int) {
        pagingInfoToken = subject
            .filter { $0.sectionIndex == section }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] pagingInfo in self?.pageControl.currentPage = pagingInfo.currentPage }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pagingInfoToken?.cancel()
        pagingInfoToken = nil
    }
}

final class OffersViewController: UIViewController {
    enum Section: Int, CaseIterable { case banner, offers }
    struct Offer: Hashable { let id = UUID(); let title: String }

    private let pagingInfoSubject = PassthroughSubject<PagingInfo, Never>()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Offer>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Offer> { cell, _, offer in
            var content = UIListContentConfiguration.cell()
            content.text = offer.title
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<PagingSectionFooterView>(elementKind: UICollectionView.elementKindSectionFooter) { [unowned self] footer, _, indexPath in
            let itemCount = self.dataSource.snapshot().numberOfItems(inSection: Section.allCases[indexPath.section])
            footer.configure(with: itemCount)
            footer.subscribeTo(subject: self.pagingInfoSubject, for: indexPath.section)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, offer in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: offer)
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Offer>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["Spring", "Summer", "Autumn"].map(Offer.init(title:)), toSection: .banner)
        snapshot.appendItems(["Two for one", "Free delivery"].map(Offer.init(title:)), toSection: .offers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let section = Section(rawValue: sectionIndex) else { return nil }
            switch section {
            case .banner: return self?.bannerSection(sectionIndex)
            case .offers: return self?.offerSection(environment)
            }
        }
    }

    private func bannerSection(_ index: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let footerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(layoutSize: footerSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)]
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            guard let self else { return }
            let page = round(offset.x / self.view.bounds.width)
            self.pagingInfoSubject.send(PagingInfo(sectionIndex: index, currentPage: Int(page)))
            items.forEach { item in
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
                let scale = max(1 - (distance / environment.container.contentSize.width), 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private func offerSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }
}
