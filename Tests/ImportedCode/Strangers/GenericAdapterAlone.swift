// swift-format-ignore-file
import UIKit

/// Keeps the sections of a collection view that is given to it.
open class SectionsAdapter<Section: Hashable, Item: Hashable>: NSObject {
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?

  public private(set) var sections: [Section] = []
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init()
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: cellProvider)
    collectionView.collectionViewLayout = makeRows()
  }

  open func makeRows() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  /// Has a layout for the sections that it was given alone.
  open func makeOwn() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, _ in
      guard self.sections.indices.contains(index) else { return nil }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
}
