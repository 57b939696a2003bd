import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import Wording
import WorldModel

/// The members of data sources, over the world's.
///
/// The data source that was made last is the world's. Those before it keep what was applied to them
/// last, which is shown nowhere.
enum DataSourceNatives<Host: CollectionViewHost> {
  private static var typeName: String { "UICollectionViewDiffableDataSource" }

  static var all: [String: NativeFunction] {
    var all: [String: NativeFunction] = [
      "_setDataSource(_:)": { call throws(Interruption) in
        let source = call.arguments[0]
        if let old = try call.withHost(
          Host.self,
          { host throws(Interruption) in
            host.objects.dataSource
          })
        {
          let shown = SnapshotNative(base: try call.shownData(of: Host.self))
          try call.setProperty("_own", of: old, to: .optional(.native(NativeBox(shown))))
        }
        try call.perform(.setDataSource, on: Host.self) { host in
          host.objects.dataSource = source
          host.objects.shownCells = []
        }
        return .void
      },
      "_raise(_:)": { call throws(Interruption) in
        let reason = call.arguments[0].asString ?? ""
        throw call.refusal(Message(verbatim: reason), uikit: reason)
      },
    ]
    for (name, native) in applies.merging(lookups, uniquingKeysWith: { $1 }) {
      all["\(typeName).\(name)"] = native
    }
    return all
  }

  // MARK: Applying

  private static var applies: [String: NativeFunction] {
    [
      "_apply(_:_:)": { call throws(Interruption) in
        let snapshot = try call.native(call.arguments[0], as: SnapshotNative.self).base
        let manner: CollectionViewEvent.ApplyManner =
          call.arguments[1].asBool == false ? .unanimated : .animated
        guard try call.isShown(on: Host.self) else { return try call.keep(snapshot) }
        try call.show(snapshot, on: Host.self) { .apply(snapshot, manner, layout: $0) }
        return .void
      },
      "_applyUsingReloadData(_:)": { call throws(Interruption) in
        let snapshot = try call.native(call.arguments[0], as: SnapshotNative.self).base
        guard try call.isShown(on: Host.self) else { return try call.keep(snapshot) }
        try call.show(snapshot, on: Host.self) {
          .apply(snapshot, .usingReloadData, layout: $0)
        }
        return .void
      },
      "_applyOutline(_:_:_:)": { call throws(Interruption) in
        let outline = try call.native(call.arguments[0], as: SectionSnapshotNative.self).base
        let section = try call.identifier(call.arguments[1], .section, Host.self)
        let isAnimated = call.arguments[2].asBool ?? true
        var next = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.dataSource
        }
        do throws(DataSourceError) { try next.apply(outline, to: section) } catch {
          throw call.refused(error)
        }
        try call.show(next.snapshot(), on: Host.self) {
          .applyOutline(outline, to: section, animated: isAnimated, layout: $0)
        }
        return .void
      },
    ]
  }

  // MARK: Looking up

  private static var lookups: [String: NativeFunction] {
    [
      "snapshot()": { call throws(Interruption) in
        .native(NativeBox(SnapshotNative(base: try call.data(of: Host.self))))
      },
      "snapshot(for:)": { call throws(Interruption) in
        let section = try call.identifier(call.arguments[0], .section, Host.self)
        let outline = try call.withHost(Host.self) { host throws(Interruption) in
          host.world.dataSource.snapshot(for: section)
        }
        return .native(NativeBox(SectionSnapshotNative(base: outline)))
      },
      "sectionIdentifier(for:)": { call throws(Interruption) in
        let sections = try call.data(of: Host.self).sectionIdentifiers
        let index = try call.integer(call.arguments[0])
        let section = sections.indices.contains(index) ? sections[index] : nil
        return try call.optionalValue(section, .section, Host.self)
      },
      "index(for:)": { call throws(Interruption) in
        let section = try call.identifier(call.arguments[0], .section, Host.self)
        let index = try call.data(of: Host.self).indexOfSection(section)
        return .optional(index.map { .int($0) })
      },
      "itemIdentifier(for:)": { call throws(Interruption) in
        let path = try call.indexPath(call.arguments[0])
        let item = try call.data(of: Host.self).itemIdentifier(at: path)
        return try call.optionalValue(item, .item, Host.self)
      },
      "indexPath(for:)": { call throws(Interruption) in
        let item = try call.identifier(call.arguments[0], .item, Host.self)
        guard let path = try call.data(of: Host.self).indexPath(for: item) else {
          return .none
        }
        return .optional(try call.indexPath(path))
      },
    ]
  }
}

