// swift-format-ignore-file
//
//  BookingHomeViewController.swift
//  Stay
//
//  RIBs
//

import RIBs
import RxSwift
import UIKit

protocol BookingHomePresentableListener: AnyObject {
    func didTapHotel(id: Hotel.Identifier)
    func didPullToRefresh()
    var sections: Observable<[BookingHomeSection]> { get }
}

final class BookingHomeViewController: UIViewController, BookingHomePresentable, BookingHomeViewControllable {

    weak var listener: BookingHomePresentableListener?

    private let disposeBag = DisposeBag()
    private let layoutProvider: BookingHomeLayoutProviding

    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(
            frame: .zero,
            collectionViewLayout: makeLayout()
        )
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.registerCell(HotelCardCell.self)
        collectionView.registerCell(DestinationCell.self)
        collectionView.registerCell(PromotionCell.self)
        collectionView.registerHeader(SectionTitleView.self)
        collectionView.refreshControl = refreshControl
        return collectionView
    }()

    private lazy var refreshControl: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(pulled), for: .valueChanged)
        return control
    }()

    private lazy var dataSource: UICollectionViewDiffableDataSource<BookingHomeSection.Kind, BookingHomeSection.Item> = {
        let dataSource = UICollectionViewDiffableDataSource<BookingHomeSection.Kind, BookingHomeSection.Item>(
            collectionView: collectionView
        ) { [weak self] collectionView, indexPath, item in
            self?.cell(in: collectionView, at: indexPath, for: item)
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let view: SectionTitleView = collectionView.dequeueHeader(for: indexPath)
            let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            view.configure(title: section?.title ?? "", actionTitle: section == .nearby ? "See all" : nil)
            return view
        }
        return dataSource
    }()

    init(layoutProvider: BookingHomeLayoutProviding) {
        self.layoutProvider = layoutProvider
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = DesignSystem.Color.surface.uiColor
        view.addSubview(collectionView)
        collectionView.pinEdges(to: view.safeAreaLayoutGuide)
        bind()
        update([
            BookingHomeSection(kind: .promotions, items: [.promotion(Promotion(title: "Autumn -20 %", discount: 20))]),
            BookingHomeSection(kind: .nearby, items: [
                .hotel(Hotel(id: "h1", name: "Harbour Inn", rating: 4.5, pricePerNight: 120)),
                .hotel(Hotel(id: "h2", name: "Old Mill", rating: 4.1, pricePerNight: 85)),
            ]),
            BookingHomeSection(kind: .destinations, items: Destination.popular.map { .destination($0) }),
        ])
    }

    private func bind() {
        listener?.sections
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.update($0) })
            .disposed(by: disposeBag)
    }

    @objc private func pulled() {
        listener?.didPullToRefresh()
    }

    private func update(_ sections: [BookingHomeSection]) {
        var snapshot = NSDiffableDataSourceSnapshot<BookingHomeSection.Kind, BookingHomeSection.Item>()
        for section in sections {
            snapshot.appendSections([section.kind])
            snapshot.appendItems(section.items, toSection: section.kind)
        }
        dataSource.apply(snapshot, animatingDifferences: !UIAccessibility.isReduceMotionEnabled)
        refreshControl.endRefreshing()
    }

    private func cell(
        in collectionView: UICollectionView,
        at indexPath: IndexPath,
        for item: BookingHomeSection.Item
    ) -> UICollectionViewCell {
        switch item {
        case .hotel(let hotel):
            let cell: HotelCardCell = collectionView.dequeueCell(for: indexPath)
            cell.configure(HotelCardViewState(hotel: hotel, priceText: PriceFormatter.shared.string(from: hotel.pricePerNight)))
            return cell
        case .destination(let destination):
            let cell: DestinationCell = collectionView.dequeueCell(for: indexPath)
            cell.configure(destination)
            return cell
        case .promotion(let promotion):
            let cell: PromotionCell = collectionView.dequeueCell(for: indexPath)
            cell.titleLabel.text = promotion.title
            return cell
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let self = self else { return nil }
            let kind = self.dataSource.snapshot().sectionIdentifiers[sectionIndex]
            switch kind {
            case .promotions:
                return self.layoutProvider.promotionSection(environment: environment)
            case .nearby:
                return self.carousel(width: 0.7, height: 220)
            case .destinations:
                return self.grid(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
            }
        }
    }

    private func carousel(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = DesignSystem.Spacing.s
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: DesignSystem.Spacing.m, bottom: 24, trailing: DesignSystem.Spacing.m)
        section.boundarySupplementaryItems = [titleHeader()]
        return section
    }

    private func grid(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitem: item, count: columns
        )
        group.interItemSpacing = .fixed(DesignSystem.Spacing.s)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [titleHeader()]
        return section
    }

    private func titleHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }
}
