import UIKit

/// A file or a folder, told apart by where it is.
nonisolated struct FileItem: Hashable, Sendable {
  let path: String
  var isFolder = false

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// An outline whose rows fold, are swiped and are put into another order by hand.
final class FileTreeViewController: UIViewController {
  enum Section: Int, CaseIterable { case favorites, files }

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, FileItem>!
  private(set) var order: [String] = []
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshots()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      switch Section(rawValue: index) {
      case .favorites:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        return .list(using: configuration, layoutEnvironment: environment)
      case .files:
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
          guard let item = self?.dataSource.itemIdentifier(for: indexPath), !item.isFolder else {
            return nil
          }
          let pin = UIContextualAction(style: .normal, title: "고정") { _, _, completion in
            self?.pin(item)
            completion(true)
          }
          pin.backgroundColor = .systemOrange
          return UISwipeActionsConfiguration(actions: [pin])
        }
        return .list(using: configuration, layoutEnvironment: environment)
      case nil: return nil
      }
    }
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> {
      cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item.name
      content.image = UIImage(systemName: item.isFolder ? "folder" : "doc")
      cell.contentConfiguration = content
      cell.accessories =
        item.isFolder
        ? [.outlineDisclosure(options: .init(style: .cell))]
        : [.disclosureIndicator(), .reorder(displayed: .whenEditing)]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.reorderingHandlers.canReorderItem = { !$0.isFolder }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self else { return }
      for section in transaction.sectionTransactions where section.sectionIdentifier == .files {
        order = section.finalSnapshot.items.map(\.name)
      }
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] item in
      self?.opened.append(item.name)
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0.path != "/usr" }
  }

  private func applySnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, FileItem>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
    var favorites = NSDiffableDataSourceSectionSnapshot<FileItem>()
    favorites.append([FileItem(path: "즐겨찾기", isFolder: true)])
    dataSource.apply(favorites, to: .favorites, animatingDifferences: false)
    var files = NSDiffableDataSourceSectionSnapshot<FileItem>()
    let usr = FileItem(path: "/usr", isFolder: true)
    let bin = FileItem(path: "/usr/bin", isFolder: true)
    files.append([usr, FileItem(path: "/readme")])
    files.append([bin, FileItem(path: "/usr/local")], to: usr)
    files.append([FileItem(path: "/usr/bin/swift"), FileItem(path: "/usr/bin/vi")], to: bin)
    files.expand([usr])
    dataSource.apply(files, to: .files, animatingDifferences: false)
  }

  func pin(_ item: FileItem) {
    var favorites = dataSource.snapshot(for: .favorites)
    favorites.append([FileItem(path: "favorite" + item.path)])
    dataSource.apply(favorites, to: .favorites)
  }

  /// The names of the rows of a section.
  func names(in section: Section) -> [String] {
    dataSource.snapshot().itemIdentifiers(inSection: section).map(\.name)
  }

  /// What a tap on the disclosure of a folder does.
  func toggle(_ path: String) -> Bool {
    dataSource.simulateDisclosureTap(onItem: FileItem(path: path, isFolder: true), in: .files)
  }

  /// What a drag does.
  func move(_ source: IndexPath, to destination: IndexPath) -> Bool {
    dataSource.simulateReorder(ofItemAt: source, to: destination)
  }
}
