import UIKit

class ReorderableListViewController: UIViewController {

  enum ReorderingMethod: CustomStringConvertible {
    case finalSnapshot, collectionDifference
  }

  struct Item: Hashable {
    let title: String
    let emoji: Emoji
    init(emoji: Emoji, title: String) {
      self.emoji = emoji
      self.title = title
    }
    private let identifier = UUID()
  }

  typealias Section = Emoji.Category

  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  lazy var backingStore: [Section: [Item]] = { initialBackingStore() }()
  var reorderingMethod: ReorderingMethod = .collectionDifference

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    applySnapshotsFromBackingStore()
    configureNavItem()
  }
}

extension ReorderableListViewController.ReorderingMethod {
  var description: String {
    switch self {
    case .finalSnapshot: return "Final Snapshot Items"
    case .collectionDifference: return "Collection Difference"
    }
  }
}

extension ReorderableListViewController {

  func configureNavItem() {
    navigationItem.title = "Reorderable List"
    navigationItem.largeTitleDisplayMode = .always

    func createMenu() -> UIMenu {
      let methods: [ReorderingMethod] = [.finalSnapshot, .collectionDifference]
      let actions = methods.map { method in
        UIAction(title: String(describing: method)) { [weak self] _ in
          self?.reorderingMethod = method
        }
      }
      return UIMenu(title: "Reordering", children: actions)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"), menu: createMenu())
  }

  func createLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.addSubview(collectionView)
    collectionView.delegate = self
  }

  /// - Tag: Reordering
  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      (cell, indexPath, item) in
      var contentConfiguration = UIListContentConfiguration.valueCell()
      contentConfiguration.text = item.emoji.text
      contentConfiguration.secondaryText = String(describing: item.emoji.category)
      cell.contentConfiguration = contentConfiguration
      cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { (collectionView, indexPath, item) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
    dataSource.reorderingHandlers.canReorderItem = { item in return true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self else { return }
      for sectionTransaction in transaction.sectionTransactions {
        let sectionIdentifier = sectionTransaction.sectionIdentifier
        switch self.reorderingMethod {
        case .finalSnapshot:
          self.backingStore[sectionIdentifier] = sectionTransaction.finalSnapshot.items
        case .collectionDifference:
          if let previous = self.backingStore[sectionIdentifier],
            let updated = previous.applying(sectionTransaction.difference)
          {
            self.backingStore[sectionIdentifier] = updated
          }
        }
      }
    }
  }

  func initialBackingStore() -> [Section: [Item]] {
    var allItems = [Section: [Item]]()
    for category in Emoji.Category.allCases.reversed() {
      let items = category.emojis.map { Item(emoji: $0, title: String(describing: category)) }
      allItems[category] = items
    }
    return allItems
  }

  func applySnapshotsFromBackingStore(animated: Bool = false) {
    for (section, items) in backingStore.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
      snapshot.append(items)
      dataSource.apply(snapshot, to: section, animatingDifferences: animated)
    }
  }
}

extension ReorderableListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = self.dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = EmojiDetailViewController(with: item.emoji)
    self.navigationController?.pushViewController(detail, animated: true)
  }
}
