extension ItemStore {
  /// The index of a section in display order.
  @inlinable func index(ofSection section: Int) -> Int { indices[section] }

  /// Puts new, empty sections before the section at `index`.
  ///
  /// - Complexity: O(*k*) for *k* sections behind all others, O(*s*) for *s* sections elsewhere.
  @inlinable mutating func insertSections(_ slots: [Int], at index: Int) {
    guard let last = slots.max() else { return }
    while ranks.count <= last {
      ranks.append(-1)
      indices.append(-1)
    }
    let isLast = index == sections.count
    if isFlat, isLast, isKnownUniquelyReferenced(&flat) {
      for slot in slots {
        ranks[slot] = flat.sections.count
        flat.sections.append(slot)
      }
    } else {
      for slot in slots {
        ranks[slot] = flat.sections.count + youngSections.count
        youngSections.append(slot)
      }
    }
    sections.insert(contentsOf: slots, at: index)
    if isLast {
      for index in index..<sections.count { indices[sections[index]] = index }
    } else {
      noteOrder()
    }
    if isWorthCompacting() { compact() }
  }

  /// Removes sections with their items.
  ///
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* items removed.
  @inlinable mutating func removeSections(_ slots: [Int]) {
    guard !slots.isEmpty else { return }
    remove(slots.flatMap { self.slots(inSection: $0) })
    for slot in slots { indices[slot] = -1 }
    sections.removeAll { indices[$0] < 0 }
    noteOrder()
  }

  /// Puts a section elsewhere; `index` counts without it.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable mutating func moveSection(_ slot: Int, to index: Int) {
    sections.remove(at: indices[slot])
    sections.insert(slot, at: index)
    noteOrder()
  }

  @inlinable mutating func noteOrder() {
    isAscending = true
    var last = -1
    for (index, section) in sections.enumerated() {
      indices[section] = index
      if ranks[section] < last { isAscending = false }
      last = ranks[section]
    }
  }
}
