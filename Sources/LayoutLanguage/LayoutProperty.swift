package import CommandLanguage
import CompositionalLayout
package import Wording
package import WorldModel
import WorldWording

/// A property of a layout that `set` changes, by its API name.
package struct LayoutProperty: Sendable {
  /// The path as help shows it, such as `SECTION.section.contentInsets`.
  package var path: String
  /// How its value is written, as a usage shows it: `DIMENSION`.
  package var form: String
  /// What its value is, in a few words.
  package var wanted: Message
  /// Takes the screen, the path as typed and the value's tokens.
  package var set: @Sendable (inout Screen, Token, [Token]) throws(CommandError) -> Void

  /// The property at `path`, which `set` gives a value that was read.
  private init<Value>(
    _ path: String, _ value: PropertyValue<Value>,
    set: @escaping @Sendable (inout Screen, Token, Value) throws(CommandError) -> Void
  ) {
    self.path = path
    form = value.form
    wanted = value.wanted
    self.set = { screen, path, tokens throws(CommandError) in
      try set(&screen, path, value.read(tokens))
    }
  }

  /// All properties that can be set.
  package static let all: [LayoutProperty] =
    [
      section("contentInsets", .insets) { $0.contentInsets = $1 },
      section("interGroupSpacing", .number) { $0.interGroupSpacing = $1 },
      section("orthogonalScrollingBehavior", .named) {
        $0.orthogonalScrollingBehavior = $1
      },
      section("contentInsetsReference", .named) { $0.contentInsetsReference = $1 },
      section("supplementaryContentInsetsReference", .named) {
        $0.supplementaryContentInsetsReference = $1
      },
      section("supplementariesFollowContentInsets", .bool) {
        $0.supplementariesFollowContentInsets = $1
      },
      orthogonal("decelerationRate", .named) { $0.decelerationRate = $1 },
      orthogonal("bounce", .named) { $0.bounce = $1 },
      groupOfItems("interItemSpacing", .spacing) { $0.interItemSpacing = $1 },
      group("contentInsets", .insets) { $0.contentInsets = $1 },
      group("width", .dimension) { $0.layoutSize.widthDimension = $1 },
      group("height", .dimension) { $0.layoutSize.heightDimension = $1 },
      countOfGroup,
      item("contentInsets", .insets) { $0.contentInsets = $1 },
      item("width", .dimension) { $0.layoutSize.widthDimension = $1 },
      item("height", .dimension) { $0.layoutSize.heightDimension = $1 },
      group("edgeSpacing", .edgeSpacing) { $0.edgeSpacing = $1 },
      item("edgeSpacing", .edgeSpacing) { $0.edgeSpacing = $1 },
    ] + ofKinds.map(\.inSection) + [
      configuration("scrollDirection", .named) { $0.scrollDirection = $1 },
      configuration("interSectionSpacing", .number) { $0.interSectionSpacing = $1 },
      configuration("contentInsetsReference", .named) {
        $0.contentInsetsReference = $1
      },
    ] + ofKinds.map(\.inConfiguration)

  /// The property that a statement begins to set; nil where it names none.
  package init?(setBy tokens: [Token], on screen: Screen) {
    guard tokens.count == 2, tokens[0].isWord("set"),
      let property = try? Self.named(tokens[1], on: screen)
    else { return nil }
    self = property
  }

  /// The property that a path as typed names.
  package static func named(_ path: Token, on screen: Screen) throws(CommandError) -> LayoutProperty
  {
    let general = general(path, on: screen)
    if let property = all.first(where: { $0.path == general }) { return property }
    let near = Suggestion.nearest(to: general, among: all.map(\.path)).map { near in
      near.replacing("SECTION", with: section(of: path).name, maxReplacements: 1)
        .replacing(".KIND.", with: ".\(kind(of: path)).", maxReplacements: 1)
    }
    let advice: Message? = near.map { near in
      near == path.text
        ? "this layout has no view of kind `\(kind(of: path))`" : "did you mean `\(near)`?"
    }
    throw CommandError(
      "there is no property `\(path.text)`", at: path.range,
      fix: advice ?? "`help properties` lists them", kind: .unknownProperty)
  }

  /// The path with SECTION for the section's name, and KIND for that of a view that it has.
  private static func general(_ path: Token, on screen: Screen) -> String {
    let parts = path.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return path.text }
    let (part, name) = (String(parts[parts.count - 2]), parts[parts.count - 1])
    if parts.count == 3, parts[0] == "configuration",
      screen.configuration.boundarySupplementaryItems.contains(where: { $0.elementKind == part })
    {
      return "configuration.KIND.\(name)"
    }
    let kinds = screen.layout(of: section(of: path)).section.elementKinds
    return "SECTION.\(kinds.contains(part) ? "KIND" : part).\(name)"
  }

  /// The element kind that a path as typed names.
  fileprivate static func kind(of path: Token) -> String {
    path.text.split(separator: ".").dropLast().last.map(String.init) ?? ""
  }

  /// The section that a path as typed begins with.
  package static func section(of path: Token) -> Identifier {
    let parts = path.text.split(separator: ".", omittingEmptySubsequences: false)
    return Identifier(parts.dropLast(2).joined(separator: "."))
  }
}

