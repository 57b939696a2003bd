// swift-format-ignore-file
protocol LayoutSection {
    var numberOfItems: Int { get }
    func layoutSection() -> NSCollectionLayoutSection
}
struct HeroSection: LayoutSection {
    let numberOfItems = 1
    func layoutSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9.0 / 16.0)), subitems: [item])
        return .init(group: group)
    }
}
struct GridSection: LayoutSection {
    let numberOfItems: Int
    let columns: Int
    func layoutSection() -> NSCollectionLayoutSection {
        let fraction = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
let sections: [any LayoutSection] = [HeroSection(), GridSection(numberOfItems: 6, columns: 3)]
lazy var layout: UICollectionViewCompositionalLayout = {
    UICollectionViewCompositionalLayout { index, env -> NSCollectionLayoutSection? in
        return sections[index].layoutSection()
    }
}()
collectionView.collectionViewLayout = layout
print(sections.map { $0.numberOfItems }.reduce(0, +))
