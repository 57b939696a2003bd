// swift-format-ignore-file
import Kingfisher
import SkeletonView
import UIKit

final class GalleryPhotoCell: UICollectionViewCell {
  static var identifier: String { String(describing: self) }
  private let imageView = UIImageView().then {
    $0.contentMode = .scaleAspectFill
    $0.clipsToBounds = true
  }
  private let captionLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 13, weight: .medium)
    return label
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    let stack = UIStackView(arrangedSubviews: [imageView, captionLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.kf.cancelDownloadTask()
    imageView.image = nil
  }
  func configure(with photo: GalleryPhoto) {
    let processor =
      DownsamplingImageProcessor(size: imageView.bounds.size)
      |> RoundCornerImageProcessor(cornerRadius: 8)
    imageView.kf.indicatorType = .activity
    imageView.kf.setImage(
      with: photo.url, placeholder: UIImage(named: "placeholder"),
      options: [.processor(processor), .transition(.fade(0.2)), .cacheOriginalImage]
    ) { result in
      switch result {
      case .success(let value): print(value.source.url?.absoluteString ?? "")
      case .failure(let error): print(error.localizedDescription)
      }
    }
    captionLabel.text = photo.caption
  }
}

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}
extension NSObject: Then {}

struct GalleryPhoto: Hashable {
  let url: URL?
  let caption: String
}

final class FisherGalleryViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: createLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Int, GalleryPhoto>?

  private func createLayout() -> UICollectionViewLayout {
    let small = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let big = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
    [small, big].forEach { $0.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2) }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: [big, pair])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(
      GalleryPhotoCell.self, forCellWithReuseIdentifier: GalleryPhotoCell.identifier)
    collectionView.prefetchDataSource = self
    dataSource = UICollectionViewDiffableDataSource<Int, GalleryPhoto>(
      collectionView: collectionView
    ) { collectionView, indexPath, photo in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: GalleryPhotoCell.identifier, for: indexPath)
      (cell as? GalleryPhotoCell)?.configure(with: photo)
      return cell
    }
    view.showAnimatedGradientSkeleton()
    var snapshot = NSDiffableDataSourceSnapshot<Int, GalleryPhoto>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      ["Harbour", "Bridge", "Market"].map {
        GalleryPhoto(url: URL(string: "https://example.com/\($0).jpg"), caption: $0)
      })
    dataSource?.apply(snapshot)
    view.hideSkeleton()
  }
}

extension FisherGalleryViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    let urls = indexPaths.compactMap { dataSource?.itemIdentifier(for: $0)?.url }
    ImagePrefetcher(urls: urls).start()
  }
}
