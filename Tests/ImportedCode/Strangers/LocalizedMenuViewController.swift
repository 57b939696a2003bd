import OSLog
import UIKit

private let logger = Logger(subsystem: "menu", category: "ui")

enum L {
  static func dishes(_ count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("menu.dishes", value: "%d dishes", comment: "how many"), count)
  }
  static let title = NSLocalizedString("menu.title", comment: "title")
}

struct Dish: Hashable {
  let name: LocalizedStringResource?
  let key: String
  let price: Decimal
  static func == (a: Dish, b: Dish) -> Bool { a.key == b.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

class LocalizedMenuViewController: UIViewController {
  @IBOutlet private weak var collectionView: UICollectionView! {
    didSet {
      collectionView.collectionViewLayout = Self.layout
      collectionView.keyboardDismissMode = .onDrag
    }
  }
  private static var layout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "ko_KR")
    return formatter
  }()
  private var dataSource: UICollectionViewDiffableDataSource<String, Dish>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = L.title
    logger.debug("menu did load \(self.title ?? "", privacy: .public)")
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Dish> {
      [formatter] cell, _, dish in
      var content = UIListContentConfiguration.valueCell()
      content.text = String(localized: String.LocalizationValue(dish.key))
      content.secondaryText = formatter.string(from: dish.price as NSDecimalNumber)
      content.secondaryTextProperties.numberOfLines = 1
      cell.contentConfiguration = content
      cell.accessibilityLabel = "\(dish.key), \(dish.price)"
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, path in
      guard let self else { return }
      var content = UIListContentConfiguration.groupedFooter()
      let snapshot = dataSource.snapshot()
      content.text = L.dishes(
        snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[path.section]))
      view.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { view, path, dish in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: dish)
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      kind == UICollectionView.elementKindSectionHeader
        ? view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Dish>()
    snapshot.appendSections(["Soups", "Rice"])
    snapshot.appendItems([Dish(name: nil, key: "Gukbap", price: 9000)], toSection: "Soups")
    snapshot.appendItems(
      [
        Dish(name: nil, key: "Bibimbap", price: 11000), Dish(name: nil, key: "Gimbap", price: 4500),
      ], toSection: "Rice")
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
