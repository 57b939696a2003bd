import HeadlessUIKit

// Snapshots whose items are not given.
extension NSDiffableDataSourceSnapshot {
  /// Gives each section that has none so many items, and a snapshot without sections those that there
  /// may be; whether any could be made.
  ///
  /// - Parameter taken: How many sections' placeholders these come behind.
  mutating func take(placeholders count: Int, behind taken: Int = 0) -> Bool {
    if sectionIdentifiers.isEmpty { appendSections(Self.placeholderSections) }
    var known: Set<ItemIdentifierType> = []
    let cases = EnumerationCases(of: SectionIdentifierType.self)
    let count = max(count, Self.casesOfSection(among: numberOfSections))
    for (index, section) in sectionIdentifiers.enumerated()
    where numberOfItems(inSection: section) == 0 {
      let name = cases?.name(of: section) ?? "\(section)".caseName
      let place = PlaceholderValue.Place(
        value: section, name: name, index: index, count: numberOfSections)
      var items: [ItemIdentifierType] = []
      // Of an enumeration without parts there are no more values than cases.
      for number in 1...count {
        let value = PlaceholderValue(
          number: (taken + index) * count + number, section: place)
        let item = value.made(ItemIdentifierType.self, named: "item")
        if let item, known.insert(item).inserted { items.append(item) }
      }
      appendItems(items, toSection: section)
    }
    return !known.isEmpty
  }

  /// How many cases of items one of so many sections has, where each case is to be there.
  private static func casesOfSection(among sections: Int) -> Int {
    guard ImportReport.placesEachCase, let cases = EnumerationCases(of: ItemIdentifierType.self)
    else { return 0 }
    let full = cases.names.indices.count(where: cases.hasPayload)
    let count = full > 0 ? full : cases.names.count
    let share = count < sections ? count : (count + sections - 1) / max(1, sections)
    return min(share, mostCases)
  }

  private static var mostCases: Int { 12 }

  /// All sections of an enumeration; of other types one.
  private static var placeholderSections: [SectionIdentifierType] {
    let type = SectionIdentifierType.self
    let names = EnumerationCases(of: type)?.names ?? []
    var sections: [SectionIdentifierType] = []
    for number in 1...max(1, names.count) {
      let section = PlaceholderValue(number: number).made(type, named: "section")
      if let section, !sections.contains(section) { sections.append(section) }
    }
    return sections
  }
}

extension ImportReport {
  /// Puts placeholders into the sections of a snapshot that the code gives without items, where a list
  /// was asked for that is not given; tells how many, or nil where it takes none.
  func fill<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Section, Item>, of definition: Int
  ) -> Int? {
    guard Self.placeholderCount > 0, StandInValues.isListMissing, !unfilled.contains(definition),
      snapshot.sectionIdentifiers.contains(where: { snapshot.numberOfItems(inSection: $0) == 0 })
    else { return nil }
    announceFilling(definition)
    let count = snapshot.numberOfItems
    return snapshot.take(placeholders: Self.placeholderCount)
      ? snapshot.numberOfItems - count : nil
  }
}
