import CompositionalLayout
import Testing

/// What is on screen, in which order, and what of it a section's handler is told.
@Suite struct ElementsOnScreenTests {
  private let container = LayoutContainer(size: LayoutExtent(width: 100, height: 200))

  private func size(_ width: LayoutDimension, _ height: Double) -> LayoutSize {
    LayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  private func bar(_ kind: String, alignment: RectAlignment = .top) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      layoutSize: size(.fractionalWidth(1), 20), elementKind: kind, alignment: alignment)
  }

  /// A row of cards with badges, a title and a background, that scrolls across the layout.
  private func cards() throws -> LayoutSection {
    let badge = LayoutSupplementaryItem(
      layoutSize: size(.absolute(4), 4), elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    let card = LayoutItem(layoutSize: size(.absolute(60), 30), supplementaryItems: [badge])
    return LayoutSection(
      group: try .horizontal(layoutSize: size(.absolute(60), 30), subitems: [.item(card)]),
      orthogonalScrollingBehavior: .continuous, boundarySupplementaryItems: [bar("title")],
      decorationItems: [LayoutDecorationItem(elementKind: "background")])
  }

  private func name(_ element: LayoutElement) -> String {
    let item = element.indexPath.item
    return "\(element.kind ?? "cell") \(item == .max ? "of all" : "\(item)")"
  }

  /// What is tied to cells goes with them; titles, backgrounds and what the layout has stay.
  @Test func aRowScrollsItsCellsAndTheirBadgesAlone() throws {
    let solution = try LayoutSolver(
      description: LayoutDescription(
        section: try cards(),
        configuration: LayoutConfiguration(boundarySupplementaryItems: [bar("banner")])),
      container: container
    ).solve(itemCounts: [4])
    for (offset, names, places) in [
      (
        0.0,
        ["cell 0", "cell 1", "badge 0", "title 0", "badge 1", "banner of all", "background 0"],
        [0.0, 60, 0, 0, 60, 0, 0]
      ),
      (
        70,
        ["cell 1", "cell 2", "title 0", "badge 2", "banner of all", "background 0"],
        [-10, 50, 0, 50, 0, 0]
      ),
    ] as [(Double, [String], [Double])] {
      let shown = try solution.elementsOnScreen(orthogonalOffsets: [0: offset])
      #expect(shown.map(name) == names)
      #expect(shown.map(\.frame.origin.x) == places)
    }
  }

  /// A layout without sections shows the items that it has itself.
  @Test func theLayoutsOwnItemsNeedNoSection() throws {
    let solution = try LayoutSolver(
      description: LayoutDescription(
        configuration: LayoutConfiguration(boundarySupplementaryItems: [bar("banner")]),
        sections: .each([])), container: container
    ).solve(itemCounts: [])
    #expect(try solution.elementsOnScreen().map(name) == ["banner of all"])
  }

  /// Views with one index path stand in the order of their kinds, however the layout names them.
  @Test(arguments: [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]])
  func viewsOfOnePathAreInTheOrderOfTheirKinds(_ kinds: [String]) throws {
    let row = size(.fractionalWidth(1), 20)
    let section = LayoutSection(
      group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
      boundarySupplementaryItems: zip(kinds, [RectAlignment.top, .bottom, .leading]).map {
        bar($0, alignment: $1)
      })
    let solution = try LayoutSolver(
      description: LayoutDescription(section: section), container: container
    ).solve(itemCounts: [1])
    #expect(try solution.elementsOnScreen().compactMap(\.kind) == ["a", "b", "c"])
  }

  /// Seven groups lie on screen or at its edges once the row has scrolled, each with a cell.
  @Test func groupsOfAScrolledRowCountAgainstTheLimit() throws {
    let card = LayoutSize(widthDimension: .estimated(20), heightDimension: .absolute(30))
    let section = LayoutSection(
      group: try .horizontal(layoutSize: card, subitems: [.item(LayoutItem(layoutSize: card))]),
      orthogonalScrollingBehavior: .continuous)
    var solution = try LayoutSolver(
      description: LayoutDescription(section: section), container: container
    ).solve(itemCounts: [20])
    solution.measure(.cell(section: 0, item: 0), LayoutExtent(width: 100, height: 30))
    // Unscrolled two are looked at and one is found, which counts for the answer too.
    let shown = try solution.elementsOnScreen(orthogonalOffsets: [0: 100], limit: 14)
    #expect(shown.map(\.indexPath.item) == [1, 2, 3, 4, 5])
    #expect(throws: LayoutError.limitExceeded(.elements)) {
      try solution.elementsOnScreen(orthogonalOffsets: [0: 100], limit: 13)
    }
  }

  // MARK: Handlers

  /// All that is the section's, in its own order; nothing of others or of the layout.
  @Test func theHandlerIsToldOfViewsAndBackgroundsToo() throws {
    let section = try cards()
    let solution = try LayoutSolver(
      description: LayoutDescription(
        configuration: LayoutConfiguration(boundarySupplementaryItems: [bar("banner")]),
        sections: .each([section, section])),
      container: container
    ).solve(itemCounts: [2, 1])
    for (index, names) in [
      (0, ["cell 0", "cell 1", "badge 0", "title 0", "badge 1", "background 0"]),
      (1, ["cell 0", "badge 0", "title 0", "background 0"]),
    ] {
      let told = try #require(try solution.visibleItemsInvalidation(inSection: index))
      #expect(told.items.map(name) == names)
      #expect(told.items.allSatisfy { $0.indexPath.section == index })
    }
  }
}
