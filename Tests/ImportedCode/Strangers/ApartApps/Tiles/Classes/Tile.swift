// swift-format-ignore-file
import UIKit

public struct Tile {
    let columns: Int

    public init(columns: Int) {
        self.columns = columns
    }

    func makeSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
