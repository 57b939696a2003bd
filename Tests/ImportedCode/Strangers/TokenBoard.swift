// swift-format-ignore-file
import UIKit

/// Nothing but what it made itself may be shown.
final class TokenBoard: UIViewController {
    struct Token: Hashable { let symbol: String; let rank: Int }
    var items: Set<Token> = []
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    lazy var source = UICollectionViewDiffableDataSource<Int, Token>(collectionView: grid) { view, path, token in
        guard self.items.contains(token) else { fatalError("unknown token \(token.symbol)") }
        return view.dequeueReusableCell(withReuseIdentifier: "token", for: path)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "token")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
        snapshot.appendSections([0])
        source.apply(snapshot)
    }
}
