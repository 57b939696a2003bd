import Shop
import Testing
import UIKit

@MainActor @Suite struct ShelfLayoutTests {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 300), collectionViewLayout: ShelfLayout.make())

  @Test func cardsStandInTwoColumns() {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()

    #expect(view.visibleCells.count == 3)
    #expect(view.contentSize == CGSize(width: 390, height: 264))
    let third = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    #expect(third?.frame == CGRect(x: 16, y: 136, width: 179, height: 120))
  }
}
