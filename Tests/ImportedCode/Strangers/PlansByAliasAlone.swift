// swift-format-ignore-file
import UIKit

protocol ShelfSection: Hashable, CaseIterable {
  var height: CGFloat { get }
}

enum PlanSection: Int, ShelfSection {
  case open, done
  var height: CGFloat { self == .open ? 60 : 40 }
}

final class ShelfLayouts<Section: ShelfSection> {
  private let find: (Int) -> Section?
  init(find: @escaping (Int) -> Section?) { self.find = find }

  func made() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [find] index, _ in
      guard let section = find(index) else { return nil }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(section.height))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
}

extension ShelfLayouts where Section == PlanSection {
  static var plans: UICollectionViewCompositionalLayout { ShelfLayouts { PlanSection(rawValue: $0) }.made() }
}

class PlansViewController: UICollectionViewController {
  var dataSource: DataSource!
  private let journal = planJournal.latest

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = ShelfLayouts.plans
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Plan.ID> { cell, path, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Plan \(path.item)"
      cell.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { (view: UICollectionView, path: IndexPath, id: Plan.ID) in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(planStore.plans.map { $0.id })
    collectionView.dataSource = dataSource
  }
}

final class ShelfViewController<Element: ShelfElement>: UIViewController {
  private let model: ShelfModel<Element>
  private let choose: (Element) -> Void
  private var source: UICollectionViewDiffableDataSource<PlanSection, Element>!

  init(model: ShelfModel<Element>, choose: @escaping (Element) -> Void) {
    self.model = model
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: ShelfLayouts.plans)
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Element> { _, _, _ in }
    source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
  }
}
