import CompositionalLayout
import SwiftInterpreter
import Wording

extension LayoutGroup {
  /// Reads an `NSCollectionLayoutGroup`; the provider of a custom one is asked for its frames.
  init(
    reading group: Value, in environment: LayoutEnvironment, from call: NativeCall
  ) throws(Interruption) {
    let size = try call.layoutSize(of: group)
    let insets = try call.insets(of: group)
    self.init(
      axis: try call.flag("_isHorizontal", of: group) ? .horizontal : .vertical,
      layoutSize: size,
      content: try Content(
        reading: group, in: environment.inside(size, insets: insets), from: call),
      contentInsets: insets,
      edgeSpacing: try call.optionalBase(try call.property("edgeSpacing", of: group)),
      interItemSpacing: try call.optionalBase(try call.property("interItemSpacing", of: group)),
      supplementaryItems: try LayoutItem.supplementaryItems(of: group, from: call))
  }
}

extension LayoutGroup.Content {
  fileprivate init(
    reading group: Value, in inner: LayoutEnvironment, from call: NativeCall
  ) throws(Interruption) {
    if let provider = try call.property("_provider", of: group).unwrapped {
      let frames = try call.callClosure(provider, with: [try inner.object(in: call)])
      var items: [LayoutCustomItem] = []
      for frame in frames.asArray ?? [] {
        items.append(try LayoutCustomItem(reading: frame, from: call))
      }
      self = .custom(items)
      return
    }
    var subitems: [LayoutSubitem] = []
    for item in try call.list("_subitems", of: group) {
      subitems.append(try LayoutSubitem(reading: item, in: inner, from: call))
    }
    let count = try call.integer(try call.property("_subitemCount", of: group))
    let repetitions = try call.integer(try call.property("_repeatingCount", of: group))
    if let first = subitems.first, count >= 0 {
      self = .subitemCount(first, count: count)
    } else if let first = subitems.first, repetitions >= 0 {
      self = .repeatingSubitem(first, count: repetitions)
    } else {
      self = .subitems(subitems)
    }
  }
}

extension LayoutCustomItem {
  /// Reads an `NSCollectionLayoutGroupCustomItem`.
  fileprivate init(reading item: Value, from call: NativeCall) throws(Interruption) {
    let frame = try call.numbers(try call.property("frame", of: item))
    guard frame.count == 4 else { throw call.refusal("this call needs a frame") }
    self.init(
      frame: LayoutRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      zIndex: try call.integer(try call.property("zIndex", of: item)))
  }
}
