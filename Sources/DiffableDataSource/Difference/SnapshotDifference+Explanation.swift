extension SnapshotDifference {
  /// Why sections are deleted, inserted, moved and kept.
  ///
  /// Made on request, by the functions that made the difference.
  ///
  /// - Complexity: That of finding the difference anew.
  public func explanationOfSections() -> ListExplanation<SectionID> {
    let matching = SnapshotMatching(from: initial, to: final)
    return explanation(
      old: initial.sectionIdentifiers, new: final.sectionIdentifiers,
      list: ListDifference(sectionOrigins: matching.sectionOrigins), arriving: { _ in .isInserted },
      leaving: { _ in .isDeleted })
  }

  /// Why items of a section are deleted, inserted, moved and kept.
  ///
  /// - Parameter identifier: A section of the snapshot before or after the update.
  /// - Returns: `nil` when neither has the section.
  /// - Complexity: That of finding the difference anew.
  public func explanation(ofSection identifier: SectionID) -> ListExplanation<ItemID>? {
    let before = initial.indexOfSection(identifier)
    let after = final.indexOfSection(identifier)
    guard before != nil || after != nil else { return nil }
    let list =
      if let after {
        SnapshotMatching(from: initial, to: final).itemList(inSection: after)
      } else {
        ListDifference()
      }
    return explanation(
      old: before.map { initial.items(in: initial.store.sections[$0]) } ?? [],
      new: after.map { final.items(in: final.store.sections[$0]) } ?? [],
      list: list,
      arriving: { item in
        initial.indexPath(for: item).map { .arrives(fromSection: $0.section) } ?? .isInserted
      },
      leaving: { item in
        final.indexPath(for: item).map { .leaves(toSection: $0.section) } ?? .isDeleted
      })
  }

  private func explanation<Element>(
    old: [Element], new: [Element], list: ListDifference,
    arriving: (Element) -> ListExplanation<Element>.Reason,
    leaving: (Element) -> ListExplanation<Element>.Reason
  ) -> ListExplanation<Element> {
    var places: [Element: Int] = [:]
    for (place, element) in old.enumerated() { places[element] = place }
    var reasons = [ListExplanation<Element>.Reason?](repeating: nil, count: new.count)
    let survivors = list.survivors()
    for stay in survivors.staying { reasons[stay.to] = .stays }
    for move in survivors.moving { reasons[move.to] = .moves }
    var entries: [ListExplanation<Element>.Entry] = []
    for (place, element) in new.enumerated() {
      entries.append(
        .init(
          element: element, from: places.removeValue(forKey: element), to: place,
          reason: reasons[place] ?? arriving(element)))
    }
    for (place, element) in old.enumerated() where places[element] != nil {
      entries.append(.init(element: element, from: place, to: nil, reason: leaving(element)))
    }
    return ListExplanation(
      old: old, new: new, staying: survivors.staying.map { new[$0.to] }, entries: entries)
  }
}
