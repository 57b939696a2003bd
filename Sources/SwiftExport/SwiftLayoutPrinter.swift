package import CompositionalLayout
import Wording
import WorldModel
import WorldWording

/// Writes a section's layout as the Swift code that makes it.
package struct SwiftLayoutPrinter {
  private var source: SwiftSource
  private var names = SwiftNames()

  /// Adds a function called `name` that gives `section`.
  static func addFunction(
    _ name: String, giving section: LayoutSection, to source: inout SwiftSource,
    modifiers: String = ""
  ) {
    source.block("\(modifiers)func \(SwiftSource.escaped(name))() -> NSCollectionLayoutSection") {
      var printer = SwiftLayoutPrinter(source: $0)
      printer.add(section)
      printer.source.add("return section")
      $0 = printer.source
    }
  }

  /// Adds the statements that make the boundary items of a whole layout; gives their names.
  static func add(_ items: [LayoutBoundaryItem], to source: inout SwiftSource) -> [String] {
    var printer = SwiftLayoutPrinter(source: source)
    defer { source = printer.source }
    return items.map { printer.add($0) }
  }

  private init(source: SwiftSource) { self.source = source }

  private mutating func add(_ section: LayoutSection) {
    // The outermost group and the section have the plain names.
    names = SwiftNames(reserving: ["section"])
    let group = add(.group(section.group), isOutermost: true)
    let supplementary = section.boundarySupplementaryItems.map { add($0) }
    let backgrounds = section.decorationItems.map { add($0) }
    source.add("let section = NSCollectionLayoutSection(group: \(group))")
    set("section.contentInsets", section.contentInsets)
    if section.interGroupSpacing != 0 {
      source.add("section.interGroupSpacing = \(Self.number(section.interGroupSpacing))")
    }
    let plain = LayoutSection(group: section.group)
    if section.contentInsetsReference != plain.contentInsetsReference {
      source.add("section.contentInsetsReference = .\(section.contentInsetsReference.rawValue)")
    }
    if section.supplementaryContentInsetsReference != plain.supplementaryContentInsetsReference {
      source.add(
        "section.supplementaryContentInsetsReference = "
          + ".\(section.supplementaryContentInsetsReference.rawValue)")
    }
    if section.orthogonalScrollingBehavior != .none {
      source.add(
        "section.orthogonalScrollingBehavior = .\(section.orthogonalScrollingBehavior.rawValue)")
    }
    let properties = section.orthogonalScrollingProperties
    if properties.decelerationRate != .automatic {
      source.add(
        "section.orthogonalScrollingProperties.decelerationRate = "
          + ".\(properties.decelerationRate.rawValue)")
    }
    if properties.bounce != .automatic {
      source.add("section.orthogonalScrollingProperties.bounce = .\(properties.bounce.rawValue)")
    }
    if !section.supplementariesFollowContentInsets {
      source.add("section.supplementariesFollowContentInsets = false")
    }
    set("section.boundarySupplementaryItems", supplementary)
    set("section.decorationItems", backgrounds)
  }

  // MARK: Items and groups

  /// Adds the statements that make a subitem; gives the name it has then.
  private mutating func add(_ subitem: LayoutSubitem, isOutermost: Bool = false) -> String {
    switch subitem {
    case .item(let item):
      let badges = item.supplementaryItems.map { add($0) }
      let name = names.unique("item")
      var arguments = [Self.size(item.layoutSize)]
      if !badges.isEmpty {
        arguments.append("supplementaryItems: [\(badges.joined(separator: ", "))]")
      }
      source.call("let \(name) = NSCollectionLayoutItem", arguments)
      set("\(name).contentInsets", item.contentInsets)
      set("\(name).edgeSpacing", item.edgeSpacing)
      return name
    case .group(let group): return add(group, isOutermost: isOutermost)
    }
  }

  private mutating func add(_ group: LayoutGroup, isOutermost: Bool) -> String {
    let badges = group.supplementaryItems.map { add($0) }
    let axis = group.axis == .horizontal ? "horizontal" : "vertical"
    let contents: [String]
    switch group.content {
    case .subitems(let subitems):
      let names = subitems.map { add($0) }
      contents = ["subitems: [\(names.joined(separator: ", "))]"]
    case .subitemCount(let subitem, let count):
      contents = ["subitem: \(add(subitem))", "count: \(count)"]
    case .repeatingSubitem(let subitem, let count):
      contents = ["repeatingSubitem: \(add(subitem))", "count: \(count)"]
    case .custom(let items):
      return finish(group, add(items, of: group, isOutermost: isOutermost), badges)
    }
    let name = names.unique(isOutermost ? "group" : "nestedGroup")
    source.call(
      "let \(name) = NSCollectionLayoutGroup.\(axis)", [Self.size(group.layoutSize)] + contents)
    return finish(group, name, badges)
  }

  /// Sets what a group is given after it is made.
  private mutating func finish(
    _ group: LayoutGroup, _ name: String, _ badges: [String]
  ) -> String {
    set("\(name).contentInsets", group.contentInsets)
    set("\(name).edgeSpacing", group.edgeSpacing)
    if let spacing = group.interItemSpacing {
      source.add("\(name).interItemSpacing = \(Self.spacing(spacing))")
    }
    set("\(name).supplementaryItems", badges)
    return name
  }

  /// A group whose items stand where code puts them.
  private mutating func add(
    _ items: [LayoutCustomItem], of group: LayoutGroup, isOutermost: Bool
  ) -> String {
    let name = names.unique(isOutermost ? "group" : "nestedGroup")
    source.call("let \(name) = NSCollectionLayoutGroup.custom", [Self.size(group.layoutSize)])
    let frames = items.map { item in
      let frame = item.frame
      let numbers = zip(
        ["x", "y", "width", "height"],
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      ).map { "\($0): \(Self.number($1))" }.joined(separator: ", ")
      return "NSCollectionLayoutGroupCustomItem(frame: CGRect(\(numbers)), zIndex: \(item.zIndex))"
    }
    source.trailingClosure("_ in") { source in
      source.add("[")
      for frame in frames { source.add("    \(frame),") }
      source.add("]")
    }
    return name
  }

  // MARK: What is attached

  private mutating func add(_ badge: LayoutSupplementaryItem) -> String {
    let name = names.unique("badge")
    var arguments = [
      Self.size(badge.layoutSize), "elementKind: \(Identifier.quote(badge.elementKind))",
      "containerAnchor: \(Self.anchor(badge.containerAnchor))",
    ]
    if let anchor = badge.itemAnchor { arguments.append("itemAnchor: \(Self.anchor(anchor))") }
    source.call("let \(name) = NSCollectionLayoutSupplementaryItem", arguments)
    if badge.zIndex != 1 { source.add("\(name).zIndex = \(badge.zIndex)") }
    set("\(name).contentInsets", badge.contentInsets)
    return name
  }

  private mutating func add(_ item: LayoutBoundaryItem) -> String {
    let usual =
      switch item.alignment {
      case .top: "header"
      case .bottom: "footer"
      default: "boundary"
      }
    let name = names.unique(usual)
    var arguments = [
      Self.size(item.layoutSize), "elementKind: \(Identifier.quote(item.elementKind))",
      "alignment: .\(item.alignment.rawValue)",
    ]
    if item.absoluteOffset != .zero {
      arguments.append("absoluteOffset: \(Self.point(item.absoluteOffset))")
    }
    source.call("let \(name) = NSCollectionLayoutBoundarySupplementaryItem", arguments)
    if !item.extendsBoundary { source.add("\(name).extendsBoundary = false") }
    if item.pinToVisibleBounds { source.add("\(name).pinToVisibleBounds = true") }
    if item.zIndex != 1 { source.add("\(name).zIndex = \(item.zIndex)") }
    set("\(name).contentInsets", item.contentInsets)
    return name
  }

  private mutating func add(_ item: LayoutDecorationItem) -> String {
    let name = names.unique("background")
    let kind = Identifier.quote(item.elementKind)
    source.add(
      "let \(name) = NSCollectionLayoutDecorationItem.background(elementKind: \(kind))")
    if item.zIndex != 0 { source.add("\(name).zIndex = \(item.zIndex)") }
    set("\(name).contentInsets", item.contentInsets)
    return name
  }

  // MARK: Properties

  private mutating func set(_ property: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    source.add("\(property) = [\(names.joined(separator: ", "))]")
  }

  private mutating func set(_ property: String, _ insets: DirectionalEdgeInsets) {
    guard insets != .zero else { return }
    source.add("\(property) = NSDirectionalEdgeInsets(\(Self.sides(insets)))")
  }

  private mutating func set(_ property: String, _ spacing: LayoutEdgeSpacing?) {
    guard let spacing else { return }
    let sides = [
      ("leading", spacing.leading), ("top", spacing.top), ("trailing", spacing.trailing),
      ("bottom", spacing.bottom),
    ].map { name, side in "\(name): \(side.map(Self.spacing) ?? "nil")" }
    source.call(
      "\(property) = NSCollectionLayoutEdgeSpacing", [sides.joined(separator: ", ")])
  }
}

