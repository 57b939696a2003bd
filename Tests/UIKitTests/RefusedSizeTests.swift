import Foundation
import Testing
import UIKit

/// A cell that answers heights in turn.
private final class WaveringCell: UICollectionViewCell {
  static var heights: [CGFloat] = []
  static var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let height = Self.heights[Self.asked % Self.heights.count]
    layoutAttributes.size = CGSize(
      width: height == 0 ? 0 : layoutAttributes.size.width, height: height)
    Self.asked += 1
    return layoutAttributes
  }
}

/// What UIKit raises about sizes, and about a view that is told of changes past its data source.
@MainActor @Suite(.serialized) struct RefusedSizeTests {
  private func reasons(_ body: @MainActor () -> Void) -> [String] {
    UIKitException.observe(body).map(\.reason)
  }

  private func list(_ layout: UICollectionViewLayout? = nil) -> (
    UICollectionView, UICollectionViewDiffableDataSource<Int, String>
  ) {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
        ?? UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let registration = UICollectionView.CellRegistration<WaveringCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    return (view, source)
  }

  @Test(arguments: [[44.0, 60], [60.0, 44]])
  func aCellThatNeverAnswersTheSameRaisesTheLoop(heights: [CGFloat]) {
    (WaveringCell.heights, WaveringCell.asked) = (heights, 0)
    let (view, source) = list()
    let raised = reasons { view.layoutIfNeeded() }
    #expect(source.snapshot().numberOfItems == 2)
    #expect(raised.first?.contains("is stuck in its update/layout loop. This can happen") == true)
  }

  @Test func aCellThatStaysWithItsAnswerIsAskedToConfirmIt() {
    (WaveringCell.heights, WaveringCell.asked) = ([60], 0)
    let (view, source) = list()
    #expect(reasons { view.layoutIfNeeded() } == [])
    #expect(view.contentSize.height == 120)
    #expect(WaveringCell.asked == 2 * source.snapshot().numberOfItems)
  }

  @Test func aCellOfNoSizeIsRefused() {
    (WaveringCell.heights, WaveringCell.asked) = ([0], 0)
    let (view, source) = list()
    let text = "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)"
    #expect(reasons { view.layoutIfNeeded() }.first == text)
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func attributesOfInfiniteSizeAreRefused() {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "groupBackground", with: IndexPath(item: 0, section: 1))
    attributes.frame = CGRect(x: 0, y: 377.667, width: 390, height: 294.333)
    attributes.alpha = 0
    let raised = reasons { attributes.size = CGSize(width: CGFloat.infinity, height: .infinity) }
    #expect(
      raised == [
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions "
          + "<UICollectionViewLayoutAttributes: 0x…> index path: (1-0); element kind: "
          + "(groupBackground); frame = (0 377.667; 390 294.333); alpha = 0; - {inf, inf}"
      ])
    #expect(attributes.size == CGSize(width: 390, height: 294.333))
  }

  @Test func onlyItsDataSourceTellsAViewOfSnapshots() {
    (WaveringCell.heights, WaveringCell.asked) = ([30], 0)
    let (view, source) = list()
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let calls: [@MainActor () -> Void] = [
      { view.deleteItems(at: [path]) }, { view.insertItems(at: [path]) },
      { view.reloadItems(at: [path]) }, { view.moveItem(at: path, to: path) },
      { view.deleteSections([0]) }, { view.insertSections([0]) }, { view.reloadSections([0]) },
      { view.moveSection(0, toSection: 0) },
      { view.performBatchUpdates { view.deleteItems(at: [path]) } },
    ]
    let text =
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting "
      + "as the UICollectionView's dataSource: please do not call mutation APIs directly on "
      + "UICollectionView."
    for call in calls { #expect(reasons(call) == [text]) }
    #expect(reasons { view.performBatchUpdates(nil) } == [])
    #expect(reasons { view.reconfigureItems(at: [path]) } == [])
    #expect(reasons { view.reloadData() } == [])
    #expect(view.numberOfItems(inSection: 0) == 2)
    var snapshot = source.snapshot()
    snapshot.deleteItems(["a"])
    #expect(reasons { source.apply(snapshot) } == [])
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test func onlyItsDataSourceTellsATableOfSnapshots() {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    let raised = reasons {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(raised.first?.hasPrefix("UITableView must be updated via the UITableViewDiff") == true)
  }
}
