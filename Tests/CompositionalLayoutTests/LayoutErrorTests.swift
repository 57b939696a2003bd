import CompositionalLayout
import Foundation
import TestSupport
import Testing

@Suite struct LayoutErrorTests {
  private let whole = LayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  private func expected(_ id: String, _ key: String) throws -> String {
    let recorded = try #require(RecordedCase.all.first { $0.id == id })
    guard case .string(let text)? = recorded.expected[key] else {
      throw CocoaError(.keyValueValidation)
    }
    return text
  }

  private func solve(
    _ id: String, itemCounts: [Int]
  ) throws -> Result<LayoutSolution, LayoutError> {
    let recorded = try #require(RecordedCase.all.first { $0.id == id })
    let document = try JSONDecoder().decode(LayoutDocument.self, from: recorded.document)
    let solver = LayoutSolver(
      description: document.layout, container: try #require(document.container))
    do {
      return .success(try solver.solve(itemCounts: itemCounts))
    } catch {
      return .failure(error)
    }
  }

  @Test func insetsThatLeaveNoRoomRaise() throws {
    guard case .failure(let error) = try solve("error-no-room", itemCounts: [1]) else {
      Issue.record("A section without room was solved.")
      return
    }
    #expect(error.uikitReason == (try expected("error-no-room", "errorText")))
  }

  @Test func groupThatCannotFitAnItemIsNotedAndEmpty() throws {
    // The recorded layout's own first subitem fits by our rules; one that is too wide does not.
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .absolute(1013), heightDimension: .fractionalHeight(1)))
    let group = try LayoutGroup.horizontal(layoutSize: whole, subitems: [.item(item)])
    let solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group),
        configuration: LayoutConfiguration(contentInsetsReference: .layoutMargins)),
      container: LayoutContainer(
        size: LayoutExtent(width: 1040, height: 719.5),
        layoutMargins: DirectionalEdgeInsets(top: 0, leading: 14, bottom: 0, trailing: 14)))
    let solution = try solver.solve(itemCounts: [3])
    #expect(solution.contentSize == LayoutExtent(width: 1040, height: 0))
    #expect(solution.frame(item: 0, section: 0) == nil)
    // The recording's collection view stood 114 points down; a container has no place.
    let recorded = try expected("error-cannot-fit-single", "errorText")
      .replacingOccurrences(of: "{{0, 114}", with: "{{0, 0}")
    #expect(solution.notes.map(\.uikitReason) == [recorded])
  }

  @Test func missingSectionRaisesOnlyForItems() throws {
    let solver = LayoutSolver(
      description: LayoutDescription(sections: .each([nil])),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    #expect(throws: LayoutError.missingSection(index: 0, itemCount: 1)) {
      try solver.solve(itemCounts: [1])
    }
    #expect(
      LayoutError.missingSection(index: 0, itemCount: 1).uikitReason
        == (try expected("error-invalid-section", "errorText")))
    #expect(try solver.solve(itemCounts: [0]).contentSize == LayoutExtent(width: 320, height: 0))
  }

  @Test func elementKindsAreUniqueInASection() throws {
    let header = LayoutBoundaryItem(layoutSize: whole, elementKind: "h", alignment: .top)
    let group = try LayoutGroup.horizontal(
      layoutSize: whole, subitems: [.item(LayoutItem(layoutSize: whole))])
    let solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(group: group, boundarySupplementaryItems: [header, header])),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    let error = LayoutError.duplicateElementKinds(["h"], section: 0)
    #expect(throws: error) { try solver.solve(itemCounts: [1]) }
    let recorded = try expected("error-duplicate-kind", "errorText")
    #expect(error.uikitReason.hasPrefix(recorded.replacingOccurrences(of: "(...)", with: "")))
  }

  @Test func constructorsRefuseAsUIKitDoes() throws {
    let id = "error-group-empty"
    let item = LayoutSubitem.item(LayoutItem(layoutSize: whole))
    let nan = LayoutError.invalidDimension(.fractionalWidth(.nan))
    #expect(nan.uikitReason == (try expected(id, "fractional width nan")))
    let infinite = LayoutError.invalidDimension(.absolute(.infinity))
    #expect(infinite.uikitReason == (try expected(id, "absolute inf")))
    #expect(throws: infinite) { try LayoutDimension.absolute(.infinity).validate() }
    #expect(throws: LayoutError.emptyGroup) {
      try LayoutGroup.vertical(layoutSize: whole, subitems: [])
    }
    #expect(
      LayoutError.emptyGroup.uikitReason
        == (try expected(id, "group without subitems / custom without provider")))
    let zero = LayoutError.repeatCountBelowOne(axis: .horizontal, count: 0)
    #expect(throws: zero) {
      try LayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 0)
    }
    #expect(zero.uikitReason == (try expected(id, "repeating horizontal count<1")))
  }

  @Test func spacingsThatNobodyCanReckonWithAreRefused() throws {
    for edge in [LayoutSpacing.fixed(.infinity), .flexible(.nan), .fixed(1e12)] {
      for place in 0..<4 {
        var edges = [LayoutSpacing?](repeating: nil, count: 4)
        edges[place] = edge
        let item = LayoutItem(
          layoutSize: whole,
          edgeSpacing: LayoutEdgeSpacing(
            leading: edges[0], top: edges[1], trailing: edges[2], bottom: edges[3]))
        #expect(throws: LayoutError.notFinite(property: "edgeSpacing")) {
          try LayoutGroup.vertical(layoutSize: whole, subitems: [.item(item)])
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e12])
  func badgesThatNobodyCanReckonWithAreRefused(_ number: Double) throws {
    func badge(
      _ anchor: LayoutAnchor, own: LayoutAnchor? = nil, insets: DirectionalEdgeInsets = .zero
    ) -> LayoutSupplementaryItem {
      LayoutSupplementaryItem(
        layoutSize: whole, elementKind: "badge", containerAnchor: anchor, itemAnchor: own,
        contentInsets: insets)
    }
    let corner = LayoutAnchor(edges: [.top])
    let points = LayoutAnchor(edges: [.top], offset: .absolute(LayoutPoint(x: 0, y: number)))
    let shares = LayoutAnchor(edges: [.top], offset: .fractional(LayoutPoint(x: number, y: 0)))
    let insets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: number, trailing: 0)
    for (badge, property) in [
      (badge(points), "absoluteOffset"), (badge(shares), "fractionalOffset"),
      (badge(corner, own: points), "absoluteOffset"),
      (badge(corner, own: shares), "fractionalOffset"),
      (badge(corner, insets: insets), "contentInsets"),
    ] {
      let item = LayoutItem(layoutSize: whole, supplementaryItems: [badge])
      #expect(throws: LayoutError.notFinite(property: property)) {
        try LayoutGroup.vertical(layoutSize: whole, subitems: [.item(item)])
      }
      var group = try LayoutGroup.vertical(
        layoutSize: whole, subitems: [.item(LayoutItem(layoutSize: whole))])
      group.supplementaryItems = [badge]
      #expect(throws: LayoutError.notFinite(property: property)) { try group.validate() }
    }
  }

  /// Each group 10¹¹ times as wide, or as high, as the one around it.
  @Test(arguments: LayoutAxis.allCases)
  func framesThatNoNumberHoldsAreRefused(_ axis: LayoutAxis) throws {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(axis == .horizontal ? 1e11 : 1),
      heightDimension: .fractionalHeight(axis == .vertical ? 1e11 : 1))
    var subitem = LayoutSubitem.item(LayoutItem(layoutSize: size))
    for _ in 0..<30 {
      subitem = .group(
        LayoutGroup(
          axis: axis.cross, layoutSize: size, content: .subitemCount(subitem, count: 1)))
    }
    let group = LayoutGroup(
      axis: axis.cross, layoutSize: whole, content: .subitemCount(subitem, count: 1))
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    #expect(throws: LayoutError.notFinite(property: "contentSize")) {
      try solver.solve(itemCounts: [1])
    }
  }

  /// The cell's width is a number yet, 10¹¹ times as much is none.
  @Test(arguments: [(1e9, true), (1e11, false)])
  func badgesThatNoNumberHoldsAreRefused(_ width: Double, _ isAccepted: Bool) throws {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1e11), heightDimension: .fractionalHeight(1))
    let badge = LayoutSupplementaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(4)),
      elementKind: "badge", containerAnchor: LayoutAnchor(edges: [.top, .leading]))
    var subitem = LayoutSubitem.item(LayoutItem(layoutSize: size, supplementaryItems: [badge]))
    for _ in 0..<26 {
      subitem = .group(
        LayoutGroup(
          axis: .vertical, layoutSize: size, content: .subitemCount(subitem, count: 1)))
    }
    let solver = LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: LayoutGroup(
            axis: .vertical, layoutSize: whole, content: .subitemCount(subitem, count: 1)))),
      container: LayoutContainer(size: LayoutExtent(width: 10, height: 480)))
    if isAccepted {
      let cell = try solver.solve(itemCounts: [1]).cell(item: 0, section: 0)
      #expect(cell?.frame.size.width.isFinite == true)
    } else {
      #expect(throws: LayoutError.notFinite(property: "contentSize")) {
        try solver.solve(itemCounts: [1])
      }
    }
  }

  @Test func aDescriptionIsCheckedWheneverItComes() throws {
    let group = try LayoutGroup.vertical(
      layoutSize: whole, subitems: [.item(LayoutItem(layoutSize: whole))])
    var solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    let solution = try solver.solve(itemCounts: [1])
    var nothing = group
    nothing.content = .subitems([])
    solver.description = LayoutDescription(section: LayoutSection(group: nothing))
    #expect(throws: LayoutError.emptyGroup) { try solver.solve(itemCounts: [1]) }
    #expect(throws: LayoutError.emptyGroup) { try solver.solve(updating: solution) }
  }

  @Test func aContainerIsCheckedWheneverItComes() throws {
    let group = try LayoutGroup.vertical(
      layoutSize: whole, subitems: [.item(LayoutItem(layoutSize: whole))])
    let container = LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    var solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)), container: container)
    let solution = try solver.solve(itemCounts: [1])
    var endless = container
    endless.safeAreaInsets.top = .infinity
    for container in [endless, LayoutContainer(size: LayoutExtent(width: 320, height: .nan))] {
      solver.container = container
      let first = #expect(throws: LayoutError.self) { try solver.solve(itemCounts: [1]) }
      let again = #expect(throws: LayoutError.self) { try solver.solve(updating: solution) }
      #expect(first == again)
    }
  }

  /// An estimate counts as long as one cell has it.
  @Test func theContentIsAsWideAsWhatWasMeasured() throws {
    let size = LayoutSize(widthDimension: .estimated(500), heightDimension: .absolute(10))
    let group = try LayoutGroup.vertical(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    var solution = try solver.solve(itemCounts: [2])
    solution.measure(.cell(section: 0, item: 0), LayoutExtent(width: 400, height: 10))
    #expect(solution.contentSize.width == 500)
    solution.measure(.cell(section: 0, item: 1), LayoutExtent(width: 100, height: 10))
    #expect(solution.contentSize.width == 400)
  }

  /// What no group is in has no width.
  @Test func emptySectionsDoNotWidenTheContent() throws {
    let size = LayoutSize(widthDimension: .absolute(500), heightDimension: .absolute(10))
    let group = try LayoutGroup.vertical(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    let solver = LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480)))
    #expect(try solver.solve(itemCounts: [0]).contentSize.width == 320)
    #expect(try solver.solve(itemCounts: [1]).contentSize.width == 500)
  }

  /// The setup of the one report: a leading item without a width, the layout scrolling sideways.
  @Test func aPinnedItemWithoutAnAreaIsRefusedOnceItMoves() throws {
    func solution(width: Double) throws -> LayoutSolution {
      let page = LayoutSize(widthDimension: .absolute(300), heightDimension: .fractionalHeight(1))
      var section = LayoutSection(
        group: try .horizontal(layoutSize: page, subitems: [.item(LayoutItem(layoutSize: page))]))
      var item = LayoutBoundaryItem(
        layoutSize: LayoutSize(
          widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)),
        elementKind: "lead", alignment: .leading)
      item.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [item]
      let description = LayoutDescription(
        section: section, configuration: LayoutConfiguration(scrollDirection: .horizontal))
      return try LayoutSolver(
        description: description,
        container: LayoutContainer(size: LayoutExtent(width: 375, height: 627))
      ).solve(itemCounts: [4])
    }
    let flat = try solution(width: 0)
    #expect(throws: Never.self) { try flat.elementsOnScreen(contentOffset: .zero) }
    let error = #expect(throws: LayoutError.self) {
      try flat.elementsOnScreen(contentOffset: LayoutPoint(x: 377, y: 0))
    }
    #expect(
      error?.uikitReason
        == "Frame {{377, 0}, {0, 627}} does not intersect {{377, 0}, {0, 627}}")
    #expect(throws: Never.self) {
      try solution(width: 1).elementsOnScreen(contentOffset: LayoutPoint(x: 377, y: 0))
    }
  }

  /// Only what is pinned, lies flat and has left its place is refused, and only where it is asked
  /// about.
  @Test(arguments: [(0.0, true), (1, false)])
  func aPinnedBarWithoutAHeightIsRefusedOnceItMoves(_ height: Double, _ isRefused: Bool) throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let bar = LayoutBoundaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: "bar", alignment: .top, pinToVisibleBounds: true)
    let solution = try LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))]),
          boundarySupplementaryItems: [bar])),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [10])
    #expect(throws: Never.self) { try solution.elementsOnScreen(contentOffset: .zero) }
    let moved = Result { () throws(LayoutError) in
      try solution.elementsOnScreen(contentOffset: LayoutPoint(x: 0, y: 150))
    }
    let place = LayoutRect(x: 0, y: 150, width: 320, height: height)
    switch moved {
    case .success: #expect(!isRefused)
    case .failure(let error):
      #expect(isRefused && error == .pinnedFrameOutside(frame: place, visible: place))
    }
  }

  @Test func pinnedFrameTextIsUIKits() throws {
    let frame = LayoutRect(x: 377, y: 0, width: 0, height: 627)
    #expect(
      LayoutError.pinnedFrameOutside(frame: frame, visible: frame).uikitReason
        == (try expected("error-pinned-zero-width", "errorText")))
  }
}
