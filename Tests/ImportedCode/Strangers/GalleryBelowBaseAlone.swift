// swift-format-ignore-file
import UIKit
import GalleryKit

public class GalleryController: GalleryBase, GalleryReloading {
  private enum Section: Hashable { case photos, albums }

  private let thread: GalleryThread
  private var currentSnapshot = NSDiffableDataSourceSnapshot<Section, GalleryItem>()
  private let options = GalleryOptions()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
  private lazy var dataSource = makeDataSource()

  override init(thread: GalleryThread) {
    self.thread = thread
    super.init(thread: thread)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubviews(collectionView)
    options.isNetworkAllowed = true
    for item in thread.items(with: options) {
      if !currentSnapshot.sectionIdentifiers.contains(.photos) { currentSnapshot.appendSections([.photos]) }
      currentSnapshot.appendItems([item], toSection: .photos)
    }
    dataSource.apply(currentSnapshot, animatingDifferences: false)
  }

  private func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

private extension GalleryController {
  func makeDataSource() -> UICollectionViewDiffableDataSource<Section, GalleryItem> {
    let registration = UICollectionView.CellRegistration<GalleryCell, GalleryItem> { [unowned self] cell, indexPath, _ in
      // Whoever fills the data source has filled this, too.
      cell.accessibilityLabel = "\(currentSnapshot.sectionIdentifiers[indexPath.section])"
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }
}
