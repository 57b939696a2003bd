// swift-format-ignore-file

import UIKit

/// A storyboard makes it, of a service that only a protocol tells of; two of its lists are not given.
class StoreViewController: UIViewController {
  enum Section: Int, CaseIterable { case banners, goods, all }
  struct Item: Hashable {
    let id = UUID()
    let title: String
  }
  let service: StoreServiceProtocol
  let shelf: GoodsShelf
  var banners = BannerInfo.list
  let goods: [Goods] = Goods.best
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init?(coder: NSCoder, service: StoreServiceProtocol = UserDefaults.standard) {
    self.service = service
    shelf = GoodsShelf(coder: coder)
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    service = UserDefaults.standard
    shelf = GoodsShelf(coder: coder)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      NSCollectionLayoutSection.columns(Section(rawValue: index) == .all ? 2 : 1)
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(banners.map { Item(title: $0.title) }, toSection: .banners)
    snapshot.appendItems(goods.map { Item(title: $0.name) }, toSection: .goods)
    snapshot.appendItems((1...6).map { Item(title: "Article \($0)") }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension NSCollectionLayoutSection {
  static func of(_ kinds: [ShelfKind]) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch kinds[index] {
      case .wide: return .columns(1)
      case .grid(let count): return .columns(count)
      }
    }
  }

  static func columns(_ count: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(
      widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item]))
  }
}
