extension SnapshotDifference {
  /// The script from the old to the new items of all sections, in display order.
  ///
  /// What moves is a removal and an insertion that name each other. The items of a section that
  /// moves move all.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items, of which *k* do not stay.
  public var itemDifference: CollectionDifference<ItemID> {
    let (before, after) = (initial.itemCounts, final.itemCounts)
    let leaving = Self.places(
      of: changes.deletedItems + changes.movedItems.map(\.from),
      sections: changes.deletedSections + changes.movedSections.map(\.from), counts: before)
    let arriving = Self.places(
      of: changes.insertedItems + changes.movedItems.map(\.to),
      sections: changes.insertedSections + changes.movedSections.map(\.to), counts: after)
    return Self.script(
      from: initial.itemIdentifiers, leaving, to: final.itemIdentifiers, arriving)
  }

  /// The script from the old to the new sections.
  ///
  /// What moves is a removal and an insertion that name each other.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections.
  public var sectionDifference: CollectionDifference<SectionID> {
    Self.script(
      from: initial.sectionIdentifiers,
      Set(changes.deletedSections + changes.movedSections.map(\.from)),
      to: final.sectionIdentifiers,
      Set(changes.insertedSections + changes.movedSections.map(\.to)))
  }

  /// The places of items, and of all items of some sections, counted through all sections.
  private static func places(
    of paths: [ItemIndexPath], sections: [Int], counts: [Int]
  ) -> Set<Int> {
    var starts: [Int] = []
    var total = 0
    for count in counts {
      starts.append(total)
      total += count
    }
    var places = Set(paths.map { starts[$0.section] + $0.item })
    for section in sections {
      places.formUnion(starts[section]..<(starts[section] + counts[section]))
    }
    return places
  }

  private static func script<Element: Hashable>(
    from old: [Element], _ leaving: Set<Int>, to new: [Element], _ arriving: Set<Int>
  ) -> CollectionDifference<Element> {
    let origins = Dictionary(leaving.lazy.map { (old[$0], $0) }) { first, _ in first }
    let targets = Dictionary(arriving.lazy.map { (new[$0], $0) }) { first, _ in first }
    let removals = leaving.map { place in
      CollectionDifference<Element>.Change.remove(
        offset: place, element: old[place], associatedWith: targets[old[place]])
    }
    let insertions = arriving.map { place in
      CollectionDifference<Element>.Change.insert(
        offset: place, element: new[place], associatedWith: origins[new[place]])
    }
    // Only identifiers whose equality is faulty make a script that does not hold together.
    return CollectionDifference(removals + insertions) ?? new.difference(from: old)
  }
}
