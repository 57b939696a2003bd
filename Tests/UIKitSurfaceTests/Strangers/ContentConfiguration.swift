// swift-format-ignore-file
// show: SymbolsController
import UIKit

struct SymbolContentConfiguration: UIContentConfiguration, Hashable {
  var name: String?
  var symbolColor: UIColor?
  var fontWeight: UIFont.Weight?

  func makeContentView() -> UIView & UIContentView {
    return SymbolContentView(configuration: self)
  }
  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected {
      updated.symbolColor = .systemPink
      updated.fontWeight = .heavy
    } else {
      updated.symbolColor = .systemBlue
      updated.fontWeight = .regular
    }
    return updated
  }
}

class SymbolContentView: UIView, UIContentView {
  let nameLabel = UILabel()
  private var currentConfiguration: SymbolContentConfiguration!
  var configuration: UIContentConfiguration {
    get { currentConfiguration }
    set {
      guard let newConfiguration = newValue as? SymbolContentConfiguration else { return }
      apply(configuration: newConfiguration)
    }
  }
  init(configuration: SymbolContentConfiguration) {
    super.init(frame: .zero)
    addSubview(nameLabel)
    apply(configuration: configuration)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply(configuration: SymbolContentConfiguration) {
    guard currentConfiguration != configuration else { return }
    currentConfiguration = configuration
    nameLabel.text = configuration.name
  }
}

class SymbolCell: UICollectionViewListCell {
  var item: SymbolItem?
  override func updateConfiguration(using state: UICellConfigurationState) {
    var configuration = SymbolContentConfiguration().updated(for: state)
    configuration.name = item?.name
    contentConfiguration = configuration
  }
}

struct SymbolItem: Hashable {
  let name: String
  let image: UIImage
  init(name: String) {
    self.name = name
    self.image = UIImage(systemName: name)!
  }
}

class SymbolsController: UIViewController {
  enum Section { case main }
  let items = ["mic", "mic.fill", "message", "sun.min", "sunset"].map(SymbolItem.init(name:))
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, SymbolItem>!
  var snapshot: NSDiffableDataSourceSnapshot<Section, SymbolItem>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layoutConfig = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let listLayout = UICollectionViewCompositionalLayout.list(using: layoutConfig)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: listLayout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<SymbolCell, SymbolItem> { (cell, indexPath, item) in
      cell.item = item
    }
    dataSource = UICollectionViewDiffableDataSource<Section, SymbolItem>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: SymbolItem) -> UICollectionViewCell? in
      let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: identifier)
      return cell
    }
    snapshot = NSDiffableDataSourceSnapshot<Section, SymbolItem>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
