package import DiffableDataSource
package import HeadlessCollectionView

/// The parts of what surrounds the snapshot that is edited, read and changed in place: a key path to
/// one would copy all of them at each look.
extension World {
  /// The section snapshots that Swift code names; commands in words edit `outline`.
  package var outlines: [String: Outline] {
    _read { yield surroundings.storage.value.outlines }
    _modify { yield &surroundings.value.outlines }
  }

  /// The contents of items, and what their identity covers.
  package var contents: Contents {
    _read { yield surroundings.storage.value.contents }
    _modify { yield &surroundings.value.contents }
  }

  /// What the data source's handlers answer.
  package var handlers: Handlers {
    _read { yield surroundings.storage.value.handlers }
    _modify { yield &surroundings.value.handlers }
  }

  /// What the last apply carried out; nil after a reload.
  package var lastDifference: SnapshotDifference<Identifier, Identifier>? {
    _read { yield surroundings.storage.value.lastDifference }
    _modify { yield &surroundings.value.lastDifference }
  }

  /// How the last apply of any kind was made; nil before the first.
  package var lastUpdate: AppliedUpdate? {
    _read { yield surroundings.storage.value.lastUpdate }
    _modify { yield &surroundings.value.lastUpdate }
  }

  /// The view's size, layouts and scroll positions.
  package var screen: Screen {
    _read { yield surroundings.storage.value.screen }
    _modify { yield &surroundings.value.screen }
  }

  /// The views that show it, and those that wait to be used again; nil before the first command
  /// that shows something.
  package var views: ReuseLedger<Scene.Subject>? {
    _read { yield surroundings.storage.value.views }
    _modify { yield &surroundings.value.views }
  }

  /// The view and the model that are kept in step by hand.
  package var handmade: HandmadeView {
    _read { yield surroundings.storage.value.handmade }
    _modify { yield &surroundings.value.handmade }
  }

  /// The worlds that were given a name to go back to.
  package var checkpoints: [String: World] {
    _read { yield surroundings.storage.value.checkpoints }
    _modify { yield &surroundings.value.checkpoints }
  }

  /// The layouts that Swift code of the user's defines.
  package var importedLayouts: [ImportedLayout] {
    _read { yield surroundings.storage.value.importedLayouts }
    _modify { yield &surroundings.value.importedLayouts }
  }

  /// What Swift code has declared and made; nil before the first.
  package var program: Program? {
    _read { yield surroundings.storage.value.program }
    _modify { yield &surroundings.value.program }
  }
}
