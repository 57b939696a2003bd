import Foundation
import Testing
import UIKit

/// A cell that knows how often it was used again, and how high it wants to be.
private final class CountingCell: UICollectionViewCell {
  var text = ""
  var reuses = 0
  var preferredHeight: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

@MainActor private final class List {
  let view: UICollectionView
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!
  var heights: [String: CGFloat] = [:]
  var requests: [String] = []

  init(height: CGFloat = 100, row: NSCollectionLayoutDimension) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: row)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let registration = UICollectionView.CellRegistration<CountingCell, String> {
      [unowned self] cell, _, item in
      cell.text = item
      cell.preferredHeight = heights[item]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, path, item in
      requests.append(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  func show(_ items: [String], in section: String = "main") {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    dataSource.apply(snapshot)
    view.layoutIfNeeded()
  }

  var texts: [String] { view.visibleCells.map { ($0 as? CountingCell)?.text ?? "?" } }

  func cell(_ item: Int) -> CountingCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? CountingCell
  }
}

@MainActor @Suite struct CollectionViewTests {
  @Test func scrollingUsesCellsAgain() {
    let list = List(row: .absolute(50))
    list.show(["a", "b", "c", "d"])
    #expect(list.texts == ["a", "b"])
    let first = list.cell(0)
    list.view.contentOffset.y = 50
    list.view.layoutIfNeeded()
    #expect(list.texts == ["b", "c"])
    #expect(list.cell(2) === first)
    #expect(first?.reuses == 1)
  }

  @Test func reloadedItemGetsAnotherCellAndReconfiguredOneKeepsItsOwn() {
    let list = List(row: .absolute(50))
    list.show(["a", "b"])
    let cells = (list.cell(0), list.cell(1))
    list.requests = []
    var snapshot = list.dataSource.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    list.dataSource.apply(snapshot)
    #expect(list.requests == ["a", "b"])
    #expect(list.cell(0) !== cells.0)
    #expect(list.cell(1) === cells.1)
    #expect(cells.1?.reuses == 0)
  }

  @Test func cellsSizeThemselves() {
    let list = List(row: .estimated(50))
    list.heights = ["a": 30, "c": 70]
    list.show(["a", "b", "c", "d"])
    #expect(list.texts == ["a", "b", "c"])
    #expect(list.view.contentSize.height == 200)
    #expect(list.cell(2)?.frame == CGRect(x: 0, y: 80, width: 100, height: 70))
    list.show(["c", "a"])
    #expect(list.view.contentSize.height == 100)
    #expect(list.requests == ["a", "b", "c"])
  }

