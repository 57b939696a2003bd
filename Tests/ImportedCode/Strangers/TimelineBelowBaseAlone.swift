// swift-format-ignore-file
//
//  TimelineViewController.swift
//  Birdsong
//
import UIKit
import Combine
import os.log

private let log = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "Timeline")

@MainActor
final class TimelineViewController: BaseCollectionViewController<TimelineSection, TimelineItem>, StatusActionHandling, TabBarItemReselectable {

    private let account: Account
    private let controller: TimelineController
    private var loadMoreCancellable: AnyCancellable?
    private var isVisible = false

    init(account: Account, timeline: Timeline) {
        self.account = account
        self.controller = TimelineController(account: account, timeline: timeline)
        super.init(nibName: nil, bundle: nil)
        title = timeline.localizedTitle
        tabBarItem.image = UIImage(systemName: timeline.iconName)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        #if !targetEnvironment(macCatalyst)
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl!.addTarget(self, action: #selector(refresh), for: .valueChanged)
        #endif
        controller.delegate = self
        Task { await controller.loadInitial() }
    }

    override func makeLayout() -> UICollectionViewLayout {
        var config = UICollectionLayoutListConfiguration(appearance: .plain)
        config.backgroundColor = .appBackground
        config.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            (self.collectionView.cellForItem(at: indexPath) as? StatusCell)?.leadingSwipeActions()
        }
        config.itemSeparatorHandler = { [unowned self] indexPath, sectionConfig in
            guard let item = self.dataSource.itemIdentifier(for: indexPath) else { return sectionConfig }
            var config = sectionConfig
            if item.hidesSeparator { config.bottomSeparatorVisibility = .hidden }
            config.bottomSeparatorInsets = StatusCell.separatorInsets
            return config
        }
        return UICollectionViewCompositionalLayout { sectionIndex, environment in
            let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
            if environment.traitCollection.horizontalSizeClass == .regular {
                section.contentInsetsReference = .readableContent
            }
            return section
        }
    }

    override func makeDataSource() -> UICollectionViewDiffableDataSource<TimelineSection, TimelineItem> {
        let statusCell = UICollectionView.CellRegistration<StatusCell, TimelineItem> { [unowned self] cell, _, item in
            if case let .status(id, state) = item {
                cell.delegate = self
                cell.updateUI(statusID: id, state: state)
            }
        }
        let gapCell = UICollectionView.CellRegistration<GapCell, Void> { cell, _, _ in cell.showsIndicator = false }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .status:
                return collectionView.dequeueConfiguredReusableCell(using: statusCell, for: indexPath, item: item)
            case .gap:
                return collectionView.dequeueConfiguredReusableCell(using: gapCell, for: indexPath, item: ())
            case .loadingIndicator:
                return LoadingCell.dequeue(collectionView, indexPath)
            }
        }
    }

    @objc func refresh() {
        Task {
            await controller.loadNewer()
            #if !targetEnvironment(macCatalyst)
            collectionView.refreshControl?.endRefreshing()
            #endif
        }
    }
}

enum TimelineSection: TimelineLikeSection { case header, statuses, footer }

enum TimelineItem: Hashable {
    case status(id: String, state: CollapseState)
    case gap
    case loadingIndicator

    var hidesSeparator: Bool {
        switch self {
        case .status: return false
        case .gap, .loadingIndicator: return true
        }
    }
}

extension TimelineViewController: TimelineControllerDelegate {
    func timelineController(_ controller: TimelineController, didLoadInitial ids: [String]) async {
        var snapshot = dataSource.snapshot()
        if !snapshot.sectionIdentifiers.contains(.statuses) { snapshot.appendSections([.statuses]) }
        snapshot.appendItems(ids.map { .status(id: $0, state: .unknown) }, toSection: .statuses)
        await apply(snapshot, animatingDifferences: false)
        log.debug("loaded \(ids.count)")
    }
}

extension TimelineViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .status(let id, let state) = dataSource.itemIdentifier(for: indexPath) else { return }
        show(ConversationViewController(for: id, state: state.copy()), sender: nil)
    }
}

extension TimelineViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
