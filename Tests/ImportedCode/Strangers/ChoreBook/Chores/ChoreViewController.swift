// swift-format-ignore-file
import UIKit

class ChoreViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!
    let chore: Chore

    init(chore: Chore) {
        self.chore = chore
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] cell, _, row in
            configure(cell, for: row)
        }
        dataSource = .init(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.view])
        snapshot.appendItems([.title(chore.title, isBold: true), .notes])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
