import CompositionalLayout
import Testing

/// Numbers that no layout should have end with an answer or an error.
@Suite struct HostileLayoutTests {
  private let screen = LayoutContainer(size: LayoutExtent(width: 320, height: 480))

  private func rows(of height: LayoutDimension) throws -> LayoutSolver {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = try LayoutGroup.horizontal(layoutSize: row) { LayoutItem(layoutSize: row) }
    return LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)), container: screen)
  }

  @Test func countsAreTakenAsTheyAreOrRefused() throws {
    let item = LayoutSubitem.item(
      LayoutItem(
        layoutSize: LayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))))
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    for (count, isTaken) in [(20_000, true), (100_000, true), (100_001, false), (.max, false)] {
      let group = try LayoutGroup.horizontal(
        layoutSize: row, repeatingSubitem: item, count: count)
      let solver = LayoutSolver(
        description: LayoutDescription(section: LayoutSection(group: group)), container: screen)
      if isTaken {
        #expect(try solver.solve(itemCounts: [count + 1]).contentSize.height == 20)
      } else {
        #expect(throws: LayoutError.limitExceeded(.itemsInGroup)) {
          try solver.solve(itemCounts: [1])
        }
      }
    }
  }

  @Test func endlessRowsAreRefused() throws {
    let solution = try rows(of: .absolute(1e-9)).solve(itemCounts: [.max])
    let error = LayoutError.limitExceeded(.elements)
    #expect(throws: error) {
      try solution.elements(in: LayoutRect(origin: .zero, size: screen.size))
    }
    #expect(throws: error) { try solution.elementsOnScreen() }
    let estimated = try rows(of: .estimated(1e-9)).solve(itemCounts: [.max])
    #expect(throws: error) { try estimated.selfSized { $0.frame.size } }
    #expect(solution.elements(inSection: 0).count == .max)
    #expect(solution.elements(inSection: .min).isEmpty)
  }

  @Test func tensOfThousandsOfViewsSizeThemselves() throws {
    let solution = try rows(of: .estimated(0.02)).solve(itemCounts: [50_000])
    var asked = 0
    let sized = try solution.selfSized { element in
      asked += 1
      return LayoutExtent(width: element.frame.size.width, height: 0.02)
    }
    #expect(asked == 24_000)
    #expect(sized.measurements.sizes.count == 24_000)
  }

  @Test func itemsNeedALayout() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let list = LayoutSection(
      group: try .vertical(layoutSize: row) { LayoutItem(layoutSize: row) })
    let solver = LayoutSolver(
      description: LayoutDescription(sections: .each([list, nil])), container: screen)
    var solution = try solver.solve(itemCounts: [2, 0])
    #expect(throws: LayoutError.missingSection(index: 1, itemCount: 1)) {
      try solution.insertItems(1, at: 0, inSection: 1)
    }
    #expect(throws: LayoutError.missingSection(index: 1, itemCount: 1)) {
      try solution.moveItem(
        at: ItemIndexPath(item: 0, section: 0), to: ItemIndexPath(item: 0, section: 1))
    }
    #expect(solution.sections.map(\.itemCount) == [2, 0])
  }

  @Test func offsetsThatAreNoNumbersAreNotKept() throws {
    let solution = try rows(of: .estimated(44)).solve(itemCounts: [100])
    let nowhere = LayoutPoint(x: .nan, y: .nan)
    let sized = try solution.selfSized(contentOffset: nowhere, keepsPlaces: true) { _ in nil }
    #expect(sized.container.contentOffset == .zero)
    #expect(solution.contentOffset(nowhere, keepingPlacesOf: sized) == .zero)
  }

  @Test func groupsMayNotNestForever() {
    let whole = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    var subitem = LayoutSubitem.item(LayoutItem(layoutSize: whole))
    for _ in 0..<9_000 {
      subitem = .group(
        LayoutGroup(axis: .vertical, layoutSize: whole, content: .subitems([subitem])))
    }
    guard case .group(let group) = subitem else { return }
    let section = LayoutSection(group: group)
    #expect(throws: LayoutError.limitExceeded(.groupDepth)) { try section.validate() }
  }
}
