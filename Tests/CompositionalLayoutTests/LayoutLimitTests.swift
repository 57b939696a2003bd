import CompositionalLayout
import Testing

/// Groups and answers as large as they may be, and larger.
@Suite struct LayoutLimitTests {
  private let screen = LayoutContainer(size: LayoutExtent(width: 320, height: 480))
  private let row = LayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))

  private func solver(_ group: LayoutGroup, gap: Double = 0) -> LayoutSolver {
    LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, interGroupSpacing: gap)), container: screen)
  }

  private func item(_ width: LayoutDimension) -> LayoutSubitem {
    .item(
      LayoutItem(
        layoutSize: LayoutSize(widthDimension: width, heightDimension: .absolute(10))))
  }

  private func rows(of height: Double) -> LayoutSolver {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return solver(
      LayoutGroup(
        axis: .horizontal, layoutSize: size,
        content: .subitems([.item(LayoutItem(layoutSize: size))])))
  }

  // MARK: Groups

  @Test(arguments: [false, true])
  func customGroupHasAnyNumberOfFrames(isNested: Bool) throws {
    let count = LayoutLimit.itemsInGroup.value + 1
    let items = (0..<count).map {
      LayoutCustomItem(frame: LayoutRect(x: 0, y: Double($0), width: 320, height: 1))
    }
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Double(count)))
    let frames = try LayoutGroup.custom(layoutSize: size, items: items)
    let group = LayoutGroup(
      axis: .vertical, layoutSize: size, content: .subitemCount(.group(frames), count: 1))
    let solution = try solver(isNested ? group : frames).solve(itemCounts: [count])
    #expect(solution.contentSize.height == Double(count))
    let last = LayoutRect(x: 0, y: Double(count - 1), width: 320, height: 1)
    #expect(solution.frame(item: count - 1, section: 0) == last)
  }

  @Test(arguments: [
    LayoutGroup.Content.repeatingSubitem(
      .item(
        LayoutItem(
          layoutSize: LayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)))),
      count: 20_000),
    .subitemCount(
      .item(
        LayoutItem(
          layoutSize: LayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(10)))),
      count: 20_000),
  ])
  func countedGroupHasAsManySlotsAsItSays(_ content: LayoutGroup.Content) throws {
    let group = LayoutGroup(axis: .horizontal, layoutSize: row, content: content)
    let solution = try solver(group).solve(itemCounts: [40_000])
    #expect(solution.contentSize.height == 20)
    #expect(solution.frame(item: 20_000, section: 0)?.origin == LayoutPoint(x: 0, y: 10))
    #expect(solution.frame(item: 19_999, section: 0)?.origin.y == 0)
  }

  @Test func moreItemsThanAGroupMayHaveAreRefused() throws {
    let limit = LayoutLimit.itemsInGroup.value
    let one = item(.absolute(0.001))
    for (content, fits) in [
      (.repeatingSubitem(one, count: limit), true),
      (.repeatingSubitem(one, count: limit + 1), false),
      (.subitemCount(one, count: .max), false),
      // 320 points hold 320,000 of these, and as many as are asked for of those without a length.
      (.subitems([one]), false),
      (.subitems([item(.estimated(0.001))]), false),
      (.subitems([item(.absolute(0.0033))]), true),
    ] as [(LayoutGroup.Content, Bool)] {
      let solver = solver(LayoutGroup(axis: .horizontal, layoutSize: row, content: content))
      if fits {
        #expect(try solver.solve(itemCounts: [limit]).contentSize.height <= 20)
      } else {
        #expect(throws: LayoutError.limitExceeded(.itemsInGroup)) {
          try solver.solve(itemCounts: [1])
        }
      }
    }
  }

  @Test func nestedCountsAreRefusedTogether() throws {
    func nested(_ outer: Int, _ inner: Int) -> LayoutSolver {
      let column = LayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(10))
      let inner = LayoutGroup(
        axis: .vertical, layoutSize: column,
        content: .repeatingSubitem(item(.fractionalWidth(1)), count: inner))
      return solver(
        LayoutGroup(
          axis: .horizontal, layoutSize: row,
          content: .repeatingSubitem(.group(inner), count: outer)))
    }
    #expect(try nested(1_000, 100).solve(itemCounts: [200_000]).contentSize.height == 20)
    #expect(throws: LayoutError.limitExceeded(.itemsInGroup)) {
      try nested(1_000, 101).solve(itemCounts: [1])
    }
    // One alone is refused as well.
    #expect(throws: LayoutError.limitExceeded(.itemsInGroup)) {
      try nested(1, LayoutLimit.itemsInGroup.value + 1).solve(itemCounts: [1])
    }
    // Groups inside that have no room take slots all the same.
    let nothing = LayoutGroup(
      axis: .horizontal, layoutSize: row,
      content: .subitems([item(.absolute(1_000))]))
    func empty(_ count: Int) -> LayoutSubitem {
      .group(
        LayoutGroup(
          axis: .horizontal, layoutSize: row,
          content: .repeatingSubitem(.group(nothing), count: count)))
    }
    let whole = empty(LayoutLimit.itemsInGroup.value)
    let group = LayoutGroup(
      axis: .vertical, layoutSize: row, content: .subitems(Array(repeating: whole, count: 50)),
      contentInsets: .zero)
    #expect(throws: LayoutError.limitExceeded(.itemsInGroup)) {
      var tall = group
      tall.layoutSize.heightDimension = .absolute(10_000)
      _ = try solver(tall).solve(itemCounts: [1])
    }
    // Of such slots there may be more than of cells in a group.
    let half = empty(LayoutLimit.itemsInGroup.value / 2 + 1)
    var low = group
    low.content = .subitems([item(.fractionalWidth(1)), half, half])
    low.layoutSize.heightDimension = .absolute(30)
    #expect(try solver(low).solve(itemCounts: [1]).frame(item: 0, section: 0)?.origin == .zero)
  }

  /// However the groups are counted.
  @Test(arguments: [(100, true), (101, false)])
  func countedGroupsNestedTooDeepAreRefused(_ depth: Int, isAccepted: Bool) throws {
    let whole = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    func nested(_ content: (LayoutSubitem) -> LayoutGroup.Content) -> LayoutGroup {
      (1..<depth).reduce(
        LayoutGroup(
          axis: .vertical, layoutSize: whole,
          content: content(.item(LayoutItem(layoutSize: whole))))
      ) { group, _ in
        LayoutGroup(axis: .vertical, layoutSize: whole, content: content(.group(group)))
      }
    }
    let groups = [
      nested { .subitems([$0]) }, nested { .subitemCount($0, count: 1) },
      nested { .repeatingSubitem($0, count: 1) },
    ]
    for group in groups {
      if isAccepted {
        #expect(throws: Never.self) { try group.validate() }
      } else {
        #expect(throws: LayoutError.limitExceeded(.groupDepth)) { try group.validate() }
      }
    }
  }

  @Test func countOfSlotsThatFitIsTheLastThatDoes() throws {
    // Doubling first must find what trying every number finds.
    for count in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 1_000] {
      for (room, fits) in [
        (Double(count) * 10, count), (Double(count) * 10 + 9.99, count),
        (Double(count) * 10 - 0.0009, count), (Double(count) * 10 - 0.0011, count - 1),
      ] where fits > 0 {
        var group = LayoutGroup(
          axis: .horizontal, layoutSize: row, content: .subitems([item(.absolute(10))]))
        group.layoutSize.widthDimension = .absolute(room)
        let solution = try solver(group).solve(itemCounts: [count * 2])
        #expect(
          (0..<solution.sections[0].cellCount).filter {
            solution.frame(item: $0, section: 0)?.origin.y == 0
          }.count == fits, "\(room)")
      }
    }
  }

  @Test func lengthsBelowZeroEndTheCountAtTheFirstThatDoesNotFit() throws {
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row,
      content: .subitems([item(.absolute(100)), item(.absolute(-50))]))
    let solution = try solver(group).solve(itemCounts: [24])
    // Twelve would fit again, but eleven do not.
    #expect(solution.frame(item: 9, section: 0)?.origin.y == 0)
    #expect(solution.frame(item: 10, section: 0)?.origin.y == 10)
  }

  /// Three take 340 points, but four would take 270.
  @Test func gapsBelowZeroEndTheCountAtTheFirstThatDoesNotFit() throws {
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row,
      content: .subitems([100, 100, 300, 10].map { item(.absolute($0)) }),
      interItemSpacing: .fixed(-80))
    let solution = try solver(group).solve(itemCounts: [6])
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 0, 10, 10, 20, 20])
  }

  /// Of seven points, less the gaps, each takes two fifths in whole pixels: three would need six of
  /// five, though four would need four of four.
  @Test func sharesEndTheCountAtTheFirstThatDoesNotFit() throws {
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row, content: .subitems([item(.fractionalWidth(0.4))]),
      interItemSpacing: .fixed(1))
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 7, height: 480), scale: 1)
    ).solve(itemCounts: [4])
    #expect(try solution.sections[0].cellFrames.map(\.origin.y) == [0, 0, 10, 10])
    #expect(try solution.sections[0].cellFrames.map(\.size.width) == [2, 2, 2, 2])
  }

  @Test func sectionsOfOneLayoutAreSolvedOnce() throws {
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row,
      content: .repeatingSubitem(item(.absolute(0.001)), count: 50_000))
    let whole = Array(repeating: 50_000, count: 2_000)
    #expect(try solver(group).solve(itemCounts: whole).contentSize.height == 20_000)
  }

  // MARK: Answers

  @Test func answersBeyondTheLimitAreRefused() throws {
    let solution = try rows(of: 1).solve(itemCounts: [20_000])
    let all = LayoutRect(origin: .zero, size: solution.contentSize)
    #expect(try solution.elements(in: all).count == 20_000)
    // Every row is a group that is looked at, and a cell.
    #expect(try solution.elements(in: all, limit: 40_000).count == 20_000)
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.elements(in: all, limit: 39_999)
    }
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.elementsOnScreen(limit: 480)
    }
    #expect(try solution.elementsOnScreen().count == 480)
  }

  @Test(arguments: [1e-9, 1e-300])
  func rowsWithoutAVisibleHeightEndQuickly(_ height: Double) throws {
    let solution = try rows(of: height).solve(itemCounts: [.max])
    #expect(throws: LayoutError.limitExceeded(.elements)) { try solution.elementsOnScreen() }
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.visibleItemsInvalidation(inSection: 0)
    }
    #expect(throws: LayoutError.limitExceeded(.elements)) { try solution.sections[0].cellFrames }
  }

  @Test func rowsThatGoBackwardsAreFound() throws {
    // Each row begins two points before the one in front of it.
    var description = rows(of: 10).description
    guard case .same(var section) = description.sections else { return }
    section.interGroupSpacing = -12
    section.contentInsets.top = 100
    description.sections = .same(section)
    let solution = try LayoutSolver(description: description, container: screen)
      .solve(itemCounts: [40])
    #expect(solution.frame(item: 39, section: 0)?.origin.y == 22)
    let found = try solution.elements(in: LayoutRect(x: 0, y: 26, width: 320, height: 4))
    let expected = solution.elements(inSection: 0).filter {
      $0.frame.intersects(LayoutRect(x: 0, y: 26, width: 320, height: 4))
    }
    #expect(found.map(\.indexPath) == expected.map(\.indexPath))
    #expect(found.count == 4)
    for y in stride(from: 0, to: solution.contentSize.height, by: 1) {
      let rect = LayoutRect(x: 0, y: y, width: 320, height: 1)
      let found = try solution.elements(in: rect)
      let expected = solution.elements(inSection: 0).filter { $0.frame.intersects(rect) }
      #expect(found.map(\.indexPath) == expected.map(\.indexPath), "\(rect)")
    }
  }

  /// What lies outside of a rect is not looked at, so it does not count.
  @Test func rowsThatGoBackwardsAreFoundAmongMany() throws {
    var section = LayoutSection(
      group: LayoutGroup(
        axis: .horizontal, layoutSize: row,
        content: .subitems([.item(LayoutItem(layoutSize: row))])),
      interGroupSpacing: -12)
    section.contentInsets.top = 1_000_000
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section), container: screen
    ).solve(itemCounts: [400_000])
    let rect = LayoutRect(x: 0, y: 200_002, width: 320, height: 8)
    let found = try solution.elements(in: rect, limit: 40)
    #expect(found.map(\.indexPath.item) == Array(399_996...399_999))
  }

  @Test func elementsOfASectionTakeNoMemory() throws {
    let badge = LayoutSupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .absolute(4), heightDimension: .absolute(4)),
      elementKind: "badge", containerAnchor: LayoutAnchor(edges: [.top]))
    let cell = LayoutItem(layoutSize: row, supplementaryItems: [badge])
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row, content: .subitems([.item(cell)]),
      supplementaryItems: [badge])
    let huge = try solver(group).solve(itemCounts: [.max])
    let elements = huge.elements(inSection: 0)
    #expect(elements.count == .max)
    #expect(elements[.max - 1].indexPath.item == .max - 1)
    #expect(elements.first?.category == .cell)
    let last = huge.element(
      .supplementary, kind: "badge", at: ItemIndexPath(item: .max - 1, section: 0))
    #expect(last?.indexPath.item == .max - 1)
    let few = try solver(group).solve(itemCounts: [3]).elements(inSection: 0)
    #expect(few.count == 9)
    #expect(few.indices.map { few[$0] } == Array(few))
    #expect(few[3...].map(\.indexPath.item) == [0, 1, 2, 3, 4, 5])
  }
}
