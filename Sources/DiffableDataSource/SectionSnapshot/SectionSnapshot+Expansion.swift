extension SectionSnapshot {
  /// Lets items show their children; those that are absent are ignored.
  ///
  /// Expansion belongs to each item and outlives the collapsing of an ancestor.
  ///
  /// - Complexity: O(*k*) expected for *k* items.
  @inlinable public mutating func expand(_ items: [ItemID]) { setExpanded(true, items) }

  /// Hides what is below items; those that are absent are ignored.
  ///
  /// - Complexity: O(*k*) expected for *k* items.
  @inlinable public mutating func collapse(_ items: [ItemID]) { setExpanded(false, items) }

  @inlinable mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
    for item in items {
      if let slot = table.slot(of: item) { order.setExpanded(isExpanded, slot: slot) }
    }
  }
}
