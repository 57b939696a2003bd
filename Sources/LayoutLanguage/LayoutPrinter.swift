package import CompositionalLayout
import Wording
package import WorldModel
import WorldWording

/// Writes a section's layout in the words that `layout` reads.
package enum LayoutPrinter {
  /// The block of `layout NAME { … }`, line by line; reading it again gives an equal layout.
  package static func lines(of layout: SectionLayout, name: String) -> [String] {
    var lines = ["layout \(name) {"]
    lines += Self.lines(of: .group(layout.section.group)).map { "  " + $0 }
    lines += statements(of: layout).map { "  " + $0 }
    return lines + ["}"]
  }

  /// The block of `layout configuration { … }`; reading it again gives an equal configuration.
  package static func lines(of configuration: LayoutConfiguration) -> [String] {
    var statements: [String] = []
    if configuration.scrollDirection != .vertical { statements.append("scroll horizontal") }
    if configuration.interSectionSpacing != 0 {
      statements.append("spacing \(number(configuration.interSectionSpacing))")
    }
    if configuration.contentInsetsReference != .safeArea {
      statements.append("reference \(configuration.contentInsetsReference.rawValue)")
    }
    statements += configuration.boundarySupplementaryItems.map { words($0, title: nil) }
    return ["layout configuration {"] + statements.map { "  " + $0 } + ["}"]
  }

  // MARK: Items and groups

  private static func lines(of subitem: LayoutSubitem) -> [String] {
    switch subitem {
    case .item(let item):
      let head =
        "item " + words(item.layoutSize) + words(item.contentInsets) + words(item.edgeSpacing)
      return block(head, item.supplementaryItems.map(words))
    case .group(let group):
      var head = "group \(kind(of: group)) "
      head += words(group.layoutSize)
      if let count = countWords(group.content) { head += count }
      if let spacing = group.interItemSpacing {
        head += " spacing " + (spacing.isFlexible ? "flexible " : "") + number(spacing.spacing)
      }
      head += words(group.contentInsets) + words(group.edgeSpacing)
      let contents = children(of: group.content).flatMap(lines) + frames(of: group.content)
      return block(head, contents + group.supplementaryItems.map(words))
    }
  }

  private static func block(_ head: String, _ contents: [String]) -> [String] {
    switch contents.count {
    case 0: [head]
    case 1: ["\(head) { \(contents[0]) }"]
    default: ["\(head) {"] + contents.map { "  " + $0 } + ["}"]
    }
  }

  private static func countWords(_ content: LayoutGroup.Content) -> String? {
    switch content {
    case .subitemCount(_, let count): " count \(count)"
    case .repeatingSubitem(_, let count): " repeat \(count)"
    case .subitems, .custom: nil
    }
  }

  private static func children(of content: LayoutGroup.Content) -> [LayoutSubitem] {
    switch content {
    case .subitems(let subitems): subitems
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): [subitem]
    case .custom: []
    }
  }

  /// The word that tells how a group places its items.
  package static func kind(of group: LayoutGroup) -> String {
    if group.isCustom { return "custom" }
    return group.axis == .horizontal ? "horizontal" : "vertical"
  }

  private static func frames(of content: LayoutGroup.Content) -> [String] {
    guard case .custom(let items) = content else { return [] }
    return items.map { item in
      let (origin, size) = (item.frame.origin, item.frame.size)
      let frame =
        "frame \(number(origin.x)) \(number(origin.y)) "
        + "\(number(size.width)) x \(number(size.height))"
      return item.zIndex == 0 ? frame : frame + " zIndex \(item.zIndex)"
    }
  }

  private static func words(_ badge: LayoutSupplementaryItem) -> String {
    var words = "badge \(Identifier(badge.elementKind).quoted) " + Self.words(badge.layoutSize)
    words += Self.words(badge.containerAnchor, "at", "offset", "fraction")
    if let anchor = badge.itemAnchor {
      words += Self.words(anchor, "itemAnchor", "itemOffset", "itemFraction")
    }
    words += Self.words(badge.contentInsets)
    if badge.zIndex != 1 { words += " zIndex \(badge.zIndex)" }
    return words
  }

  /// The anchor after the words for its edges, and for how far from them it is.
  private static func words(
    _ anchor: LayoutAnchor, _ edges: String, _ offset: String, _ fraction: String
  ) -> String {
    let names: [(DirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let present = names.filter { anchor.edges.contains($0.0) }.map(\.1)
    let words = " \(edges) " + (present.isEmpty ? "center" : present.joined(separator: " "))
    return switch anchor.offset {
    case .absolute(.zero): words
    case .absolute(let point): words + " \(offset) \(number(point.x)) \(number(point.y))"
    case .fractional(let point): words + " \(fraction) \(number(point.x)) \(number(point.y))"
    }
  }

  // MARK: The section and its boundary

  private static func statements(of layout: SectionLayout) -> [String] {
    let section = layout.section
    var head = "section" + words(section.contentInsets)
    if section.interGroupSpacing != 0 { head += " spacing \(number(section.interGroupSpacing))" }
    if section.orthogonalScrollingBehavior != .none {
      head += " scroll \(section.orthogonalScrollingBehavior.rawValue)"
    }
    let properties = section.orthogonalScrollingProperties
    if properties.decelerationRate != .automatic {
      head += " deceleration \(properties.decelerationRate.rawValue)"
    }
    if properties.bounce != .automatic { head += " bounce \(properties.bounce.rawValue)" }
    if !section.supplementariesFollowContentInsets { head += " supplementariesFollowInsets false" }
    if section.contentInsetsReference != .automatic {
      head += " reference \(section.contentInsetsReference.rawValue)"
    }
    if section.supplementaryContentInsetsReference != .automatic {
      head += " supplementaryReference \(section.supplementaryContentInsetsReference.rawValue)"
    }
    var statements = head == "section" ? [] : [head]
    statements += section.boundarySupplementaryItems.map {
      words($0, title: layout.titles[$0.elementKind])
    }
    statements += section.decorationItems.map { item in
      "background \(Identifier(item.elementKind).quoted)" + words(item.contentInsets)
        + (item.zIndex == 0 ? "" : " zIndex \(item.zIndex)")
    }
    return statements
  }

  private static func words(_ item: LayoutBoundaryItem, title: String?) -> String {
    let kind = Identifier(item.elementKind).quoted
    var words =
      switch item.alignment {
      case .top: "header " + (kind == "header" ? "" : kind + " ")
      case .bottom: "footer " + (kind == "footer" ? "" : kind + " ")
      default: "boundary \(kind) \(item.alignment.rawValue) "
      }
    words += Self.words(item.layoutSize)
    if item.pinToVisibleBounds { words += " pin" }
    if !item.extendsBoundary { words += " inside" }
    if item.absoluteOffset != .zero {
      words += " offset \(number(item.absoluteOffset.x)) \(number(item.absoluteOffset.y))"
    }
    words += Self.words(item.contentInsets)
    if item.zIndex != 1 { words += " zIndex \(item.zIndex)" }
    if let title { words += " title \(Identifier.quote(title))" }
    return words
  }

  // MARK: Values

  private static func words(_ size: LayoutSize) -> String {
    words(size.widthDimension) + " x " + words(size.heightDimension)
  }

  /// A dimension as the language writes it: `0.5w`, `44`, `~44`.
  package static func words(_ dimension: LayoutDimension) -> String {
    switch dimension {
    case .fractionalWidth(let fraction): self.fraction(fraction) + "w"
    case .fractionalHeight(let fraction): self.fraction(fraction) + "h"
    case .absolute(let points): number(points)
    case .estimated(let points): "~" + number(points)
    case .uniformAcrossSiblings(let points): "=~" + number(points)
    }
  }

  /// Insets in the shortest of the forms that `insets` reads.
  private static func words(_ insets: DirectionalEdgeInsets) -> String {
    let (top, leading, bottom, trailing) = (
      insets.top, insets.leading, insets.bottom, insets.trailing
    )
    if insets == .zero { return "" }
    let numbers =
      if top == bottom, leading == trailing { top == leading ? [top] : [top, leading] } else {
        [top, leading, bottom, trailing]
      }
    return " insets " + numbers.map(number).joined(separator: " ")
  }

  private static func words(_ spacing: LayoutEdgeSpacing?) -> String {
    guard let spacing else { return "" }
    let sides = [spacing.leading, spacing.top, spacing.trailing, spacing.bottom].map { side in
      switch side {
      case nil: "_"
      case .fixed(let points)?: number(points)
      case .flexible(let points)?: "flexible:" + number(points)
      }
    }
    return " edges " + sides.joined(separator: " ")
  }

  /// The number in plain decimals, which is all that `Number` reads: never `1e+22`.
  private static func number(_ value: Double) -> String {
    let text = NumberText.exact(value)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let digits = parts.joined()
    let point = parts[0].count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    return sign + digits + String(repeating: "0", count: max(0, point - digits.count))
  }

  /// A fraction such as 1/3 as users write it, where a small one is exact.
  private static func fraction(_ value: Double) -> String {
    guard let fraction = NumberText.smallFraction(value) else { return number(value) }
    return "\(fraction.numerator)/\(fraction.denominator)"
  }
}
