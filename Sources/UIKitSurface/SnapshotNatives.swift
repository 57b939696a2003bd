import DiffableDataSource
import SwiftInterpreter
import Wording
import WorldModel

/// The members of snapshots, over the engine's.
enum SnapshotNatives<Host: CollectionViewHost> {
  private typealias Base = Snapshot<Identifier, Identifier>
  private typealias Edit =
    @Sendable (inout Base, [Identifier], [Identifier]) throws(SnapshotError)
    -> ExistingItemsNotice?

  static var all: [String: NativeFunction] {
    var all: [String: NativeFunction] = [:]
    for (name, native) in queries.merging(
      itemEdits.merging(sectionEdits) { $1 }, uniquingKeysWith: { $1 })
    {
      all["\(SnapshotNative.typeName).\(name)"] = native
    }
    return all
  }

  // MARK: Asking

  private static func list(
    _ role: IdentifierTable.Role, _ ask: @escaping @Sendable (Base) -> [Identifier]
  ) -> NativeFunction {
    { call throws(Interruption) in
      let base = try call.native(call.receiver, as: SnapshotNative.self).base
      return .array(try call.values(ask(base), role, Host.self))
    }
  }

  private static func asked(
    _ role: IdentifierTable.Role,
    _ ask: @escaping @Sendable (Base, Identifier, NativeCall) throws(Interruption) -> Value
  ) -> NativeFunction {
    { call throws(Interruption) in
      let identifier = try call.identifier(call.arguments[0], role, Host.self)
      let base = try call.native(call.receiver, as: SnapshotNative.self).base
      return try ask(base, identifier, call)
    }
  }

  private static var queries: [String: NativeFunction] {
    [
      "init()": { call throws(Interruption) in
        let types = call.typeArguments
        if types.count == 2 {
          try call.withHost(Host.self) { host throws(Interruption) in
            host.objects.tokens.begin(sections: types[0], items: types[1])
          }
        }
        return .native(NativeBox(SnapshotNative()))
      },
      "numberOfItems": { call throws(Interruption) in
        .int(try call.native(call.receiver, as: SnapshotNative.self).base.numberOfItems)
      },
      "numberOfSections": { call throws(Interruption) in
        .int(try call.native(call.receiver, as: SnapshotNative.self).base.numberOfSections)
      },
      "sectionIdentifiers": list(.section) { $0.sectionIdentifiers },
      "itemIdentifiers": list(.item) { $0.itemIdentifiers },
      "reloadedSectionIdentifiers": list(.section) { $0.reloadedSectionIdentifiers },
      "reloadedItemIdentifiers": list(.item) { $0.reloadedItemIdentifiers },
      "reconfiguredItemIdentifiers": list(.item) { $0.reconfiguredItemIdentifiers },
      "numberOfItems(inSection:)": asked(.section) { base, section, call throws(Interruption) in
        .int(
          try call.snapshot { () throws(SnapshotError) in
            try base.numberOfItems(inSection: section)
          })
      },
      "itemIdentifiers(inSection:)": asked(.section) { base, section, call throws(Interruption) in
        let items = try call.snapshot { () throws(SnapshotError) in
          try base.itemIdentifiers(inSection: section)
        }
        return .array(try call.values(items, .item, Host.self))
      },
      "sectionIdentifier(containingItem:)": asked(.item) { base, item, call throws(Interruption) in
        try call.optionalValue(
          base.sectionIdentifier(containingItem: item), .section, Host.self)
      },
      "indexOfItem(_:)": asked(.item) { base, item, _ in
        .optional(base.indexOfItem(item).map { .int($0) })
      },
      "indexOfSection(_:)": asked(.section) { base, section, _ in
        .optional(base.indexOfSection(section).map { .int($0) })
      },
    ]
  }

  // MARK: Editing

