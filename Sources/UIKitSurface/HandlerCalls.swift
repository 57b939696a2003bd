package import DiffableDataSource
package import SwiftInterpreter
package import SwiftReading
package import WorldModel

/// A handler of a data source, with what UIKit calls it with when a person drags an item or taps a
/// disclosure.
package enum DataSourceHandler: Sendable {
  case canReorderItem(Identifier)
  case willReorder(DataSourceTransaction<Identifier, Identifier>)
  case didReorder(DataSourceTransaction<Identifier, Identifier>)
  case shouldExpandItem(Identifier)
  case willExpandItem(Identifier)
  case shouldCollapseItem(Identifier)
  case willCollapseItem(Identifier)
  /// With what the outline holds below the item.
  case snapshotForExpandingParent(Identifier, Outline)

  /// The property that a data source keeps a handler in, with those beside it.
  package enum Group: String, CaseIterable, Sendable {
    case reorderingHandlers
    case sectionSnapshotHandlers

    /// The names of its handlers, in the order in which UIKit calls them.
    package var names: [String] {
      switch self {
      case .reorderingHandlers: ["canReorderItem", "willReorder", "didReorder"]
      case .sectionSnapshotHandlers:
        [
          "shouldExpandItem", "willExpandItem", "snapshotForExpandingParent", "shouldCollapseItem",
          "willCollapseItem",
        ]
      }
    }
  }

  /// The name of its property.
  package var name: String {
    switch self {
    case .canReorderItem: "canReorderItem"
    case .willReorder: "willReorder"
    case .didReorder: "didReorder"
    case .shouldExpandItem: "shouldExpandItem"
    case .willExpandItem: "willExpandItem"
    case .shouldCollapseItem: "shouldCollapseItem"
    case .willCollapseItem: "willCollapseItem"
    case .snapshotForExpandingParent: "snapshotForExpandingParent"
    }
  }

  var group: Group {
    switch self {
    case .canReorderItem, .willReorder, .didReorder: .reorderingHandlers
    default: .sectionSnapshotHandlers
    }
  }
}

extension UIKitSurface {
  /// The names of the handlers that the program has given to its data source.
  ///
  /// - Throws: What the program traps with. Nothing has changed then.
  package static func handlers(
    in interpreter: inout Interpreter, host: inout Host, limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Set<String> {
    guard let source = host.objects.dataSource else { return [] }
    let found = try interpreter.perform(host: &host, limits: limits) { call throws(Interruption) in
      var names: [Value] = []
      for group in DataSourceHandler.Group.allCases {
        let handlers = try call.property(group.rawValue, of: source)
        for name in group.names where try call.property(name, of: handlers).unwrapped != nil {
          names.append(.string(name))
        }
      }
      return .array(names)
    }
    return Set(found.value?.asArray?.compactMap(\.asString) ?? [])
  }

  /// Calls a handler of the program's data source.
  ///
  /// - Returns: What it printed, and its answer as the evaluation's value; nothing of both where the
  ///   program has set none.
  /// - Throws: What the handler traps with. Nothing has changed then.
  package static func call(
    _ handler: DataSourceHandler, in interpreter: inout Interpreter, host: inout Host,
    limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Evaluation {
    guard let source = host.objects.dataSource else { return Evaluation() }
    return try interpreter.perform(host: &host, limits: limits) { call throws(Interruption) in
      let handlers = try call.property(handler.group.rawValue, of: source)
      guard let closure = try call.property(handler.name, of: handlers).unwrapped else {
        return .void
      }
      return try call.callClosure(
        closure, with: try call.arguments(of: handler, on: Host.self))
    }
  }
}

extension NativeCall {
  /// What UIKit calls a handler with.
  fileprivate func arguments<Host: CollectionViewHost>(
    of handler: DataSourceHandler, on host: Host.Type
  ) throws(Interruption) -> [Value] {
    switch handler {
    case .canReorderItem(let item), .shouldExpandItem(let item), .willExpandItem(let item),
      .shouldCollapseItem(let item), .willCollapseItem(let item):
      try values([item], .item, Host.self)
    case .snapshotForExpandingParent(let item, let children):
      try values([item], .item, Host.self)
        + [.native(NativeBox(SectionSnapshotNative(base: children)))]
    case .willReorder(let transaction), .didReorder(let transaction):
      [try value(of: transaction, on: Host.self)]
    }
  }

  private func value<Host: CollectionViewHost>(
    of transaction: DataSourceTransaction<Identifier, Identifier>, on host: Host.Type
  ) throws(Interruption) -> Value {
    var sections: [Value] = []
    for part in transaction.sectionTransactions {
      sections.append(
        try make(
          "NSDiffableDataSourceSectionTransaction",
          [
            ("sectionIdentifier", try values([part.sectionIdentifier], .section, Host.self)[0]),
            (
              "initialSnapshot",
              .native(NativeBox(SectionSnapshotNative(base: part.initialSnapshot)))
            ),
            ("finalSnapshot", .native(NativeBox(SectionSnapshotNative(base: part.finalSnapshot)))),
          ]))
    }
    return try make(
      "NSDiffableDataSourceTransaction",
      [
        ("initialSnapshot", .native(NativeBox(SnapshotNative(base: transaction.initialSnapshot)))),
        ("finalSnapshot", .native(NativeBox(SnapshotNative(base: transaction.finalSnapshot)))),
        ("sectionTransactions", .array(sections)),
      ])
  }
}
