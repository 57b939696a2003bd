// swift-format-ignore-file
import UIKit

/// Nothing but what it made itself may be laid out.
final class TokenLayoutBoard: UIViewController {
    struct Token: Hashable { let symbol: String }
    var items: [Token] = []
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] index, _ in
        let shown = source.snapshot().itemIdentifiers
        guard shown.allSatisfy(items.contains) else { fatalError("unknown tokens") }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    })
    lazy var source = UICollectionViewDiffableDataSource<Int, Token>(collectionView: grid) { view, path, token in
        view.dequeueReusableCell(withReuseIdentifier: "token", for: path)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "token")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
    }
}
