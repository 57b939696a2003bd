extension SnapshotDifference: CustomStringConvertible {
  /// The operations in words, reloads and reconfigures at the places after the changes.
  ///
  /// - Complexity: O(*k*) for *k* operations.
  public var description: String {
    let parts = [
      changes.isEmpty ? nil : changes.description, reloads.isEmpty ? nil : reloads.description,
      BatchUpdate.words("reconfigure", "item", reconfiguredItems),
    ]
    return isEmpty ? "nothing" : parts.compactMap(\.self).joined(separator: "; ")
  }
}