// MARK: - Where properties are

extension LayoutProperty {
  /// Puts a value where it belongs.
  private typealias Setter<Target, Value> = @Sendable (inout Target, Value) -> Void

  private static func section<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping Setter<LayoutSection, Value>
  ) -> LayoutProperty {
    LayoutProperty("SECTION.section.\(name)", value) { screen, path, value throws(CommandError) in
      let section = section(of: path)
      var layout = screen.layout(of: section)
      set(&layout.section, value)
      screen.layouts[section] = layout
    }
  }

  private static func group<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ set: @escaping Setter<LayoutGroup, Value>
  ) -> LayoutProperty {
    var property = section(name, value) { set(&$0.group, $1) }
    property.path = "SECTION.group.\(name)"
    return property
  }

  /// A property that a group has where it places its items itself.
  private static func groupOfItems<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ set: @escaping Setter<LayoutGroup, Value>
  ) -> LayoutProperty {
    var property = group(name, value, set)
    let change = property.set
    property.set = { screen, path, tokens throws(CommandError) in
      try checkHoldsItems(screen.layout(of: section(of: path)).section.group, path)
      try change(&screen, path, tokens)
    }
    return property
  }

  /// A property of the group's first subitem, where that is an item.
  private static func item<Value>(
    _ name: String, _ value: PropertyValue<Value>, _ set: @escaping Setter<LayoutItem, Value>
  ) -> LayoutProperty {
    LayoutProperty("SECTION.item.\(name)", value) { screen, path, value throws(CommandError) in
      let section = section(of: path)
      var layout = screen.layout(of: section)
      let content = layout.section.group.content
      try checkHoldsItems(layout.section.group, path)
      guard case .item(var item)? = content.first else {
        throw CommandError(
          "the group of \(section.quoted) does not begin with an item", at: path.range,
          fix: "`layout \(section.quoted)` shows what it holds", kind: .malformedLayout)
      }
      set(&item, value)
      layout.section.group.content = content.replacingFirst(by: .item(item))
      screen.layouts[section] = layout
    }
  }

  /// How often a group holds its first subitem.
  private static let countOfGroup = LayoutProperty("SECTION.group.count", .count) {
    screen, path, count throws(CommandError) in
    let section = section(of: path)
    var layout = screen.layout(of: section)
    try checkHoldsItems(layout.section.group, path)
    guard let first = layout.section.group.content.first else {
      throw CommandError(
        "the group of \(section.quoted) holds nothing", at: path.range, kind: .malformedLayout)
    }
    if case .repeatingSubitem = layout.section.group.content {
      layout.section.group.content = .repeatingSubitem(first, count: count)
    } else {
      layout.section.group.content = .subitemCount(first, count: count)
    }
    screen.layouts[section] = layout
  }

  /// Refuses what only groups of items have.
  private static func checkHoldsItems(
    _ group: LayoutGroup, _ path: Token
  ) throws(CommandError) {
    guard group.isCustom else { return }
    let name = path.text.split(separator: ".").suffix(2).joined(separator: ".")
    let section = section(of: path).quoted
    throw CommandError(
      "the group of \(section) is custom: its frames are given, and `\(name)` changes none",
      at: path.range,
      fix: "`layout \(section)` shows the frames, `layout \(section) { … }` gives others",
      kind: .malformedLayout)
  }

  /// A property of how a section's own scrolling feels.
  private static func orthogonal<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping Setter<OrthogonalScrollingProperties, Value>
  ) -> LayoutProperty {
    var property = section(name, value) { set(&$0.orthogonalScrollingProperties, $1) }
    property.path = "SECTION.orthogonalScrollingProperties.\(name)"
    return property
  }

  private static func configuration<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping Setter<LayoutConfiguration, Value>
  ) -> LayoutProperty {
    LayoutProperty("configuration.\(name)", value) { screen, _, value throws(CommandError) in
      set(&screen.configuration, value)
    }
  }
}