  @Test func reconfiguredCellIsMeasuredAgain() {
    let list = List(row: .estimated(50))
    list.heights = ["a": 30]
    list.show(["a", "b"])
    list.heights = ["a": 60, "b": 70]
    list.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(list.view.contentSize.height == 110)
    #expect(list.cell(0)?.frame.height == 60)
    list.view.frame.size.width = 90
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 110)
    list.view.collectionViewLayout.invalidateLayout()
    list.cell(0)?.preferredHeight = 20
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 70)
  }

  @Test func cellsMeasuredAboveMoveTheOffset() {
    let list = List(row: .estimated(50))
    list.heights = ["d": 80]
    list.show(["a", "b", "c", "d", "e", "f", "g", "h"])
    list.view.contentOffset.y = 170
    list.view.layoutIfNeeded()
    // The cell of d, cut by the edge, grows upwards; e stays 30 points below the edge.
    #expect(list.view.contentOffset.y == 200)
    #expect(list.cell(4)?.frame.minY == 230)
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 200)
  }

  @Test func refusedBatchLeavesViewAndCellsAsTheyWere() {
    let list = List(row: .absolute(50))
    list.show(["a", "b"])
    let cell = list.cell(0)
    let raised = UIKitException.observe {
      list.view.performBatchUpdates {
        list.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
      }
    }
    #expect(
      raised.map(\.reason)
        == [
          "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when "
            + "acting as the UICollectionView's dataSource: please do not call mutation APIs "
            + "directly on UICollectionView."
        ])
    #expect(list.cell(0) === cell && list.texts == ["a", "b"])
  }

  @Test func pinnedHeaderStaysOnScreen() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let list = List(row: .absolute(50))
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    list.dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    list.show(["a", "b", "c", "d"])
    let kind = UICollectionView.elementKindSectionHeader
    let view = try #require(list.view.visibleSupplementaryViews(ofKind: kind).first)
    #expect(view.frame.minY == 0)
    list.view.contentOffset.y = 60
    list.view.layoutIfNeeded()
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).first === view)
    #expect(view.frame.minY == 60)
  }

  @Test func scrollingToAnItemStaysInsideTheContent() {
    let list = List(row: .absolute(50))
    list.show(["a", "b", "c", "d", "e"])
    list.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 100)
    list.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 150)
    list.view.layoutIfNeeded()
    #expect(list.texts == ["d", "e"])
  }

  @Test func outlinesAreShownAsFarAsTheyAreExpanded() {
    let list = List(row: .absolute(20))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    list.dataSource.apply(outline, to: "main", animatingDifferences: false)
    list.view.layoutIfNeeded()
    #expect(list.texts == ["a", "b"])
    outline.expand(["a"])
    list.requests = []
    list.dataSource.apply(outline, to: "main")
    #expect(list.texts == ["a", "a1", "a2", "b"])
    #expect(list.requests == ["a1", "a2"])
    #expect(list.dataSource.snapshot(for: "main").isExpanded("a"))
  }

  @Test func disclosureTapAsksItsHandlersInOrder() {
    let list = List(row: .absolute(20))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    list.dataSource.apply(outline, to: "main")
    list.view.layoutIfNeeded()
    var calls: [String] = []
    list.dataSource.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("should \($0)")
      return $0 == "a"
    }
    list.dataSource.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
    list.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item), now \(children.items)")
      var children = children
      children.append(["a1"])
      return children
    }
    #expect(!list.dataSource.simulateDisclosureTap(onItem: "b", in: "main"))
    #expect(list.dataSource.simulateDisclosureTap(onItem: "a", in: "main"))
    #expect(calls == ["should b", "should a", "will a", "children of a, now []"])
    #expect(list.texts == ["a", "a1", "b"])
    #expect(list.dataSource.simulateDisclosureTap(onItem: "a", in: "main"))
    #expect(list.texts == ["a", "b"])
  }

  @Test func draggedItemMovesWithItsCellAndIsTold() throws {
    let list = List(row: .absolute(20))
    list.show(["a", "b", "c"])
    #expect(!list.dataSource.simulateReorder(ofItemAt: [0, 0], to: [0, 2]))
    var told: [String] = []
    list.dataSource.reorderingHandlers.canReorderItem = { $0 != "b" }
    list.dataSource.reorderingHandlers.didReorder = { told = $0.finalSnapshot.itemIdentifiers }
    let cell = list.cell(0)
    list.requests = []
    #expect(!list.dataSource.simulateReorder(ofItemAt: [0, 1], to: [0, 2]))
    #expect(list.dataSource.simulateReorder(ofItemAt: [0, 0], to: [0, 2]))
    #expect(told == ["b", "c", "a"])
    #expect(list.texts == told)
    #expect(list.cell(2) === cell)
    #expect(list.requests.isEmpty)
  }

  @Test func asynchronousApplyIsDoneWhenItReturns() async {
    let list = List(row: .absolute(50))
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(["a"])
    await list.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "a")
    await list.dataSource.applySnapshotUsingReloadData(snapshot)
    #expect(list.dataSource.index(for: "main") == 0)
  }

  @Test func orthogonalSectionRestsWhereUIKitLetsIt() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(60), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    let list = List(row: .absolute(50))
    list.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    list.show(["a", "b", "c", "d"])
    #expect(list.texts == ["a", "b"])
    #expect(list.view.simulateOrthogonalScroll(section: 0, to: 70) == 60)
    list.view.layoutIfNeeded()
    #expect(list.texts == ["b", "c"])
    #expect(list.cell(1)?.frame.origin == .zero)
    #expect(
      list.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 60)
  }

  @Test func layoutByHandPlacesCells() {
    let list = List(row: .absolute(50))
    list.view.collectionViewLayout = DiagonalLayout()
    list.show(["a", "b", "c", "d"])
    #expect(list.view.contentSize == CGSize(width: 160, height: 160))
    #expect(list.texts == ["a", "b", "c"])
    #expect(list.cell(1)?.frame == CGRect(x: 40, y: 40, width: 40, height: 40))
  }

  @Test func groupByHandIsAskedWithItsOwnContainer() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
    ) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 0, width: 20, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 40, width: 20, height: 30)),
      ]
    }
    let list = List(row: .absolute(50))
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    list.show(["a", "b", "c"])
    #expect(sizes == [CGSize(width: 50, height: 80)])
    #expect(list.cell(2)?.frame == CGRect(x: 5, y: 80, width: 20, height: 30))
  }
}

/// Cells along the diagonal.
private final class DiagonalLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    frames = (0..<count).map { CGRect(x: 40 * $0, y: 40 * $0, width: 40, height: 40) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: frames.last?.maxX ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}
