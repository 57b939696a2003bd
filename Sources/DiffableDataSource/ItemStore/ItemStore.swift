/// The identifiers and the order of a snapshot's items, on section slots.
///
/// A flat list, and the edits since it was made. A copy shares both, and an edit adds to the copy
/// alone, so that it costs little time and memory however many items there are. When the edits
/// have become many, a new flat list is made.
@usableFromInline
struct ItemStore<ID: Hashable> {
  /// The items as they stood when the flat list was made.
  @usableFromInline var flat = FlatItems<ID>()
  /// What was edited since, the youngest last.
  @usableFromInline var amendments: [Amendment] = []
  /// The items added since; the first has the slot behind those of the flat list.
  @usableFromInline var added = AddedItems<ID>()
  /// The slots of the sections that are younger than the flat list, in the order they came.
  @usableFromInline var youngSections: [Int] = []
  /// The place of each section among those of the flat list and the young ones, by section slot.
  @usableFromInline var ranks: [Int] = []
  /// The slots of the sections, in display order.
  @usableFromInline var sections: [Int] = []
  /// The index of each section in display order, by section slot; -1 for one that is gone.
  @usableFromInline var indices: [Int] = []
  /// Whether ranks ascend in display order, so that keys do.
  @usableFromInline var isAscending = true
  /// The number of items in all sections.
  @usableFromInline var count = 0

  @inlinable init() {}

  /// Whether the flat list tells all.
  @inlinable var isFlat: Bool {
    amendments.isEmpty && youngSections.isEmpty && sections.count == flat.sections.count
      && isAscending
  }
}

extension ItemStore: Sendable where ID: Sendable {}

extension ItemStore {
  /// The slot of an item, or `nil` when it is absent.
  @inlinable func slot(of identifier: ID) -> Int? {
    slot(of: identifier, hash: identifier.hashValue)
  }

  /// The slot of an item whose hash is known.
  @inlinable func slot(of identifier: ID, hash: Int) -> Int? {
    let slot = flat.table.slot(of: identifier, hash: hash)
    return isUnedited ? slot : editedSlot(of: identifier, hash: hash, flatSlot: slot)
  }

  @inlinable var isUnedited: Bool { amendments.isEmpty }

  @inlinable func editedSlot(of identifier: ID, hash: Int, flatSlot: Int?) -> Int? {
    if let flatSlot, isPresent(flatSlot) { return flatSlot }
    for amendment in amendments.reversed() {
      for name in amendment.names(ofHash: hash)
      where isPresent(name.slot) && self.identifier(ofSlot: name.slot) == identifier {
        return name.slot
      }
    }
    return nil
  }

  /// The identifier that has or had a slot.
  @inlinable func identifier(ofSlot slot: Int) -> ID {
    slot < flat.count ? flat.table.identifiers[slot] : added[slot - flat.count]
  }

  @inlinable func hash(ofSlot slot: Int) -> Int {
    slot < flat.count ? flat.table.hashes[slot] : added[slot - flat.count].hashValue
  }

  @inlinable func isPresent(_ slot: Int) -> Bool { place(ofSlot: slot) != .absent }

  /// The key of an item, `.absent` for one that was deleted.
  @inlinable func place(ofSlot slot: Int) -> OrderKey {
    for amendment in amendments.reversed() {
      if let key = amendment.place(of: slot) { return key }
    }
    return flat.key(ofPlace: slot)
  }
}
