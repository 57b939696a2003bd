// swift-format-ignore-file
// show: AppsController
import UIKit

struct AppItem: Hashable, Decodable { let id: Int; let name: String; let price: Double? }
struct AppGroup: Hashable, Decodable { let title: String; let type: String; let items: [AppItem] }

extension Bundle {
  func decode<T: Decodable>(_ type: T.Type, from text: String) -> T {
    guard let data = text.data(using: .utf8) else { fatalError("Failed to load.") }
    let decoder = JSONDecoder()
    guard let loaded = try? decoder.decode(T.self, from: data) else { fatalError("Failed to decode.") }
    return loaded
  }
}
let appsJSON = """
[{"title":"Picks","type":"featured","items":[{"id":1,"name":"A"},{"id":2,"name":"B","price":1.99}]},
 {"title":"Top","type":"mediumTable","items":[{"id":3,"name":"C"},{"id":4,"name":"D"},{"id":5,"name":"E"},{"id":6,"name":"F"}]},
 {"title":"Categories","type":"smallTable","items":[{"id":7,"name":"G"},{"id":8,"name":"H"}]}]
"""

class AppsController: UIViewController {
  let sections = Bundle.main.decode([AppGroup].self, from: appsJSON)
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<AppGroup, AppItem>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createCompositionalLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.register(SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: SectionHeader.reuseIdentifier)
    collectionView.register(AppCell.self, forCellWithReuseIdentifier: AppCell.reuseIdentifier)
    createDataSource()
    reloadData()
  }
  func createDataSource() {
    dataSource = UICollectionViewDiffableDataSource<AppGroup, AppItem>(collectionView: collectionView) { collectionView, indexPath, app in
      guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AppCell.reuseIdentifier, for: indexPath) as? AppCell else { fatalError() }
      cell.configure(with: app)
      return cell
    }
    dataSource?.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
      guard let sectionHeader = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: SectionHeader.reuseIdentifier, for: indexPath) as? SectionHeader else { return nil }
      guard let firstApp = self?.dataSource?.itemIdentifier(for: indexPath) else { return nil }
      guard let section = self?.dataSource?.snapshot().sectionIdentifier(containingItem: firstApp) else { return nil }
      if section.title.isEmpty { return nil }
      sectionHeader.title.text = section.title
      return sectionHeader
    }
  }
  func reloadData() {
    var snapshot = NSDiffableDataSourceSnapshot<AppGroup, AppItem>()
    snapshot.appendSections(sections)
    for section in sections { snapshot.appendItems(section.items, toSection: section) }
    dataSource?.apply(snapshot)
  }
  func createCompositionalLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      let section = self.sections[sectionIndex]
      switch section.type {
      case "mediumTable": return self.table(rows: 3, height: 0.55)
      case "smallTable": return self.table(rows: 5, height: 0.6)
      default: return self.featured(using: section)
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    layout.configuration = config
    return layout
  }
  func featured(using section: AppGroup) -> NSCollectionLayoutSection {
    let layoutItem = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(350)), subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: group)
    layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
    return layoutSection
  }
  func table(rows: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let layoutItem = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1.0 / CGFloat(rows))))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(height)), subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: group)
    layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
    layoutSection.boundarySupplementaryItems = [header()]
    return layoutSection
  }
  func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(80))
    return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
class SectionHeader: UICollectionReusableView {
  static let reuseIdentifier = "SectionHeader"
  let title = UILabel(), subtitle = UILabel()
}
class AppCell: UICollectionViewCell {
  static let reuseIdentifier = "AppCell"
  let name = UILabel(), buyButton = UIButton(type: .custom)
  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [name, buyButton])
    stack.axis = .vertical
    stack.setCustomSpacing(10, after: name)
    contentView.addSubview(stack)
    buyButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    name.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 22, weight: .bold))
  }
  required init?(coder: NSCoder) { fatalError("Not implemented") }
  func configure(with app: AppItem) {
    name.text = app.name
    buyButton.setTitle(app.price.map { "$\($0)" } ?? "Get", for: .normal)
  }
}
