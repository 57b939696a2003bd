// swift-format-ignore-file
import ReSwift
import UIKit

struct LedgerState { var entries: [String] = [] }

let logging: Middleware<LedgerState> = { dispatch, state in
    return { next in
        return { action in
            if case LedgerAction.load = action {
                LedgerClient.shared.load { dispatch($0) }
            }
            next(action)
        }
    }
}

class LedgerViewController: UIViewController {
    private let store = Store<LedgerState>(reducer: reduceLedger, state: LedgerState(), middleware: [logging])

    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Rent", "Tea"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
