// swift-format-ignore-file
import UIKit

protocol DeparturesDelegate: AnyObject {
    func departures(_ controller: DeparturesTableViewController, didSelect departure: Departure)
}

/// Below protocols of its app on both sides of one of UIKit's, with cells that are taken by their types
/// and one of a storyboard.
class DeparturesTableViewController: UITableViewController,
                                     Themed,
                                     Tracked,
                                     UIGestureRecognizerDelegate,
                                     Localized {
    enum Section: Int, CaseIterable { case platforms, delays }

    enum Row: Hashable {
        case departure(Departure)
        case delay(Delay)
    }

    weak var delegate: DeparturesDelegate?

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Row>(tableView: tableView) { tableView, indexPath, row in
        switch row {
        case .departure(let departure):
            let cell: DepartureCell = tableView.dequeueReusableCell(for: indexPath)
            cell.textLabel?.text = departure.destination
            return cell
        case .delay(let delay):
            let cell = tableView.dequeueReusableCell(withIdentifier: "DelayCell", for: indexPath) as! DelayCell
            cell.textLabel?.text = delay.reason
            return cell
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: DepartureCell.self)
        tableView.rowHeight = 56
        NotificationCenter.default.addObserver(forName: .departuresDidChange, object: nil, queue: .main) { [weak self] _ in
            self?.reload()
        }
        reload()
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(DepartureStore.shared.departures.map { .departure($0) }, toSection: .platforms)
        dataSource.apply(snapshot)
    }

    /// By what is told of each, of which nothing says that it is a text.
    private func show(byTrack departures: [Departure]) {
        let tracks = Dictionary(grouping: departures, by: { $0.track })
        var snapshot = NSDiffableDataSourceSnapshot<String, Departure>()
        snapshot.appendSections(tracks.keys.sorted())
        for track in tracks.keys.sorted() {
            snapshot.appendItems(tracks[track] ?? [], toSection: track)
        }
    }
}
