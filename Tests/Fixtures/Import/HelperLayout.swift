import UIKit

// Helper functions that are put together, some with parameters that nobody outside can know.
private func fill(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
}

private func grid(columns: Int, spacing: CGFloat) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: fill(.fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: fill(.absolute(100)), subitem: item, count: columns)
  group.interItemSpacing = .fixed(spacing)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  return section
}

func makePhotosSection(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
{
  let section = grid(columns: 3, spacing: 6)
  section.contentInsets = NSDirectionalEdgeInsets(
    top: 0, leading: environment.container.contentSize.width > 500 ? 40 : 20, bottom: 0,
    trailing: 20)
  return section
}
