import UIKit

extension UIColor {
  static let brand = UIColor(named: "Brand") ?? .systemIndigo
}

enum Metrics {
  static let margin: CGFloat = 16
  static var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2 }
}

extension NSCollectionLayoutSection {
  static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(8)
    return NSCollectionLayoutSection(group: group)
  }
}
