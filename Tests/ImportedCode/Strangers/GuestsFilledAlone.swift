// swift-format-ignore-file
import UIKit

/// What fills a screen, in a file of its own: the controller is in another.
extension GuestsViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Guest.ID>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Guest.ID>

    func fillSnapshot(reloading changed: [Guest.ID] = []) {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(invited.map { $0.id })
        if !changed.isEmpty { snapshot.reloadItems(changed) }
        dataSource.apply(snapshot)
    }

    func setUp(cell: UICollectionViewListCell, indexPath: IndexPath, id: Guest.ID) {
        var content = cell.defaultContentConfiguration()
        content.text = "Guest"
        content.secondaryText = "Invited"
        cell.contentConfiguration = content
    }
}
