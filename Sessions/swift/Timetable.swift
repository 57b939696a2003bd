import UIKit

/// Departures by platform, in a table.
final class TimetableViewController: UITableViewController {
  private enum Platform: String, CaseIterable {
    case north, south
  }

  private struct Departure: Hashable {
    var line: String
    var note: String?
  }

  private final class Source: UITableViewDiffableDataSource<Platform, Departure> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section)?.rawValue.capitalized
    }
  }

  private lazy var source = Source(tableView: tableView) { tableView, indexPath, departure in
    let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = departure.line
    content.secondaryText = departure.note
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
    var snapshot = NSDiffableDataSourceSnapshot<Platform, Departure>()
    snapshot.appendSections(Platform.allCases)
    snapshot.appendItems(
      [Departure(line: "9", note: "Express"), Departure(line: "2")], toSection: .north)
    snapshot.appendItems([Departure(line: "신분당", note: "Delayed by 3 min")], toSection: .south)
    source.apply(snapshot, animatingDifferences: false)
  }
}
