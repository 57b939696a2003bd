import UIKit

extension LayoutReading {
  static func configuration(
    _ value: Value
  ) throws(UnreadableLayout) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if value["scrollDirection"].text == "horizontal" { configuration.scrollDirection = .horizontal }
    configuration.interSectionSpacing = value["interSectionSpacing"].number ?? 0
    configuration.boundarySupplementaryItems = try boundaryItems(value)
    if let word = value["contentInsetsReference"].text {
      configuration.contentInsetsReference = try reference(word)
    }
    return configuration
  }

  static func list(_ value: Value) throws(UnreadableLayout) -> UICollectionLayoutListConfiguration {
    let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]
    guard let appearance = appearances[value["appearance"].text ?? ""] else {
      throw UnreadableLayout("an unknown appearance")
    }
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    switch value["headerMode"].text {
    case "supplementary": list.headerMode = .supplementary
    case "firstItemInSection": list.headerMode = .firstItemInSection
    default: list.headerMode = .none
    }
    list.footerMode = value["footerMode"].text == "supplementary" ? .supplementary : .none
    if let padding = value["headerTopPadding"].number { list.headerTopPadding = padding }
    return list
  }

  static func boundaryItems(
    _ value: Value
  ) throws(UnreadableLayout) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for value in value["boundarySupplementaryItems"].list ?? [] {
      guard let alignment = alignments[value["alignment"].text ?? ""] else {
        throw UnreadableLayout("an unknown alignment")
      }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: try size(value), elementKind: value["elementKind"].text ?? "",
        alignment: alignment, absoluteOffset: point(value["absoluteOffset"]))
      if let extends = value["extendsBoundary"].bool { item.extendsBoundary = extends }
      if let pins = value["pinToVisibleBounds"].bool { item.pinToVisibleBounds = pins }
      if let order = value["zIndex"].number { item.zIndex = Int(order) }
      if value["contentInsets"] != .null { item.contentInsets = insets(value["contentInsets"]) }
      items.append(item)
    }
    return items
  }

  static func supplementaryItems(
    _ value: Value
  ) throws(UnreadableLayout) -> [NSCollectionLayoutSupplementaryItem] {
    var items: [NSCollectionLayoutSupplementaryItem] = []
    for value in value["supplementaryItems"].list ?? [] {
      let (size, kind) = (try size(value), value["elementKind"].text ?? "")
      let container = anchor(value["containerAnchor"])
      let item =
        value["itemAnchor"] == .null
        ? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container)
        : NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container,
          itemAnchor: anchor(value["itemAnchor"]))
      if let order = value["zIndex"].number { item.zIndex = Int(order) }
      items.append(item)
    }
    return items
  }

  private static func anchor(_ value: Value) -> NSCollectionLayoutAnchor {
    let words: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
    ]
    let edges = (value["edges"].texts ?? []).reduce(into: NSDirectionalRectEdge()) {
      $0.formUnion(words[$1] ?? [])
    }
    if value["fractionalOffset"] != .null {
      return NSCollectionLayoutAnchor(
        edges: edges, fractionalOffset: point(value["fractionalOffset"]))
    }
    return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: point(value["absoluteOffset"]))
  }

  static func size(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: try dimension(value["width"]), heightDimension: try dimension(value["height"])
    )
  }

  private static func dimension(
    _ value: Value
  ) throws(UnreadableLayout) -> NSCollectionLayoutDimension {
    if let number = value["fractionalWidth"].number { return .fractionalWidth(number) }
    if let number = value["fractionalHeight"].number { return .fractionalHeight(number) }
    if let number = value["absolute"].number { return .absolute(number) }
    if let number = value["estimated"].number { return .estimated(number) }
    if let number = value["uniformAcrossSiblings"].number {
      guard #available(iOS 17, *) else { throw UnreadableLayout("uniformAcrossSiblings: iOS 17") }
      return .uniformAcrossSiblings(estimate: number)
    }
    throw UnreadableLayout("an unknown dimension")
  }

  static func spacing(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutSpacing? {
    if let points = value["fixed"].number { return .fixed(points) }
    if let points = value["flexible"].number { return .flexible(points) }
    if value == .null { return nil }
    throw UnreadableLayout("an unknown spacing")
  }

  static func edgeSpacing(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutEdgeSpacing
  {
    NSCollectionLayoutEdgeSpacing(
      leading: try spacing(value["leading"]), top: try spacing(value["top"]),
      trailing: try spacing(value["trailing"]), bottom: try spacing(value["bottom"]))
  }

  static func insets(_ value: Value) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: value["top"].number ?? 0, leading: value["leading"].number ?? 0,
      bottom: value["bottom"].number ?? 0, trailing: value["trailing"].number ?? 0)
  }

  static func point(_ value: Value) -> CGPoint {
    guard let numbers = value.numbers, numbers.count == 2 else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  static func reference(_ word: String) throws(UnreadableLayout) -> UIContentInsetsReference {
    guard let reference = references.first(where: { $0.key == word }) else {
      throw UnreadableLayout("an unknown reference")
    }
    return reference.value
  }

  static func behavior(
    _ word: String
  ) throws(UnreadableLayout) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch word {
    case "none": .none
    case "continuous": .continuous
    case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
    case "paging": .paging
    case "groupPaging": .groupPaging
    case "groupPagingCentered": .groupPagingCentered
    default: throw UnreadableLayout("an unknown scrolling behavior")
    }
  }

  /// The words of documents for UIKit's values.
  static let references: KeyValuePairs<String, UIContentInsetsReference> = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent,
  ]

  /// The words of documents for UIKit's values.
  static let alignments: [String: NSRectAlignment] = [
    "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading,
    "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    "trailing": .trailing, "topTrailing": .topTrailing,
  ]
}
