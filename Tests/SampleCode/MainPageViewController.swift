import UIKit

/// A shop's main page: five sections that scroll sideways under their titles.
public final class MainPageViewController: UIViewController {
  public enum Section: String, CaseIterable, Sendable {
    case random = "오늘의 추천"
    case rank = "인기 순위"
    case new = "새로 나온 상품"
    case near = "내 주변"
    case pick = "골라 담기"
  }

  public private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  public private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      ProductCell.self, forCellWithReuseIdentifier: ProductCell.reuseIdentifier)
    collectionView.register(
      SectionTitleView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionTitleView.reuseIdentifier)
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: ProductCell.reuseIdentifier, for: indexPath) as! ProductCell
      cell.name = name
      return cell
    }
    dataSource.supplementaryViewProvider = { [unowned self] collectionView, kind, indexPath in
      guard kind == UICollectionView.elementKindSectionHeader,
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: SectionTitleView.reuseIdentifier, for: indexPath)
          as? SectionTitleView
      else { return nil }
      view.title = dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
      return view
    }
    applyInitialSnapshot()
  }

  private func applyInitialSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    for (section, count) in zip(Section.allCases, [3, 5, 4, 4, 4]) {
      snapshot.appendItems((1...count).map { "\(section)\($0)" }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch Section.allCases[index] {
      case .random:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 10, bottom: 0, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(400)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 10, leading: 0, bottom: 10, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPaging
        section.boundarySupplementaryItems = [Self.header]
        return section
      case .rank:
        let section = Self.row(width: 0.45, height: 250, share: 1)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 10, leading: 5, bottom: 10, trailing: 5)
        section.interGroupSpacing = 10
        return section
      case .new: return Self.row(width: 0.5, height: 350, share: 0.75)
      case .near, .pick: return Self.row(width: 1 / 3, height: 200, share: 0.8)
      }
    }
  }

  private static func row(
    width: CGFloat, height: CGFloat, share: CGFloat
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(share)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .estimated(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

final class ProductCell: UICollectionViewCell {
  static let reuseIdentifier = "ProductCell"
  var name: String?
}

final class SectionTitleView: UICollectionReusableView {
  static let reuseIdentifier = "SectionTitleView"
  var title: String?
}
