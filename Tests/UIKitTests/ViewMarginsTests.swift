import Foundation
import Testing
import UIKit

/// The margins that layouts keep within.
@MainActor @Suite struct ViewMarginsTests {
  private final class ListController: UIViewController {
    let list: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsetsReference = .layoutMargins
      list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      super.init(nibName: nil, bundle: nil)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      dataSource = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      dataSource?.apply(snapshot)
    }

    required init?(coder: NSCoder) { nil }

    var start: CGFloat? {
      list.layoutIfNeeded()
      return list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }
  }

  /// Those of a controller's own view are the system's at least; of others they are 8 points.
  @Test func layoutsKeepWithinTheMarginsOfAControllersView() {
    let (own, inner) = (ListController(), ListController())
    own.view = own.list
    inner.view.addSubview(inner.list)
    #expect(own.start == 16)
    #expect(inner.start == 8)
  }
}
