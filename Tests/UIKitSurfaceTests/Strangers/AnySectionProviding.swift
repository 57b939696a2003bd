// swift-format-ignore-file
import UIKit

protocol SectionProviding {
    var id: AnyHashable { get }
    var items: [AnyHashable] { get }
    func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}
extension SectionProviding {
    func fullWidth(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
    func insets(_ value: CGFloat = 16) -> NSDirectionalEdgeInsets {
        .init(top: value, leading: value, bottom: value, trailing: value)
    }
}
struct HeroSection: SectionProviding {
    let title: String
    var id: AnyHashable { "hero-\(title)" }
    var items: [AnyHashable] { [title] }
    func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: fullWidth(height: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: fullWidth(height: .fractionalWidth(9 / 16)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
struct GridSection<Element: Hashable>: SectionProviding {
    let name: String
    let elements: [Element]
    var minimum: CGFloat = 110
    var id: AnyHashable { name }
    var items: [AnyHashable] { elements.map(AnyHashable.init) }
    func layoutSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width - 32
        let columns = max(1, Int(width / minimum))
        let item = NSCollectionLayoutItem(layoutSize: fullWidth(height: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: fullWidth(height: .absolute(minimum)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = insets()
        return section
    }
}
var sections: [any SectionProviding] = [
    HeroSection(title: "Welcome"),
    GridSection(name: "numbers", elements: Array(1...7)),
    GridSection(name: "letters", elements: ["a", "b"], minimum: 90),
]
let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
    sections[index].layoutSection(in: environment)
})
var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
for section in sections {
    snapshot.appendSections([section.id])
    snapshot.appendItems(section.items, toSection: section.id)
}
print(snapshot.numberOfSections, snapshot.numberOfItems, snapshot.sectionIdentifier(containingItem: 3) ?? "none")
print(sections.filter { $0 is HeroSection }.count, sections.compactMap { ($0 as? GridSection<Int>)?.elements.count })

// prints:
// 3 10 numbers
// 1 [7]
