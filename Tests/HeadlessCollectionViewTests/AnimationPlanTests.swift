import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import TestSupport
import Testing

/// Rows 10 points high, of which those in the first `height` points are on screen.
private func stage(_ items: Int, height: Double = 100, width: Double = 50) -> AnimationStage {
  func row(_ place: ViewPlace) -> DisplayedElement? {
    guard case .cell(let path) = place, path.section == 0, (0..<items).contains(path.item)
    else { return nil }
    return DisplayedElement(
      place: place, frame: LayoutRect(x: 0, y: Double(path.item) * 10, width: width, height: 10))
  }
  let shown = min(items, Int(height / 10))
  return AnimationStage(onScreen: (0..<shown).compactMap { row(cell($0)) }, element: row)
}

private func cell(_ item: Int) -> ViewPlace { .cell(ItemIndexPath(item: item, section: 0)) }

extension AnimationPlan {
  /// One line an element, as in `move 2>0 y 20>0`; alphas only where they change.
  fileprivate var lines: [String] {
    elements.map { element in
      let places = [element.origin, element.destination].map { place in
        place.map { "\($0.path.item)" } ?? "_"
      }.joined(separator: ">")
      let alpha =
        element.start.alpha == element.end.alpha
        ? "" : " alpha \(Int(element.start.alpha))>\(Int(element.end.alpha))"
      let y = (Int(element.start.frame.origin.y), Int(element.end.frame.origin.y))
      return "\(element.change) \(places) y \(y.0)>\(y.1)\(alpha)"
    }
  }
}

