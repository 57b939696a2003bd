import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// What holds for every layout of a kind.
@Suite struct LayoutPropertyTests {
  /// A group of fixed size whose items have no edges that flex, inset or overflow.
  private func fixedGroup(_ random: inout RandomLayouts) -> LayoutGroup {
    let axis = random.pick(LayoutAxis.allCases)
    let items = (0..<random.int(1...4)).map { _ in
      var size = LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      size[axis] =
        random.chance(60)
        ? .fractional(random.pick([0.5, 0.25, 1.0 / 3, 0.3, 0.17]), of: axis)
        : .absolute(random.length(10...100))
      return LayoutSubitem.item(LayoutItem(layoutSize: size))
    }
    return LayoutGroup(
      axis: axis,
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(Double(random.int(50...150)))),
      content: .subitems(items), interItemSpacing: random.chance(60) ? random.spacing() : nil)
  }

  @Test func itemsOfAFixedGroupLieOnPixelsSideBySide() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      var container = random.container()
      container.scale = random.pick([1, 2, 3])
      let solver = LayoutSolver(
        description: LayoutDescription(section: LayoutSection(group: fixedGroup(&random))),
        container: container)
      let frames = try solver.solve(itemCounts: [25]).sections[0].elements.map(\.frame)
      for (index, frame) in frames.enumerated() {
        for place in [frame.origin.x, frame.origin.y] {
          let pixels = place * container.scale
          #expect(abs(pixels.rounded() - pixels) < 1e-6, "seed \(seed), item \(index)")
        }
        for other in frames[(index + 1)...] {
          // Rounding to the nearest pixel may move both places by half of one, towards each other
          // where sums of thirds are a hair beside the middle.
          let slack = 1 / container.scale + 1e-9
          let shrunk = LayoutRect(
            x: other.origin.x + slack, y: other.origin.y + slack,
            width: other.size.width - 2 * slack, height: other.size.height - 2 * slack)
          #expect(!frame.intersects(shrunk), "seed \(seed), item \(index)")
        }
      }
    }
  }

  @Test func solvingTwiceIsEqual() throws {
    for seed in 0..<UInt64(randomRounds / 4) {
      var random = RandomLayouts(seed: seed)
      let solver = random.solver()
      let counts = random.itemCounts(solver)
      #expect((try? solver.solve(itemCounts: counts)) == (try? solver.solve(itemCounts: counts)))
    }
  }

  @Test func descriptionsReadAsUIKitPrintsThem() {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.25))
    #expect(size.uikitDescription == "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
    let points = LayoutSize(widthDimension: .absolute(20), heightDimension: .estimated(30))
    #expect(points.uikitDescription == "{.absolute(20), .estimated(30)}")
    #expect(LayoutSpacing.fixed(4).uikitDescription == "<NSCollectionLayoutSpacing: fixed:4>")
    #expect(LayoutSpacing.flexible(5).uikitDescription == "<NSCollectionLayoutSpacing: flexible:5>")
    #expect(
      LayoutAnchor(edges: [.top, .leading]).uikitDescription
        == "<NSCollectionLayoutAnchor: edges=3; offset={0, 0}; anchorPoint={0, 0}>")
    let item = LayoutItem(
      layoutSize: size,
      contentInsets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(item.uikitDescription.contains("identfier="))
    #expect(item.uikitDescription.contains("contentInsets={1, 2, 3, 4}"))
    let custom = LayoutGroup(
      axis: .horizontal, layoutSize: size, content: .custom([LayoutCustomItem(frame: .zero)]))
    #expect(custom.uikitDescription.contains("layoutDirection=.vertical"))
  }

  /// Digits that lie between two of six among them.
  @Test func numbersReadAsCPrintsThem() {
    for exponent in -12...22 {
      for digits in [1.0, 1.5, 1.23456, 1.234565, 2.000005, 9.99999, 9.999994, 9.999995, 9.9999951]
      {
        let length = digits * pow(10, Double(exponent))
        for x in [length, -length] {
          #expect(
            LayoutPoint(x: x, y: 0).description == "{\(String(format: "%g", x)), 0}", "\(x)")
        }
      }
    }
  }

  /// Beyond the powers of ten that a number holds exactly.
  @Test(arguments: [2.5e30, 1.23456e40, 9.9e300, 3e-25, 4.75e-40, 7.25e-300])
  func numbersFarFromOneReadAsCPrintsThem(_ number: Double) {
    for x in [number, -number] {
      #expect(LayoutPoint(x: x, y: 0).description == "{\(String(format: "%g", x)), 0}", "\(x)")
    }
  }

  @Test func subitemsTakeASizeWhateverTheyAre() {
    let size = LayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
    let other = LayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(4))
    let item = LayoutSubitem.item(LayoutItem(layoutSize: size))
    let group = LayoutGroup(axis: .vertical, layoutSize: size, content: .subitems([item]))
    for var subitem in [item, .group(group)] {
      subitem.layoutSize = other
      #expect(subitem.layoutSize == other)
    }
    #expect(!group.isCustom)
    #expect(LayoutGroup(axis: .vertical, layoutSize: size, content: .custom([])).isCustom)
  }

  @Test func insetsAreAddedEdgeByEdge() {
    let sum =
      DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      + DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(sum == DirectionalEdgeInsets(top: 11, leading: 22, bottom: 33, trailing: 44))
  }

  @Test func handlerIsToldWhatIsVisible() throws {
    let recorded = try #require(RecordedCase.all.first { $0.id == "orthogonal-modified" })
    var json = try #require(
      try JSONSerialization.jsonObject(with: recorded.document) as? [String: Any])
    json["script"] = nil
    let document = try JSONDecoder().decode(
      LayoutDocument.self, from: JSONSerialization.data(withJSONObject: json))
    var solver = LayoutSolver(
      description: document.layout, container: try #require(document.container))
    let solution = try solver.solve(itemCounts: [6])
    solver.container.direction = .rightToLeft
    let mirrored = try solver.solve(itemCounts: [6])
    for offset in [0.0, 100, 250] {
      let items = try mirrored.visibleItemsInvalidation(inSection: 0, orthogonalOffset: offset)?
        .items
      #expect(
        items?.allSatisfy { $0.frame == mirrored.frame(item: $0.indexPath.item, section: 0) }
          == true)
      let told = try #require(
        try solution.visibleItemsInvalidation(inSection: 0, orthogonalOffset: offset))
      #expect(told.offset == LayoutPoint(x: offset, y: 0))
      #expect(told.containerSize == solution.container.size)
      #expect(told.note == nil)
      guard case .object(let items)? = recorded.expected["at \(Int(offset))"] else {
        Issue.record("Nothing is recorded at \(offset).")
        continue
      }
      let names = told.items.map { "\($0.indexPath.section).\($0.indexPath.item)" }
      #expect(names == items.keys.sorted())
      #expect(
        told.items.allSatisfy { $0.frame == solution.frame(item: $0.indexPath.item, section: 0) })
    }
  }

  @Test func handlerOfEstimatedItemsIsWarned() throws {
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let solution = try LayoutSolver(
      description: LayoutDescription(
        section: LayoutSection(
          group: try .vertical(layoutSize: row, subitems: [.item(LayoutItem(layoutSize: row))])),
        configuration: LayoutConfiguration(contentInsetsReference: .layoutMargins)),
      container: LayoutContainer(
        size: LayoutExtent(width: 320, height: 480),
        layoutMargins: DirectionalEdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 30))
    ).solve(itemCounts: [40])
    let offset = LayoutPoint(x: 0, y: 100)
    let told = try #require(
      try solution.visibleItemsInvalidation(inSection: 0, contentOffset: offset))
    let recorded = try #require(RecordedCase.all.first { $0.id == "warn-handler-estimated" })
    #expect(recorded.expected["log"] == told.note.map { .string($0) })
    #expect(told.offset == offset)
    #expect(told.containerSize == LayoutExtent(width: 270, height: 480))
    #expect(told.items.map(\.indexPath.item) == Array(2...13))
  }
}
