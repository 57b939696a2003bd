import UIKit

/// Something to drink, and what it costs.
public struct Drink: Hashable, Sendable {
  public var name: String
  public var price: Int

  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }
}

/// A list of drinks, the dear ones apart.
public final class MenuViewController: UIViewController {
  public enum Section: CaseIterable, Sendable { case everyday, special }

  public let drinks: [Drink]
  public private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  public private(set) lazy var dataSource = makeDataSource()

  public init(drinks: [Drink]) {
    self.drinks = drinks
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    dataSource.apply(Self.snapshot(of: drinks), animatingDifferences: false)
  }

  public static func snapshot(
    of drinks: [Drink]
  ) -> NSDiffableDataSourceSnapshot<Section, Drink> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Drink>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(drinks.filter { $0.price < 5 }, toSection: .everyday)
    snapshot.appendItems(drinks.filter { $0.price >= 5 }, toSection: .special)
    return snapshot
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Drink> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Drink> {
      cell, _, drink in
      var content = cell.defaultContentConfiguration()
      content.text = drink.name
      content.secondaryText = "\(drink.price) €"
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
  }
}
