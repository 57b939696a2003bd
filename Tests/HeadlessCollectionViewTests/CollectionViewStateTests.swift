import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import Testing

/// A list of rows 10 points high, of which `shown` are on screen.
private func rows(_ shown: Range<Int>, section: Int = 0) -> [DisplayedElement] {
  shown.map { item in
    DisplayedElement(
      place: .cell(ItemIndexPath(item: item, section: section)),
      frame: LayoutRect(x: 0, y: Double(item) * 10, width: 100, height: 10))
  }
}

private func path(_ section: Int, _ item: Int) -> ItemIndexPath {
  ItemIndexPath(item: item, section: section)
}

@Suite struct CollectionViewStateTests {
  @Test func firstDisplayAsksForEveryElementInOrder() {
    var state = CollectionViewState()
    #expect(state.reload(itemCounts: [5]) == [])
    #expect(state.display(rows(0..<3)) == rows(0..<3).map { .request($0) })
    #expect(state.display(rows(0..<3)) == [])
  }

  @Test func scrollingEndsWhatLeavesBeforeItAsksForWhatComes() {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [5])
    _ = state.display(rows(0..<3))
    #expect(
      state.display(rows(2..<4))
        == [
          .endDisplaying(.cell(path(0, 0))), .endDisplaying(.cell(path(0, 1))),
          .request(rows(3..<4)[0]),
        ])
  }

  @Test func movedCellsAreNotAskedForAgain() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [3])
    _ = state.display(rows(0..<3))
    var batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: path(0, 2), to: path(0, 0))]
    let effects = try state.update(batch, itemCounts: [3])
    let moves: [BatchMove<ViewPlace>] = [
      BatchMove(from: .cell(path(0, 0)), to: .cell(path(0, 1))),
      BatchMove(from: .cell(path(0, 1)), to: .cell(path(0, 2))),
      BatchMove(from: .cell(path(0, 2)), to: .cell(path(0, 0))),
    ]
    #expect(effects == [.move(moves)])
    #expect(state.display(rows(0..<3)) == rows(0..<3).map { .arrange($0) })
  }

  @Test func cellMovingIntoAnEmptySectionIsAskedForAgain() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [2, 0])
    _ = state.display(rows(0..<2))
    var batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: path(0, 1), to: path(1, 0))]
    #expect(try state.update(batch, itemCounts: [1, 1]) == [.endDisplaying(.cell(path(0, 1)))])
  }

  @Test func refusedUpdateChangesNothing() {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [2])
    _ = state.display(rows(0..<2))
    let old = state
    var batch = BatchUpdate()
    batch.deletedItems = [path(0, 7)]
    #expect(throws: BatchUpdateError.self) { try state.update(batch, itemCounts: [1]) }
    #expect(state == old)
  }

  @Test func selectionMeasurementsAndScrolledSectionsFollowTheirPlaces() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [1, 3])
    state.select(path(1, 0), extending: true)
    state.select(path(1, 2), extending: true)
    let solution = try solution(itemCounts: [1, 3])
    state.scroll(section: 1, to: 40, in: solution)
    var batch = BatchUpdate()
    batch.deletedSections = [0]
    batch.deletedItems = [path(1, 2)]
    batch.insertedItems = [path(0, 0)]
    _ = try state.update(batch, itemCounts: [3])
    #expect(state.selectedItems == [path(0, 1)])
    #expect(state.orthogonalOffsets == [0: 40])
  }

  @Test func aRefusalTellsOfItsKindOfView() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [2])
    var batch = BatchUpdate()
    batch.deletedItems = [path(0, 7)]
    let error = #expect(throws: BatchUpdateError.self) {
      try state.update(batch, itemCounts: [1], in: .tableView)
    }
    #expect(error?.view == .tableView)
  }

  @Test func whatIsOnScreenIsKeptUnderItsNewPlace() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [2])
    _ = state.display(rows(0..<2))
    var batch = BatchUpdate()
    batch.deletedItems = [path(0, 0)]
    _ = try state.update(batch, itemCounts: [1])
    #expect(state.displayed.values.map(\.place) == [.cell(path(0, 0))])
  }

  @Test func reloadingForgetsTheSelectionAndRowsThatAreGone() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [3, 3])
    state.select(path(0, 1), extending: true)
    let solution = try solution(itemCounts: [3, 3])
    state.scroll(section: 0, to: 40, in: solution)
    state.scroll(section: 1, to: 50, in: solution)
    _ = state.reload(itemCounts: [3])
    #expect(state.selectedItems == [])
    #expect(state.orthogonalOffsets == [0: 40])
    let wasSelected = state.deselect(path(0, 1))
    #expect(!wasSelected)
  }

  /// Sizes of a header of the whole layout belong to no section, and outlive updates.
  @Test func theHeaderOfALayoutIsMeasuredForAllSections() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [1])
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    var description = LayoutDescription(section: LayoutSection(group: group))
    description.configuration.boundarySupplementaryItems = [
      LayoutBoundaryItem(layoutSize: size, elementKind: "title", alignment: .top)
    ]
    var solution = try LayoutSolver(
      description: description,
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 200))
    ).solve(itemCounts: [1])
    var offset = LayoutPoint.zero
    try state.selfSize(&solution, contentOffset: &offset) { element in
      element.kind == "title" ? LayoutExtent(width: 100, height: 70) : nil
    }
    let title = Measurements.Subject.boundaryItem(kind: "title", section: .max)
    #expect(state.measurements[title]?.height == 70)
    var batch = BatchUpdate()
    batch.insertedSections = [0]
    _ = try state.update(batch, itemCounts: [0, 1])
    #expect(state.measurements[title]?.height == 70)
  }

  /// The rows above the screen answer, and what is on screen stays where it is on it.
  @Test func whatIsOnScreenDoesNotJumpWhenSizesAboveItChange() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [20])
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    var offset = LayoutPoint(x: 0, y: 110)
    var solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(
        size: LayoutExtent(width: 100, height: 88), contentOffset: offset)
    ).solve(itemCounts: [20])
    try state.selfSize(&solution, contentOffset: &offset) { _ in
      LayoutExtent(width: 100, height: 60)
    }
    #expect(offset == solution.container.contentOffset)
    let asked = state.measurements.sizes.count
    #expect(asked > 0 && offset.y >= 110)
  }

  @Test func selectingWithoutExtendingDropsTheOthers() {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [3])
    state.select(path(0, 0), extending: false)
    #expect(state.select(path(0, 2), extending: false) == [path(0, 0)])
    #expect(state.select(path(0, 9), extending: false) == [])
    #expect(state.selectedItems == [path(0, 2)])
    let dropped = state.deselect(path(0, 2))
    #expect(dropped && state.selectedItems.isEmpty)
  }

  @Test func reconfiguringConcernsOnlyWhatIsOnScreen() {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [5])
    _ = state.display(rows(0..<2))
    #expect(state.reconfigure([path(0, 1), path(0, 4)]) == [.reconfigure(path(0, 1))])
  }

  @Test func measuredViewsAreNotAskedAnewAndTheirSizesFollowThem() throws {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: [0, 2])
    var asked = 0
    var solution = try list(state)
    var offset = LayoutPoint.zero
    try state.selfSize(&solution, contentOffset: &offset) { element in
      asked += 1
      return LayoutExtent(width: 1, height: element.indexPath.item == 0 ? 60 : 80)
    }
    #expect(solution.frame(item: 1, section: 1) == LayoutRect(x: 0, y: 60, width: 100, height: 80))
    var again = try list(state)
    #expect(again == solution)
    try state.selfSize(&again, contentOffset: &offset) { _ in
      asked += 1
      return nil
    }
    // Each was asked again with what it had answered.
    #expect(asked == 4)

    var batch = BatchUpdate()
    batch.movedItems = [BatchMove(from: path(1, 1), to: path(1, 0))]
    _ = try state.update(batch, itemCounts: [0, 2])
    #expect(try list(state).frame(item: 0, section: 1)?.size.height == 80)
    _ = state.reload(itemCounts: [0, 2])
    #expect(try list(state).frame(item: 0, section: 1)?.size.height == 44)
  }

  private func list(_ state: CollectionViewState) throws -> LayoutSolution {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    return try solution(
      LayoutSection(group: group), itemCounts: state.itemCounts, state.measurements)
  }

  private func solution(itemCounts: [Int]) throws -> LayoutSolution {
    let size = LayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(10))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    let section = LayoutSection(group: group, orthogonalScrollingBehavior: .continuous)
    return try solution(section, itemCounts: itemCounts, Measurements())
  }

  private func solution(
    _ section: LayoutSection, itemCounts: [Int], _ measurements: Measurements
  ) throws -> LayoutSolution {
    try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 100, height: 200))
    ).solve(itemCounts: itemCounts, measurements: measurements)
  }
}

