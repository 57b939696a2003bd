import UIKit

/// Contacts in a table: a data source of one's own with titles, deleting and moving.
nonisolated struct Contact: Hashable, Sendable {
  let name: String
  var initial: String { String(name.prefix(1)) }
}

final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([contact])
    apply(snapshot)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let source = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath
    else { return }
    var snapshot = self.snapshot()
    if let destination = itemIdentifier(for: destinationIndexPath) {
      if let sourceIndex = snapshot.indexOfItem(source),
        let destinationIndex = snapshot.indexOfItem(destination)
      {
        let isAfter =
          destinationIndex > sourceIndex
          && snapshot.sectionIdentifier(containingItem: source)
            == snapshot.sectionIdentifier(containingItem: destination)
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      }
    } else {
      let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
      snapshot.deleteItems([source])
      snapshot.appendItems([source], toSection: section)
    }
    apply(snapshot, animatingDifferences: false)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }
}

final class ContactsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private var dataSource: ContactsDataSource!
  private(set) var calledNames: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.rowHeight = 60
    tableView.separatorStyle = .none
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    view.addSubview(tableView)

    dataSource = ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.secondaryText = "010-0000-0000"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    show(["가영", "가을", "나래", "다솜"])
  }

  func show(_ names: [String]) {
    let contacts = names.map(Contact.init(name:))
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for (initial, contacts) in Dictionary(grouping: contacts, by: \.initial).sorted(by: {
      $0.key < $1.key
    }) {
      snapshot.appendSections([initial])
      snapshot.appendItems(contacts, toSection: initial)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  var names: [String] { dataSource.snapshot().itemIdentifiers.map(\.name) }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    calledNames.append(contact.name)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let call = UIContextualAction(style: .normal, title: "전화") { [weak self] _, _, completion in
      self?.calledNames.append(self?.dataSource.itemIdentifier(for: indexPath)?.name ?? "")
      completion(true)
    }
    call.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [call])
  }
}
