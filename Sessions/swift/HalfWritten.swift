import UIKit

// Written in a hurry: a brace is open, a line is half, and a brace closes nothing.
struct HalfWritten {
    static func tiles() -> NSCollectionLayoutSection {
        let width: CGFloat = 0.5
        if width < 1 {
            print(width)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    static func rows() -> NSCollectionLayoutSection {
        let title = "
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
}
