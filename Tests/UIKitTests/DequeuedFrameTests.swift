import Foundation
import Testing
import UIKit

/// A view that is placed by the bounds that its cell has as it is made.
private final class InsetCell: UICollectionViewCell {
  let inner: UIView

  override init(frame: CGRect) {
    inner = UIView(frame: CGRect(origin: .zero, size: frame.size).insetBy(dx: 10, dy: 5))
    super.init(frame: frame)
    contentView.addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }
}

/// The frames that views are made in as they are dequeued.
@MainActor @Suite struct DequeuedFrameTests {
  @Test func cellsAreMadeWhereTheLayoutHasThem() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let registration = UICollectionView.CellRegistration<InsetCell, Int> { _, _, _ in }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    dataSource.apply(snapshot)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? InsetCell)
    #expect(cell.inner.frame == CGRect(x: 10, y: 5, width: 180, height: 30))
  }
}