@Suite struct AnimationPlanTests {
  private func snapshot(_ items: [String]) throws -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    try snapshot.appendSections(["main"])
    try snapshot.appendItems(items)
    return snapshot
  }

  private func plan(
    from initial: [String], to final: [String], reloading: [String] = [], height: Double = 100,
    animated: Bool = true
  ) throws -> AnimationPlan {
    var source = DataSourceState<String, String>()
    try source.apply(try snapshot(initial))
    var next = try snapshot(final)
    try next.reloadItems(reloading)
    let result = try source.apply(next, animatingDifferences: animated)
    return try AnimationPlan(
      of: result, from: stage(initial.count, height: height),
      to: stage(final.count, height: height))
  }

  @Test func itemsFadeInFadeOutAndTravel() throws {
    #expect(
      try plan(from: ["a", "b", "c"], to: ["c", "a", "d"]).lines == [
        "move 2>0 y 20>0", "move 0>1 y 0>10", "appear _>2 y 20>20 alpha 0>1",
        "disappear 1>_ y 10>10 alpha 1>0",
      ])
  }

  @Test func itemsTravelOntoTheScreenAndOffIt() throws {
    #expect(
      try plan(from: ["a", "b", "c", "d"], to: ["x", "a", "b", "c", "d"], height: 20).lines == [
        "appear _>0 y 0>0 alpha 0>1", "move 0>1 y 0>10", "move 1>2 y 10>20",
      ])
    #expect(
      try plan(from: ["a", "b", "c", "d"], to: ["b", "c", "d"], height: 20).lines == [
        "move 1>0 y 10>0", "move 2>1 y 20>10", "disappear 0>_ y 0>0 alpha 1>0",
      ])
  }

  @Test func reloadedItemFadesOutWhereItMovesToAndAnotherViewFadesIn() throws {
    #expect(
      try plan(from: ["a", "b"], to: ["b", "a"], reloading: ["b"]).lines == [
        "appear _>0 y 0>0 alpha 0>1", "move 0>1 y 0>10", "disappear 1>_ y 10>0 alpha 1>0",
      ])
    let moved = try plan(from: ["a", "b"], to: ["b", "a"], reloading: ["b"])
    #expect(moved.elements.last?.end.place == cell(1))
    #expect(
      try plan(from: ["a"], to: ["a", "b"], reloading: ["b"]).lines == [
        "stay 0>0 y 0>0", "appear _>1 y 10>10 alpha 0>1",
      ])
  }

  @Test func reloadOfTheDataIsNotAnimated() throws {
    let source = DataSourceState<String, String>()
    var reloaded = source
    let result = try reloaded.apply(try snapshot(["a"]))
    let plan = try AnimationPlan(of: result, from: stage(2), to: stage(1))
    #expect(!plan.isAnimated)
    #expect(plan.lines == ["appear _>0 y 0>0", "disappear 0>_ y 0>0", "disappear 1>_ y 10>10"])
    #expect(try !self.plan(from: ["a"], to: ["b"], animated: false).isAnimated)
  }

  @Test func changeOfLayoutMovesWhatItMoves() throws {
    let plan = try AnimationPlan(from: stage(2), to: stage(2, width: 60))
    #expect(plan.lines == ["move 0>0 y 0>0", "move 1>1 y 10>10"])
    #expect(
      try AnimationPlan(from: stage(2), to: stage(2)).elements.allSatisfy {
        $0.change == .stay
      })
  }

  @Test func aPlanMovesUnlessItIsToldNotTo() throws {
    #expect(AnimationPlan().isAnimated && AnimationPlan().elements.isEmpty)
    #expect(try AnimationPlan(from: stage(1), to: stage(1)).isAnimated)
  }

  @Test func whatIsDeletedFadesOutAsItWas() throws {
    var batch = BatchUpdate()
    batch.deletedItems = [ItemIndexPath(item: 1, section: 0)]
    let plan = try AnimationPlan(
      from: stage(3), to: stage(2, width: 60), through: [batch],
      itemCounts: (before: [3], after: [2]))
    let gone = try #require(plan.elements.last)
    #expect(gone.change == .disappear && gone.origin == cell(1))
    #expect(gone.end.frame.size.width == 50 && gone.end.place == cell(1))
  }

  @Test func whatTheNewLayoutDoesNotHaveFadesOut() throws {
    let header = DisplayedElement(
      place: .supplementary(kind: "header", ItemIndexPath(item: 0, section: 0)),
      frame: LayoutRect(x: 0, y: 0, width: 50, height: 10))
    let before = AnimationStage(onScreen: [header]) { $0 == header.place ? header : nil }
    let plan = try AnimationPlan(from: before, to: AnimationStage(onScreen: []) { _ in nil })
    #expect(plan.elements.map(\.change) == [.disappear])
    #expect(plan.elements.first?.start == header && plan.elements.first?.end.alpha == 0)
  }

  /// A view whose section has another number afterwards, or that stands before others now, does not
  /// move for that.
  @Test func viewsStayWhereOnlyTheirPlaceInTheDataChanged() throws {
    func alone(_ section: Int, zIndex: Int) -> AnimationStage {
      let row = DisplayedElement(
        place: .cell(ItemIndexPath(item: 0, section: section)),
        frame: LayoutRect(x: 0, y: 0, width: 50, height: 10), zIndex: zIndex)
      return AnimationStage(onScreen: [row]) { $0 == row.place ? row : nil }
    }
    var batch = BatchUpdate()
    batch.deletedSections = [0]
    let plan = try AnimationPlan(
      from: alone(1, zIndex: 0), to: alone(0, zIndex: 3), through: [batch],
      itemCounts: (before: [0, 1], after: [1]))
    #expect(plan.elements.map(\.change) == [.stay])
  }

  @Test func refusedBatchHasNoPlan() {
    var batch = BatchUpdate()
    batch.deletedItems = [ItemIndexPath(item: 7, section: 0)]
    #expect(throws: BatchUpdateError.self) {
      try AnimationPlan(
        from: stage(2), to: stage(1), through: [batch], itemCounts: (before: [2], after: [1]))
    }
  }

  @Test func headersGoWithTheirSections() throws {
    func stage(_ sections: Int) throws -> AnimationStage {
      let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
      var section = LayoutSection(
        group: try .horizontal(layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))]))
      section.boundarySupplementaryItems = [
        LayoutBoundaryItem(layoutSize: size, elementKind: "header", alignment: .top)
      ]
      let container = LayoutContainer(size: LayoutExtent(width: 50, height: 100))
      let solver = LayoutSolver(
        description: LayoutDescription(section: section), container: container)
      return try AnimationStage(
        try solver.solve(itemCounts: Array(repeating: 1, count: sections)), orthogonalOffsets: [:])
    }
    var batch = BatchUpdate()
    batch.deletedSections = [0]
    let plan = try AnimationPlan(
      from: try stage(2), to: try stage(1), through: [batch],
      itemCounts: (before: [1, 1], after: [1]))
    let header = ViewPlace.supplementary(kind: "header", ItemIndexPath(item: 0, section: 0))
    let moved = try #require(plan.elements.first { $0.destination == header })
    #expect(moved.change == .move && moved.start.frame.origin.y == 20)
    #expect(moved.end.frame.origin.y == 0)
    let gone = try #require(plan.elements.last)
    #expect(gone.change == .disappear && gone.start.place == header && gone.end.alpha == 0)
    #expect(plan.elements.count == 4)
  }

  /// Every view on screen before has one way, every view on screen after has one, and items keep
  /// their names along it.
  @Test(arguments: UInt64(0)..<200)
  func everyElementOnScreenHasOneWay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<12).map { "i\($0)" }
    func random() -> [String] {
      Array(
        names.shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
    }
    let (initial, final) = (random(), random())
    let reloading = final.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    let plan = try plan(from: initial, to: final, reloading: reloading, height: 50)
    let origins = plan.elements.compactMap(\.origin)
    let destinations = plan.elements.compactMap(\.destination)
    #expect(Set(origins).count == origins.count && Set(destinations).count == destinations.count)
    #expect(Set(origins).isSuperset(of: (0..<min(5, initial.count)).map(cell)))
    #expect(Set(destinations).isSuperset(of: (0..<min(5, final.count)).map(cell)))
    for element in plan.elements {
      guard let origin = element.origin, let destination = element.destination else { continue }
      let name = final[destination.path.item]
      #expect(initial[origin.path.item] == name && !reloading.contains(name))
    }
    let kept = Set(initial).intersection(final).subtracting(reloading)
    for element in plan.elements where element.change == .appear {
      let name = try #require(element.destination.map { final[$0.path.item] })
      // A section that was empty gives its views away again.
      #expect(!kept.contains(name) || initial.isEmpty)
    }
  }
}
