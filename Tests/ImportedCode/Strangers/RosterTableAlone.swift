// swift-format-ignore-file
import UIKit
import CoreData
import Combine

class RosterTableViewController: BaseTableViewController {
    enum Section: CaseIterable { case starters, bench }
    typealias DataSource = UITableViewDiffableDataSource<Section, PlayerViewModel>
    private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, player in
        let cell = tableView.dequeueReusableCell(withIdentifier: PlayerCell.reuseID, for: indexPath) as! PlayerCell
        cell.configure(with: player)
        return cell
    }
    private let service = RosterService()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlayerCell.self, forCellReuseIdentifier: PlayerCell.reuseID)
        service.fetchPlayers { [weak self] players in
            DispatchQueue.main.async { self?.update(with: players) }
        }
    }

    private func update(with players: [PlayerViewModel]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, PlayerViewModel>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(players.filter { $0.isStarter }, toSection: .starters)
        snapshot.appendItems(players.filter { !$0.isStarter }, toSection: .bench)
        dataSource.apply(snapshot)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = dataSource.sectionIdentifier(for: section).map { "\($0)".uppercased() }
        return label
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 72 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let player = dataSource.itemIdentifier(for: indexPath) else { return }
        coordinator?.show(player)
    }
}
