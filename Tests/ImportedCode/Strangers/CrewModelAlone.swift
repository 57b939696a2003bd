// swift-format-ignore-file
import UIKit

final class CrewModel: NSObject {
    enum Watch: CaseIterable { case day, night }

    private var source: UITableViewDiffableDataSource<Watch, Sailor>!
    private let service: CrewService

    init(service: CrewService = CrewService()) {
        self.service = service
    }

    func configure(tableView: UITableView) {
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "SailorCell")
        source = UITableViewDiffableDataSource<Watch, Sailor>(tableView: tableView) { view, path, sailor in
            let cell = view.dequeueReusableCell(withIdentifier: "SailorCell", for: path)
            cell.textLabel?.text = sailor.name
            return cell
        }
        show(service.sailors)
    }

    private func show(_ sailors: [Sailor]) {
        var snapshot = NSDiffableDataSourceSnapshot<Watch, Sailor>()
        snapshot.appendSections(Watch.allCases)
        snapshot.appendItems(sailors.filter { $0.isAwake }, toSection: .day)
        source.apply(snapshot, animatingDifferences: false)
    }
}

enum CrewList {
    static func snapshot(of crew: Crew) -> NSDiffableDataSourceSnapshot<CrewModel.Watch, Sailor> {
        var snapshot = NSDiffableDataSourceSnapshot<CrewModel.Watch, Sailor>()
        snapshot.appendSections([.day, .night])
        snapshot.appendItems(crew.rowers, toSection: .day)
        snapshot.appendItems(crew.lookouts, toSection: .night)
        return snapshot
    }
}
