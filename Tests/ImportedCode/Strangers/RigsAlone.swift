// swift-format-ignore-file
import UIKit

struct MastSection {
    let environment: NSCollectionLayoutEnvironment
    var height: CGFloat = 80

    func makeSection() -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 300
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}

struct RigGrid {
    var columns: Int = 3
}

final class RigController: UICollectionViewController {
    init(columns: Int) {
        super.init(collectionViewLayout: Self.grid(columns: columns))
    }

    required init?(coder: NSCoder) { nil }

    static func grid(columns: Int) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(60))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

struct SailLayouts {
    enum Kind { case jib, main }

    let traits: UITraitCollection
    var kinds: [Kind] = []

    func section(for kind: Kind, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        MastSection(environment: environment, height: kind == .jib ? 40 : 90).makeSection()
    }
}
