// swift-format-ignore-file
// show: FriendsController
import UIKit

class BaseListController<S: Hashable, I: Hashable>: UIViewController {
  private(set) var dataSource: UICollectionViewDiffableDataSource<S, I>!
  private(set) var collectionView: UICollectionView!
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] view, path, item in
      self.cell(in: view, at: path, for: item)
    }
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
  }
  func makeLayout() -> UICollectionViewLayout { fatalError("subclass") }
  func cell(in view: UICollectionView, at path: IndexPath, for item: I) -> UICollectionViewCell? { nil }
  func makeSnapshot() -> NSDiffableDataSourceSnapshot<S, I> { .init() }
}

enum Group: String, CaseIterable { case family, work }

final class FriendsController: BaseListController<Group, String> {
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }
  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Group.allCases[index] {
      case .family:
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      case .work:
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        return NSCollectionLayoutSection(group: group)
      }
    }
  }
  override func cell(in view: UICollectionView, at path: IndexPath, for item: String) -> UICollectionViewCell? {
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }
  override func makeSnapshot() -> NSDiffableDataSourceSnapshot<Group, String> {
    var snapshot = super.makeSnapshot()
    snapshot.appendSections(Group.allCases)
    snapshot.appendItems(["Ann", "Bob"], toSection: .family)
    snapshot.appendItems(["Cy", "Di", "Ed", "Flo", "Gus"], toSection: .work)
    return snapshot
  }
}
