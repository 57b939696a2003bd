// swift-format-ignore-file
import Combine
import UIKit

// A view model that is not given fills the table that it gets; the data source is made by another type.

extension InboxViewModel {
    func setUpDataSource(of tableView: UITableView, style: UIUserInterfaceStyle, delegate: InboxCellDelegate) {
        dataSource = InboxSection.diffableDataSource(tableView: tableView, context: context, delegate: delegate)
        var snapshot = NSDiffableDataSourceSnapshot<InboxSection, InboxItem>()
        snapshot.appendSections([.unread, .read])
        snapshot.appendItems([.notice(account: account), .loader], toSection: .unread)
        dataSource?.apply(snapshot)
        $letters
            .receive(on: DispatchQueue.main)
            .sink { [weak self] letters in
                guard let self = self, let dataSource = self.dataSource else { return }
                var snapshot = NSDiffableDataSourceSnapshot<InboxSection, InboxItem>()
                snapshot.appendSections([.unread, .read])
                snapshot.appendItems(unread.map { InboxItem.letter($0) }, toSection: .unread)
                snapshot.appendItems(letters.map { .letter($0) }, toSection: .read)
                dataSource.apply(snapshot, animatingDifferences: false)
            }
            .store(in: &disposeBag)
    }
}
