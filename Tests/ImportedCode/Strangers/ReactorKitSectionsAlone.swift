// swift-format-ignore-file
//
//  HomeViewController.swift
//  MusicFlow
//
//

import UIKit

import SnapKit
import Then
import RxSwift
import RxCocoa
import ReactorKit
import RxDataSources
import Kingfisher

final class HomeViewController: BaseViewController, View {

    // MARK: - Properties

    typealias Reactor = HomeReactor
    typealias DataSource = UICollectionViewDiffableDataSource<HomeSection, HomeSectionItem>

    private lazy var dataSource: DataSource = self.makeDataSource()

    // MARK: - UI Components

    private let navigationBar = HomeNavigationBar()

    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: self.makeLayout()
    ).then {
        $0.backgroundColor = .systemBackground
        $0.showsVerticalScrollIndicator = false
        $0.contentInset = .init(top: 0, left: 0, bottom: 80, right: 0)
        $0.register(BannerCell.self)
        $0.register(AlbumCell.self)
        $0.register(ChartCell.self)
        $0.registerHeader(HomeSectionHeaderView.self)
    }

    private let refreshControl = UIRefreshControl()
    private let activityIndicator = UIActivityIndicatorView(style: .large).then {
        $0.hidesWhenStopped = true
        $0.color = .mainPurple
    }

    // MARK: - Init

    init(reactor: HomeReactor) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Setup

    override func setHierarchy() {
        view.addSubviews(navigationBar, collectionView, activityIndicator)
        collectionView.refreshControl = refreshControl
    }

    override func setConstraints() {
        navigationBar.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide)
            $0.horizontalEdges.equalToSuperview()
            $0.height.equalTo(52)
        }

        collectionView.snp.makeConstraints {
            $0.top.equalTo(navigationBar.snp.bottom)
            $0.horizontalEdges.bottom.equalToSuperview()
        }

        activityIndicator.snp.makeConstraints {
            $0.center.equalToSuperview()
        }
    }

    // MARK: - Bind

    func bind(reactor: HomeReactor) {
        bindAction(reactor: reactor)
        bindState(reactor: reactor)
    }

    private func bindAction(reactor: HomeReactor) {
        rx.viewDidLoad
            .map { Reactor.Action.viewDidLoad }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        refreshControl.rx.controlEvent(.valueChanged)
            .map { Reactor.Action.refresh }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        collectionView.rx.itemSelected
            .withUnretained(self)
            .compactMap { owner, indexPath in owner.dataSource.itemIdentifier(for: indexPath) }
            .map { Reactor.Action.itemSelected($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
    }

    private func bindState(reactor: HomeReactor) {
        reactor.state.map(\.isLoading)
            .distinctUntilChanged()
            .bind(to: activityIndicator.rx.isAnimating)
            .disposed(by: disposeBag)

        reactor.state
            .map { ($0.banners, $0.newAlbums, $0.charts) }
            .observe(on: MainScheduler.instance)
            .subscribe(with: self) { owner, data in
                owner.applySnapshot(banners: data.0, albums: data.1, charts: data.2)
                owner.refreshControl.endRefreshing()
            }
            .disposed(by: disposeBag)

        reactor.pulse(\.$errorMessage)
            .compactMap { $0 }
            .asDriver(onErrorJustReturn: "알 수 없는 에러")
            .drive(with: self) { owner, message in
                owner.showToast(message: message)
            }
            .disposed(by: disposeBag)
    }

    // MARK: - Snapshot

    private func applySnapshot(banners: [Banner], albums: [Album], charts: [Track]) {
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeSectionItem>()
        snapshot.appendSections([.banner, .newAlbum, .chart])
        snapshot.appendItems(banners.map(HomeSectionItem.banner), toSection: .banner)
        snapshot.appendItems(albums.map(HomeSectionItem.album), toSection: .newAlbum)
        snapshot.appendItems(charts.prefix(20).enumerated().map { .track(rank: $0.offset + 1, $0.element) }, toSection: .chart)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

// MARK: - DataSource

private extension HomeViewController {
    func makeDataSource() -> DataSource {
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case let .banner(banner):
                let cell = collectionView.dequeueReusableCell(BannerCell.self, for: indexPath)
                cell.configure(banner)
                return cell
            case let .album(album):
                let cell = collectionView.dequeueReusableCell(AlbumCell.self, for: indexPath)
                cell.configure(title: album.title, artist: album.artist.name, imageURL: album.artworkURL)
                return cell
            case let .track(rank, track):
                let cell = collectionView.dequeueReusableCell(ChartCell.self, for: indexPath)
                cell.configure(rank: rank, track: track)
                return cell
            }
        }

        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            guard kind == UICollectionView.elementKindSectionHeader,
                  let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            else { return nil }
            let header = collectionView.dequeueReusableHeader(HomeSectionHeaderView.self, for: indexPath)
            header.configure(title: section.title)
            return header
        }
        return dataSource
    }
}

// MARK: - Layout

private extension HomeViewController {
    func makeLayout() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration().then {
            $0.interSectionSpacing = 32
        }
        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, _ in
            guard let self, let section = HomeSection(rawValue: index) else { return nil }
            switch section {
            case .banner: return self.bannerSection()
            case .newAlbum: return self.albumSection()
            case .chart: return self.chartSection()
            }
        }, configuration: configuration)
    }

    func bannerSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.5)),
            subitems: [item]
        )
        return NSCollectionLayoutSection(group: group).then {
            $0.orthogonalScrollingBehavior = .groupPagingCentered
            $0.interGroupSpacing = 12
        }
    }

    func albumSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(190)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .absolute(140), heightDimension: .estimated(190)), subitems: [item])
        return NSCollectionLayoutSection(group: group).then {
            $0.orthogonalScrollingBehavior = .continuous
            $0.interGroupSpacing = 16
            $0.contentInsets = .init(top: 12, leading: 20, bottom: 0, trailing: 20)
            $0.boundarySupplementaryItems = [self.header()]
        }
    }

    func chartSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1/4)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.88), heightDimension: .absolute(256)),
            subitem: item, count: 4)
        return NSCollectionLayoutSection(group: group).then {
            $0.orthogonalScrollingBehavior = .groupPaging
            $0.contentInsets = .init(top: 12, leading: 20, bottom: 0, trailing: 20)
            $0.boundarySupplementaryItems = [self.header()]
        }
    }

    func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }
}
