import UIKit

/// A list of memos: swipe actions, separators, reordering, search and editing.
struct Memo: Hashable, Identifiable {
  let id: UUID
  var title: String
  var isPinned: Bool

  init(_ title: String, isPinned: Bool = false) {
    self.id = UUID()
    self.title = title
    self.isPinned = isPinned
  }
}

final class MemoListViewController: UIViewController {
  enum Section: Hashable {
    case pinned
    case others
  }

  private var memos: [Memo] = [
    Memo("장보기", isPinned: true), Memo("회의록"), Memo("여행 준비물"), Memo("독서 목록"),
  ]
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Memo.ID>!
  private let searchController = UISearchController(searchResultsController: nil)
  private(set) var deletedTitles: [String] = []

  var list: UICollectionView { collectionView }
  var shownTitles: [String] {
    dataSource.snapshot().itemIdentifiers.compactMap { memo(for: $0)?.title }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "메모"
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setupNavigation()
    setupDataSource()
    updateSnapshot(animatingDifferences: false)
  }

  private func setupNavigation() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.addMemo(titled: "새 메모")
      })
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "검색"
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    configuration.itemSeparatorHandler = { indexPath, separator in
      var separator = separator
      if indexPath.item == 0 {
        separator.topSeparatorVisibility = .hidden
      }
      separator.bottomSeparatorInsets.leading = 20
      return separator
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "삭제") { _, _, completion in
        self.deleteMemo(id)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      let swipe = UISwipeActionsConfiguration(actions: [delete])
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func setupDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Memo.ID> {
      [weak self] cell, indexPath, id in
      guard let memo = self?.memo(for: id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = memo.title
      content.image = UIImage(systemName: memo.isPinned ? "pin.fill" : "note.text")
      content.imageProperties.tintColor = .systemYellow
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content

      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 12
      cell.backgroundConfiguration = background
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder(displayed: .always),
      ]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: id)
    }

    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text =
        self?.dataSource.sectionIdentifier(for: indexPath.section) == .pinned ? "고정됨" : "메모"
      header.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }

    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self else { return }
      let ids = self.memos.map(\.id)
      guard let reordered = ids.applying(transaction.difference) else { return }
      self.memos.sort { reordered.firstIndex(of: $0.id)! < reordered.firstIndex(of: $1.id)! }
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func memo(for id: Memo.ID) -> Memo? { memos.first { $0.id == id } }

  private func updateSnapshot(matching query: String = "", animatingDifferences: Bool = true) {
    let shown = memos.filter { query.isEmpty || $0.title.contains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Memo.ID>()
    snapshot.appendSections([.pinned, .others])
    snapshot.appendItems(shown.filter(\.isPinned).map(\.id), toSection: .pinned)
    snapshot.appendItems(shown.filter { !$0.isPinned }.map(\.id), toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  func addMemo(titled title: String) {
    memos.append(Memo(title))
    updateSnapshot()
  }

  func rename(_ old: String, to new: String) {
    guard let index = memos.firstIndex(where: { $0.title == old }) else { return }
    memos[index].title = new
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([memos[index].id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func deleteMemo(_ id: Memo.ID) {
    deletedTitles.append(memo(for: id)?.title ?? "")
    memos.removeAll { $0.id == id }
    updateSnapshot()
  }
}

extension MemoListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    updateSnapshot(matching: searchController.searchBar.text ?? "")
  }
}
