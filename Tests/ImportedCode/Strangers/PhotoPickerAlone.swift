// swift-format-ignore-file
import Photos
import PhotosUI
import UIKit
import OSLog

/// The grid of the picker: a row of albums above the photos of the chosen one.
@MainActor
final class PhotoPickerViewController: UIViewController {

    enum Section: Hashable, Sendable {
        case albums
        case photos
    }

    enum ItemID: Hashable, Sendable {
        case camera
        case album(Album.ID)
        case photo(String)
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, ItemID>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, ItemID>

    private let library: any PhotoLibraryProtocol
    private let thumbnails: ThumbnailLoader
    private let configuration: PickerConfiguration
    private let logger = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "PhotoPicker")

    private var loadTask: Task<Void, Never>?
    private var selection: OrderedSet<String> = [] {
        didSet { updateDoneButton() }
    }

    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var dataSource: DataSource = makeDataSource()

    var onFinish: (([PHAsset]) -> Void)?

    init(library: some PhotoLibraryProtocol, configuration: PickerConfiguration = .init()) {
        self.library = library
        self.configuration = configuration
        self.thumbnails = ThumbnailLoader(library: library)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    deinit {
        loadTask?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = String(localized: "Photos")
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            self?.finish()
        })
        configureCollectionView()
        _ = dataSource
        updateDoneButton()

        loadTask = Task { [weak self] in
            await self?.load()
        }
    }

    private func configureCollectionView() {
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.allowsMultipleSelection = configuration.selectionLimit != 1
        view.addSubview(collectionView)
    }

    // MARK: Loading

    private func load() async {
        do {
            guard await library.requestAuthorization() == .authorized else {
                showPermissionView()
                return
            }
            async let albums = library.albums()
            async let photos = library.photos(in: nil)
            try await apply(albums: albums, photos: photos)
            for await change in library.changes {
                try Task.checkCancellation()
                logger.debug("The library changed: \(change.description)")
                try await apply(albums: library.albums(), photos: library.photos(in: nil))
            }
        } catch is CancellationError {
            return
        } catch {
            logger.error("Could not load: \(error.localizedDescription)")
            presentError(error)
        }
    }

    private func apply(albums: [Album], photos: [PHAsset]) async {
        var snapshot = Snapshot()
        snapshot.appendSections([.albums, .photos])
        snapshot.appendItems(albums.map { .album($0.id) }, toSection: .albums)
        if configuration.allowsCamera {
            snapshot.appendItems([.camera], toSection: .photos)
        }
        snapshot.appendItems(photos.map { .photo($0.localIdentifier) }, toSection: .photos)
        await dataSource.apply(snapshot, animatingDifferences: true)
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            guard let self, let section = dataSource.sectionIdentifier(for: index) else { return nil }
            return switch section {
            case .albums: albumsSection()
            case .photos: photosSection(in: environment)
            }
        }, configuration: configuration)
    }

    private func albumsSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(160)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    private func photosSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let spacing: CGFloat = 1
        let count = switch (environment.traitCollection.horizontalSizeClass, environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory) {
        case (.regular, _): 7
        case (_, true): 2
        default: 4
        }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(count))),
            repeatingSubitem: item,
            count: count
        )
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    // MARK: Data source

    private func makeDataSource() -> DataSource {
        let albumRegistration = UICollectionView.CellRegistration<AlbumCell, Album.ID> { [library] cell, _, id in
            cell.update(with: library.album(for: id))
        }
        let photoRegistration = UICollectionView.CellRegistration<ThumbnailCell, String> { [weak self] cell, indexPath, identifier in
            guard let self else { return }
            cell.representedIdentifier = identifier
            cell.badgeNumber = selection.firstIndex(of: identifier).map { $0 + 1 }
            Task {
                let image = try? await self.thumbnails.image(for: identifier, size: cell.bounds.size)
                guard cell.representedIdentifier == identifier else { return }
                cell.imageView.image = image
            }
        }
        let cameraRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Void> { cell, _, _ in
            var content = UIListContentConfiguration.cell()
            content.image = UIImage(systemName: "camera.fill")
            content.imageProperties.tintColor = .secondaryLabel
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listGroupedCell()
        }
        return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .camera:
                collectionView.dequeueConfiguredReusableCell(using: cameraRegistration, for: indexPath, item: ())
            case .album(let id):
                collectionView.dequeueConfiguredReusableCell(using: albumRegistration, for: indexPath, item: id)
            case .photo(let identifier):
                collectionView.dequeueConfiguredReusableCell(using: photoRegistration, for: indexPath, item: identifier)
            }
        }
    }

    private func updateDoneButton() {
        navigationItem.rightBarButtonItem?.isEnabled = !selection.isEmpty
    }

    private func finish() {
        let assets = PHAsset.fetchAssets(withLocalIdentifiers: Array(selection), options: nil)
        var result: [PHAsset] = []
        assets.enumerateObjects { asset, _, _ in result.append(asset) }
        onFinish?(result)
    }
}

extension PhotoPickerViewController: UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        let ids = indexPaths.compactMap { indexPath -> String? in
            guard case .photo(let id)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
            return id
        }
        Task { await thumbnails.preheat(ids) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        selection.count < configuration.selectionLimit
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .photo(let id) = dataSource.itemIdentifier(for: indexPath) else { return }
        selection.append(id)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([.photo(id)])
        dataSource.apply(snapshot)
    }
}

#Preview {
    UINavigationController(rootViewController: PhotoPickerViewController(library: PreviewPhotoLibrary()))
}
