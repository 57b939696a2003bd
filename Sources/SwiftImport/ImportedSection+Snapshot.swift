package import DiffableDataSource
package import ImportRecords
package import WorldModel

// Imported names are each taken once in what they name, so that nothing here is refused.

extension Snapshot<Identifier, Identifier> {
  /// The visible items of imported sections, with their marks.
  package init(_ sections: [ImportedSection]) {
    self.init()
    for section in sections {
      let identifier = Identifier(section.name)
      _ = try? appendSections([identifier])
      _ = try? appendItems(section.outline.visibleItems, toSection: identifier)
      if section.isReloaded { try? reloadSections([identifier]) }
    }
    for item in sections.flatMap(\.items) {
      let identifier = Identifier(item.name)
      if item.isReloaded { try? reloadItems([identifier]) }
      if item.isReconfigured { try? reconfigureItems([identifier]) }
    }
  }
}

extension ImportedSection {
  /// The section's items as a tree.
  package var outline: Outline {
    var outline = Outline()
    /// The last item and its parents, by level.
    var ancestors: [Identifier] = []
    for item in items {
      ancestors.removeLast(max(0, ancestors.count - item.level))
      let identifier = Identifier(item.name)
      try? outline.append([identifier], to: ancestors.last)
      ancestors.append(identifier)
    }
    outline.expand(items.filter(\.isExpanded).map { Identifier($0.name) })
    return outline
  }
}
