extension ItemStore {
  /// The section that holds an item.
  @inlinable func section(ofSlot slot: Int) -> Int {
    section(ofRank: flat.rank(ofKey: place(ofSlot: slot)))
  }

  /// The section that holds an item, and the item's place in it.
  ///
  /// - Complexity: O(log² *e*) for *e* edits since the flat list was made.
  @inlinable func location(ofSlot slot: Int) -> (section: Int, offset: Int) {
    location(ofKey: place(ofSlot: slot))
  }

  @inlinable func location(ofKey key: OrderKey) -> (section: Int, offset: Int) {
    let rank = flat.rank(ofKey: key)
    let edits = weight(before: key) - weight(before: flat.header(ofRank: rank))
    return (section(ofRank: rank), flat.count(before: key, rank: rank) + edits)
  }

  /// The place of an item, counted through all sections.
  ///
  /// - Complexity: O(log² *e*) for *e* edits since the flat list was made; O(*s* log² *e*) while
  ///   *s* sections stand in another order than in the flat list.
  @inlinable func index(ofSlot slot: Int) -> Int {
    let key = place(ofSlot: slot)
    let location = location(ofKey: key)
    guard isAscending else {
      return sections[..<indices[location.section]].reduce(location.offset) {
        $0 + count(inSection: $1)
      }
    }
    let rank = ranks[location.section]
    return flat.start(ofRank: min(rank, flat.sections.count))
      + weight(before: flat.header(ofRank: rank)) + location.offset
  }

  /// The number of items in a section.
  @inlinable func count(inSection section: Int) -> Int {
    let rank = ranks[section]
    let old = flat.places(ofRank: rank).count
    guard !amendments.isEmpty else { return old }
    return old + weight(before: flat.end(ofRank: rank)) - weight(before: flat.header(ofRank: rank))
  }

  /// The items of a section, in order.
  @inlinable func slots(inSection section: Int) -> [Int] {
    let rank = ranks[section]
    guard !amendments.isEmpty else { return Array(flat.places(ofRank: rank)) }
    var slots: [Int] = []
    let steps = steps(from: flat.header(ofRank: rank), to: flat.end(ofRank: rank))
    append(rank: rank, steps: steps[...], to: &slots)
    return slots
  }

  /// The identifiers of a section's items, in order.
  @inlinable func identifiers(inSection section: Int) -> [ID] {
    guard !amendments.isEmpty else {
      return Array(flat.table.identifiers[flat.places(ofRank: ranks[section])])
    }
    return slots(inSection: section).map(identifier(ofSlot:))
  }

  /// The item at a place of a section.
  ///
  /// - Complexity: O(log *n* log² *e*) for *n* items and *e* edits since the flat list was made.
  @inlinable func slot(at offset: Int, inSection section: Int) -> Int {
    let rank = ranks[section]
    let places = flat.places(ofRank: rank)
    guard !amendments.isEmpty else { return places.lowerBound + offset }
    let before = weight(before: flat.header(ofRank: rank))
    let low = places.partition { place in
      let key = flat.key(ofPlace: place, rank: rank)
      return place - places.lowerBound + weight(before: key) - before <= offset
    }
    // The item stands in the room of the last unit that has no more than `offset` items before it.
    let first =
      low == places.lowerBound
      ? flat.header(ofRank: rank) : flat.key(ofPlace: low - 1, rank: rank)
    let end =
      low == places.upperBound ? flat.end(ofRank: rank) : flat.key(ofPlace: low, rank: rank)
    var slots: [Int] = []
    let room = low == places.lowerBound ? low..<low : (low - 1)..<low
    append(places: room, rank: rank, steps: steps(from: first, to: end)[...], to: &slots)
    return slots[offset - location(ofKey: first).offset]
  }

  /// The items of all sections in display order.
  @inlinable func orderedSlots() -> [Int] {
    guard !isFlat else { return Array(0..<count) }
    var slots: [Int] = []
    slots.reserveCapacity(count)
    let steps = steps(from: OrderKey(rawValue: 0), to: .absent)
    for section in sections {
      let rank = ranks[section]
      let low = steps.partition { $0.key < flat.header(ofRank: rank) }
      let high = steps.partition { $0.key < flat.end(ofRank: rank) }
      append(rank: rank, steps: steps[low..<high], to: &slots)
    }
    return slots
  }

  /// The number of items in each section, in display order.
  @inlinable func counts() -> [Int] {
    guard !amendments.isEmpty else {
      return sections.map { flat.places(ofRank: ranks[$0]).count }
    }
    return sections.map(count(inSection:))
  }
}

extension ItemStore {
  /// The slot of the section of a rank.
  @inlinable func section(ofRank rank: Int) -> Int {
    rank < flat.sections.count ? flat.sections[rank] : youngSections[rank - flat.sections.count]
  }

  /// What edits add to the number of items before a key.
  @inlinable func weight(before key: OrderKey) -> Int {
    amendments.reduce(0) { $0 + $1.weight(before: key) }
  }

  /// What came and left since the flat list was made, by key.
  @inlinable func steps(from first: OrderKey, to end: OrderKey) -> [Amendment.Step] {
    amendments.count == 1
      ? amendments[0].steps(from: first, to: end)
      : Amendment.net(amendments.flatMap { $0.steps(from: first, to: end) })
  }

  @inlinable func append(
    rank: Int, steps: ArraySlice<Amendment.Step>, to slots: inout [Int]
  ) {
    append(places: flat.places(ofRank: rank), rank: rank, steps: steps, to: &slots)
  }

  /// Adds the items at places of the flat list, without those that left and with those that came.
  @inlinable func append(
    places: Range<Int>, rank: Int, steps: ArraySlice<Amendment.Step>, to slots: inout [Int]
  ) {
    var next = places.lowerBound
    for step in steps {
      let place = min(
        flat.start(ofRank: rank) + flat.count(before: step.key, rank: rank), places.upperBound)
      if next < place {
        slots += next..<place
        next = place
      }
      if step.weight > 0 { slots.append(Int(step.slot)) } else { next += 1 }
    }
    if next < places.upperBound { slots += next..<places.upperBound }
  }
}
