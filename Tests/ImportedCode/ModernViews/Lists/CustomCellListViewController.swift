import UIKit

private struct Category: Hashable {
  let icon: UIImage?
  let name: String?

  static let music = Category(icon: UIImage(systemName: "music.mic"), name: "Music")
  static let weather = Category(icon: UIImage(systemName: "cloud.sun.bolt.fill"), name: "Weather")
}

private struct Item: Hashable {
  let category: Category
  let image: UIImage?
  let title: String?
  let description: String?
  private let identifier = UUID()
  init(
    category: Category, imageName: String? = nil, title: String? = nil, description: String? = nil
  ) {
    self.category = category
    if let systemName = imageName {
      self.image = UIImage(systemName: systemName)
    } else {
      self.image = nil
    }
    self.title = title
    self.description = description
  }

  static let all = [
    Item(category: .music, imageName: "headphones", title: "Headphones", description: "On ears"),
    Item(category: .music, imageName: "hifispeaker.fill", title: "Loudspeaker"),
    Item(
      category: .weather, imageName: "umbrella", title: "Umbrella", description: "Against rain"),
  ]
}

extension UIConfigurationStateCustomKey {
  fileprivate static let item = UIConfigurationStateCustomKey("modern.item")
}

extension UICellConfigurationState {
  fileprivate var item: Item? {
    set { self[.item] = newValue }
    get { return self[.item] as? Item }
  }
}

private class ItemListCell: UICollectionViewListCell {
  private var item: Item? = nil

  func updateWithItem(_ newItem: Item) {
    guard item != newItem else { return }
    item = newItem
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.item = self.item
    return state
  }
}

private class CustomListCell: ItemListCell {

  private func defaultListContentConfiguration() -> UIListContentConfiguration {
    return .subtitleCell()
  }
  private lazy var listContentView = UIListContentView(
    configuration: defaultListContentConfiguration())

  private let categoryIconView = UIImageView()
  private let categoryLabel = UILabel()
  private var customViewConstraints:
    (categoryLabelLeading: NSLayoutConstraint, categoryIconTrailing: NSLayoutConstraint)?

  private func setupViewsIfNeeded() {
    guard customViewConstraints == nil else { return }
    contentView.addSubview(listContentView)
    contentView.addSubview(categoryLabel)
    contentView.addSubview(categoryIconView)
    listContentView.translatesAutoresizingMaskIntoConstraints = false
    let defaultHorizontalCompressionResistance =
      listContentView.contentCompressionResistancePriority(for: .horizontal)
    listContentView.setContentCompressionResistancePriority(
      defaultHorizontalCompressionResistance - 1, for: .horizontal)
    categoryLabel.translatesAutoresizingMaskIntoConstraints = false
    categoryIconView.translatesAutoresizingMaskIntoConstraints = false
    let constraints = (
      categoryLabelLeading: categoryLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: listContentView.trailingAnchor),
      categoryIconTrailing: categoryIconView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor)
    )
    NSLayoutConstraint.activate([
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      categoryLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      categoryIconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      categoryIconView.leadingAnchor.constraint(
        equalTo: categoryLabel.trailingAnchor, constant: 8),
      constraints.categoryLabelLeading,
      constraints.categoryIconTrailing,
    ])
    customViewConstraints = constraints
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    setupViewsIfNeeded()
    var content = defaultListContentConfiguration().updated(for: state)
    content.imageProperties.preferredSymbolConfiguration = .init(
      font: content.textProperties.font, scale: .large)
    content.image = state.item?.image
    content.text = state.item?.title
    content.secondaryText = state.item?.description
    content.axesPreservingSuperviewLayoutMargins = []
    listContentView.configuration = content

    let valueConfiguration = UIListContentConfiguration.valueCell().updated(for: state)
    categoryIconView.image = state.item?.category.icon
    categoryIconView.tintColor = valueConfiguration.imageProperties.resolvedTintColor(
      for: tintColor)
    categoryIconView.preferredSymbolConfiguration = .init(
      font: valueConfiguration.secondaryTextProperties.font, scale: .small)
    categoryLabel.text = state.item?.category.name
    categoryLabel.textColor = valueConfiguration.secondaryTextProperties.resolvedColor()
    categoryLabel.font = valueConfiguration.secondaryTextProperties.font
    categoryLabel.adjustsFontForContentSizeCategory =
      valueConfiguration.secondaryTextProperties.adjustsFontForContentSizeCategory
    customViewConstraints?.categoryLabelLeading.constant =
      content.directionalLayoutMargins.trailing
    customViewConstraints?.categoryIconTrailing.constant =
      -content.directionalLayoutMargins.trailing
  }
}

class CustomCellListViewController: UIViewController {

  private enum Section {
    case main
  }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  private var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "List with Custom Cells"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.delegate = self
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    let config = UICollectionLayoutListConfiguration(appearance: .plain)
    return UICollectionViewCompositionalLayout.list(using: config)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<CustomListCell, Item> {
      (cell, indexPath, item) in
      cell.updateWithItem(item)
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { (collectionView, indexPath, item) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Item.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension CustomCellListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
