// swift-format-ignore-file
import UIKit

struct Mailbox: Hashable {
  var title: String
  var icon: UIImage?
  var children: [Mailbox] = []
  private let uuid = UUID()
}

final class MailSplitController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    setViewController(MailboxesController(), for: .primary)
    setViewController(UINavigationController(rootViewController: MessagesController()), for: .secondary)
  }
}

final class MailboxesController: UIViewController, UICollectionViewDelegate {
  enum Section: CaseIterable { case favorites, accounts }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Mailbox>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Mailboxes"
    navigationController?.navigationBar.prefersLargeTitles = true
    let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
      config.headerMode = self.dataSource.snapshot().sectionIdentifiers[index] == .accounts ? .firstItemInSection : .none
      config.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
      }
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.delegate = self
    view.addSubview(collectionView)
    let parent = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, box in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = box.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let child = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, box in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = box.title
      content.image = box.icon
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { view, path, box in
      box.children.isEmpty
        ? view.dequeueConfiguredReusableCell(using: child, for: path, item: box)
        : view.dequeueConfiguredReusableCell(using: parent, for: path, item: box)
    }
    var favorites = NSDiffableDataSourceSectionSnapshot<Mailbox>()
    favorites.append([Mailbox(title: "All", icon: UIImage(systemName: "tray.2")), Mailbox(title: "Flagged", icon: UIImage(systemName: "flag"))])
    dataSource.apply(favorites, to: .favorites, animatingDifferences: false)
    var accounts = NSDiffableDataSourceSectionSnapshot<Mailbox>()
    for name in ["Home", "Work"] {
      let account = Mailbox(title: name, icon: nil, children: ["Inbox", "Sent"].map { Mailbox(title: $0) })
      accounts.append([account])
      accounts.append(account.children, to: account)
      accounts.expand([account])
    }
    dataSource.apply(accounts, to: .accounts, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let box = dataSource.itemIdentifier(for: indexPath) else { return }
    splitViewController?.showDetailViewController(MessagesController(title: box.title), sender: self)
  }
}

final class MessagesController: UIViewController {
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}
