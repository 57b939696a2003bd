// swift-format-ignore-file
import UIKit

protocol LayoutStrategy {
    func section(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct HeroLayoutStrategy: LayoutStrategy {
    var height: CGFloat = 220
    func section(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem.fill()
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .fullWidth(height: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}

struct GridLayoutStrategy: LayoutStrategy {
    let columns: Int
    let spacing: CGFloat
    func section(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem.fill()
        let group: NSCollectionLayoutGroup = .horizontal(layoutSize: .fullWidth(height: .fractionalWidth(1 / CGFloat(columns))), subitem: item, count: columns)
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.decorationItems = [.background(elementKind: "card")]
        return section
    }
}

private extension NSCollectionLayoutItem {
    static func fill() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }
}

private extension NSCollectionLayoutSize {
    static func fullWidth(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
}

enum ShowcaseSection: String, CaseIterable {
    case hero, grid, shelf

    var strategy: LayoutStrategy {
        switch self {
        case .hero: return HeroLayoutStrategy()
        case .grid: return GridLayoutStrategy(columns: 3, spacing: 4)
        case .shelf: return GridLayoutStrategy(columns: 2, spacing: 10)
        }
    }
}

final class ShowcaseLayout: UICollectionViewCompositionalLayout {
    convenience init() {
        self.init { index, environment in
            ShowcaseSection.allCases[index].strategy.section(for: environment)
        }
        register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    }
}

final class ShowcaseViewController: UICollectionViewController {
    convenience init() { self.init(collectionViewLayout: ShowcaseLayout()) }

    private var source: UICollectionViewDiffableDataSource<ShowcaseSection, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = .init(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<ShowcaseSection, String>()
        for section in ShowcaseSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems((1...3).map { "\(section.rawValue)-\($0)" })
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}
