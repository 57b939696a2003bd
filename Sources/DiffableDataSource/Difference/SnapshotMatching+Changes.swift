extension SnapshotMatching {
  /// The difference of the two, by the rules of `SnapshotDifference`.
  @usableFromInline func changes() -> BatchUpdate {
    var batch = BatchUpdate(sectionOrigins: sectionOrigins, sectionsBefore: oldStarts.count - 1)
    let fates = arrivals(&batch)
    departures(fates, &batch)
    return batch
  }

  /// What becomes of an item of the old snapshot, unless it moves to a new place.
  private enum Fate {
    static let isDeleted: Int32 = -1
    static let stays: Int32 = -2
  }

  /// Notes the inserted items, and tells what becomes of each old one: the place it moves to,
  /// counted through all sections, or another fate.
  private func arrivals(_ batch: inout BatchUpdate) -> [Int32] {
    var fates = [Int32](repeating: Fate.isDeleted, count: oldStarts[oldStarts.count - 1])
    let new = itemOrigins.count { $0 < 0 }
    batch.insertedItems.reserveCapacity(new)
    batch.deletedItems.reserveCapacity(fates.count - itemOrigins.count + new)
    for (section, origin) in sectionOrigins.enumerated() {
      let old = oldPlaces(ofSection: origin)
      let start = newStarts[section]
      var last = -1
      var ascends = true
      for place in start..<newStarts[section + 1] {
        let source = Int(itemOrigins[place])
        if source < 0 {
          guard origin >= 0 else { continue }
          batch.insertedItems.append(ItemPath(section: section, item: place - start))
        } else if old.contains(source) {
          fates[source] = Fate.stays
          if source < last { ascends = false }
          last = source
        } else {
          fates[source] = Int32(truncatingIfNeeded: place)
        }
      }
      guard !ascends else { continue }
      itemList(inSection: section).visitSurvivors { source, place, stays in
        if !stays { fates[old.lowerBound + source] = Int32(truncatingIfNeeded: start + place) }
      }
    }
    return fates
  }

  /// Notes the items deleted and moved, in their old order.
  private func departures(_ fates: [Int32], _ batch: inout BatchUpdate) {
    var isDeleted = [Bool](repeating: false, count: oldStarts.count)
    for section in batch.deletedSections { isDeleted[section] = true }
    for section in 0..<(oldStarts.count - 1) {
      let start = oldStarts[section]
      for place in start..<oldStarts[section + 1] where fates[place] != Fate.stays {
        let path = ItemPath(section: section, item: place - start)
        if fates[place] != Fate.isDeleted {
          batch.movedItems.append(Move(from: path, to: newPath(Int(fates[place]))))
        } else if !isDeleted[section] {
          batch.deletedItems.append(path)
        }
      }
    }
  }

  /// The items that a section has before and after, by their places there.
  func itemList(inSection section: Int) -> ListDifference {
    let old = oldPlaces(ofSection: sectionOrigins[section])
    let start = newStarts[section]
    var list = ListDifference()
    list.reserveCapacity(newStarts[section + 1] - start)
    for place in start..<newStarts[section + 1] {
      let source = Int(itemOrigins[place])
      guard old.contains(source) else { continue }
      list.append(from: source - old.lowerBound, to: place - start)
    }
    return list
  }

  private func oldPlaces(ofSection section: Int) -> Range<Int> {
    section < 0 ? 0..<0 : oldStarts[section]..<oldStarts[section + 1]
  }

  /// The path of an item after, whose place is counted through all sections.
  private func newPath(_ place: Int) -> ItemPath {
    let section = newStarts.partition { $0 <= place } - 1
    return ItemPath(section: section, item: place - newStarts[section])
  }
}

extension BatchUpdate {
  /// Creates the operations on sections.
  ///
  /// - Parameter sectionOrigins: For each section after, its index before; -1 when it is new.
  init(sectionOrigins: [Int], sectionsBefore: Int) {
    var destinations = [Int](repeating: -1, count: sectionsBefore)
    ListDifference(sectionOrigins: sectionOrigins).visitSurvivors { source, destination, stays in
      destinations[source] = stays ? .max : destination
    }
    for (section, destination) in destinations.enumerated() where destination != .max {
      if destination < 0 {
        deletedSections.append(section)
      } else {
        movedSections.append(Move(from: section, to: destination))
      }
    }
    for (section, origin) in sectionOrigins.enumerated() where origin < 0 {
      insertedSections.append(section)
    }
  }
}

extension ListDifference {
  /// What becomes of the sections that are there before and after.
  ///
  /// - Parameter sectionOrigins: For each section after, its index before; -1 when it is new.
  init(sectionOrigins: [Int]) {
    for (section, origin) in sectionOrigins.enumerated() where origin >= 0 {
      append(from: origin, to: section)
    }
  }
}
