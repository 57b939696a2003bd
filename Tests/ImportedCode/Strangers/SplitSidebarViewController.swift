// swift-format-ignore-file
import UIKit

@available(iOS 14, *)
final class LibrarySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let sidebar = LibrarySidebarViewController()

  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    primaryBackgroundStyle = .sidebar
    delegate = self
    setViewController(sidebar, for: .primary)
    setViewController(UIViewController(), for: .secondary)
    setViewController(UITabBarController(), for: .compact)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { .primary }
}

@available(iOS 14, *)
final class LibrarySidebarViewController: UIViewController {
  private enum Section: Int { case tabs, collections }
  private struct Row: Hashable, Identifiable {
    enum Kind { case header, expandable, row }
    let id: UUID
    let kind: Kind
    let title: String
    var image: UIImage?
    static func header(_ title: String, id: UUID = UUID()) -> Self { Row(id: id, kind: .header, title: title) }
    static func row(_ title: String, symbol: String, id: UUID = UUID()) -> Self {
      Row(id: id, kind: .row, title: title, image: UIImage(systemName: symbol))
    }
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Library"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchResultsUpdater = self
    navigationItem.hidesSearchBarWhenScrolling = false
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.showsSeparators = false
      configuration.headerMode = .firstItemInSection
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    apply()
    #if targetEnvironment(macCatalyst)
      navigationController?.navigationBar.isHidden = true
    #endif
  }

  private func configureDataSource() {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = row.title
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = row.title
      content.image = row.image
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "3"), .multiselect(displayed: .whenEditing), .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always)))]
    }
    dataSource = .init(collectionView: collectionView) { view, indexPath, item in
      switch item.kind {
      case .header, .expandable: return view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: item)
      default: return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0.kind != .header }
  }

  private func apply() {
    for (section, title, rows) in [
      (Section.tabs, "Library", ["Albums", "Artists"]), (.collections, "Playlists", ["Focus", "Running"]),
    ] {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
      let header = Row.header(title)
      snapshot.append([header])
      snapshot.append(rows.map { Row.row($0, symbol: "music.note") }, to: header)
      snapshot.expand([header])
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
  }
}

@available(iOS 14, *)
extension LibrarySidebarViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    print(query)
  }
}
