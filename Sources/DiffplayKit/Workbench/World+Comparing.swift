extension World {
  /// Whether two worlds are the same in all that commands can change and show.
  ///
  /// How often snapshots were applied on the way does not count; how the last apply was made does.
  func isSame(as other: World) -> Bool {
    snapshot == other.snapshot && applied == other.applied && outlines == other.outlines
      && contents == other.contents && handlers == other.handlers
      && screen == other.screen && handmade == other.handmade
      && lastUpdate.map(\.unnumbered) == other.lastUpdate.map(\.unnumbered)
  }
}

extension AppliedUpdate {
  /// The same without its number.
  fileprivate var unnumbered: AppliedUpdate {
    var update = self
    update.number = 0
    return update
  }
}
