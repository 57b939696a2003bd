// swift-format-ignore-file
import UIKit

// Parts of a layout library, made of numbers, texts and cases.

public protocol LayoutPart {
    func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

public struct GridPart: LayoutPart {
    let columns: Int
    let spacing: CGFloat

    public init(columns: Int, spacing: CGFloat) {
        self.columns = columns
        self.spacing = spacing
    }

    public func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(spacing)
        return NSCollectionLayoutSection(group: group)
    }
}

public struct ShelfPart: LayoutPart {
    public enum Paging { case free, paged }
    let name: String
    let paging: Paging

    public init(name: String, paging: Paging) {
        self.name = name
        self.paging = paging
    }

    public func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(paging == .free ? 100 : 200), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = paging == .free ? .continuous : .groupPaging
        return section
    }
}
