extension SectionSnapshot {
  /// The outline whose visible items are `items`, changed as little as can be.
  ///
  /// What is no longer shown goes, with what was hidden below it. A new item stands behind the
  /// visible item before it, at its level. Where items changed their order, all become roots and
  /// keep only what is hidden below them.
  func showing(_ items: [ItemID]) -> SectionSnapshot {
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
  private mutating func drop(_ gone: Set<ItemID>) {
    for line in lines.reversed() where gone.contains(table.identifiers[line.slot]) {
      dissolve(line.slot, keepingChildren: nodes[line.slot].isExpanded)
    }
  }

  /// Adds a visible item directly behind another, or first of all.
  private mutating func show(_ item: ItemID, behind previous: Int?) -> Int {
    guard let previous else { return add(item, below: nil, at: 0) }
    let node = nodes[previous]
    if node.isExpanded, !node.children.isEmpty { return add(item, below: previous, at: 0) }
    let siblings = node.parent.map { nodes[$0].children } ?? roots
    let place = siblings.firstIndex(of: previous).map { $0 + 1 } ?? siblings.count
    return add(item, below: node.parent, at: place)
  }

  /// `items` as roots, each with what the outline hides below it.
  private func flattened(to items: [ItemID]) -> SectionSnapshot {
    var outline = SectionSnapshot(roots: [])
    let shown = Set(items)
    for item in items {
      let slot = outline.add(item, below: nil, at: outline.roots.count)
      guard let old = table.slot(of: item), !nodes[old].isExpanded else { continue }
      let hidden = lines(below: nodes[old].children).map { table.identifiers[$0.slot] }
      guard shown.isDisjoint(with: hidden), !hidden.contains(where: outline.contains) else {
        continue
      }
      outline.graft(nodes[old].children, of: self, below: slot, at: 0)
    }
    return outline
  }
}