@Suite struct VisibleRangeTests {
  private let range = VisibleRange(
    offset: 50, extent: 100, contentExtent: 300, startInset: 10, endInset: 20)

  @Test(arguments: [
    (ScrollPosition.start, 90.0), (.center, 65), (.end, 40), (.nearest, 50),
  ])
  func elementOnScreenIsBroughtToItsPosition(_ position: ScrollPosition, _ expected: Double) {
    #expect(range.offset(showing: 100, length: 20, at: position) == expected)
  }

  @Test func offsetsStayWithinTheContent() {
    #expect(range.offset(showing: 0, length: 10, at: .end) == -10)
    #expect(range.offset(showing: 290, length: 10, at: .start) == 220)
    #expect(range.offset(showing: 0, length: 10, at: .nearest) == -10)
    #expect(range.offset(showing: 200, length: 10, at: .nearest) == 130)
    // What is longer than the screen begins at its start.
    #expect(range.offset(showing: 200, length: 100, at: .nearest) == 190)
  }
}

@Test func reusePoolHandsOutTheLastViewPutAside() {
  var pool = ReusePool<Int>()
  pool.put(1, for: "a")
  pool.put(2, for: "a")
  pool.put(3, for: "b")
  #expect(pool.take(for: "a") == 2)
  #expect(pool.count(for: "a") == 1)
  #expect(pool.take(for: "c") == nil)
}
