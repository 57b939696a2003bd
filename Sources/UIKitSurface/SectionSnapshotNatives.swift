import DiffableDataSource
import SwiftInterpreter
import Wording
import WorldModel

/// The members of section snapshots, over the engine's.
enum SectionSnapshotNatives<Host: CollectionViewHost> {
  private typealias Edit =
    @Sendable (inout Outline, [Identifier], [Identifier]) throws(SectionSnapshotError) -> Void

  static var all: [String: NativeFunction] {
    var all: [String: NativeFunction] = [:]
    for (name, native) in lists.merging(queries.merging(edits) { $1 }, uniquingKeysWith: { $1 }) {
      all["\(SectionSnapshotNative.typeName).\(name)"] = native
    }
    return all
  }

  // MARK: Asking

  private static func list(
    _ ask: @escaping @Sendable (Outline) -> [Identifier]
  ) -> NativeFunction {
    { call throws(Interruption) in
      let base = try call.native(call.receiver, as: SectionSnapshotNative.self).base
      return .array(try call.values(ask(base), .item, Host.self))
    }
  }

  private static func asked(
    _ ask: @escaping @Sendable (Outline, Identifier, NativeCall) throws(Interruption) -> Value
  ) -> NativeFunction {
    { call throws(Interruption) in
      let item = try call.identifier(call.arguments[0], .item, Host.self)
      let base = try call.native(call.receiver, as: SectionSnapshotNative.self).base
      return try ask(base, item, call)
    }
  }

  private static var lists: [String: NativeFunction] {
    [
      "init()": { _ in .native(NativeBox(SectionSnapshotNative())) },
      "items": list { $0.items },
      "rootItems": list { $0.rootItems },
      "visibleItems": list { $0.visibleItems },
      "expandedItems": list { $0.expandedItems },
      "visualDescription()": { call throws(Interruption) in
        .string(
          try call.native(call.receiver, as: SectionSnapshotNative.self).base
            .visualDescription())
      },
    ]
  }

  private static var queries: [String: NativeFunction] {
    [
      "isExpanded(_:)": asked { base, item, call throws(Interruption) in
        .bool(
          try call.outline { () throws(SectionSnapshotError) in try base.isExpanded(item) })
      },
      "isVisible(_:)": asked { base, item, call throws(Interruption) in
        .bool(try call.outline { () throws(SectionSnapshotError) in try base.isVisible(item) })
      },
      "contains(_:)": asked { base, item, _ in .bool(base.contains(item)) },
      "level(of:)": asked { base, item, call throws(Interruption) in
        .int(try call.outline { () throws(SectionSnapshotError) in try base.level(of: item) })
      },
      "index(of:)": asked { base, item, _ in .optional(base.index(of: item).map { .int($0) }) },
      "parent(of:)": asked { base, item, call throws(Interruption) in
        let parent = try call.outline { () throws(SectionSnapshotError) in
          try base.parent(of: item)
        }
        return try call.optionalValue(parent, .item, Host.self)
      },
      "snapshot(of:includingParent:)": asked { base, item, call throws(Interruption) in
        let isIncluded = call.arguments[1].asBool ?? false
        let part = try call.outline { () throws(SectionSnapshotError) in
          try base.snapshot(of: item, includingParent: isIncluded)
        }
        return .native(NativeBox(SectionSnapshotNative(base: part)))
      },
    ]
  }

  // MARK: Editing

  private static func edit(_ edit: @escaping Edit) -> NativeFunction {
    { call throws(Interruption) in
      let first = try call.identifiers(call.arguments.elements(at: 0), .item, Host.self)
      let second = try call.identifiers(call.arguments.elements(at: 1), .item, Host.self)
      try changeReceiver(of: &call) { base throws(SectionSnapshotError) in
        try edit(&base, first, second)
      }
      return .void
    }
  }

  /// A native that inserts items, or another snapshot, beside an item.
  private static func insert(
    _ items: @escaping Edit,
    _ outline:
      @escaping @Sendable (inout Outline, Outline, Identifier) throws(SectionSnapshotError) -> Void
  ) -> NativeFunction {
    { call throws(Interruption) in
      guard case .native = call.arguments[0] else { return try edit(items)(&call) }
      let other = try call.native(call.arguments[0], as: SectionSnapshotNative.self).base
      let anchor = try call.identifier(call.arguments[1], .item, Host.self)
      try changeReceiver(of: &call) { base throws(SectionSnapshotError) in
        try outline(&base, other, anchor)
      }
      return .void
    }
  }

  private static func changeReceiver(
    of call: inout NativeCall, _ change: (inout Outline) throws(SectionSnapshotError) -> Void
  ) throws(Interruption) {
    var refused: SectionSnapshotError?
    try call.withReceiver(SectionSnapshotNative.self) { native throws(Interruption) in
      do throws(SectionSnapshotError) { try change(&native.base) } catch { refused = error }
    }
    if let refused { throw call.refused(.outline(refused)) }
  }

  private static var edits: [String: NativeFunction] {
    [
      "append(_:to:)": edit { base, items, parent throws(SectionSnapshotError) in
        try base.append(items, to: parent.first)
      },
      "insert(_:before:)": insert(
        { base, items, anchor throws(SectionSnapshotError) in
          try base.insert(items, before: anchor[0])
        },
        { base, other, anchor throws(SectionSnapshotError) in
          try base.insert(other, before: anchor)
        }),
      "insert(_:after:)": insert(
        { base, items, anchor throws(SectionSnapshotError) in
          try base.insert(items, after: anchor[0])
        },
        { base, other, anchor throws(SectionSnapshotError) in
          try base.insert(other, after: anchor)
        }),
      "delete(_:)": edit { base, items, _ throws(SectionSnapshotError) in
        try base.delete(items)
      },
      "deleteAll()": edit { base, _, _ in base.deleteAll() },
      "expand(_:)": edit { base, items, _ in base.expand(items) },
      "collapse(_:)": edit { base, items, _ in base.collapse(items) },
      "replace(childrenOf:using:)": { call throws(Interruption) in
        let parent = try call.identifier(call.arguments[0], .item, Host.self)
        let other = try call.native(call.arguments[1], as: SectionSnapshotNative.self).base
        try changeReceiver(of: &call) { base throws(SectionSnapshotError) in
          try base.replace(childrenOf: parent, using: other)
        }
        return .void
      },
    ]
  }
}
