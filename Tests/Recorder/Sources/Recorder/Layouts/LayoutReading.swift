import UIKit

/// What a layout's document says that UIKit has no call for.
struct UnreadableLayout: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Makes UIKit's objects of a layout's document.
///
/// The words of a document are those that `diffplay solve` reads.
@MainActor enum LayoutReading {
  /// A whole layout.
  ///
  /// - Parameter prepare: Changes each section before UIKit has it.
  static func layout(
    _ value: Value,
    preparing prepare: @escaping (NSCollectionLayoutSection, Int) -> Void = { _, _ in }
  ) throws(UnreadableLayout) -> UICollectionViewCompositionalLayout {
    let configuration = try configuration(value["configuration"])
    if value["listConfiguration"] != .null {
      let list = try list(value["listConfiguration"])
      return UICollectionViewCompositionalLayout(
        sectionProvider: { index, surroundings in
          let section = NSCollectionLayoutSection.list(
            using: list, layoutEnvironment: surroundings)
          prepare(section, index)
          return section
        }, configuration: configuration)
    }
    guard let sections = value["sections"].list else {
      throw UnreadableLayout("the layout is told in words")
    }
    // Found unreadable now rather than while UIKit asks.
    for section in sections where section != .null { _ = try self.section(section) }
    let isSame = value["sameSectionForAllIndexes"].bool ?? (sections.count == 1)
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let known = isSame ? 0 : index
        guard sections.indices.contains(known), sections[known] != .null,
          let section = try? self.section(sections[known])
        else { return nil }
        prepare(section, index)
        return section
      }, configuration: configuration)
  }

  /// A flow layout, of one size for all items.
  static func flow(_ value: Value) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    if value["scrollDirection"].text == "horizontal" { layout.scrollDirection = .horizontal }
    layout.itemSize = size(of: value["itemSize"])
    if let spacing = value["minimumLineSpacing"].number { layout.minimumLineSpacing = spacing }
    if let spacing = value["minimumInteritemSpacing"].number {
      layout.minimumInteritemSpacing = spacing
    }
    if let sides = value["sectionInset"].numbers, sides.count == 4 {
      layout.sectionInset = UIEdgeInsets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    layout.headerReferenceSize = size(of: value["headerReferenceSize"])
    layout.footerReferenceSize = size(of: value["footerReferenceSize"])
    if let pins = value["sectionHeadersPinToVisibleBounds"].bool {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    return layout
  }

  private static func size(of value: Value) -> CGSize {
    let point = point(value)
    return CGSize(width: point.x, height: point.y)
  }

  static func section(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: try group(value["group"]))
    section.contentInsets = insets(value["contentInsets"])
    section.interGroupSpacing = value["interGroupSpacing"].number ?? 0
    if let word = value["contentInsetsReference"].text {
      section.contentInsetsReference = try reference(word)
    }
    if let word = value["supplementaryContentInsetsReference"].text {
      section.supplementaryContentInsetsReference = try reference(word)
    }
    if let word = value["orthogonalScrollingBehavior"].text {
      section.orthogonalScrollingBehavior = try behavior(word)
    }
    section.boundarySupplementaryItems = try boundaryItems(value)
    if let follows = value["supplementariesFollowContentInsets"].bool {
      section.supplementariesFollowContentInsets = follows
    }
    section.decorationItems = (value["decorationItems"].list ?? []).map { value in
      let item = NSCollectionLayoutDecorationItem.background(
        elementKind: value["elementKind"].text ?? "")
      item.contentInsets = insets(value["contentInsets"])
      if let order = value["zIndex"].number { item.zIndex = Int(order) }
      return item
    }
    return section
  }

  static func group(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutGroup {
    let size = try size(value)
    let isHorizontal = value["axis"].text == "horizontal"
    let group: NSCollectionLayoutGroup
    if let items = value["items"].list {
      let frames = items.compactMap { $0["frame"].numbers }.filter { $0.count == 4 }
      group = .custom(layoutSize: size) { _ in
        frames.map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      }
    } else {
      var subitems: [NSCollectionLayoutItem] = []
      for value in value["subitems"].list ?? [] { subitems.append(try item(value)) }
      guard let first = subitems.first else { throw UnreadableLayout("a group without subitems") }
      let count = value["count"].number.map { Int($0) }
      switch (count, value["countApi"].text, isHorizontal) {
      case (nil, _, true): group = .horizontal(layoutSize: size, subitems: subitems)
      case (nil, _, false): group = .vertical(layoutSize: size, subitems: subitems)
      case (let count?, "repeatingSubitem", true):
        group = .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
      case (let count?, "repeatingSubitem", false):
        group = .vertical(layoutSize: size, repeatingSubitem: first, count: count)
      case (let count?, _, true):
        group = .horizontal(layoutSize: size, subitem: first, count: count)
      case (let count?, _, false):
        group = .vertical(layoutSize: size, subitem: first, count: count)
      }
    }
    group.contentInsets = insets(value["contentInsets"])
    if let spacing = try spacing(value["interItemSpacing"]) { group.interItemSpacing = spacing }
    if value["edgeSpacing"] != .null { group.edgeSpacing = try edgeSpacing(value["edgeSpacing"]) }
    let badges = try supplementaryItems(value)
    if !badges.isEmpty { group.supplementaryItems = badges }
    return group
  }

  private static func item(_ value: Value) throws(UnreadableLayout) -> NSCollectionLayoutItem {
    if value["kind"].text != "item" { return try group(value) }
    let item = NSCollectionLayoutItem(
      layoutSize: try size(value), supplementaryItems: try supplementaryItems(value))
    item.contentInsets = insets(value["contentInsets"])
    if value["edgeSpacing"] != .null { item.edgeSpacing = try edgeSpacing(value["edgeSpacing"]) }
    return item
  }
}
