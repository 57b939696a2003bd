extension SectionSnapshot {
  /// Copies `sources` of `other` and what is below them, with expansion.
  mutating func graft(
    _ sources: [Int], of other: SectionSnapshot, below parent: Int?, at index: Int
  ) {
    add(sources.map { other.table.identifiers[$0] }, below: parent, at: index)
    var pending = sources
    while let source = pending.popLast() {
      let node = other.nodes[source]
      guard let slot = table.slot(of: other.table.identifiers[source]) else { continue }
      nodes[slot].isExpanded = node.isExpanded
      add(node.children.map { other.table.identifiers[$0] }, below: slot, at: 0)
      pending += node.children
    }
  }

  /// Removes an item with its descendants.
  mutating func prune(_ slot: Int) {
    if let parent = nodes[slot].parent {
      nodes[parent].children.removeAll { $0 == slot }
    } else {
      roots.removeAll { $0 == slot }
    }
    for line in lines(below: [slot]) { table.remove(slot: line.slot) }
    checkInvariants()
  }

  /// Adds childless items that are absent.
  mutating func add(_ items: [ItemID], below parent: Int?, at index: Int) {
    var slots: [Int] = []
    for item in items {
      slots.append(table.insert(item))
      nodes.append(Node(parent: parent))
    }
    if let parent {
      nodes[parent].children.insert(contentsOf: slots, at: index)
    } else {
      roots.insert(contentsOf: slots, at: index)
    }
    checkInvariants()
  }

  /// Adds one childless item that is absent, and returns its slot.
  mutating func add(_ item: ItemID, below parent: Int?, at index: Int) -> Int {
    add([item], below: parent, at: index)
    return nodes.count - 1
  }

  /// Adds childless items that are absent behind the last root.
  mutating func graft(_ items: [ItemID]) { add(items, below: nil, at: roots.count) }

  /// Removes an item, and puts its children in its place or removes them too.
  mutating func dissolve(_ slot: Int, keepingChildren: Bool) {
    guard keepingChildren else { return prune(slot) }
    let node = nodes[slot]
    for child in node.children { nodes[child].parent = node.parent }
    nodes[slot].children = []
    if let parent = node.parent {
      if let place = nodes[parent].children.firstIndex(of: slot) {
        nodes[parent].children.insert(contentsOf: node.children, at: place)
      }
    } else if let place = roots.firstIndex(of: slot) {
      roots.insert(contentsOf: node.children, at: place)
    }
    prune(slot)
  }
}
