extension ItemStore {
  /// Whether looking through the edits since the flat list was made, and `more`, is dearer than a
  /// new one: of a short list after each edit.
  @inlinable func isWorthCompacting(after more: Int = 0) -> Bool {
    amendments.reduce(youngSections.count + more) { $0 + $1.count } > flat.count / 8
  }

  /// Makes a new flat list of what there is.
  ///
  /// - Complexity: O(*n*) for *n* items, none of which is hashed.
  @inlinable mutating func compact() {
    let next = FlatItems<ID>()
    next.table.reserve(count)
    next.sections = sections
    var slots = orderedSlots()[...]
    for (rank, section) in sections.enumerated() {
      next.fill(rank: rank)
      let size = count(inSection: section)
      for slot in slots.prefix(size) {
        _ = next.table.insert(identifier(ofSlot: slot), hash: hash(ofSlot: slot))
      }
      slots = slots.dropFirst(size)
    }
    for (rank, section) in sections.enumerated() { ranks[section] = rank }
    flat = next
    amendments = []
    added = AddedItems()
    youngSections = []
    isAscending = true
  }

  /// Adds items to the end of a section where that only lengthens the flat list.
  ///
  /// - Returns: Whether it did; not when an item is present or repeated, when items stand behind,
  ///   or when copies share the list.
  /// - Complexity: O(*k*) for *k* items.
  @inlinable mutating func lengthen(_ section: Int, by identifiers: [ID]) -> Bool {
    let rank = ranks[section]
    guard isFlat, flat.isLastFilled(rank), isKnownUniquelyReferenced(&flat) else { return false }
    flat.fill(rank: rank)
    guard flat.table.append(identifiers) else { return false }
    count += identifiers.count
    return true
  }
}
