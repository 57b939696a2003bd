// swift-format-ignore-file
import UIKit
import SnapKit

protocol TabGridDelegate: AnyObject {
  var isEditing: Bool { get }
  func tabGrid(_ grid: TabGridView, didSelect tab: TabModel)
}

final class TabGridView: UIView {
  typealias DataSource = UICollectionViewDiffableDataSource<TabSection, TabItem>

  private weak var delegate: TabGridDelegate?
  private var dataSource: DataSource!
  private let pageControl = AppPageControl()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())

  init(delegate: TabGridDelegate, theme: Theme) {
    self.delegate = delegate
    super.init(frame: .zero)
    backgroundColor = theme.background
    addSubviews(collectionView, pageControl)
    collectionView.snp.makeConstraints { $0.edges.equalToSuperview() }
    pageControl.snp.makeConstraints { $0.centerX.equalTo(collectionView) }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .inactive(let tab):
        return collectionView.dequeueReusableCell(withReuseIdentifier: "inactive", for: indexPath)
      case .tab(let tab):
        return collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
      }
    }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "inactive")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tab")
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(inactive: [TabModel], tabs: [TabModel]) {
    var snapshot = NSDiffableDataSourceSnapshot<TabSection, TabItem>()
    snapshot.appendSections([.inactive, .tabs])
    snapshot.appendItems(inactive.map { TabItem.inactive($0) }, toSection: .inactive)
    snapshot.appendItems(tabs.map { TabItem.tab($0) }, toSection: .tabs)
    dataSource.apply(snapshot)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, _ in
      let height: CGFloat = self.dataSource.snapshot().sectionIdentifiers[index] == .tabs ? 180 : 44
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
