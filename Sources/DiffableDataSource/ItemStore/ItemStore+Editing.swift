extension ItemStore {
  /// Where items are to be put.
  enum Destination {
    case before(slot: Int)
    case behind(slot: Int)
    case endOf(section: Int)
  }

  /// One operation while it is being put together.
  private struct Draft {
    var steps: [Amendment.Step] = []
    var places: [Amendment.Place] = []
    var names: [Amendment.Name] = []

    mutating func move(_ slot: Int, from old: OrderKey, to new: OrderKey) {
      let number = Int32(truncatingIfNeeded: slot)
      if old != .absent { steps.append(.init(key: old, slot: number, weight: -1)) }
      if new != .absent { steps.append(.init(key: new, slot: number, weight: 1)) }
      places.append(.init(slot: slot, key: new))
    }
  }

  /// Takes items out.
  mutating func remove(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    var draft = Draft()
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
  mutating func put(_ identifiers: [ID], _ destination: Destination) -> [ID] {
    guard !identifiers.isEmpty else { return [] }
    guard let keys = keys(identifiers.count, destination) else {
      let target = destination.identified(in: self)
      compact()
      return put(identifiers, target.resolved(in: self))
    }
    var draft = Draft()
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
        draft.names.append(.init(hash: hash, slot: slot))
        new.append(identifier)
      }
    }
    added.append(new)
    count += new.count
    push(draft)
    return present
  }

  private mutating func push(_ draft: Draft) {
    var last = Amendment(steps: draft.steps, places: draft.places, names: draft.names)
    var kept = amendments.count
    while kept >= 3, amendments[kept - 3].level <= last.level {
      last = Amendment(merging: amendments[(kept - 3)..<kept] + [last])
      kept -= 3
    }
    amendments = amendments.replacingEnd(from: kept, with: last)
    compactIfWorthwhile()
  }
}

extension ItemStore.Destination {
  /// A destination that outlives the making of a new flat list.
  enum Identified {
    case before(ID)
    case behind(ID)
    case endOf(section: Int)

    func resolved(in store: ItemStore) -> ItemStore.Destination {
      switch self {
      case .before(let identifier): .before(slot: store.slot(of: identifier) ?? 0)
      case .behind(let identifier): .behind(slot: store.slot(of: identifier) ?? 0)
      case .endOf(let section): .endOf(section: section)
      }
    }
  }

  func identified(in store: ItemStore) -> Identified {
    switch self {
    case .before(let slot): .before(store.identifier(ofSlot: slot))
    case .behind(let slot): .behind(store.identifier(ofSlot: slot))
    case .endOf(let section): .endOf(section: section)
    }
  }
}
