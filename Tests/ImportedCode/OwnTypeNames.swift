import UIKit

/// A type that is called as a module is.
enum CompositionalLayout {
  static func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

class BaseLayoutProvider {
  func makeSection() -> NSCollectionLayoutSection { fatalError("override me") }
}

final class TileProvider: BaseLayoutProvider {
  override func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
