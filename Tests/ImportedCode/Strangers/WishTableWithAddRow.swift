// swift-format-ignore-file
import UIKit

class WishTableViewController: UITableViewController {

    enum Section { case wishes }

    // The last row is "Add…", which is no item.
    final class DataSource: UITableViewDiffableDataSource<Section, String> {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return super.tableView(tableView, numberOfRowsInSection: section) + 1
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard itemIdentifier(for: indexPath) == nil else {
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "add", for: indexPath)
            cell.textLabel?.text = "Add…"
            return cell
        }
    }

    private var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "wish")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "add")
        dataSource = DataSource(tableView: tableView) { tableView, indexPath, wish in
            let cell = tableView.dequeueReusableCell(withIdentifier: "wish", for: indexPath)
            cell.textLabel?.text = wish
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.wishes])
        snapshot.appendItems(["Tent", "Lamp"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