// MARK: - Values

extension SwiftLayoutPrinter {
  /// A number as a literal of Swift.
  static func number(_ value: Double) -> String { NumberText.exact(value) }

  /// The four numbers with their names.
  package static func sides(_ insets: DirectionalEdgeInsets) -> String {
    "top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing))"
  }

  private static func size(_ size: LayoutSize) -> String {
    "layoutSize: .init(\n    widthDimension: \(dimension(size.widthDimension)), "
      + "heightDimension: \(dimension(size.heightDimension)))"
  }

  private static func dimension(_ dimension: LayoutDimension) -> String {
    switch dimension {
    case .fractionalWidth(let share): ".fractionalWidth(\(fraction(share)))"
    case .fractionalHeight(let share): ".fractionalHeight(\(fraction(share)))"
    case .absolute(let points): ".absolute(\(number(points)))"
    case .estimated(let points): ".estimated(\(number(points)))"
    case .uniformAcrossSiblings(let points): ".uniformAcrossSiblings(estimate: \(number(points)))"
    }
  }

  /// A share as people write it: `1.0 / 3` where that is exact.
  private static func fraction(_ value: Double) -> String {
    guard let fraction = NumberText.smallFraction(value) else { return number(value) }
    return "\(fraction.numerator).0 / \(fraction.denominator)"
  }

  private static func spacing(_ spacing: LayoutSpacing) -> String {
    ".\(spacing.isFlexible ? "flexible" : "fixed")(\(number(spacing.spacing)))"
  }

  private static func point(_ point: LayoutPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  private static func anchor(_ anchor: LayoutAnchor) -> String {
    let names: [(DirectionalRectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let edges = names.filter { anchor.edges.contains($0.0) }.map(\.1).joined(separator: ", ")
    let offset =
      switch anchor.offset {
      case .absolute(.zero): ""
      case .absolute(let offset): ", absoluteOffset: \(point(offset))"
      case .fractional(let offset): ", fractionalOffset: \(point(offset))"
      }
    return ".init(edges: [\(edges)]\(offset))"
  }
}
