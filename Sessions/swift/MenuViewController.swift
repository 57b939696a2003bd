import UIKit

/// 위에는 분류 탭, 아래에는 메뉴가 있는 화면.
final class MenuViewController: UIViewController {
  private lazy var tabs = UICollectionView(frame: .zero, collectionViewLayout: tabLayout())
  private lazy var menu = UICollectionView(frame: .zero, collectionViewLayout: menuLayout())
  private var tabSource: UICollectionViewDiffableDataSource<Int, String>!
  private var menuSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in [tabs, menu] {
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      tabs.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tabs.heightAnchor.constraint(equalToConstant: 52),
      menu.topAnchor.constraint(equalTo: tabs.bottomAnchor),
      menu.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    tabSource = .init(collectionView: tabs) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    menuSource = .init(collectionView: menu) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var kinds = NSDiffableDataSourceSnapshot<Int, String>()
    kinds.appendSections([0])
    kinds.appendItems(["커피", "차", "디저트"])
    tabSource.apply(kinds, animatingDifferences: false)
    var dishes = NSDiffableDataSourceSnapshot<String, String>()
    dishes.appendSections(["커피", "차"])
    dishes.appendItems(["아메리카노", "라떼", "모카"], toSection: "커피")
    dishes.appendItems(["보리차"], toSection: "차")
    menuSource.apply(dishes, animatingDifferences: false)
  }

  private func tabLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func menuLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
