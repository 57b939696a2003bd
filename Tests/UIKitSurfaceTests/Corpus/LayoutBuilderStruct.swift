// swift-format-ignore-file
import UIKit

struct LayoutFactory {
  var insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var spacing: CGFloat = 8

  func grid(columns: Int, ratio: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: fill)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(ratio / CGFloat(columns)))
    let group: NSCollectionLayoutGroup
    if #available(iOS 16.0, *) {
      let share = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      group = .horizontal(layoutSize: size, repeatingSubitem: share, count: columns)
    } else {
      group = .horizontal(layoutSize: size, subitem: item, count: columns)
    }
    return framed(NSCollectionLayoutSection(group: group))
  }

  func strip(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(height)),
      subitems: [NSCollectionLayoutItem(layoutSize: fill)])
    let section = framed(NSCollectionLayoutSection(group: group))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private var fill: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  @discardableResult
  private func framed(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.contentInsets = insets
    section.interGroupSpacing = spacing
    return section
  }
}

func factoryLayout() -> UICollectionViewLayout {
  var factory = LayoutFactory()
  factory.spacing = 4
  let sections = [factory.strip(width: 100, height: 60), factory.grid(columns: 3, ratio: 1), factory.grid(columns: 1, ratio: 0.2)]
  return UICollectionViewCompositionalLayout { index, _ in sections[index % sections.count] }
}
