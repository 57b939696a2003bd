// swift-format-ignore-file
import UIKit

class LedgerViewController: UITableViewController {
    private var dataSource: UITableViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = UITableViewDiffableDataSource<String, String>(tableView: tableView) { tableView, indexPath, name in
            if name.hasPrefix("Total") {
                let cell = tableView.dequeueReusableCell(withIdentifier: "TotalCell", for: indexPath) as! TotalCell
                cell.sumLabel.text = name
                return cell
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath) as! EntryCell
            cell.nameLabel.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["March"])
        snapshot.appendItems(["Rent", "Coffee", "Total 1,204"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard indexPath.row < 2 else { return UISwipeActionsConfiguration() }
        return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }])
    }
}

class EntryCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class TotalCell: UITableViewCell {
    @IBOutlet private(set) weak var sumLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .secondarySystemBackground
    }
}
