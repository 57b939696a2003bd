// swift-format-ignore-file
import UIKit
import AVFoundation
import Photos

final class GalleryViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, GalleryImage>
  nonisolated enum Section { case main }
  nonisolated struct GalleryImage: Hashable { var name: String; var size: CGSize
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
  private let images: [GalleryImage] = (0..<12).map {
    .init(name: "image_\($0)", size: CGSize(width: 100, height: 80 + ($0 * 37) % 90))
  }
  private lazy var collectionView = UICollectionView(frame: view.frame, collectionViewLayout: waterfall())
  private lazy var dataSource: DataSource = {
    let registration = UICollectionView.CellRegistration<GalleryCell, GalleryImage> { cell, indexPath, image in
      cell.imageView.image = UIImage(named: image.name)
      cell.imageView.backgroundColor = [.systemRed, .systemBlue, .systemGreen].randomElement()
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, image -> UICollectionViewCell in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: image)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    PHPhotoLibrary.requestAuthorization { status in
      if status == .authorized { print("authorized") }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, GalleryImage>()
    snapshot.appendSections([.main])
    snapshot.appendItems(images, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func waterfall(columns: Int = 2, spacing: CGFloat = 6) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [images] _, environment in
      let width = (environment.container.effectiveContentSize.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      var heights = [CGFloat](repeating: 0, count: columns)
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(600))
      ) { _ in
        var items: [NSCollectionLayoutGroupCustomItem] = []
        for image in images {
          let ratio = AVMakeRect(aspectRatio: image.size, insideRect: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude))
          let column = heights.enumerated().min { $0.element < $1.element }!.offset
          let frame = CGRect(x: (width + spacing) * CGFloat(column), y: heights[column], width: width, height: ratio.height.rounded())
          heights[column] = frame.maxY + spacing
          items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
        }
        return items
      }
      return NSCollectionLayoutSection(group: group)
    }
  }
}

final class GalleryCell: UICollectionViewCell {
  let imageView = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.layer.shadowColor = UIColor.black.cgColor
    imageView.layer.shadowOpacity = 0.2
    imageView.layer.shadowOffset = CGSize(width: 0, height: 2)
    imageView.layer.shadowPath = UIBezierPath(rect: bounds).cgPath
  }
  required init?(coder: NSCoder) { fatalError() }
}
