// swift-format-ignore-file
import UIKit
import LedgerStore

enum LedgerSection: Equatable, Hashable {
    case entries
}

extension LedgerSection {
    struct Configuration {
        let account: AccountContext
        weak var cellDelegate: EntryTableViewCellDelegate?
    }

    static func diffableDataSource(
        tableView: UITableView,
        configuration: Configuration
    ) -> UITableViewDiffableDataSource<LedgerSection, LedgerItem> {
        tableView.register(EntryTableViewCell.self, forCellReuseIdentifier: String(describing: EntryTableViewCell.self))
        tableView.register(LoaderTableViewCell.self, forCellReuseIdentifier: String(describing: LoaderTableViewCell.self))
        tableView.rowHeight = 56

        return UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item -> UITableViewCell? in
            switch item {
            case .entry(let record):
                let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: EntryTableViewCell.self), for: indexPath) as! EntryTableViewCell
                configure(cell: cell, record: record, configuration: configuration)
                return cell
            case .loader:
                let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: LoaderTableViewCell.self), for: indexPath) as! LoaderTableViewCell
                cell.activityIndicatorView.startAnimating()
                return cell
            }
        }
    }

    static func configure(cell: EntryTableViewCell, record: EntryRecord, configuration: Configuration) {
        cell.configure(entry: record, delegate: configuration.cellDelegate)
    }
}
