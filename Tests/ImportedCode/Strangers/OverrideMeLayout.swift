// swift-format-ignore-file
import UIKit

enum Section: Int, CaseIterable { case feed, stories }
struct Item: Hashable { let category: String; let title: String }

/// A base that subclasses complete.
class CompositionalLayout {
    func section() -> NSCollectionLayoutSection { fatalError("override me") }
    static var shared: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        return section
    }
}

class StoriesLayout: CompositionalLayout {
    override func section() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(70), heightDimension: .absolute(90))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        return section
    }
}

protocol SectionLayout {
    var numberOfItems: Int { get }
    func layoutSection() -> NSCollectionLayoutSection
}

struct Feed: SectionLayout {
    let numberOfItems = 3
    func layoutSection() -> NSCollectionLayoutSection { CompositionalLayout.shared }
}

class FeedController: UIViewController {
    let sections: [SectionLayout] = [Feed()]
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] index, _ in
        index == 0 ? self.sections[0].layoutSection() : StoriesLayout().section()
    })
    lazy var dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        cell.backgroundColor = UIColor.cornflowerBlue
        return cell
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.feed])
        snapshot.appendItems([Item(category: "news", title: "Rain"), Item(category: "news", title: "Sun"), Item(category: "sport", title: "Final")])
        dataSource.apply(snapshot)
    }
}