// MARK: - Properties of views that are no cells

extension LayoutProperty {
  /// The same property of a section's views, and of those of the whole layout.
  private typealias OfKind = (inSection: LayoutProperty, inConfiguration: LayoutProperty)

  private static let ofKinds: [OfKind] = [
    ofKind(
      "width", .dimension, { $0.layoutSize.widthDimension = $1 },
      badge: { $0.layoutSize.widthDimension = $1 }),
    ofKind(
      "height", .dimension, { $0.layoutSize.heightDimension = $1 },
      badge: { $0.layoutSize.heightDimension = $1 }),
    ofKind("alignment", .named) { $0.alignment = $1 },
    ofKind("absoluteOffset", .point) { $0.absoluteOffset = $1 },
    ofKind(
      "contentInsets", .insets, { $0.contentInsets = $1 },
      badge: { $0.contentInsets = $1 }, background: { $0.contentInsets = $1 }),
    ofKind("pinToVisibleBounds", .bool) { $0.pinToVisibleBounds = $1 },
    ofKind("extendsBoundary", .bool) { $0.extendsBoundary = $1 },
    ofKind(
      "zIndex", .integer, { $0.zIndex = $1 }, badge: { $0.zIndex = $1 },
      background: { $0.zIndex = $1 }),
  ]

  /// A property of the boundary items of a kind, and of badges and backgrounds where they have it.
  private static func ofKind<Value>(
    _ name: String, _ value: PropertyValue<Value>,
    _ set: @escaping Setter<LayoutBoundaryItem, Value>,
    badge: Setter<LayoutSupplementaryItem, Value>? = nil,
    background: Setter<LayoutDecorationItem, Value>? = nil
  ) -> OfKind {
    let inSection = LayoutProperty("SECTION.KIND.\(name)", value) {
      screen, path, value throws(CommandError) in
      let (section, kind) = (section(of: path), kind(of: path))
      var layout = screen.layout(of: section)
      var isFound = layout.section.boundarySupplementaryItems.change(kind) { set(&$0, value) }
      if let background {
        let found = layout.section.decorationItems.change(kind) { background(&$0, value) }
        isFound = isFound || found
      }
      if let badge {
        let found = layout.section.group.changeBadges(kind) { badge(&$0, value) }
        isFound = isFound || found
      }
      guard isFound else {
        throw CommandError("\(kind) has no `\(name)`", at: path.range, kind: .unknownProperty)
      }
      screen.layouts[section] = layout
    }
    let inConfiguration = LayoutProperty("configuration.KIND.\(name)", value) {
      screen, path, value throws(CommandError) in
      _ = screen.configuration.boundarySupplementaryItems.change(kind(of: path)) { set(&$0, value) }
    }
    return (inSection, inConfiguration)
  }
}

extension LayoutGroup.Content {
  /// The first subitem, if the group has any.
  var first: LayoutSubitem? {
    switch self {
    case .subitems(let subitems): subitems.first
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): subitem
    case .custom: nil
    }
  }

  /// The same with another first subitem.
  func replacingFirst(by subitem: LayoutSubitem) -> LayoutGroup.Content {
    switch self {
    case .subitems(let subitems): .subitems([subitem] + subitems.dropFirst())
    case .subitemCount(_, let count): .subitemCount(subitem, count: count)
    case .repeatingSubitem(_, let count): .repeatingSubitem(subitem, count: count)
    case .custom: self
    }
  }
}
