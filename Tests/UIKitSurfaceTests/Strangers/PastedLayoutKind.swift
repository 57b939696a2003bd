// swift-format-ignore-file
enum LayoutKind: String, CaseIterable {
    case list, grid, gallery

    var section: NSCollectionLayoutSection {
        switch self {
        case .list: return Self.makeList()
        case .grid: return Self.makeGrid(columns: 3)
        case .gallery: return Self.makeGallery()
        }
    }

    private static func makeList() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return section
    }

    private static func makeGrid(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private static func makeGallery() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(220)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.7)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }
}

let kinds = LayoutKind.allCases
let layout = UICollectionViewCompositionalLayout { index, _ in
    kinds[index % kinds.count].section
}
collectionView.setCollectionViewLayout(layout, animated: true)
