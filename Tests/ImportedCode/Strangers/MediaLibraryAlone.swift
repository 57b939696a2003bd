// swift-format-ignore-file
import UIKit
import WordPressShared
import WordPressFlux
import CocoaLumberjack

/// Displays the blog's media in a grid, letting the user pick one or several of them.
///
@objc class SiteMediaCollectionViewController: UIViewController, NoResultsViewHost {

    // MARK: Types

    fileprivate enum Constants {
        static let minCellWidth: CGFloat = 110
        static let spacing: CGFloat = 2
        static let noResultsDelay: TimeInterval = 0.5
        static let loadMoreThreshold = 12
    }

    enum Row: Hashable {
        case media(NSManagedObjectID)
        case uploading(UUID, progress: Double)
    }

    enum Grid: Int, CaseIterable {
        case uploads
        case library

        var localizedTitle: String {
            switch self {
            case .uploads:
                return NSLocalizedString("Uploading", comment: "Header of the section with the uploads that are in progress")
            case .library:
                return NSLocalizedString("Media", comment: "Title for the media library section")
            }
        }
    }

    typealias GridSnapshot = NSDiffableDataSourceSnapshot<Grid, Row>

    // MARK: Properties

    @objc let blog: Blog
    private let coordinator: MediaCoordinator
    private let store: SiteMediaStore
    private var receipt: Receipt?
    private var isSelecting = false {
        didSet {
            guard oldValue != isSelecting else { return }
            updateNavigationItems()
        }
    }

    private(set) lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: gridLayout)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.alwaysBounceVertical = true
        view.allowsMultipleSelection = true
        view.delegate = self
        view.accessibilityIdentifier = "MediaCollection"
        return view
    }()

    private lazy var gridLayout = UICollectionViewCompositionalLayout { sectionIndex, environment in
        let columns = max(3, Int(environment.container.effectiveContentSize.width / Constants.minCellWidth))
        let fraction = 1.0 / CGFloat(columns)
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(fraction),
            heightDimension: .fractionalHeight(1.0)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(fraction)),
            subitem: item,
            count: columns)
        group.interItemSpacing = .fixed(Constants.spacing)

        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Constants.spacing

        let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(40))
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    private lazy var dataSource = makeDataSource()

    // MARK: Lifecycle

    @objc init(blog: Blog, coordinator: MediaCoordinator = .shared) {
        self.blog = blog
        self.coordinator = coordinator
        self.store = StoreContainer.shared.siteMedia
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        title = NSLocalizedString("Media", comment: "Title for Media Library section of the app.")
        extendedLayoutIncludesOpaqueBars = true
        WPStyleGuide.configureColors(view: view, collectionView: collectionView)

        view.addSubview(collectionView)
        view.pinSubviewToAllEdges(collectionView)

        collectionView.dataSource = dataSource
        receipt = store.onChange { [weak self] in
            self?.reload()
        }
        reload()
        updateNavigationItems()
        coordinator.syncMedia(for: blog, success: nil) { error in
            DDLogError("Unable to sync the media of \(self.blog): \(error)")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        WPAnalytics.track(.mediaLibraryOpened, withProperties: ["blog": blog.dotComID ?? 0])
    }

    // MARK: Data

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Grid, Row> {
        let mediaCell = UICollectionView.CellRegistration<SiteMediaCollectionCell, NSManagedObjectID> { [weak self] cell, _, objectID in
            guard let media = self?.store.media(with: objectID) else {
                return
            }
            cell.configure(viewModel: SiteMediaCollectionCellViewModel(media: media))
        }

        let uploadCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            guard case let .uploading(_, progress) = row else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = NSLocalizedString("Uploading…", comment: "Upload status")
            content.secondaryText = NumberFormatter.localizedString(from: NSNumber(value: progress), number: .percent)
            content.textProperties.font = WPStyleGuide.fontForTextStyle(.footnote, fontWeight: .medium)
            content.textProperties.color = .text
            cell.contentConfiguration = content
        }

        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].localizedTitle
            view.contentConfiguration = content
        }

        let dataSource = UICollectionViewDiffableDataSource<Grid, Row>(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .media(let objectID):
                return collectionView.dequeueConfiguredReusableCell(using: mediaCell, for: indexPath, item: objectID)
            case .uploading:
                return collectionView.dequeueConfiguredReusableCell(using: uploadCell, for: indexPath, item: row)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func reload() {
        var snapshot = GridSnapshot()
        let uploads = coordinator.uploads(for: blog)
        if !uploads.isEmpty {
            snapshot.appendSections([.uploads])
            snapshot.appendItems(uploads.map { Row.uploading($0.uuid, progress: $0.progress.fractionCompleted) })
        }
        snapshot.appendSections([.library])
        snapshot.appendItems(store.mediaIDs(for: blog).map(Row.media), toSection: .library)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)

        if snapshot.numberOfItems == 0 {
            configureAndDisplayNoResults(on: view, title: NSLocalizedString("You don't have any media.", comment: ""), image: "media-no-results")
        } else {
            hideNoResults()
        }
    }

    private func updateNavigationItems() {
        let select = UIBarButtonItem(title: isSelecting ? SharedStrings.Button.done : SharedStrings.Button.select, style: .plain, target: self, action: #selector(toggleSelecting))
        navigationItem.rightBarButtonItems = [select]
    }

    @objc private func toggleSelecting() {
        isSelecting.toggle()
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: true) }
    }
}

// MARK: - UICollectionViewDelegate

extension SiteMediaCollectionViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isSelecting, let row = dataSource.itemIdentifier(for: indexPath), case .media(let id) = row else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        let details = SiteMediaPageViewController(media: store.media(with: id), delegate: self)
        navigationController?.pushViewController(details, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        let count = dataSource.snapshot().numberOfItems(inSection: .library)
        if indexPath.item > count - Constants.loadMoreThreshold {
            store.loadMore()
        }
    }
}

extension SiteMediaCollectionViewController: SiteMediaPageViewControllerDelegate {
    func siteMediaPageViewController(_ viewController: SiteMediaPageViewController, didDelete media: Media) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([.media(media.objectID)])
        dataSource.apply(snapshot)
    }
}
