// swift-format-ignore-file
// Alone: its List, Store, Event and Logger are the app's own, not those of packages, and not given.
import Combine
import UIKit

final class ListMembersController: UIViewController {
    private var list: List
    private let store: Store
    private var cancellables: Set<AnyCancellable> = []
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init(list: List, store: Store) {
        self.list = list
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = list.title
        Logger.shared.verbose("shown", list.title)
        store.track(Event.shown(list.title))
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ada", "Grace"])
        dataSource.apply(snapshot)
    }
}
