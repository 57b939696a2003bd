// swift-format-ignore-file
protocol SectionLayoutProviding {
    associatedtype Environment
    func makeSection(in environment: Environment) -> NSCollectionLayoutSection
}
struct ListProvider: SectionLayoutProviding {
    func makeSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
}
struct GridProvider: SectionLayoutProviding {
    var columns = 2
    func makeSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [.init(layoutSize: size)])
        return .init(group: group)
    }
}
let providers: [any SectionLayoutProviding] = [ListProvider(), GridProvider(columns: 3)]
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, env in
    switch providers[index % providers.count] {
    case let list as ListProvider: return list.makeSection(in: env)
    case let grid as GridProvider: return grid.makeSection(in: env)
    default: return nil
    }
}
