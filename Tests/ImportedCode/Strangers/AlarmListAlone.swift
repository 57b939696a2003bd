// swift-format-ignore-file
import UIKit

// What rows are is told apart by patterns alone; cells and headers come from nibs. None of them is given.
class AlarmListController: UITableViewController {

    enum Group { case today, later }

    private var dataSource: UITableViewDiffableDataSource<Group, AlarmRow>?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "AlarmCell", bundle: nil), forCellReuseIdentifier: "AlarmCell")
        tableView.register(UINib(nibName: "AlarmHeader", bundle: .main), forHeaderFooterViewReuseIdentifier: "AlarmHeader")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
        dataSource = UITableViewDiffableDataSource<Group, AlarmRow>(tableView: tableView) { [unowned self] table, indexPath, row in
            switch row {
            case .alarm(let name, let isOn):
                let cell = table.dequeueReusableCell(withIdentifier: "AlarmCell", for: indexPath) as! AlarmCell
                cell.show(name, isOn: isOn, in: self)
                return cell
            case .note(let text):
                let cell = table.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
                cell.textLabel?.text = text
                return cell
            }
        }
    }

    func show(_ today: [AlarmRow], _ later: [AlarmRow]) {
        var snapshot = NSDiffableDataSourceSnapshot<Group, AlarmRow>()
        snapshot.appendSections([.today, .later])
        snapshot.appendItems(today, toSection: .today)
        snapshot.appendItems(later, toSection: .later)
        dataSource?.apply(snapshot)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "AlarmHeader") as! AlarmHeader
        header.contentView.backgroundColor = .systemGroupedBackground
        return header
    }
}
