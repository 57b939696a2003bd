// swift-format-ignore-file
// show: ExpandableController
import UIKit

enum ListItem: Hashable {
  case header(HeaderItem)
  case symbol(SFSymbolItem)
}
struct HeaderItem: Hashable {
  let title: String
  let symbols: [SFSymbolItem]
}
struct SFSymbolItem: Hashable {
  let name: String
  let image: UIImage
  init(name: String) { self.name = name; self.image = UIImage(systemName: name)! }
}

class ExpandableController: UIViewController {
  let modelObjects = [
    HeaderItem(title: "Communication", symbols: [SFSymbolItem(name: "mic"), SFSymbolItem(name: "message")]),
    HeaderItem(title: "Weather", symbols: [SFSymbolItem(name: "sun.min"), SFSymbolItem(name: "moon")]),
  ]
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<HeaderItem, ListItem>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var layoutConfig = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    layoutConfig.headerMode = .firstItemInSection
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: layoutConfig))
    view.addSubview(collectionView)
    let headerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, HeaderItem> { (cell, indexPath, headerItem) in
      var content = cell.defaultContentConfiguration()
      content.text = headerItem.title
      cell.contentConfiguration = content
      let headerDisclosureOption = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: headerDisclosureOption)]
    }
    let symbolCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SFSymbolItem> { (cell, indexPath, symbolItem) in
      var content = cell.defaultContentConfiguration()
      content.image = symbolItem.image
      content.text = symbolItem.name
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<HeaderItem, ListItem>(collectionView: collectionView) { (collectionView, indexPath, listItem) -> UICollectionViewCell? in
      switch listItem {
      case .header(let headerItem):
        let cell = collectionView.dequeueConfiguredReusableCell(using: headerCellRegistration, for: indexPath, item: headerItem)
        return cell
      case .symbol(let symbolItem):
        let cell = collectionView.dequeueConfiguredReusableCell(using: symbolCellRegistration, for: indexPath, item: symbolItem)
        return cell
      }
    }
    var dataSourceSnapshot = NSDiffableDataSourceSnapshot<HeaderItem, ListItem>()
    dataSourceSnapshot.appendSections(modelObjects)
    dataSource.apply(dataSourceSnapshot)
    for headerItem in modelObjects {
      var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<ListItem>()
      let headerListItem = ListItem.header(headerItem)
      sectionSnapshot.append([headerListItem])
      let symbolListItemArray = headerItem.symbols.map { ListItem.symbol($0) }
      sectionSnapshot.append(symbolListItemArray, to: headerListItem)
      sectionSnapshot.expand([headerListItem])
      dataSource.apply(sectionSnapshot, to: headerItem, animatingDifferences: false)
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { item in print("collapse \(item)") }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, snapshot in snapshot }
  }
}
