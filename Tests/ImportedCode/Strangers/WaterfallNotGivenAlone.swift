// swift-format-ignore-file
import UIKit

// The layout is a class of its own, which is not given.

final class MuralViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        let layout = MasonryLayout(columns: 3, spacing: 4)
        super.init(collectionViewLayout: layout)
        layout.delegate = self
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        dataSource = .init(collectionView: collectionView) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["sky", "sea", "sun"])
        dataSource.apply(snapshot)
    }
}
