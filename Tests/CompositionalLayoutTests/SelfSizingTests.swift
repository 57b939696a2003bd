import TestSupport
import Testing

@testable import CompositionalLayout

/// Views on screen that are asked for their sizes (rules L-3.1 and L-3.2).
@Suite struct SelfSizingTests {
  private func list(estimate: Double, height: Double = 480) throws -> LayoutSolver {
    let row = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    return LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]))),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: height)))
  }

  /// The rule itself: as long as a view on screen has not been asked, the one that begins first is.
  private func sizedOneByOne(
    _ unmeasured: LayoutSolution, at offset: LayoutPoint, _ answer: (LayoutElement) -> LayoutExtent?
  ) throws -> (solution: LayoutSolution, offset: LayoutPoint) {
    var solution = unmeasured
    var offset = offset
    var asked: Set<String> = []
    while true {
      let waiting = try solution.elementsOnScreen(contentOffset: offset).filter {
        !$0.selfSizingAxes.isEmpty && !asked.contains(name($0))
      }
      let first = waiting.min {
        let starts = (start($0, solution), start($1, solution))
        return starts.0 == starts.1 ? $0.indexPath < $1.indexPath : starts.0 < starts.1
      }
      guard let first else { return (solution, offset) }
      asked.insert(name(first))
      guard let answer = answer(first) else { continue }
      var size = first.frame.size
      for axis in first.selfSizingAxes { size[axis] = answer[axis] }
      let before = solution
      solution.measure(subject(first), size)
      offset = solution.contentOffset(offset, keepingPlacesOf: before)
    }
  }

  private func name(_ element: LayoutElement) -> String {
    "\(element.kind ?? "cell") \(element.indexPath.section) \(element.indexPath.item)"
  }

  private func start(_ element: LayoutElement, _ solution: LayoutSolution) -> Double {
    let axis = solution.axis
    guard axis == .horizontal, solution.container.direction == .rightToLeft else {
      return element.frame.start(axis)
    }
    return solution.contentSize.width - element.frame.end(axis)
  }

  private func subject(_ element: LayoutElement) -> Measurements.Subject {
    let path = element.indexPath
    guard let kind = element.kind else { return .cell(section: path.section, item: path.item) }
    return .boundaryItem(kind: kind, section: path.item == .max ? .max : path.section)
  }

  /// Whether cells share sizes, so that some are asked off screen, or widths decide how many items a
  /// row takes, so that an item may follow an estimate in one row and none in another.
  private func isIntricate(_ group: LayoutGroup) -> Bool {
    group.subitems.contains { subitem in
      if case .group(let group) = subitem, isIntricate(group) { return true }
      let size = subitem.layoutSize
      return LayoutAxis.allCases.contains { size[$0].isUniformAcrossSiblings }
        || (size[group.axis].isEstimated && !group.layoutSize[group.axis].isEstimated)
    }
  }

  @Test func answersAreThoseOfAskingOneByOne() throws {
    var compared = 0
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var solver = random.solver()
      solver.container.direction = random.pick([.leftToRight, .rightToLeft])
      guard case .each(let all) = solver.description.sections else { continue }
      var sections = all.compactMap(\.self).filter { !isIntricate($0.group) }
      // Groups side by side are asked one after the other.
      for index in sections.indices { sections[index].orthogonalScrollingBehavior = .none }
      solver.description.sections = .each(sections)
      let counts = random.itemCounts(solver)
      guard let solution = try? solver.solve(itemCounts: counts) else { continue }
      let offset = LayoutPoint(x: random.length(0...400), y: random.length(0...800))
      let answers = (0..<7).map { _ in random.answer() }
      func answer(_ element: LayoutElement) -> LayoutExtent? {
        let item = element.indexPath.item
        return item == 5 || item == .max ? nil : answers[(item + element.indexPath.section) % 7]
      }
      let expected = try sizedOneByOne(solution, at: offset, answer)
      let sized = try solution.selfSized(
        contentOffset: offset, keepsPlaces: true, preferred: answer)
      #expect(sized.measurements == expected.solution.measurements, "seed \(seed)")
      #expect(sized.container.contentOffset == expected.offset, "seed \(seed)")
      compared += sized.measurements == Measurements() ? 0 : 1
    }
    #expect(compared > randomRounds / 10)
  }

  @Test func viewsAreAskedFromTheTop() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    func bar(_ alignment: RectAlignment) -> LayoutBoundaryItem {
      LayoutBoundaryItem(layoutSize: row, elementKind: "\(alignment)", alignment: alignment)
    }
    let section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
      boundarySupplementaryItems: [bar(.bottom), bar(.top)])
    let solver = LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var asked: [String] = []
    _ = try solver.solve(itemCounts: [2, 1]).selfSized {
      guard $0.frame.size.height != 30 else { return nil }
      asked.append("\($0.kind ?? "cell") \($0.indexPath.section)")
      return LayoutExtent(width: 320, height: 30)
    }
    // Bars at the sides begin with the first cell, which is asked before them.
    var beside = section
    beside.boundarySupplementaryItems = [RectAlignment.leading, .trailing].map {
      LayoutBoundaryItem(
        layoutSize: LayoutSize(widthDimension: .absolute(20), heightDimension: .estimated(30)),
        elementKind: "\($0)", alignment: $0)
    }
    var together: [String] = []
    _ = try LayoutSolver(
      description: LayoutDescription(section: beside), container: solver.container
    ).solve(itemCounts: [1]).selfSized {
      together.append($0.kind ?? "cell")
      return nil
    }
    #expect(together == ["cell", "leading", "trailing"])
    #expect(
      asked == ["top 0", "cell 0", "cell 0", "bottom 0", "top 1", "cell 1", "bottom 1"])
  }

  /// Rows that begin below the screen and come up to it, behind a section that is a screen long.
  @Test func viewsOfRowsThatGoBackwardsAreAsked() throws {
    func section(_ height: LayoutDimension, gap: Double) throws -> LayoutSection {
      let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      return LayoutSection(
        group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
        interGroupSpacing: gap)
    }
    let solver = LayoutSolver(
      description: LayoutDescription(
        sections: .each([
          try section(.absolute(1_000), gap: 0), try section(.estimated(10), gap: -30),
        ])), container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    let solution = try solver.solve(itemCounts: [1, 50])
    var asked: Set<ItemIndexPath> = []
    _ = try solution.selfSized {
      asked.insert($0.indexPath)
      return nil
    }
    // Each begins 20 points before the one in front of it; the content ends with the last.
    #expect(asked == [ItemIndexPath(item: 49, section: 1)])
    #expect(solution.frame(item: 49, section: 1)?.origin.y == 20)
    #expect(solution.contentSize.height == 30)
  }

  @Test(arguments: [
    LayoutExtent(width: 320, height: 1e12), LayoutExtent(width: 1e12, height: 60),
    LayoutExtent(width: .nan, height: 60),
  ])
  func answersThatNobodyCanReckonWithAreNone(_ size: LayoutExtent) throws {
    let solution = try list(estimate: 44).solve(itemCounts: [3])
    var measured = solution
    measured.measure(.cell(section: 0, item: 1), size)
    #expect(measured.measurements == solution.measurements)
    #expect(measured.contentSize == solution.contentSize)
  }

  /// A badge as high as its cell, all of it below, and the rows behind are not.
  @Test func badgesOfMeasuredCellsAreFoundWhereTheyHang() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let badge = LayoutSupplementaryItem(
      layoutSize: LayoutSize(
        widthDimension: .absolute(10), heightDimension: .fractionalHeight(1)),
      elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.bottom], offset: .fractional(LayoutPoint(x: 0, y: 1))))
    let cell = LayoutItem(layoutSize: row, supplementaryItems: [badge])
    let solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .vertical(layoutSize: row, subitems: [.item(cell)]))),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [40])
    for (item, height) in [(3, 21.0), (4, 300), (5, 22), (6, 23)] {
      solution.measure(.cell(section: 0, item: item), LayoutExtent(width: 320, height: height))
    }
    let all = solution.elements(inSection: 0).filter { $0.kind == "badge" }
    #expect(all[4].frame.size.height == 300)
    for y in stride(from: 0.0, to: solution.contentSize.height - 10, by: 10) {
      let rect = LayoutRect(x: 0, y: y, width: 320, height: 10)
      let found = try solution.elements(in: rect).filter { $0.kind == "badge" }
      #expect(
        found.map(\.indexPath) == all.filter { $0.frame.intersects(rect) }.map(\.indexPath),
        "\(rect)")
    }
  }

  @Test func anyNumberOfViewsOnScreenIsAsked() throws {
    let solution = try list(estimate: 0.25, height: 1_000).solve(itemCounts: [5_000])
    var asked: [Int] = []
    let sized = try solution.selfSized {
      if asked.last != $0.indexPath.item { asked.append($0.indexPath.item) }
      return LayoutExtent(width: 0, height: 0.5)
    }
    #expect(asked == Array(0..<2_000))
    #expect(sized.contentSize.height == 2_000 * 0.5 + 3_000 * 0.25)
  }

  @Test func shrinkingViewsBringOthersOnScreen() throws {
    var asked: [Int] = []
    let solution = try list(estimate: 44).solve(itemCounts: [1_000]).selfSized {
      if asked.last != $0.indexPath.item { asked.append($0.indexPath.item) }
      return LayoutExtent(width: 0, height: 4)
    }
    #expect(asked == Array(0..<120))
    #expect(solution.frame(item: 120, section: 0)?.origin.y == 480)
  }

  @Test func moreViewsThanTheLimitAreRefused() throws {
    let solution = try list(estimate: 10).solve(itemCounts: [100])
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.selfSized(limit: 48) { _ in nil }
    }
    _ = try solution.selfSized(limit: 49) { _ in LayoutExtent(width: 0, height: 10) }
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.selfSized(limit: 49) { _ in LayoutExtent(width: 0, height: 9) }
    }
    let endless = try list(estimate: 1e-9).solve(itemCounts: [.max])
    #expect(throws: LayoutError.limitExceeded(.elements)) { try endless.selfSized { _ in nil } }
  }

  /// A cell below the screen, in a group that is on it, comes up when a section above shrinks, and is
  /// asked then.
  @Test func aCellThatComesUpLaterIsAsked() throws {
    func row(_ height: LayoutDimension) -> LayoutSize {
      LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
    func section(_ heights: LayoutDimension...) throws -> LayoutSection {
      LayoutSection(
        group: try .vertical(
          layoutSize: row(.estimated(350)),
          subitems: heights.map { .item(LayoutItem(layoutSize: row($0))) }))
    }
    let solution = try LayoutSolver(
      description: LayoutDescription(
        sections: .each([
          try section(.estimated(200)), try section(.absolute(300), .estimated(50)),
        ])), container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [1, 2])
    #expect(solution.frame(item: 1, section: 1)?.origin.y == 500)
    var asked: [ItemIndexPath] = []
    let sized = try solution.selfSized {
      asked.append($0.indexPath)
      return LayoutExtent(width: 320, height: 60)
    }
    // Each again with the size that it answered, which is not its estimate.
    let first = ItemIndexPath(item: 0, section: 0)
    let last = ItemIndexPath(item: 1, section: 1)
    #expect(asked == [first, first, last, last])
    #expect(sized.contentSize.height == 60 + 300 + 60)
  }

  /// A cell that has come up is asked before what is below it, and may push that off screen.
  @Test func aCellThatComesUpIsAskedInItsTurn() throws {
    func section(_ heights: LayoutDimension...) throws -> LayoutSection {
      func row(_ height: LayoutDimension) -> LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      }
      return LayoutSection(
        group: try .vertical(
          layoutSize: row(.estimated(350)),
          subitems: heights.map { .item(LayoutItem(layoutSize: row($0))) }))
    }
    let solution = try LayoutSolver(
      description: LayoutDescription(
        sections: .each([
          try section(.estimated(200)), try section(.absolute(300), .estimated(50)),
          try section(.estimated(50)),
        ])), container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [1, 2, 1])
    let answers = [60.0, 200, 60]
    func answer(_ element: LayoutElement) -> LayoutExtent? {
      LayoutExtent(width: 320, height: answers[element.indexPath.section])
    }
    let sized = try solution.selfSized(preferred: answer)
    let last = Measurements.Subject.cell(section: 2, item: 0)
    #expect(sized.measurements.sizes.count == 2 && sized.measurements[last] == nil)
    #expect(
      sized.measurements == (try sizedOneByOne(solution, at: .zero, answer)).solution.measurements)
  }

  /// A cell that shrinks takes the content's width along, and what reads from the right comes back.
  @Test func aCellThatComesBackFromTheSideIsAsked() throws {
    func section(_ width: LayoutDimension) throws -> LayoutSection {
      let size = LayoutSize(widthDimension: width, heightDimension: .estimated(40))
      return LayoutSection(
        group: try .horizontal(layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))]))
    }
    let solution = try LayoutSolver(
      description: LayoutDescription(
        sections: .each([try section(.estimated(640)), try section(.absolute(100))])),
      container: LayoutContainer(
        size: LayoutExtent(width: 320, height: 480), direction: .rightToLeft)
    ).solve(itemCounts: [1, 1])
    #expect(solution.frame(item: 0, section: 1)?.origin.x == 540)
    var asked: [Int] = []
    let sized = try solution.selfSized {
      asked.append($0.indexPath.section)
      return LayoutExtent(width: 300, height: 60)
    }
    #expect(asked == [0, 0, 1, 1])
    #expect(sized.frame(item: 0, section: 1) == LayoutRect(x: 220, y: 60, width: 100, height: 60))
  }

  /// The limit counts every view that is asked, bars too, and the last one it allows is asked.
  @Test func theLimitCountsEveryViewThatIsAsked() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
      boundarySupplementaryItems: [
        LayoutBoundaryItem(layoutSize: row, elementKind: "footer", alignment: .bottom)
      ])
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [3])
    var asked: [String] = []
    _ = try solution.selfSized(limit: 4) {
      asked.append("\($0.kind ?? "cell") \($0.indexPath.item)")
      return nil
    }
    // The footer, whose number is the least, begins last.
    #expect(asked == ["cell 0", "cell 1", "cell 2", "footer 0"])
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.selfSized(limit: 3) { _ in nil }
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func anOffsetThatIsNoNumberIsTheContainers(_ number: Double) throws {
    let solution = try list(estimate: 44).solve(itemCounts: [50])
    let offset = LayoutPoint(x: 0, y: number)
    let sized = try solution.selfSized(contentOffset: offset, keepsPlaces: true) { _ in nil }
    #expect(sized.container.contentOffset == .zero)
    #expect(solution.contentOffset(offset, keepingPlacesOf: sized) == .zero)
    let shown = try solution.elementsOnScreen()
    #expect(try solution.elementsOnScreen(contentOffset: offset) == shown)
    let told = try solution.visibleItemsInvalidation(
      inSection: 0, contentOffset: offset, orthogonalOffset: number)
    #expect(told?.offset == .zero)
  }

  @Test(arguments: [[60.0, 44], [44, 60]])
  func aViewThatChangesItsMindForEverIsRefused(heights: [Double]) throws {
    let unmeasured = try list(estimate: 30).solve(itemCounts: [2])
    var asked = 0
    let error = #expect(throws: LayoutError.self) {
      try unmeasured.selfSized { element in
        asked += 1
        return LayoutExtent(width: 0, height: heights[asked % 2])
      }
    }
    guard case .layoutLoop(let element)? = error else {
      Issue.record("\(String(describing: error)) is no loop")
      return
    }
    #expect(element.indexPath == ItemIndexPath(item: 0, section: 0))
    #expect(asked == 100)
  }

  @Test func aViewIsAskedAgainWithWhatItAnswered() throws {
    var offered: [Double] = []
    let solution = try list(estimate: 44).solve(itemCounts: [1]).selfSized { element in
      offered.append(element.frame.size.height)
      return LayoutExtent(width: 0, height: min(60, element.frame.size.height + 10))
    }
    #expect(offered == [44, 54, 60])
    #expect(solution.cell(item: 0, section: 0)?.frame.size.height == 60)
  }

  @Test func anAnswerOfNothingByNothingIsRefused() throws {
    let unmeasured = try list(estimate: 44).solve(itemCounts: [1])
    let error = #expect(throws: LayoutError.self) { try unmeasured.selfSized { _ in .zero } }
    #expect(
      error?.uikitReason
        == "Invalid parameter not satisfying: !CGSizeEqualToSize(size, CGSizeZero)")
    let flat = try unmeasured.selfSized { _ in LayoutExtent(width: 320, height: 0) }
    #expect(flat.contentSize.height == 0)
  }
}
