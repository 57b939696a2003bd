extension World {
  /// Whether two worlds are the same in all that commands can change and show.
  ///
  /// How often snapshots were applied on the way does not count, nor which view came to show what;
  /// how the last apply was made does.
  package func isSame(as other: World) -> Bool {
    snapshot == other.snapshot && applied == other.applied && self.outlines == other.outlines
      && self.contents == other.contents && self.handlers == other.handlers
      && self.screen == other.screen && self.handmade == other.handmade
      && self.importedLayouts == other.importedLayouts
      && self.lastUpdate.map(\.manner) == other.lastUpdate.map(\.manner)
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
