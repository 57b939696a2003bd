// swift-format-ignore-file
// layout: makeHomeLayout(sections: HomeSection.allCases)
import UIKit

enum HomeSection: String, CaseIterable {
  case banner, category, recommend, notice
}

protocol SectionLayoutProviding {
  func section(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct BannerSection: SectionLayoutProviding {
  func section(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9 / 16)), subitems: [item])
    return NSCollectionLayoutSection(group: group).then {
      $0.orthogonalScrollingBehavior = .paging
    }
  }
}
struct GridSection: SectionLayoutProviding {
  var columns = 4
  var spacing: CGFloat = 8
  func section(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let width = environment.container.effectiveContentSize.width
    let height = (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height.rounded(.down))), subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.boundarySupplementaryItems = [.header(height: 40)]
    return section
  }
}

protocol Then {}
extension Then where Self: AnyObject {
  @discardableResult
  func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}
extension NSObject: Then {}

extension NSCollectionLayoutSize {
  static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}
extension NSCollectionLayoutBoundarySupplementaryItem {
  static func header(height: CGFloat, kind: String = UICollectionView.elementKindSectionHeader) -> NSCollectionLayoutBoundarySupplementaryItem {
    .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)), elementKind: kind, alignment: .top)
  }
}

extension HomeSection {
  var provider: any SectionLayoutProviding {
    switch self {
    case .banner: BannerSection()
    case .category: GridSection()
    case .recommend: GridSection(columns: 2, spacing: 12)
    case .notice: GridSection(columns: 1)
    }
  }
}

func makeHomeLayout(sections: [HomeSection]) -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
    sections[index].provider.section(environment: environment)
  }, configuration: {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return configuration
  }())
}
