package import DiffableDataSource

extension Outline {
  /// Whether it says more than a list of its visible items does.
  package var isTree: Bool { !expandedItems.isEmpty || items.count != visibleItems.count }

  /// The items that others stand below, with those, in the order of `items`.
  package var families: [(parent: Identifier, children: [Identifier])] {
    items.compactMap { item in
      let children = (try? children(of: item)) ?? []
      return children.isEmpty ? nil : (item, children)
    }
  }
}
