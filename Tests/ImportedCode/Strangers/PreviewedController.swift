// swift-format-ignore-file
import SwiftUI
import UIKit

// What the controller shows is in its preview alone.

final class FlagsViewController: UIViewController {
    var flags: [String] = []
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, flag in
            var content = cell.defaultContentConfiguration()
            content.text = flag
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(flags)
        dataSource.apply(snapshot)
    }
}

@available(iOS 17.0, *)
#Preview("Flags") {
    let controller = FlagsViewController()
    controller.flags = ["Red", "Blue"]
    return controller
}
