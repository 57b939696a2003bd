import UIKit

/// A shop's first screen: a banner that pages, and a grid with badges below a pinned header.
final class StorefrontViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case banner, offers
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    let view = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "badge"
    ) { _, _, _ in }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: view, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["봄맞이 할인", "신상품"], toSection: .banner)
    snapshot.appendItems(["딸기", "사과", "배"], toSection: .offers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index)! {
      case .banner: Self.bannerSection()
      case .offers: Self.offersSection(environment: environment)
      }
    }
  }

  private static func bannerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func offersSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
