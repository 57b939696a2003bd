// swift-format-ignore-file
import UIKit

enum DashboardSection { case rings, week }

protocol SectionProviding {
  func layoutSection(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct WeekSection: SectionProviding {
  let days: Int

  func layoutSection(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(days)), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

final class LayoutFactory {
  private let sections: [SectionProviding]

  init(sections: [SectionProviding]) { self.sections = sections }

  static func dashboard() -> LayoutFactory { LayoutFactory(sections: [WeekSection(days: 7), WeekSection(days: 2)]) }

  func makeLayout() -> UICollectionViewCompositionalLayout {
    let sections = sections
    return UICollectionViewCompositionalLayout { index, environment in sections[index].layoutSection(for: environment) }
  }
}

extension UICollectionViewCompositionalLayout {
  static func overview(sections: @escaping () -> [DashboardSection]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let all = sections()
      guard all.indices.contains(index) else { return nil }
      return WeekSection(days: all[index] == .rings ? 1 : 7).layoutSection(for: environment)
    }
  }
}
