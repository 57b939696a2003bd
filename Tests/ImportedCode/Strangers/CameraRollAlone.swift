// swift-format-ignore-file
import Photos
import UIKit

/// Given its parts by a coordinator, and its photos by the library.
class CameraRollViewController: UIViewController {
    var viewModel: CameraRollViewModel!
    weak var coordinator: CameraRollCoordinator!
    var picker: PickerProtocol!

    private let imageManager = PHCachingImageManager()
    private var fetchResult: PHFetchResult<PHAsset>!
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, PHAsset>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        picker.prepare()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 4)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, PHAsset> { [imageManager] cell, _, asset in
            imageManager.requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil) { image, info in
                if (info?[PHImageResultIsDegradedKey] as? Bool) == true { return }
                cell.backgroundView = UIImageView(image: image)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, asset in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: asset)
        }
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)
        fetchResult = PHAsset.fetchAssets(with: options)
        PHPhotoLibrary.shared().register(self)
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
            DispatchQueue.main.async { if status == .authorized { self?.reload() } }
        }
        coordinator.didLoad()
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, PHAsset>()
        snapshot.appendSections([0])
        fetchResult.enumerateObjects { asset, _, _ in snapshot.appendItems([asset]) }
        dataSource.apply(snapshot)
    }
}

extension CameraRollViewController: PHPhotoLibraryChangeObserver {
    func photoLibraryDidChange(_ changeInstance: PHChange) {
        guard let changes = changeInstance.changeDetails(for: fetchResult) else { return }
        DispatchQueue.main.sync {
            fetchResult = changes.fetchResultAfterChanges
            reload()
        }
    }
}
