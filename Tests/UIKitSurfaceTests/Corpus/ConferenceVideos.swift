// swift-format-ignore-file
import UIKit

class VideoLibrary {
    struct Video: Hashable {
        let title: String
        let category: String
        let identifier = UUID()
        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }
        static func == (lhs: Video, rhs: Video) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }

    struct VideoCollection: Hashable {
        let title: String
        let videos: [Video]

        let identifier = UUID()
        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }
        static func == (lhs: VideoCollection, rhs: VideoCollection) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }

    var collections: [VideoCollection] {
        return _collections
    }

    init() {
        generateCollections()
    }
    fileprivate var _collections = [VideoCollection]()
}

extension VideoLibrary {
    func generateCollections() {
        _collections = [
            VideoCollection(title: "The New iPad Pro",
                            videos: [Video(title: "Bringing Your Apps to the New iPad Pro", category: "Tech Talks"),
                                     Video(title: "Designing for iPad Pro and Apple Pencil", category: "Tech Talks")]),
            VideoCollection(title: "iPhone and Apple Watch",
                            videos: [Video(title: "Building Apps for iPhone", category: "Tech Talks"),
                                     Video(title: "Designing for Apple Watch", category: "Tech Talks"),
                                     Video(title: "Developing Complications", category: "Conference 2018"),
                                     Video(title: "What's New in Core NFC", category: "Tech Talks")]),
            VideoCollection(title: "App Store Connect",
                            videos: [Video(title: "App Store Connect Basics", category: "App Store Connect"),
                                     Video(title: "App Analytics Retention", category: "App Store Connect"),
                                     Video(title: "App Analytics Metrics", category: "App Store Connect")])
        ]
    }
}

class ConferenceVideosController: UIViewController {
    static let titleElementKind = "title-element-kind"

    let videosController = VideoLibrary()
    var collectionView: UICollectionView! = nil
    var dataSource: UICollectionViewDiffableDataSource<VideoLibrary.VideoCollection, VideoLibrary.Video>! = nil
    var currentSnapshot: NSDiffableDataSourceSnapshot<VideoLibrary.VideoCollection, VideoLibrary.Video>! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Conference Videos"
        configureHierarchy()
        configureDataSource()
    }
}

extension ConferenceVideosController {
    func createLayout() -> UICollectionViewLayout {
        let sectionProvider = { (sectionIndex: Int,
            layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                 heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)

            // Wide enough for two and a half videos, when there is room for them.
            let groupFractionalWidth = CGFloat(layoutEnvironment.container.effectiveContentSize.width > 500 ?
                0.425 : 0.85)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(groupFractionalWidth),
                                                  heightDimension: .absolute(250))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 20
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

            let titleSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                  heightDimension: .estimated(44))
            let titleSupplementary = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: titleSize,
                elementKind: ConferenceVideosController.titleElementKind,
                alignment: .top)
            section.boundarySupplementaryItems = [titleSupplementary]
            return section
        }

        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20

        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: sectionProvider, configuration: config)
        return layout
    }

    func configureHierarchy() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            ])
    }

    func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration
        <UICollectionViewListCell, VideoLibrary.Video> { (cell, indexPath, video) in
            var content = cell.defaultContentConfiguration()
            content.text = video.title
            content.secondaryText = video.category
            cell.contentConfiguration = content
        }

        dataSource = UICollectionViewDiffableDataSource
        <VideoLibrary.VideoCollection, VideoLibrary.Video>(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, video: VideoLibrary.Video) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: video)
        }

        let supplementaryRegistration = UICollectionView.SupplementaryRegistration
        <UICollectionReusableView>(elementKind: ConferenceVideosController.titleElementKind) {
            (supplementaryView, string, indexPath) in
            if let snapshot = self.currentSnapshot {
                let videoCategory = snapshot.sectionIdentifiers[indexPath.section]
                supplementaryView.accessibilityLabel = videoCategory.title
            }
        }

        dataSource.supplementaryViewProvider = { (view, kind, index) in
            return self.collectionView.dequeueConfiguredReusableSupplementary(
                using: supplementaryRegistration, for: index)
        }

        currentSnapshot = NSDiffableDataSourceSnapshot
            <VideoLibrary.VideoCollection, VideoLibrary.Video>()
        videosController.collections.forEach {
            let collection = $0
            currentSnapshot.appendSections([collection])
            currentSnapshot.appendItems(collection.videos)
        }
        dataSource.apply(currentSnapshot, animatingDifferences: false)
    }
}
