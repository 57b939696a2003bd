import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Numbers no layout should have: every one gives an error or finite frames, in finite time.
@Suite struct HostileInputTests {
  private struct Hostile {
    var random: RandomLayouts

    mutating func number() -> Double {
      random.pick([
        0, -0.0, 1, -1, 0.5, 1e-9, -1e-9, 0.001, 44, -44, 320, 1e6, -1e6, 1e11, -1e11, 1e12, 1e300,
        -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
      ])
    }

    mutating func mild() -> Double { random.chance(97) ? random.length(0...200) : number() }
    mutating func count() -> Int {
      random.pick([0, 1, 2, 3, 7, 1_000_000_000, .max, .max - 1, -1, .min])
    }

    mutating func dimension() -> LayoutDimension {
      let value =
        random.chance(90)
        ? random.pick([1, 0.5, 0.25, 0.001, 44, 100, 0, -3, 1e11]) : number()
      return switch random.int(0...4) {
      case 0: .fractionalWidth(value)
      case 1: .fractionalHeight(value)
      case 2: .absolute(value)
      case 3: .estimated(value)
      default: .uniformAcrossSiblings(estimate: value)
      }
    }

    mutating func size() -> LayoutSize {
      LayoutSize(widthDimension: dimension(), heightDimension: dimension())
    }

    mutating func insets() -> DirectionalEdgeInsets {
      DirectionalEdgeInsets(top: mild(), leading: mild(), bottom: mild(), trailing: mild())
    }

    mutating func spacing() -> LayoutSpacing {
      random.chance(50) ? .fixed(mild()) : .flexible(mild())
    }

    mutating func subitem(_ depth: Int) -> LayoutSubitem {
      if depth > 1, random.chance(50) { return .group(group(depth - 1)) }
      return .item(
        LayoutItem(
          layoutSize: size(), contentInsets: random.chance(20) ? insets() : .zero,
          edgeSpacing: random.chance(20)
            ? LayoutEdgeSpacing(
              leading: spacing(), top: spacing(), trailing: nil, bottom: spacing()) : nil,
          supplementaryItems: random.chance(20)
            ? [
              LayoutSupplementaryItem(
                layoutSize: size(), elementKind: "badge",
                containerAnchor: LayoutAnchor(
                  edges: [.top], offset: .fractional(LayoutPoint(x: mild(), y: mild()))),
                zIndex: random.pick([.max, .min, 1]))
            ] : []))
    }

    mutating func group(_ depth: Int) -> LayoutGroup {
      let content: LayoutGroup.Content =
        switch random.int(0...4) {
        case 0: .subitemCount(subitem(depth), count: count())
        case 1: .repeatingSubitem(subitem(depth), count: count())
        case 2:
          .custom([
            LayoutCustomItem(
              frame: LayoutRect(x: mild(), y: mild(), width: mild(), height: mild()),
              zIndex: random.pick([.max, .min, 0]))
          ])
        default: .subitems((0..<random.int(1...3)).map { _ in subitem(depth) })
        }
      return LayoutGroup(
        axis: random.pick(LayoutAxis.allCases), layoutSize: size(), content: content,
        contentInsets: random.chance(20) ? insets() : .zero,
        interItemSpacing: random.chance(40) ? spacing() : nil)
    }

    mutating func section() -> LayoutSection {
      LayoutSection(
        group: group(3), contentInsets: random.chance(30) ? insets() : .zero,
        interGroupSpacing: mild(),
        orthogonalScrollingBehavior: random.pick(OrthogonalScrollingBehavior.allCases),
        boundarySupplementaryItems: random.chance(40)
          ? [
            LayoutBoundaryItem(
              layoutSize: size(), elementKind: "header",
              alignment: random.pick(RectAlignment.allCases),
              absoluteOffset: LayoutPoint(x: mild(), y: mild()), extendsBoundary: random.chance(70),
              pinToVisibleBounds: true, zIndex: random.pick([.max, .min, 1]))
          ] : [], decorationItems: [LayoutDecorationItem(elementKind: "background", zIndex: .max)])
    }

