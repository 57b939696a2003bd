// swift-format-ignore-file
import UIKit

/// A screen alone: what it names its data source, items, services and looks by is in other files.
final class BoardViewController: UIViewController {
    private let loader: CardLoader = RemoteCardLoader()
    private let clock: BoardClock
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!

    init(clock: BoardClock = SystemClock.shared) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collectionView.refreshControl = SpinningRefreshControl()
        view.addSubview(collectionView)
        let cards = UICollectionView.CellRegistration<UICollectionViewListCell, BoardItem.Card> { cell, _, card in
            cell.contentConfiguration = CardConfiguration(card: card)
        }
        let notes = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note
            cell.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .card(let card):
                return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: card)
            case .note:
                return collectionView.dequeueConfiguredReusableCell(using: notes, for: indexPath, item: item.title)
            }
        }
        loader.load { [weak self] cards in self?.show(cards) }
    }

    private func show(_ cards: [BoardItem.Card]) {
        var snapshot = Snapshot()
        for area in BoardArea.allCases where area != .archive { snapshot.appendSections([area]) }
        snapshot.appendItems([BoardItem.note(title: "Today", detail: nil), .note(title: "Soon")])
        snapshot.appendItems(cards.map { BoardItem.card($0) })
        dataSource.apply(snapshot)
    }
}
