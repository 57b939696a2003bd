// swift-format-ignore-file
import Photos
import UIKit

final class PhotoThumbnailCell: UICollectionViewCell {
    var representedAssetIdentifier = ""
    private let imageView: UIImageView = {
        let imageView = UIImageView()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        return imageView
    }()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
    func set(_ image: UIImage?) { imageView.image = image }
}

final class PhotoLibraryViewController: UIViewController, PHPhotoLibraryChangeObserver {
    private var assets: PHFetchResult<PHAsset>?
    private let imageManager = PHCachingImageManager()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.gridLayout(columns: 4))
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
        PHPhotoLibrary.shared().register(self)
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
            guard status == .authorized else { return }
            DispatchQueue.main.async { self?.fetchAssets() }
        }
        showPlaceholders()
    }

    private func showPlaceholders() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((1...8).map { "placeholder-\($0)" })
        dataSource.apply(snapshot)
    }

    private func fetchAssets() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        assets = PHAsset.fetchAssets(with: .image, options: options)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        assets?.enumerateObjects { asset, _, _ in snapshot.appendItems([asset.localIdentifier]) }
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<PhotoThumbnailCell, String> { [weak self] cell, indexPath, identifier in
            cell.representedAssetIdentifier = identifier
            guard let asset = self?.assets?.object(at: indexPath.item) else { return cell.set(UIImage(systemName: "photo")) }
            self?.imageManager.requestImage(for: asset, targetSize: CGSize(width: 200, height: 200), contentMode: .aspectFill, options: nil) { image, _ in
                if cell.representedAssetIdentifier == identifier { cell.set(image) }
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, identifier in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: identifier)
        }
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) {
        guard let assets, let details = changeInstance.changeDetails(for: assets) else { return }
        self.assets = details.fetchResultAfterChanges
    }

    static func gridLayout(columns: Int, spacing: CGFloat = 2) -> UICollectionViewLayout {
        let fraction = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)), subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return UICollectionViewCompositionalLayout(section: section)
    }
}