    mutating func document() -> LayoutDocument {
      LayoutDocument(
        container: LayoutContainer(
          size: LayoutExtent(width: mild(), height: mild()),
          scale: random.chance(80) ? random.pick([1, 2, 3]) : number(),
          safeAreaInsets: random.chance(20) ? insets() : .zero,
          contentOffset: LayoutPoint(x: mild(), y: mild()),
          direction: random.pick([.leftToRight, .rightToLeft])),
        layout: LayoutDescription(
          configuration: LayoutConfiguration(
            scrollDirection: random.pick(LayoutAxis.allCases), interSectionSpacing: mild()),
          sections: .each([section(), section()])),
        itemCounts: [count(), count()],
        preferredSizes: random.chance(20)
          ? LayoutDocument.PreferredSizes(
            axis: random.pick(LayoutAxis.allCases), repeatEveryItems: [mild(), mild()]) : nil,
        setOffsets: random.chance(20) ? [number(), number()] : nil,
        queries: random.chance(30)
          ? LayoutDocument.Queries(
            elementsInRect: [LayoutRect(x: mild(), y: mild(), width: mild(), height: mild())],
            only: random.chance(50)) : nil)
    }
  }

  private func isFinite(_ frame: LayoutRect?) -> Bool {
    guard let frame else { return true }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy {
      $0.isFinite
    }
  }

  /// Fewer than elsewhere, since absurd layouts take long.
  private let seeds = fuzzSeeds(60, many: 2_000)

  @Test func layoutFuzzGivesErrorsOrFiniteFrames() {
    var solved = 0
    for seed in seeds {
      var hostile = Hostile(random: RandomLayouts(seed: seed))
      let document = hostile.document()
      guard let container = document.container,
        var solution = try? LayoutSolver(description: document.layout, container: container)
          .solve(itemCounts: document.itemCounts ?? [])
      else { continue }
      solved += solution.sections.contains { $0.cellCount > 0 } ? 1 : 0
      for _ in 0..<4 {
        let size = LayoutExtent(width: hostile.number(), height: hostile.number())
        solution.measure(.cell(section: 0, item: hostile.random.int(0...2)), size)
        solution.measure(.boundaryItem(kind: "header", section: 1), size)
        try? solution.insertItems(hostile.count(), at: hostile.count(), inSection: 1)
        solution.deleteItems(0..<max(0, hostile.count()), inSection: 0)
      }
      #expect(solution.contentSize.width.isFinite, "seed \(seed)")
      #expect(solution.contentSize.height.isFinite, "seed \(seed)")
      for section in solution.sections {
        for item in [0, 1, section.cellCount / 2, section.cellCount - 1] {
          #expect(isFinite(solution.frame(item: item, section: section.index)), "seed \(seed)")
          _ = solution.derivation(ofItem: item, section: section.index)
        }
        _ = section.orthogonalScrolling?.restingOffset(for: hostile.number())
      }
      let offset = LayoutPoint(x: hostile.number(), y: hostile.number())
      let onScreen = try? solution.elementsOnScreen(contentOffset: offset, limit: 20_000)
      #expect((onScreen ?? []).allSatisfy { isFinite($0.frame) }, "seed \(seed)")
    }
    #expect(solved >= seeds.count / 20)
  }

  @Test func documentFuzzAlwaysAnswers() {
    for seed in seeds {
      var hostile = Hostile(random: RandomLayouts(seed: seed &+ 1_000_000))
      guard case .object(let answer) = hostile.document().solved() else {
        Issue.record("seed \(seed)")
        continue
      }
      #expect(!answer.isEmpty, "seed \(seed)")
    }
  }

  @Test func descriptionFuzzSurvivesEncoding() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let description = random.description()
      let again = try JSONDecoder().decode(
        LayoutDescription.self, from: JSONEncoder().encode(description))
      #expect(again == description, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "[]", "3", "null", "\"x\"", "{}", "{\"layout\": null}", "{\"layout\": {\"sections\": [3]}}",
    "{\"layout\": {\"sections\": [{}]}}", "{\"layout\": {\"sections\": [{\"group\": {}}]}}",
    "{\"layout\": {\"sections\": []}, \"container\": {\"size\": [1]}}",
    "{\"layout\": {\"sections\": []}, \"container\": {\"size\": [1, 1]}, \"itemCounts\": [1e99]}",
    "{\"layout\": {\"sections\": []}, \"container\": {\"size\": [1, 1], \"direction\": \"up\"}}",
  ])
  func documentThatIsNoneIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
    }
  }

  @Test func itemsWithoutALengthFillNoRun() throws {
    let item = LayoutItem(
      layoutSize: LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(10)))
    let group = try LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      subitems: [.item(item)])
    let solution = try LayoutSolver(
      description: LayoutDescription(section: LayoutSection(group: group)),
      container: LayoutContainer(size: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [.max])
    #expect(solution.contentSize.height == 0)
    #expect(solution.notes.count == 1)
  }
}
