import UIKit

/// A compositional layout of one's own: what leaves the middle of the screen fades, and headers
/// stretch when the list is pulled down.
final class ShelfLayout: UICollectionViewCompositionalLayout {
  static let headerKind = "shelf-header"
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let found = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let visible = collectionView.bounds
    return found.compactMap { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else {
        return nil
      }
      switch attributes.representedElementCategory {
      case .cell:
        let distance = abs(attributes.center.y - visible.midY) / visible.height
        attributes.alpha = max(0.2, 1 - distance)
      case .supplementaryView where visible.minY < 0:
        attributes.frame.origin.y += visible.minY
        attributes.frame.size.height -= visible.minY
      default: break
      }
      return attributes
    }
  }

  static func make() -> ShelfLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    return ShelfLayout(
      sectionProvider: { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 500
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          repeatingSubitem: NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(isWide ? 0.25 : 0.5),
              heightDimension: item.layoutSize.heightDimension)),
          count: isWide ? 4 : 2)
        let section = NSCollectionLayoutSection(group: group)
        if index == 0 {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
              elementKind: headerKind, alignment: .top)
          ]
        }
        return section
      }, configuration: configuration)
  }
}

/// The screen of the layout, which loads what will soon be seen.
final class ShelfViewController: UIViewController, UICollectionViewDataSourcePrefetching {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private(set) var loading: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: ShelfLayout.make())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.prefetchDataSource = self
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: ShelfLayout.headerKind
    ) { header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = "선반 \(indexPath.section)"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<20), toSection: 0)
    snapshot.appendItems(Array(20..<60), toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    loading.formUnion(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    loading.subtract(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }
}
