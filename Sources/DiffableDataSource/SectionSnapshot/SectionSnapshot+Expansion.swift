extension SectionSnapshot {
  /// Lets items show their children; those that are absent are ignored.
  ///
  /// Expansion belongs to each item and outlives the collapsing of an ancestor.
  public mutating func expand(_ items: [ItemID]) { setExpanded(true, items) }

  /// Hides what is below items; those that are absent are ignored.
  public mutating func collapse(_ items: [ItemID]) { setExpanded(false, items) }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
    for item in items {
      if let slot = table.slot(of: item) { nodes[slot].isExpanded = isExpanded }
    }
  }
}
