// swift-format-ignore-file
import UIKit
import RealmSwift

// The class of the objects is elsewhere.
final class ToolsViewController: UIViewController {
    private let realm = try! Realm()
    private var tools: Results<Tool>!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Tool>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Tool> { cell, _, tool in
            var content = cell.defaultContentConfiguration()
            content.text = tool.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        tools = realm.objects(Tool.self).sorted(byKeyPath: "name")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Tool>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(tools))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
