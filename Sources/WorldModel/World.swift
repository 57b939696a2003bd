package import CompositionalLayout
package import DiffableDataSource
package import HeadlessCollectionView

/// One player's world: all that `undo` brings back, and all that `save` writes.
///
/// The worlds that `undo` keeps share what commands did not change.
package struct World: Sendable {
  private struct Edited: Sendable {
    var snapshot = Snapshot<Identifier, Identifier>()
    /// What is pending, where it was counted; an edit counts on from there.
    var pending: DifferenceCounts?
  }

  private var edited = Shared(Edited())
  /// All but the snapshot that commands edit; edits leave it alone.
  var surroundings = Shared(Surroundings())

  /// The name of the outline that commands in words edit.
  package static let outlineName = "outline"

  /// An empty world.
  package init() {}

  /// The snapshot that commands edit.
  package var snapshot: Snapshot<Identifier, Identifier> {
    _read { yield edited.storage.value.snapshot }
    _modify {
      edited.value.pending = nil
      yield &edited.value.snapshot
    }
  }

  /// What the view shows, and how it came to.
  package var dataSource: DataSourceState<Identifier, Identifier> {
    _read { yield surroundings.storage.value.dataSource }
    _modify {
      if edited.value.pending != nil { edited.value.pending = nil }
      yield &surroundings.value.dataSource
    }
  }

  /// The snapshot that was applied last, without its marks.
  package var applied: Snapshot<Identifier, Identifier> { dataSource.snapshot() }

  /// How much of the snapshot that commands edit waits for an apply.
  package var pendingCounts: DifferenceCounts {
    edited.storage.value.pending ?? DifferenceCounts(from: applied, to: snapshot)
  }

  /// The applied snapshot laid out.
  ///
  /// - Throws: What the solver refuses.
  package func scene() throws(LayoutError) -> Scene {
    try Scene(applied, on: self.screen, contents: self.contents)
  }

  /// Makes one editing call on the snapshot.
  ///
  /// - Throws: What the snapshot refuses; nothing has changed then.
  package mutating func edit(_ edit: SnapshotEdit) throws(SnapshotError) {
    let (before, pending) = (snapshot, edited.storage.value.pending)
    try edit.apply(to: &edited.value.snapshot)
    edited.value.pending =
      pending?.following(edit, from: before, to: snapshot, since: applied)
      ?? DifferenceCounts(from: applied, to: snapshot)
  }

  /// Whether it differs from another world in the working snapshot at most, as after an edit.
  ///
  /// - Complexity: O(1). False, too, where the surroundings of both were made apart.
  package func isSurrounded(as other: World) -> Bool {
    surroundings.isStored(with: other.surroundings)
  }

  /// What surrounds the snapshot that is edited.
  package struct Surroundings: Codable, Sendable {
    var dataSource = DataSourceState<Identifier, Identifier>()
    /// The section snapshots that Swift code names; commands in words edit `outline`.
    package var outlines: [String: Outline] = [:]
    /// The contents of items, and what their identity covers.
    package var contents = Contents()
    /// What the data source's handlers answer.
    package var handlers = Handlers()
    /// What the last apply carried out; nil after a reload.
    package var lastDifference: SnapshotDifference<Identifier, Identifier>?
    /// How the last apply of any kind was made; nil before the first.
    package var lastUpdate: AppliedUpdate?
    /// The view's size, layouts and scroll positions.
    package var screen = Screen()
    /// The views that show it, and those that wait to be used again; nil before the first command
    /// that shows something, and in files of programs that did not number views.
    package var views: ReuseLedger<Scene.Subject>?
    /// The view and the model that are kept in step by hand.
    package var handmade = HandmadeView()
    /// The worlds that were given a name to go back to, each without names of its own.
    package var checkpoints: [String: World] = [:]
    /// The layouts that Swift code of the user's defines.
    package var importedLayouts: [ImportedLayout] = []
    /// What Swift code has declared and made; nil before the first, and in files of programs that
    /// ran none.
    package var program: Program?
  }
}

/// As one object: its parts stand side by side.
extension World: Codable {
  private enum CodingKeys: CodingKey { case snapshot }

  package init(from decoder: any Decoder) throws {
    edited.value.snapshot = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Snapshot.self, forKey: .snapshot)
    surroundings = Shared(try Surroundings(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(snapshot, forKey: .snapshot)
    try surroundings.value.encode(to: encoder)
  }
}

/// A value of which copies share the storage until one of them changes.
struct Shared<Value: Sendable>: Sendable {
  // Written by one owner only, while nobody else refers to it.
  final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// For reading a part: what `value` gives is copied as a whole first.
  private(set) var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// Whether both have never been changed since one was copied from the other.
  func isStored(with other: Shared) -> Bool { storage === other.storage }

  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

/// How an apply was made, and which cells it asked for.
package struct AppliedUpdate: Codable, Equatable, Sendable {
  /// Counted from 1 in its world.
  package var number: Int
  /// Whether the data was reloaded instead of compared.
  package var isReload: Bool
  /// Whether the differences were animated, where there were any to compare.
  package var isAnimated: Bool
  /// The cells on screen that the provider was asked for.
  package var requestedCells: [Identifier]
  /// The headers, footers and badges whose provider was asked; nil in files of programs that did not
  /// keep them.
  package var requestedViews: [Scene.Subject]?
  /// What the view showed before and after; nil in files of programs that planned no animations.
  package var stages: Boxed<AppliedStages>?

  /// What is kept of an apply.
  package init(
    number: Int, isReload: Bool, isAnimated: Bool, requestedCells: [Identifier],
    requestedViews: [Scene.Subject] = [], stages: Boxed<AppliedStages>? = nil
  ) {
    self.number = number
    self.isReload = isReload
    self.isAnimated = isAnimated
    self.requestedCells = requestedCells
    self.requestedViews = requestedViews
    self.stages = stages
  }
}

/// The two ends of an apply.
package struct AppliedStages: Codable, Equatable, Sendable {
  /// What the data was and what became of it, where it was reloaded; the difference has it else.
  var reloaded: Reload?
  /// The screens, with the sizes that views had answered.
  var before: Screen
  var after: Screen

  /// The snapshots of an apply that compared nothing.
  struct Reload: Codable, Equatable, Sendable {
    var before: Snapshot<Identifier, Identifier>
    var after: Snapshot<Identifier, Identifier>
  }
}
