extension World {
  /// Whether two worlds are the same in all that commands can change and show.
  ///
  /// How often snapshots were applied on the way does not count, nor which view came to show what;
  /// how the last apply was made does.
  func isSame(as other: World) -> Bool {
    snapshot == other.snapshot && applied == other.applied && outlines == other.outlines
      && contents == other.contents && handlers == other.handlers
      && screen == other.screen && handmade == other.handmade
      && importedLayouts == other.importedLayouts
      && lastUpdate.map(\.manner) == other.lastUpdate.map(\.manner)
  }
}

extension AppliedUpdate {
  /// The same without its number and what was on screen.
  fileprivate var manner: AppliedUpdate {
    var update = self
    update.number = 0
    update.stages = nil
    return update
  }
}
