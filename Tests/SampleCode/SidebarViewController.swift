import UIKit

/// An outline in a sidebar, built of section snapshots.
final class SidebarViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case tabs, playlists
  }

  struct Item: Hashable {
    let title: String?
    let image: UIImage?
    private let identifier = UUID()

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  private(set) var collectionView: UICollectionView! = nil
  private let headerItem = Item(title: "보관함", image: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "음악"
    navigationItem.largeTitleDisplayMode = .always
    configureHierarchy()
    configureDataSource()
    applyInitialSnapshots()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { section, layoutEnvironment in
      var config = UICollectionLayoutListConfiguration(appearance: .sidebar)
      config.headerMode = section == 0 ? .none : .firstItemInSection
      return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
    }
  }

  private func configureDataSource() {
    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      (cell, indexPath, item) in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }

    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      (cell, indexPath, item) in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.image = item.image
      cell.contentConfiguration = content
      cell.indentationLevel = indexPath.section == 0 ? 0 : 1
      cell.accessories = []
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: Item)
        -> UICollectionViewCell? in
      if indexPath.item == 0 && indexPath.section != 0 {
        return collectionView.dequeueConfiguredReusableCell(
          using: headerRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: indexPath, item: item)
      }
    }
  }

  private func applyInitialSnapshots() {
    let sections = Section.allCases
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(sections)
    dataSource.apply(snapshot, animatingDifferences: false)

    for section in sections {
      switch section {
      case .tabs:
        let items = [
          Item(title: "지금 듣기", image: UIImage(systemName: "play.circle")),
          Item(title: "둘러보기", image: UIImage(systemName: "square.grid.2x2")),
        ]
        var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        sectionSnapshot.append(items)
        dataSource.apply(sectionSnapshot, to: section)
      case .playlists:
        let items = ["출근길", "운동", "잠들기 전"].map {
          Item(title: $0, image: UIImage(systemName: "music.note.list"))
        }
        var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        sectionSnapshot.append([headerItem])
        sectionSnapshot.append(items, to: headerItem)
        sectionSnapshot.expand([headerItem])
        dataSource.apply(sectionSnapshot, to: section, animatingDifferences: false)
      }
    }
  }

  func toggleLibrary() {
    var sectionSnapshot = dataSource.snapshot(for: .playlists)
    if sectionSnapshot.isExpanded(headerItem) {
      sectionSnapshot.collapse([headerItem])
    } else {
      sectionSnapshot.expand([headerItem])
    }
    dataSource.apply(sectionSnapshot, to: .playlists, animatingDifferences: true)
  }

  var visibleTitles: [String] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap {
      dataSource.itemIdentifier(for: $0)?.title
    }
  }
}

extension SidebarViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.title = item.title
    navigationController?.pushViewController(detail, animated: true)
  }
}
