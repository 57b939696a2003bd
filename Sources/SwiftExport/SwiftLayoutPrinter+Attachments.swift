import CompositionalLayout

// What is attached to items, groups, sections and layouts.
extension SwiftLayoutPrinter {
  /// Adds the statements that make a badge; gives its name.
  mutating func add(_ badge: LayoutSupplementaryItem) -> String {
    let name = names.unique("badge")
    let anchor = Self.anchor(badge.containerAnchor)
    var arguments = [
      add(badge.layoutSize, of: name), "elementKind: \(Self.elementKind(badge.elementKind))",
      "containerAnchor: NSCollectionLayoutAnchor(\(anchor))",
    ]
    if let anchor = badge.itemAnchor {
      arguments.append("itemAnchor: NSCollectionLayoutAnchor(\(Self.anchor(anchor)))")
    }
    source.call("let \(name) = NSCollectionLayoutSupplementaryItem", arguments)
    if badge.zIndex != 1 { source.add("\(name).zIndex = \(badge.zIndex)") }
    set("\(name).contentInsets", badge.contentInsets)
    return name
  }

  /// Adds the statements that make a header, a footer or another view at the boundary; gives its
  /// name.
  mutating func add(_ item: LayoutBoundaryItem) -> String {
    let usual =
      switch item.alignment {
      case .top: "header"
      case .bottom: "footer"
      default: "boundary"
      }
    let name = names.unique(usual)
    var arguments = [
      add(item.layoutSize, of: name), "elementKind: \(Self.elementKind(item.elementKind))",
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

  /// Adds the statements that make a background; gives its name.
  mutating func add(_ item: LayoutDecorationItem) -> String {
    let name = names.unique("background")
    source.call(
      "let \(name) = NSCollectionLayoutDecorationItem.background",
      ["elementKind: \(Self.elementKind(item.elementKind))"])
    if item.zIndex != 0 { source.add("\(name).zIndex = \(item.zIndex)") }
    set("\(name).contentInsets", item.contentInsets)
    return name
  }

  /// Adds the statements that make the configuration of a layout; gives its name.
  mutating func add(_ configuration: LayoutConfiguration) -> String {
    let items = configuration.boundarySupplementaryItems.map { add($0) }
    let name = names.unique("configuration")
    let plain = LayoutConfiguration()
    source.add("let \(name) = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection != plain.scrollDirection {
      source.add("\(name).scrollDirection = .horizontal")
    }
    if configuration.interSectionSpacing != plain.interSectionSpacing {
      source.add("\(name).interSectionSpacing = \(Self.number(configuration.interSectionSpacing))")
    }
    if configuration.contentInsetsReference != plain.contentInsetsReference {
      source.add(
        "\(name).contentInsetsReference = .\(configuration.contentInsetsReference.rawValue)")
    }
    set("\(name).boundarySupplementaryItems", items)
    return name
  }

  // MARK: Properties

  mutating func set(_ property: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    source.add("\(property) = [\(names.joined(separator: ", "))]")
  }

  mutating func set(_ property: String, _ insets: DirectionalEdgeInsets) {
    guard insets != .zero else { return }
    source.call("\(property) = NSDirectionalEdgeInsets", [Self.sides(insets)])
  }

  mutating func set(_ property: String, _ spacing: LayoutEdgeSpacing?) {
    guard let spacing else { return }
    let sides = [
      ("leading", spacing.leading), ("top", spacing.top), ("trailing", spacing.trailing),
      ("bottom", spacing.bottom),
    ].map { name, side in "\(name): \(side.map(Self.spacing) ?? "nil")" }
    source.call("\(property) = NSCollectionLayoutEdgeSpacing", sides)
  }

  /// Adds the statement that makes the size of `owner`; gives the argument that names it.
  mutating func add(_ size: LayoutSize, of owner: String) -> String {
    let name = names.unique(owner + "Size")
    source.call(
      "let \(name) = NSCollectionLayoutSize",
      [
        "widthDimension: \(Self.dimension(size.widthDimension))",
        "heightDimension: \(Self.dimension(size.heightDimension))",
      ])
    return "layoutSize: \(name)"
  }
}
