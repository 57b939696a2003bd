import CompositionalLayout
import SwiftInterpreter
import Wording

extension NativeCall {
  /// The size that an item was made with.
  func layoutSize(of item: Value) throws(Interruption) -> LayoutSize {
    try base(try property("layoutSize", of: item))
  }

  /// The insets behind a property, which are physical or by reading direction alike.
  func insets(
    _ name: String = "contentInsets", of object: Value
  ) throws(Interruption) -> DirectionalEdgeInsets {
    let sides = try numbers(try property(name, of: object))
    guard sides.count == 4 else { throw refusal("this call needs four insets") }
    return DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// The elements of an array that a property has.
  func list(_ name: String, of object: Value) throws(Interruption) -> [Value] {
    try property(name, of: object).asArray ?? []
  }

  /// The name of an enum's case that a property has.
  func caseName(_ name: String, of object: Value) throws(Interruption) -> String {
    caseName(of: try property(name, of: object)) ?? ""
  }

  func text(_ name: String, of object: Value) throws(Interruption) -> String {
    try property(name, of: object).asString ?? ""
  }

  func flag(_ name: String, of object: Value) throws(Interruption) -> Bool {
    try property(name, of: object).asBool ?? false
  }

  /// What the engine says of a description that it refuses, as UIKit raises it.
  func asking<Answer>(
    _ body: () throws(LayoutError) -> Answer
  ) throws(Interruption) -> Answer {
    do { return try body() } catch {
      throw refusal(Message(verbatim: error.description), uikit: error.uikitReason)
    }
  }
}

extension LayoutSubitem {
  /// Reads an `NSCollectionLayoutItem`, which may be a group.
  init(
    reading item: Value, in environment: LayoutEnvironment, from call: NativeCall
  ) throws(Interruption) {
    if call.isInstance(item, of: "NSCollectionLayoutGroup") {
      self = .group(try LayoutGroup(reading: item, in: environment, from: call))
    } else {
      self = .item(try LayoutItem(reading: item, from: call))
    }
  }
}

extension LayoutItem {
  /// Reads an `NSCollectionLayoutItem` that is no group.
  init(reading item: Value, from call: NativeCall) throws(Interruption) {
    self.init(
      layoutSize: try call.layoutSize(of: item), contentInsets: try call.insets(of: item),
      edgeSpacing: try call.optionalBase(try call.property("edgeSpacing", of: item)),
      supplementaryItems: try Self.supplementaryItems(of: item, from: call))
  }

  /// Reads the views that are tied to an item or a group.
  static func supplementaryItems(
    of item: Value, from call: NativeCall
  ) throws(Interruption) -> [LayoutSupplementaryItem] {
    var items: [LayoutSupplementaryItem] = []
    for value in try call.list("supplementaryItems", of: item) {
      items.append(try LayoutSupplementaryItem(reading: value, from: call))
    }
    return items
  }
}

extension LayoutSupplementaryItem {
  /// Reads an `NSCollectionLayoutSupplementaryItem`.
  init(reading item: Value, from call: NativeCall) throws(Interruption) {
    self.init(
      layoutSize: try call.layoutSize(of: item),
      elementKind: try call.text("elementKind", of: item),
      containerAnchor: try call.base(try call.property("containerAnchor", of: item)),
      itemAnchor: try call.optionalBase(try call.property("itemAnchor", of: item)),
      zIndex: try call.integer(try call.property("zIndex", of: item)),
      contentInsets: try call.insets(of: item))
  }
}

extension LayoutBoundaryItem {
  /// Reads an `NSCollectionLayoutBoundarySupplementaryItem`.
  init(reading item: Value, from call: NativeCall) throws(Interruption) {
    let offset = try call.numbers(try call.property("offset", of: item))
    guard offset.count == 2 else { throw call.refusal("this call needs an offset") }
    self.init(
      layoutSize: try call.layoutSize(of: item),
      elementKind: try call.text("elementKind", of: item),
      alignment: RectAlignment(rawValue: try call.caseName("alignment", of: item)) ?? .none,
      absoluteOffset: LayoutPoint(x: offset[0], y: offset[1]),
      extendsBoundary: try call.flag("extendsBoundary", of: item),
      pinToVisibleBounds: try call.flag("pinToVisibleBounds", of: item),
      zIndex: try call.integer(try call.property("zIndex", of: item)),
      contentInsets: try call.insets(of: item))
  }
}

extension LayoutDecorationItem {
  /// Reads an `NSCollectionLayoutDecorationItem`.
  init(reading item: Value, from call: NativeCall) throws(Interruption) {
    self.init(
      elementKind: try call.text("elementKind", of: item),
      zIndex: try call.integer(try call.property("zIndex", of: item)),
      contentInsets: try call.insets(of: item))
  }
}