extension NativeCall {
  /// What the view shows, or is about to show while its layout is asked.
  func shownData<Host: CollectionViewHost>(
    of host: Host.Type
  ) throws(Interruption) -> Snapshot<Identifier, Identifier> {
    try withHost(Host.self) { host throws(Interruption) in
      host.objects.incoming ?? host.world.applied
    }
  }

  /// Whether the receiver is the data source that the world shows.
  fileprivate func isShown<Host: CollectionViewHost>(
    on host: Host.Type
  ) throws(Interruption) -> Bool {
    let shown = try withHost(Host.self) { host throws(Interruption) in host.objects.dataSource }
    return shown?.asObject == receiver.asObject
  }

  /// Keeps a snapshot that was applied to a data source whose view is not shown.
  fileprivate func keep(
    _ snapshot: Snapshot<Identifier, Identifier>
  ) throws(Interruption) -> Value {
    let own = Value.native(NativeBox(SnapshotNative(base: snapshot.withoutMarks())))
    try setProperty("_own", of: receiver, to: .optional(own))
    return .void
  }

  /// What was applied to the receiver last.
  fileprivate func data<Host: CollectionViewHost>(
    of host: Host.Type
  ) throws(Interruption) -> Snapshot<Identifier, Identifier> {
    if try isShown(on: Host.self) { return try shownData(of: Host.self) }
    guard let own = try property("_own", of: receiver).unwrapped else { return Snapshot() }
    return try native(own, as: SnapshotNative.self).base
  }

  /// The place that an `IndexPath` names.
  func indexPath(_ value: Value) throws(Interruption) -> ItemIndexPath {
    let numbers = value.fields.compactMap(\.asInt)
    guard numbers.count == 2 else { throw refusal("this call needs an index path") }
    return ItemIndexPath(item: numbers[1], section: numbers[0])
  }

  /// An `IndexPath` of a place.
  func indexPath(_ path: ItemIndexPath) throws(Interruption) -> Value {
    try make("IndexPath", [("item", .int(path.item)), ("section", .int(path.section))])
  }

  /// Carries out an event, after a change of the objects that belongs to it.
  func perform<Host: CollectionViewHost>(
    _ event: CollectionViewEvent, on host: Host.Type,
    _ change: (inout Host) -> Void = { _ in }
  ) throws(Interruption) {
    let refused = try withHost(Host.self) { host throws(Interruption) in
      change(&host)
      do throws(CollectionViewRefusal) { try host.perform(event) } catch {
        return Optional(error)
      }
      return nil
    }
    if let refused { throw self.refused(refused) }
  }

  /// Shows other data: the layout is asked for it first, where the view has been laid out.
  ///
  /// Before that UIKit asks nobody, so that a program may set up its layout after its data.
  func show<Host: CollectionViewHost>(
    _ snapshot: Snapshot<Identifier, Identifier>, on host: Host.Type,
    _ event: (AskedLayout?) -> CollectionViewEvent
  ) throws(Interruption) {
    let hasLaidOut = try withHost(Host.self) { host throws(Interruption) in
      if !host.objects.hasLaidOut { host.objects.needsLayout = true }
      return host.objects.hasLaidOut
    }
    guard hasLaidOut else { return try perform(event(nil), on: Host.self) }
    try perform(event(try askedLayout(for: snapshot, on: Host.self)), on: Host.self)
  }
}
