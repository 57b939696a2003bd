extension ItemStore {
  /// Where items are to be put.
  @usableFromInline
  enum Destination {
    case before(slot: Int)
    case behind(slot: Int)
    case endOf(section: Int)
  }

  /// Takes items out.
  @inlinable mutating func remove(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    var draft = Amendment.Draft()
    for slot in slots { draft.move(slot, from: place(ofSlot: slot), to: .absent) }
    count -= slots.count
    push(draft)
  }

  /// Puts items to one place, in argument order.
  ///
  /// - Parameters:
  ///   - identifiers: The items, without repetition.
  ///   - destination: The place, which none of the items marks.
  /// - Returns: Those that were present and have moved, as the store knows them.
  /// - Complexity: O(*k* log *k* + *k* log² *e*) for *k* items and *e* edits since the flat list
  ///   was made, amortised; O(*n*) when the room between two items is used up.
  @discardableResult
  @inlinable mutating func put(_ identifiers: [ID], _ destination: Destination) -> [ID] {
    guard !identifiers.isEmpty else { return [] }
    guard let keys = keys(identifiers.count, destination) else {
      let target = destination.identified(in: self)
      compact()
      return put(identifiers, target.resolved(in: self))
    }
    var draft = Amendment.Draft()
    var present: [ID] = []
    var new: ContiguousArray<ID> = []
    for (identifier, key) in zip(identifiers, keys) {
      let hash = identifier.hashValue
      if let slot = slot(of: identifier, hash: hash) {
        present.append(self.identifier(ofSlot: slot))
        draft.move(slot, from: place(ofSlot: slot), to: key)
      } else {
        let slot = flat.count + added.count + new.count
        draft.move(slot, from: .absent, to: key)
        draft.add(slot, hash: hash)
        new.append(identifier)
      }
    }
    added.append(new)
    count += new.count
    push(draft)
    return present
  }

  @inlinable mutating func push(_ draft: Amendment.Draft) {
    if isWorthCompacting(after: draft.count) {
      amendments.append(draft.amendment)
      compact()
    } else {
      amendments = Amendment.pushing(draft, on: amendments)
    }
  }
}

extension ItemStore.Destination {
  /// A destination that outlives the making of a new flat list.
  @usableFromInline
  enum Identified {
    case before(ID)
    case behind(ID)
    case endOf(section: Int)

    @inlinable func resolved(in store: ItemStore) -> ItemStore.Destination {
      switch self {
      case .before(let identifier): .before(slot: store.slot(of: identifier) ?? 0)
      case .behind(let identifier): .behind(slot: store.slot(of: identifier) ?? 0)
      case .endOf(let section): .endOf(section: section)
      }
    }
  }

  @inlinable func identified(in store: ItemStore) -> Identified {
    switch self {
    case .before(let slot): .before(store.identifier(ofSlot: slot))
    case .behind(let slot): .behind(store.identifier(ofSlot: slot))
    case .endOf(let section): .endOf(section: section)
    }
  }
}