  /// A native that interns its two arguments and edits the receiver in place.
  private static func edit(
    _ role: IdentifierTable.Role, _ other: IdentifierTable.Role? = nil, _ edit: @escaping Edit
  ) -> NativeFunction {
    { call throws(Interruption) in
      let first = try call.identifiers(call.arguments.elements(at: 0), role, Host.self)
      var second: [Identifier] = []
      if let other {
        second = try call.identifiers(call.arguments.elements(at: 1), other, Host.self)
      }
      var notice: ExistingItemsNotice?
      var refused: SnapshotError?
      try call.withReceiver(SnapshotNative.self) { native throws(Interruption) in
        do throws(SnapshotError) { notice = try edit(&native.base, first, second) } catch {
          refused = error
        }
      }
      guard refused != nil || notice != nil else { return .void }
      let errata = try call.withHost(Host.self) { host throws(Interruption) in
        host.world.system.dataSourceErrata
      }
      if let refused {
        throw call.refusal(
          Message(verbatim: refused.description), uikit: refused.uikitReason(with: errata))
      }
      if let notice, !errata.contains(.movesExistingItemsSilently) {
        try call.print(notice.uikitLog)
      }
      return .void
    }
  }

  private static var itemEdits: [String: NativeFunction] {
    [
      "appendItems(_:toSection:)": edit(.item, .section) {
        base, items, section throws(SnapshotError) in
        try base.appendItems(items, toSection: section.first)
      },
      "insertItems(_:beforeItem:)": edit(.item, .item) {
        base, items, anchor throws(SnapshotError) in
        try base.insertItems(items, beforeItem: anchor[0])
      },
      "insertItems(_:afterItem:)": edit(.item, .item) {
        base, items, anchor throws(SnapshotError) in
        try base.insertItems(items, afterItem: anchor[0])
      },
      "deleteItems(_:)": edit(.item) { base, items, _ throws(SnapshotError) in
        try base.deleteItems(items)
        return nil
      },
      "deleteAllItems()": edit(.item) { base, _, _ in
        base.deleteAllItems()
        return nil
      },
      "moveItem(_:beforeItem:)": edit(.item, .item) { base, item, anchor throws(SnapshotError) in
        try base.moveItem(item[0], beforeItem: anchor[0])
        return nil
      },
      "moveItem(_:afterItem:)": edit(.item, .item) { base, item, anchor throws(SnapshotError) in
        try base.moveItem(item[0], afterItem: anchor[0])
        return nil
      },
      "reloadItems(_:)": edit(.item) { base, items, _ throws(SnapshotError) in
        try base.reloadItems(items)
        return nil
      },
      "reconfigureItems(_:)": edit(.item) { base, items, _ throws(SnapshotError) in
        try base.reconfigureItems(items)
        return nil
      },
    ]
  }

  private static var sectionEdits: [String: NativeFunction] {
    [
      "appendSections(_:)": edit(.section) { base, sections, _ throws(SnapshotError) in
        try base.appendSections(sections)
        return nil
      },
      "insertSections(_:beforeSection:)": edit(.section, .section) {
        base, sections, anchor throws(SnapshotError) in
        try base.insertSections(sections, beforeSection: anchor[0])
        return nil
      },
      "insertSections(_:afterSection:)": edit(.section, .section) {
        base, sections, anchor throws(SnapshotError) in
        try base.insertSections(sections, afterSection: anchor[0])
        return nil
      },
      "deleteSections(_:)": edit(.section) { base, sections, _ throws(SnapshotError) in
        try base.deleteSections(sections)
        return nil
      },
      "moveSection(_:beforeSection:)": edit(.section, .section) {
        base, section, anchor throws(SnapshotError) in
        try base.moveSection(section[0], beforeSection: anchor[0])
        return nil
      },
      "moveSection(_:afterSection:)": edit(.section, .section) {
        base, section, anchor throws(SnapshotError) in
        try base.moveSection(section[0], afterSection: anchor[0])
        return nil
      },
      "reloadSections(_:)": edit(.section) { base, sections, _ throws(SnapshotError) in
        try base.reloadSections(sections)
        return nil
      },
    ]
  }
}

extension [Value] {
  /// The values of an argument: an array's, an optional's or the argument alone.
  func elements(at place: Int) -> [Value] {
    guard indices.contains(place), let value = self[place].unwrapped else { return [] }
    return value.asArray ?? [value]
  }
}

extension NativeCall {
  /// What a snapshot refuses, as UIKit raises it.
  func snapshot<Answer>(
    _ body: () throws(SnapshotError) -> Answer
  ) throws(Interruption) -> Answer {
    do { return try body() } catch { throw refused(.snapshot(error)) }
  }

  /// What an outline refuses, as UIKit raises it.
  func outline<Answer>(
    _ body: () throws(SectionSnapshotError) -> Answer
  ) throws(Interruption) -> Answer {
    do { return try body() } catch { throw refused(.outline(error)) }
  }
}
