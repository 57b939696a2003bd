import CompositionalLayout
import WorldModel

/// Writes layouts as the Swift code that makes them.
///
/// Sizes, items and groups have names of their own, the innermost first, as tutorials write them;
/// properties follow what they are set on, and those that say what UIKit says anyway are left out.
package struct SwiftLayoutPrinter {
  var source: SwiftSource
  var names = SwiftNames()
  /// The width of the container that section providers are told of, by which lists are known.
  let width: Double

  /// The type that functions return.
  static let sectionType = "NSCollectionLayoutSection"

  init(source: SwiftSource, width: Double) {
    self.source = source
    self.width = width
  }

  /// Adds a function called `name` that gives `section`.
  ///
  /// - Parameter width: The width that providers are told of: a list is made for it.
  static func addFunction(
    _ name: String, giving section: LayoutSection, to source: inout SwiftSource,
    modifiers: String = "", width: Double
  ) {
    let isList = ListConfiguration(of: section, width: width) != nil
    let parameters = isList ? "_ environment: NSCollectionLayoutEnvironment" : ""
    source.block(
      "\(modifiers)func \(SwiftSource.escaped(name))(\(parameters)) -> \(sectionType)"
    ) {
      var printer = SwiftLayoutPrinter(source: $0, width: width)
      printer.add(section)
      printer.source.add("return section")
      $0 = printer.source
    }
  }

  /// Adds the statements that make `section`, under that name.
  mutating func add(_ section: LayoutSection) {
    let section = section.withoutEmptySpacings
    // The outermost group and the section have the plain names.
    _ = names.unique("section")
    guard let list = ListConfiguration(of: section, width: width) else {
      let group = add(.group(section.group), isOutermost: true)
      let supplementary = section.boundarySupplementaryItems.map { add($0) }
      let backgrounds = section.decorationItems.map { add($0) }
      source.add("let section = NSCollectionLayoutSection(group: \(group))")
      setProperties(of: section, unlike: LayoutSection(group: section.group))
      set("section.boundarySupplementaryItems", supplementary)
      set("section.decorationItems", backgrounds)
      return
    }
    add(list)
    let backgrounds = section.decorationItems.map { add($0) }
    source.call(
      "let section = NSCollectionLayoutSection.list",
      ["using: configuration", "layoutEnvironment: environment"])
    setProperties(of: section, unlike: list.section(width: width))
    set("section.decorationItems", backgrounds)
  }

  /// Adds the statements that make a list's configuration, under that name.
  mutating func add(_ list: ListConfiguration) {
    let name = names.unique("configuration")
    let plain = ListConfiguration(appearance: list.appearance)
    source.add(
      "\(list == plain ? "let" : "var") \(name) = "
        + "UICollectionLayoutListConfiguration(appearance: .\(list.appearance.rawValue))")
    if list.headerMode != .none {
      source.add("\(name).headerMode = .\(list.headerMode.rawValue)")
    }
    if list.footerMode != .none {
      source.add("\(name).footerMode = .\(list.footerMode.rawValue)")
    }
    if let padding = list.headerTopPadding {
      source.add("\(name).headerTopPadding = \(Self.number(padding))")
    }
  }

  private mutating func setProperties(of section: LayoutSection, unlike made: LayoutSection) {
    func set(_ property: String, _ value: String, _ old: String) {
      if value != old { source.add("section.\(property) = \(value)") }
    }
    if section.contentInsets != made.contentInsets {
      self.set("section.contentInsets", section.contentInsets)
    }
    set(
      "interGroupSpacing", Self.number(section.interGroupSpacing),
      Self.number(made.interGroupSpacing))
    set(
      "contentInsetsReference", ".\(section.contentInsetsReference.rawValue)",
      ".\(made.contentInsetsReference.rawValue)")
    set(
      "supplementaryContentInsetsReference",
      ".\(section.supplementaryContentInsetsReference.rawValue)",
      ".\(made.supplementaryContentInsetsReference.rawValue)")
    set(
      "orthogonalScrollingBehavior", ".\(section.orthogonalScrollingBehavior.rawValue)",
      ".\(made.orthogonalScrollingBehavior.rawValue)")
    let (properties, usual) = (
      section.orthogonalScrollingProperties, made.orthogonalScrollingProperties
    )
    set(
      "orthogonalScrollingProperties.decelerationRate",
      ".\(properties.decelerationRate.rawValue)", ".\(usual.decelerationRate.rawValue)")
    set(
      "orthogonalScrollingProperties.bounce", ".\(properties.bounce.rawValue)",
      ".\(usual.bounce.rawValue)")
    set(
      "supplementariesFollowContentInsets", "\(section.supplementariesFollowContentInsets)",
      "\(made.supplementariesFollowContentInsets)")
  }

  // MARK: Items and groups

  /// Adds the statements that make a subitem; gives the name it has then.
  private mutating func add(_ subitem: LayoutSubitem, isOutermost: Bool = false) -> String {
    switch subitem {
    case .item(let item):
      let badges = item.supplementaryItems.map { add($0) }
      let name = names.unique("item")
      var arguments = [add(item.layoutSize, of: name)]
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
      "let \(name) = NSCollectionLayoutGroup.\(axis)",
      [add(group.layoutSize, of: name)] + contents)
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
    source.call(
      "let \(name) = NSCollectionLayoutGroup.custom", [add(group.layoutSize, of: name)])
    source.trailingClosure("_ in") { source in
      source.add("[")
      for item in items {
        let zIndex = item.zIndex == 0 ? "" : ", zIndex: \(item.zIndex)"
        source.add(
          "    NSCollectionLayoutGroupCustomItem(frame: \(Self.rect(item.frame))\(zIndex)),")
      }
      source.add("]")
    }
    return name
  }
}
