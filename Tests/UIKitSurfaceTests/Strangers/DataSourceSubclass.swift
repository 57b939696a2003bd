// swift-format-ignore-file
// show: ReorderViewController
import UIKit

struct Track: Hashable { let title: String; let seconds: Int }

final class PlaylistDataSource: UICollectionViewDiffableDataSource<PlaylistDataSource.Section, Track> {
  enum Section: String, CaseIterable { case next = "Next", later = "Later" }

  convenience init(_ collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Track>(handler: Self.configure)
    self.init(collectionView: collectionView) { view, indexPath, track in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: track)
    }
    reorderingHandlers.canReorderItem = { _ in true }
    reorderingHandlers.didReorder = { transaction in
      for sectionTransaction in transaction.sectionTransactions {
        print(sectionTransaction.sectionIdentifier, sectionTransaction.finalSnapshot.items.count)
      }
    }
  }

  private static func configure(cell: UICollectionViewListCell, indexPath: IndexPath, track: Track) {
    var content = cell.defaultContentConfiguration()
    content.text = track.title
    content.secondaryText = track.length
    cell.contentConfiguration = content
    cell.accessories = [.reorder(displayed: .always), .delete(displayed: .whenEditing, actionHandler: { print("x") })]
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    return true
  }
}

private extension Track {
  var length: String {
    let (minutes, seconds) = self.seconds.quotientAndRemainder(dividingBy: 60)
    return String(format: "%d:%02d", minutes, seconds)
  }
}

class ReorderViewController: UIViewController {
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
  private lazy var dataSource = PlaylistDataSource(collectionView)
  private let tracks = zip(["One", "Two", "Three", "Four"], stride(from: 100, to: 500, by: 100)).map(Track.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = editButtonItem
    var snapshot = NSDiffableDataSourceSnapshot<PlaylistDataSource.Section, Track>()
    snapshot.appendSections(PlaylistDataSource.Section.allCases)
    snapshot.appendItems(tracks.filter { $0.seconds < 250 }, toSection: .next)
    snapshot.appendItems(tracks.filter { $0.seconds >= 250 }, toSection: .later)
    dataSource.apply(snapshot, animatingDifferences: false)
    print(tracks.map(\.length))
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }
  private func layout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { indexPath, separator in
      var separator = separator
      separator.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
      return separator
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}
