// swift-format-ignore-file
import UIKit
final class FeedViewController: UIViewController {
    let tableView = UITableView()
    var viewModel: FeedViewModel!
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        viewModel.setup(tableView: tableView)
    }
}
extension FeedViewModel {
    func setup(tableView: UITableView) {
        dataSource = FeedSection.diffableDataSource(tableView: tableView, configuration: FeedSection.Configuration(filter: "a"))
        var snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>()
        snapshot.appendSections([.main])
        dataSource?.apply(snapshot)
    }
}
