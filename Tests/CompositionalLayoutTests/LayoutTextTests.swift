import CompositionalLayout
import Foundation
import Testing

/// What values print, how they are listed, and what of them can be stored.
@Suite struct LayoutTextTests {
  private let half = LayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20))

  private func solution() throws -> LayoutSolution {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    var section = LayoutSection(
      group: try .horizontal(layoutSize: row) { LayoutItem(layoutSize: half) })
    section.boundarySupplementaryItems = [
      LayoutBoundaryItem(layoutSize: row, elementKind: "header", alignment: .top)
    ]
    return try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [5])
  }

  @Test func descriptionsOfPartsAreShort() throws {
    #expect("\(half)" == "fractionalWidth(0.5) x absolute(20)")
    #expect("\(LayoutDimension.uniformAcrossSiblings(estimate: 4))" == "uniformAcrossSiblings(4)")
    #expect("\(LayoutSpacing.fixed(4)) \(LayoutSpacing.flexible(0.5))" == "fixed(4) flexible(0.5)")
    let edges = LayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: .flexible(2))
    #expect("\(edges)" == "leading fixed(1), bottom flexible(2)")
    let none = LayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
    #expect("\(none)" == "no gaps")
    #expect("\(LayoutAnchor(edges: [.top, .leading]))" == "top leading")
    let points = LayoutAnchor(edges: [], offset: .absolute(LayoutPoint(x: 1, y: 2)))
    #expect("\(points)" == "center + {1, 2}")
    let shares = LayoutAnchor(edges: [.bottom], offset: .fractional(LayoutPoint(x: 0.5, y: 0)))
    #expect("\(shares)" == "bottom + {0.5, 0} of its size")
    let item = LayoutItem(layoutSize: half)
    #expect("\(LayoutSubitem.item(item))" == "item fractionalWidth(0.5) x absolute(20)")
    let contents: [(LayoutGroup.Content, String)] = [
      (.subitems([.item(item)]), "horizontal group \(half) of 1 subitem"),
      (.subitemCount(.item(item), count: 2), "horizontal group \(half) of 2 shares"),
      (.repeatingSubitem(.item(item), count: 3), "horizontal group \(half) of 3 repetitions"),
      (.custom([LayoutCustomItem(frame: .zero)]), "custom group \(half) of 1 frame"),
    ]
    for (content, text) in contents {
      let group = LayoutGroup(axis: .horizontal, layoutSize: half, content: content)
      #expect("\(LayoutSubitem.group(group))" == text)
      var section = LayoutSection(group: group)
      #expect("\(section)" == "section of \(text)")
      section.orthogonalScrollingBehavior = .paging
      #expect("\(section)" == "section of \(text), paging")
    }
  }

  @Test func descriptionsOfSolutionsAreShort() throws {
    let solution = try solution()
    #expect("\(solution)" == "1 section in {320, 80}")
    #expect("\(solution.sections[0])" == "section 0 of 5 items in {{0, 0}, {320, 80}}")
    let elements = solution.elements(inSection: 0)
    #expect("\(elements)" == "6 elements")
    #expect("\(elements[1])" == "cell [0, 1] {{160, 20}, {160, 20}}")
    #expect("\(elements[5])" == "supplementary header [0, 0] {{0, 0}, {320, 20}}")
    var banner = elements[5]
    banner.indexPath = ItemIndexPath(item: .max, section: 0)
    #expect("\(banner)" == "supplementary header [0] {{0, 0}, {320, 20}}")
    #expect("\(Measurements())" == "0 sizes measured")
    let derivation = try #require(solution.derivation(ofItem: 3, section: 0))
    #expect("\(derivation.width)" == "width = 0.5 × 320 = 160, down to 160")
    #expect("\(derivation)".hasSuffix("; height = 20"))
    #expect("\(derivation)".hasPrefix("x = "))
  }

  @Test func errorsSayWhatIsRefusedInALine() throws {
    let group = LayoutGroup(axis: .vertical, layoutSize: half, content: .subitems([]))
    let errors: [(LayoutError, String)] = [
      (.invalidDimension(.absolute(.nan)), "absolute(nan) is not finite"),
      (.emptyGroup, "a group holds nothing"),
      (.repeatCountBelowOne(axis: .vertical, count: 0), "a vertical group is to hold 0 subitems"),
      (.missingSection(index: 2, itemCount: 1), "section 2 of 1 item has no layout"),
      (.duplicateElementKinds(["a", "b"], section: 1), "section 1 has more than one a, b"),
      (.notFinite(property: "size"), "size is not finite, or too large"),
      (.limitExceeded(.groupDepth), "there are too many groups inside each other"),
      (
        .pinnedFrameOutside(frame: .zero, visible: .zero),
        "{{0, 0}, {0, 0}} is pinned outside {{0, 0}, {0, 0}}"
      ),
    ]
    for (error, text) in errors { #expect("\(error)" == text) }
    var section = LayoutSection(group: group)
    section.group.content = .subitems([.item(LayoutItem(layoutSize: half))])
    section.contentInsets.leading = 400
    let solver = LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    let refused = #expect(throws: LayoutError.self) { try solver.solve(itemCounts: [1]) }
    #expect(
      refused?.description == "section 0 has no room: {320, 480} less insets {0, 400, 0, 0}")
    for limit in LayoutLimit.allCases { #expect(!limit.description.isEmpty && limit.value > 0) }
  }

  @Test func noteSaysThatNothingFits() throws {
    let wide = LayoutSize(widthDimension: .absolute(400), heightDimension: .absolute(20))
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = try LayoutGroup.horizontal(layoutSize: row) { LayoutItem(layoutSize: wide) }
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [1])
    #expect(
      solution.notes.map(\.description) == [
        "section 0 shows no items: none fits into {320, 20} of its horizontal group "
          + "fractionalWidth(1) x absolute(20) of 1 subitem"
      ])
  }

  // MARK: Listing

  @Test(arguments: [false, true])
  func layoutsAreListedAsTheyAreMade(_ isWide: Bool) throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let item = LayoutItem(layoutSize: half)
    let listed = try LayoutDescription {
      try LayoutSection(
        group: .horizontal(layoutSize: row, interItemSpacing: .fixed(4)) {
          item
          try LayoutGroup.vertical(layoutSize: half, interItemSpacing: .flexible(1)) {
            for _ in 0..<2 { item }
            LayoutSubitem.item(item)
          }
          if isWide { item } else { [LayoutSubitem.item(item), .item(item)] }
          if isWide { item }
        })
      if isWide { try LayoutSection(group: .horizontal(layoutSize: row) { item }) }
    }
    let column = LayoutGroup(
      axis: .vertical, layoutSize: half,
      content: .subitems([.item(item), .item(item), .item(item)]), interItemSpacing: .flexible(1))
    let group = LayoutGroup(
      axis: .horizontal, layoutSize: row,
      content: .subitems([.item(item), .group(column), .item(item), .item(item)]),
      interItemSpacing: .fixed(4))
    var sections: [LayoutSection?] = [LayoutSection(group: group)]
    if isWide {
      let plain = LayoutGroup(axis: .horizontal, layoutSize: row, content: .subitems([.item(item)]))
      sections.append(LayoutSection(group: plain))
    }
    #expect(listed == LayoutDescription(sections: .each(sections)))
    #expect(throws: LayoutError.emptyGroup) { try LayoutGroup.vertical(layoutSize: row) {} }
  }

  // MARK: Storing

  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func resultsSurviveStoring() throws {
    let elements = Array(try solution().elements(inSection: 0))
    #expect(try stored(elements) == elements)
    let path = ItemIndexPath(item: 3, section: 1)
    #expect(try stored(path) == path)
    var measurements = Measurements()
    measurements[.cell(section: 1, item: 2)] = LayoutExtent(width: 3, height: 4)
    measurements[.boundaryItem(kind: "header", section: .max)] = LayoutExtent(width: 5, height: 6)
    #expect(try stored(measurements) == measurements)
    for limit in LayoutLimit.allCases { #expect(try stored([limit]) == [limit]) }
  }

  @Test func cellsOfASectionStandBelowItsHeader() throws {
    let section = try solution().sections[0].section
    let two = try LayoutSolver(
      description: LayoutDescription(section: section),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [5, 1])
    #expect(two.sections.map(\.frame.origin.y) == [0, 80])
    #expect(two.sections.map(\.cellsFrame.origin.y) == [20, 100])
    #expect(two.sections.map(\.cellsFrame.size.height) == [60, 20])
    #expect(two.sections.map(\.length) == [80, 40])
    #expect(two.sections.map(\.cellCount) == [5, 1])
  }

  @Test func oneElementIsFoundByItsPath() throws {
    let solution = try solution()
    for element in solution.elements(inSection: 0) {
      let found = solution.element(element.category, kind: element.kind, at: element.indexPath)
      #expect(found == element)
    }
    #expect(solution.frame(at: ItemIndexPath(item: 5, section: 0)) == nil)
    let footer = ItemIndexPath(item: 0, section: 0)
    #expect(solution.element(.supplementary, kind: "footer", at: footer) == nil)
    #expect(solution.element(.supplementary, kind: "header", at: footer)?.frame.size.width == 320)
  }

  @Test func viewsAreFoundByTheirKindAndPath() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let badges = ["first", "second"].map {
      LayoutSupplementaryItem(
        layoutSize: half, elementKind: $0, containerAnchor: LayoutAnchor(edges: [.top]))
    }
    let group = try LayoutGroup.horizontal(layoutSize: row) {
      LayoutItem(layoutSize: half, supplementaryItems: badges)
    }
    let backgrounds = ["low", "high"].map { LayoutDecorationItem(elementKind: $0) }
    let headers = ["title", "banner"].map {
      LayoutBoundaryItem(layoutSize: row, elementKind: $0, alignment: .top)
    }
    let solution = try LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, decorationItems: backgrounds),
        configuration: LayoutConfiguration(boundarySupplementaryItems: headers)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [3, 4])
    let all = solution.layoutElements + [0, 1].flatMap { solution.elements(inSection: $0) }
    #expect(all.count == 2 + 3 * 3 + 2 + 4 * 3 + 2)
    for element in all {
      let found = solution.element(element.category, kind: element.kind, at: element.indexPath)
      #expect(found == element)
    }
    let path = ItemIndexPath(item: 4, section: 1)
    #expect(solution.element(.supplementary, kind: "first", at: path) == nil)
    #expect(solution.element(.supplementary, kind: "third", at: path) == nil)
    #expect(solution.element(.supplementary, at: path) == nil)
    #expect(solution.element(.decoration, kind: "low", at: path) == nil)
    let background = ItemIndexPath(item: 0, section: 1)
    #expect(solution.element(.decoration, kind: "low", at: background) != nil)
    #expect(solution.element(.decoration, kind: "high", at: background) == nil)
  }
}
