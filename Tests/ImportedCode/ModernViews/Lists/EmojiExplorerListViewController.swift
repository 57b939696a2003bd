import UIKit

class EmojiExplorerListViewController: UICollectionViewController {

  typealias Section = Emoji.Category

  struct Item: Hashable {
    let title: String
    let emoji: Emoji
    private let identifier = UUID()
    init(emoji: Emoji, title: String) {
      self.emoji = emoji
      self.title = title
    }
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Emoji Explorer - List"
    configureDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Emoji.Category.allCases)
    for category in Emoji.Category.allCases {
      snapshot.appendItems(
        category.emojis.map { Item(emoji: $0, title: $0.title) }, toSection: category)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      (cell, indexPath, item) in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.emoji.text
      content.secondaryText = item.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { (collectionView, indexPath, item) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = EmojiDetailViewController(with: item.emoji)
    navigationController?.pushViewController(detail, animated: true)
  }
}
