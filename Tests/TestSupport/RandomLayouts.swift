package import CompositionalLayout

/// Layout descriptions of all kinds, the same ones for the same seed.
///
/// Lengths are whole, halves or quarters of points, so that sums are exact in any order.
package struct RandomLayouts {
  package var generator: SeededGenerator
  private var badges = 0

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package mutating func chance(_ percent: Int) -> Bool { int(0...99) < percent }
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }
  package mutating func length(_ range: ClosedRange<Int>) -> Double { Double(int(range)) / 2 }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...(values.count - 1))]
  }

  package mutating func insets(_ percent: Int) -> DirectionalEdgeInsets {
    guard chance(percent) else { return .zero }
    return DirectionalEdgeInsets(
      top: length(0...10), leading: length(0...10), bottom: length(0...10),
      trailing: length(0...10))
  }

  package mutating func spacing() -> LayoutSpacing {
    chance(60) ? .fixed(length(0...20)) : .flexible(length(0...20))
  }

  package mutating func edgeSpacing(_ percent: Int) -> LayoutEdgeSpacing? {
    guard chance(percent) else { return nil }
    return LayoutEdgeSpacing(
      leading: chance(50) ? spacing() : nil, top: chance(50) ? spacing() : nil,
      trailing: chance(50) ? spacing() : nil, bottom: chance(50) ? spacing() : nil)
  }

  package mutating func dimension(_ axis: LayoutAxis) -> LayoutDimension {
    switch int(0...9) {
    case 0...4:
      .fractional(pick([1, 0.5, 0.25, 1.0 / 3, 0.3, 0.7, 0.2]), of: chance(80) ? axis : axis.cross)
    case 5...6: .absolute(length(20...160))
    case 7...8: .estimated(length(20...120))
    default: .uniformAcrossSiblings(estimate: length(20...120))
    }
  }

  package mutating func size() -> LayoutSize {
    LayoutSize(widthDimension: dimension(.horizontal), heightDimension: dimension(.vertical))
  }

  package mutating func item() -> LayoutItem {
    LayoutItem(
      layoutSize: size(), contentInsets: insets(20), edgeSpacing: edgeSpacing(15),
      supplementaryItems: chance(10) ? [badge()] : [])
  }

  package mutating func anchor() -> LayoutAnchor {
    let offset = LayoutPoint(x: length(-10...10), y: length(-10...10))
    return LayoutAnchor(
      edges: DirectionalRectEdge(rawValue: int(0...15)),
      offset: chance(50)
        ? .absolute(offset) : .fractional(LayoutPoint(x: offset.x / 4, y: offset.y / 4)))
  }

  /// A view tied to an item or a group, of a kind that no other one has.
  package mutating func badge() -> LayoutSupplementaryItem {
    badges += 1
    return LayoutSupplementaryItem(
      layoutSize: size(), elementKind: "badge \(badges)", containerAnchor: anchor(),
      itemAnchor: chance(50) ? anchor() : nil, zIndex: int(-2...9))
  }

  package mutating func subitem(depth: Int) -> LayoutSubitem {
    depth > 1 && chance(35) ? .group(group(depth: depth - 1)) : .item(item())
  }

  package mutating func group(depth: Int) -> LayoutGroup {
    let content: LayoutGroup.Content
    switch int(0...9) {
    case 0...6: content = .subitems((0..<int(1...3)).map { _ in subitem(depth: depth) })
    case 7: content = .subitemCount(subitem(depth: depth), count: int(1...4))
    case 8: content = .repeatingSubitem(subitem(depth: depth), count: int(1...4))
    default:
      content = .custom(
        (0..<int(1...3)).map { _ in
          LayoutCustomItem(
            frame: LayoutRect(
              x: length(0...200), y: length(0...200), width: length(0...200),
              height: length(0...200)))
        })
    }
    return LayoutGroup(
      axis: pick(LayoutAxis.allCases), layoutSize: size(), content: content,
      contentInsets: insets(20),
      edgeSpacing: edgeSpacing(15), interItemSpacing: chance(50) ? spacing() : nil,
      supplementaryItems: chance(8) ? [badge()] : [])
  }

  package mutating func boundaryItem(_ kind: String) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      layoutSize: size(), elementKind: kind, alignment: pick(RectAlignment.allCases),
      absoluteOffset: chance(30) ? LayoutPoint(x: length(-20...20), y: length(-20...20)) : .zero,
      extendsBoundary: chance(70), pinToVisibleBounds: chance(30))
  }

  package mutating func section() -> LayoutSection {
    var group = group(depth: 3)
    // One size for the whole section has tests of its own.
    for axis in LayoutAxis.allCases where group.layoutSize[axis].isUniformAcrossSiblings {
      group.layoutSize[axis] = .estimated(group.layoutSize[axis].value)
    }
    return LayoutSection(
      group: group, contentInsets: insets(50), interGroupSpacing: chance(50) ? length(0...20) : 0,
      orthogonalScrollingBehavior: chance(25)
        ? pick(OrthogonalScrollingBehavior.allCases) : .none,
      boundarySupplementaryItems: chance(40)
        ? (0..<int(1...2)).map { boundaryItem("kind \($0)") } : [],
      supplementariesFollowContentInsets: chance(70),
      decorationItems: chance(20) ? [LayoutDecorationItem(elementKind: "background")] : [])
  }

  package mutating func description() -> LayoutDescription {
    LayoutDescription(
      configuration: LayoutConfiguration(
        scrollDirection: pick(LayoutAxis.allCases), interSectionSpacing: length(0...20),
        boundarySupplementaryItems: chance(20) ? [boundaryItem("global")] : []),
      sections: .each((0..<int(1...3)).map { _ in section() }))
  }

  package mutating func container() -> LayoutContainer {
    LayoutContainer(
      size: pick([
        LayoutExtent(width: 320, height: 480), LayoutExtent(width: 375, height: 667),
        LayoutExtent(width: 1024, height: 250.5),
      ]),
      scale: pick([1, 2]),
      safeAreaInsets: chance(30)
        ? DirectionalEdgeInsets(top: 20, leading: 7, bottom: 34, trailing: 3) : .zero)
  }

  package mutating func solver() -> LayoutSolver {
    LayoutSolver(description: description(), container: container())
  }

  package mutating func itemCounts(_ solver: LayoutSolver) -> [Int] {
    guard case .each(let sections) = solver.description.sections else { return [] }
    return sections.map { _ in int(0...40) }
  }

  package mutating func answer() -> LayoutExtent {
    LayoutExtent(width: length(10...200), height: length(10...200))
  }

  package mutating func rect() -> LayoutRect {
    LayoutRect(
      x: length(-100...600), y: length(-100...3000), width: length(0...700),
      height: length(0...1000))
  }
}
