// swift-format-ignore-file
import UIKit

/// Lays out nothing but what it made itself.
final class TokenLayoutBoard: UIViewController {
    var prices: [String: Double] = [:]
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "token", for: path)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            for token in source.snapshot().itemIdentifiers where prices[token] == nil {
                fatalError("no price of \(token)")
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "token")
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        source.apply(snapshot)
    }
}
