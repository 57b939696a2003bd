extension ItemStore {
  /// The slots of items that stand otherwise here than in an older store of the same flat list.
  ///
  /// - Returns: The slots there and here, or `nil` when the two have no flat list in common or so
  ///   much was edited that comparing all items is as good.
  func slotsEdited(since older: ItemStore) -> (old: [Int], new: [Int])? {
    guard flat === older.flat else { return nil }
    var shared = 0
    while shared < min(amendments.count, older.amendments.count),
      amendments[shared] === older.amendments[shared]
    {
      shared += 1
    }
    let mine = amendments[shared...]
    let theirs = older.amendments[shared...]
    let edits = (mine + theirs).reduce(0) { $0 + $1.count }
    guard edits <= 64 + count / 8 else { return nil }

    var slots: (old: [Int], new: [Int]) = ([], [])
    let latest = Amendment.latest(mine.flatMap(\.places))
    let former = Amendment.latest(theirs.flatMap(\.places))
    var next = 0
    func compare(_ slot: Int, _ old: OrderKey, _ new: OrderKey) {
      guard old != new || mayBeOther(slot, old, older) else { return }
      if old != .absent { slots.old.append(slot) }
      if new != .absent { slots.new.append(slot) }
    }
    for place in latest {
      while next < former.count, former[next].slot < place.slot {
        compare(former[next].slot, former[next].key, keyIfKnown(ofSlot: former[next].slot))
        next += 1
      }
      if next < former.count, former[next].slot == place.slot {
        compare(place.slot, former[next].key, place.key)
        next += 1
      } else {
        compare(place.slot, older.keyIfKnown(ofSlot: place.slot), place.key)
      }
    }
    for place in former[next...] {
      compare(place.slot, place.key, keyIfKnown(ofSlot: place.slot))
    }
    return slots.old.count + slots.new.count <= 64 + min(count, 1 << 18) / 64 ? slots : nil
  }

  /// Whether one slot and one key may mean different items or sections in two stores, which happens
  /// when both gave them away after they parted.
  private func mayBeOther(_ slot: Int, _ key: OrderKey, _ older: ItemStore) -> Bool {
    guard key != .absent else { return false }
    return key.youngSection != nil
      || slot >= flat.count && identifier(ofSlot: slot) != older.identifier(ofSlot: slot)
  }

  /// The key of an item, `.absent` also for a slot that was never given away here.
  private func keyIfKnown(ofSlot slot: Int) -> OrderKey {
    slot < flat.count + added.count ? place(ofSlot: slot) : .absent
  }

  /// The slot that the item of another store has here, or `nil` when it is absent.
  func slot(ofItem slot: Int, of other: ItemStore) -> Int? {
    self.slot(of: other.identifier(ofSlot: slot), hash: other.hash(ofSlot: slot))
  }
}
