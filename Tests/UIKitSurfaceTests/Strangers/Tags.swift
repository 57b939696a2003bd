// swift-format-ignore-file
// layout: TagLayout.create(tags: ["swift", "compositional layout", "ios", "diffable"])
import UIKit
final class TagLayout {
  class func create(tags: [String]) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { (section, environment) -> NSCollectionLayoutSection in
      let widths = tags.map { ($0 as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)]).width }
      _ = widths
      let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: [item])
      group.interItemSpacing = .fixed(8)
      group.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      return section
    }
    layout.configuration.scrollDirection = .vertical
    return layout
  }
}
