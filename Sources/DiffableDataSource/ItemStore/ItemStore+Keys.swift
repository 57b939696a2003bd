extension ItemStore {
  /// A key that bounds a room, and what it belongs to.
  private struct Bound {
    var key: OrderKey
    /// The item that came to the key since the flat list was made; -1 where none did.
    var slot = -1
    /// Whether it is the header or the end of a section.
    var isEdge = false
  }

  /// Ascending keys for items at a destination, or `nil` when there is no room for so many.
  @usableFromInline func keys(_ count: Int, _ destination: Destination) -> [OrderKey]? {
    let (low, high) = room(at: destination)
    let room = high.key.rawValue - low.key.rawValue - 1
    let wanted = UInt64(truncatingIfNeeded: count)
    guard room >= wanted else { return nil }
    var stride = max(1, min(OrderKey.stride, room / (wanted + 1)))
    let first: UInt64
    switch Self.side(low, high) {
    case .low: first = low.key.rawValue + stride
    case .high: first = high.key.rawValue - stride * wanted
    case .middle: first = low.key.rawValue + max(1, (room - stride * (wanted - 1)) / 2)
    case .justLow:
      stride = max(1, min(stride, room >> 6))
      first = low.key.rawValue + stride
    case .justHigh:
      stride = max(1, min(stride, room >> 6))
      first = high.key.rawValue - stride * wanted
    }
    return (0..<wanted).map { OrderKey(rawValue: first + $0 * stride) }
  }

  private enum Side { case low, high, middle, justLow, justHigh }

  /// The bound near which to put items, so that most room is left where more are likely to come.
  ///
  /// Items tend to come in a row. Whether the row ascends shows in which bound is the younger.
  private static func side(_ low: Bound, _ high: Bound) -> Side {
    switch (low.slot >= 0, high.slot >= 0) {
    case (true, true): low.slot > high.slot ? .justLow : .justHigh
    case (true, false): .low
    case (false, true): .high
    case (false, false):
      if low.isEdge == high.isEdge { .middle } else { high.isEdge ? .low : .high }
    }
  }

  /// The two keys next to a destination on both sides.
  private func room(at destination: Destination) -> (low: Bound, high: Bound) {
    switch destination {
    case .before(let slot):
      let bound = bound(ofSlot: slot)
      return (self.bound(before: bound.key, rank: flat.rank(ofKey: bound.key)), bound)
    case .behind(let slot):
      let bound = bound(ofSlot: slot)
      return (bound, self.bound(behind: bound.key, rank: flat.rank(ofKey: bound.key)))
    case .endOf(let section):
      let end = flat.end(ofRank: ranks[section])
      return (bound(before: end, rank: ranks[section]), Bound(key: end, isEdge: true))
    }
  }

  private func bound(ofSlot slot: Int) -> Bound {
    let key = place(ofSlot: slot)
    let isOriginal = slot < flat.count && key == flat.key(ofPlace: slot)
    return Bound(key: key, slot: isOriginal ? -1 : slot)
  }

  private func bound(before key: OrderKey, rank: Int) -> Bound {
    let header = flat.header(ofRank: rank)
    var bound = Bound(key: header, isEdge: true)
    if rank < flat.sections.count {
      let unit = OrderKey(unit: key.unitBefore)
      if unit > header { bound = Bound(key: unit) }
    }
    for amendment in amendments {
      if let step = amendment.step(before: key), step.key > bound.key {
        bound = Bound(key: step.key, slot: Int(step.slot))
      }
    }
    return bound
  }

  private func bound(behind key: OrderKey, rank: Int) -> Bound {
    let end = flat.end(ofRank: rank)
    var bound = Bound(key: end, isEdge: true)
    if rank < flat.sections.count {
      let unit = OrderKey(unit: key.unit + 1)
      if unit < end { bound = Bound(key: unit) }
    }
    for amendment in amendments {
      if let step = amendment.step(behind: key), step.key < bound.key {
        bound = Bound(key: step.key, slot: Int(step.slot))
      }
    }
    return bound
  }
}
