extension SectionSnapshot {
  /// The outline whose visible items are `items`, changed as little as can be.
  ///
  /// What is no longer shown goes, with what was hidden below it. A new item stands behind the
  /// visible item before it, at its level. Where items changed their order, all become roots and
  /// keep only what is hidden below them.
  @inlinable func showing(_ items: [ItemID]) -> SectionSnapshot {
    let visible = visibleItems
    guard visible != items else { return self }
    var outline = self
    outline.drop(Set(visible).subtracting(items))
    let kept = items.filter { outline.contains($0) }
    guard outline.visibleItems == kept else { return flattened(to: items) }
    var previous: Int?
    for item in items {
      if let slot = outline.table.slot(of: item) {
        previous = slot
      } else {
        previous = outline.show(item, behind: previous)
      }
    }
    return outline.visibleItems == items ? outline : flattened(to: items)
  }

  /// Removes visible items; children that are still shown take their parent's place.
  @inlinable mutating func drop(_ gone: Set<ItemID>) {
    guard !gone.isEmpty else { return }
    var kept: [OutlineOrder.Line] = []
    /// The levels of the ancestors that are gone while what is below them stays.
    var left: [Int] = []
    var hidingLevel = Int.max
    for var line in order.lines {
      if line.level > hidingLevel {
        table.remove(slot: line.slot)
        continue
      }
      hidingLevel = .max
      while let last = left.last, last >= line.level { left.removeLast() }
      if gone.contains(table.identifiers[line.slot]) {
        table.remove(slot: line.slot)
        if line.isExpanded { left.append(line.level) } else { hidingLevel = line.level }
      } else {
        line.level -= left.count
        kept.append(line)
      }
    }
    order.keep(kept)
    checkInvariants()
  }

  /// Adds a visible item that is absent directly behind another, or first of all.
  @inlinable mutating func show(_ item: ItemID, behind previous: Int?) -> Int? {
    var (level, place) = (0, 0)
    if let previous {
      let below = order.descendants(ofSlot: previous)
      let isAboveItems = order.isExpanded(slot: previous) && !below.isEmpty
      level = order.level(ofSlot: previous) + (isAboveItems ? 1 : 0)
      place = isAboveItems ? below.lowerBound : below.upperBound
    }
    return addNew([item], level: level, at: place) ? table.identifiers.count - 1 : previous
  }

  /// `items` as roots, each with what the outline hides below it.
  @inlinable func flattened(to items: [ItemID]) -> SectionSnapshot {
    var outline = SectionSnapshot()
    let shown = Set(items)
    for item in items {
      _ = outline.addNew([item], level: 0, at: outline.order.count)
      guard let slot = table.slot(of: item), !order.isExpanded(slot: slot) else { continue }
      let below = order.descendants(ofSlot: slot)
      let hidden = order.lines(at: below).map { table.identifiers[$0.slot] }
      if shown.isDisjoint(with: hidden) {
        _ = outline.addNew(self, places: below, level: 1, at: outline.order.count)
      }
    }
    return outline
  }
}
