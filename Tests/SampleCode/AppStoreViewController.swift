import UIKit

public struct App: Hashable, Sendable {
  let id = UUID()
  public var name: String
}

public struct Theme: Hashable, Sendable {
  public var name: String
}

/// The App Store's first screen: each section scrolls sideways, with a layout of its own.
public final class AppStoreViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case feature, rankingFeature, themeFeature

    var title: String? {
      switch self {
      case .feature: nil
      case .rankingFeature: "지금 주목해야 할 앱"
      case .themeFeature: "테마별 필수 앱"
      }
    }
  }

  enum Item: Hashable {
    case feature(App)
    case rankingFeature(App)
    case themeFeature(Theme)

    var name: String {
      switch self {
      case .feature(let app), .rankingFeature(let app): app.name
      case .themeFeature(let theme): theme.name
      }
    }
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  static let separatorKind = "separator"

  public private(set) var collectionView: UICollectionView!
  private var dataSource: DataSource!

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
  }

  private func configureDataSource() {
    let cardRegistration = UICollectionView.CellRegistration<AppCell, Item> { cell, _, item in
      cell.titleLabel.text = item.name
    }
    let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .feature, .themeFeature:
        collectionView.dequeueConfiguredReusableCell(
          using: cardRegistration, for: indexPath, item: item)
      case .rankingFeature:
        collectionView.dequeueConfiguredReusableCell(
          using: rowRegistration, for: indexPath, item: item)
      }
    }

    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      header.titleLabel.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
    }
    let separatorRegistration = UICollectionView.SupplementaryRegistration<
      UICollectionReusableView
    >(
      elementKind: Self.separatorKind
    ) { separator, _, _ in
      separator.backgroundColor = .separator
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      if kind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(
          using: headerRegistration, for: indexPath)
      }
      return collectionView.dequeueConfiguredReusableSupplementary(
        using: separatorRegistration, for: indexPath)
    }
  }

  private func applyInitialSnapshot() {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      ["카카오톡", "당근", "토스"].map { .feature(App(name: $0)) }, toSection: .feature)
    snapshot.appendItems(
      ["쿠팡", "배달의민족", "네이버지도", "유튜브", "멜론", "왓챠"].map { .rankingFeature(App(name: $0)) },
      toSection: .rankingFeature)
    snapshot.appendItems(
      ["여행", "공부", "운동", "요리"].map { .themeFeature(Theme(name: $0)) },
      toSection: .themeFeature)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  public func title(of cell: UICollectionViewCell) -> String? {
    if let cell = cell as? AppCell { return cell.titleLabel.text }
    return (cell.contentConfiguration as? UIListContentConfiguration)?.text
  }
}

// MARK: - Layout

extension AppStoreViewController {
  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, _ in
      guard let self, let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .feature: return self.featureSection()
      case .rankingFeature: return self.rankingFeatureSection()
      case .themeFeature: return self.themeFeatureSection()
      }
    }
  }

  private func featureSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 8, leading: 6, bottom: 8, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalHeight(0.3)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [separator()]
    return section
  }

  private func rankingFeatureSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 8, leading: 6, bottom: 8, trailing: 6)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalHeight(1 / 3)),
      subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [header(), separator()]
    return section
  }

  private func themeFeatureSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.65), heightDimension: .fractionalHeight(0.25)),
      subitems: [item])
    group.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 0)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [header(), separator()]
    return section
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func separator() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      elementKind: Self.separatorKind, alignment: .bottom)
  }
}

final class AppCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    contentView.layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TitleView: UICollectionReusableView {
  let titleLabel = UILabel()
}
