// swift-format-ignore-file
import UIKit
import os.log

private let log = OSLog(subsystem: "com.example.emoji", category: "list")

class EmojiListViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Category, Emoji>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Category, Emoji>

  enum Category: String, CaseIterable, CustomStringConvertible {
    case recents, smileys, nature, food
    var description: String { rawValue.capitalized }
  }

  struct Emoji: Hashable {
    let text: String
    let title: String
    let category: Category
    private let identifier = UUID()
  }

  private lazy var dataSource = makeDataSource()

  init() {
    super.init(collectionViewLayout: Self.layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static var layout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Emoji Explorer"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
    navigationItem.leftBarButtonItem = editButtonItem
    installsStandardGestureForInteractiveMovement = false
    applySnapshot(animatingDifferences: false)
    os_log("loaded %d", log: log, type: .info, dataSource.snapshot().numberOfItems)
  }

  private func makeDataSource() -> DataSource {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji> {
      [weak self] cell, indexPath, emoji in
      var content = UIListContentConfiguration.valueCell()
      content.text = emoji.text
      content.secondaryText = String(describing: emoji.category)
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .delete(displayed: .whenEditing, actionHandler: { self?.delete(emoji) }),
        .reorder(displayed: .always),
      ]
      cell.configurationUpdateHandler = { cell, state in
        cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .systemYellow : nil
      }
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].description
      header.contentConfiguration = content
    }
    let source = DataSource(collectionView: collectionView) { collectionView, indexPath, emoji in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: emoji)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    return source
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Category.allCases)
    snapshot.appendItems(
      [Emoji(text: "😀", title: "Grin", category: .smileys), Emoji(text: "😎", title: "Cool", category: .smileys)],
      toSection: .smileys)
    snapshot.appendItems([Emoji(text: "🌵", title: "Cactus", category: .nature)], toSection: .nature)
    snapshot.appendItems([Emoji(text: "🍏", title: "Apple", category: .food)], toSection: .food)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  private func delete(_ emoji: Emoji) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([emoji])
    dataSource.apply(snapshot)
  }

  @objc private func add(_ sender: UIBarButtonItem) {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([Emoji(text: "🆕", title: "New", category: .recents)], toSection: .recents)
    dataSource.apply(snapshot, animatingDifferences: true) {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let emoji = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.string = emoji.text
      }
      return UIMenu(title: "", children: [copy])
    }
  }
}
