extension LayoutSolution {
  /// Takes in what a view answered; the solution is then the one `LayoutSolver.solve` would give.
  ///
  /// An answer that is not finite is passed over.
  ///
  /// - Parameters:
  ///   - subject: The view that answered.
  ///   - size: The answer; `nil` forgets it, and the estimate counts again.
  /// - Complexity: O(*c* log *m* + *s*) and solving *c* groups of *c* items each, for *m* measured
  ///   items of the section and *s* sections. Where measured widths decide how many items a group
  ///   takes, O(*k* log *m* + *s*) for *k* groups that change.
  public mutating func measure(_ subject: Measurements.Subject, _ size: LayoutExtent?) {
    if let size, !size.isReasonable { return }
    switch subject {
    case .cell(let section, let item):
      guard sections.indices.contains(section), item >= 0 else { return }
      sections[section].groups.measure(size, item: item)
      sections[section].arrange()
    case .boundaryItem(let kind, let section):
      if sections.indices.contains(section) {
        sections[section].boundaryMeasurements[kind] = size
        sections[section].arrange()
      } else if section == .max {
        boundaryMeasurements[kind] = size
      }
    }
    stack()
  }

  /// Makes room for new items in a section; what was measured of the others moves with them.
  ///
  /// - Parameters:
  ///   - count: How many; below one does nothing.
  ///   - item: The place of the first, cut to what the section has.
  ///   - section: The index of the section; nothing happens where there is none.
  /// - Throws: `LayoutError.missingSection` where the layout describes no such section, `.noRoom`
  ///   where its insets leave items nothing, as `LayoutSolver.solve` does; nothing changes then.
  /// - Complexity: As measuring one item, whatever is measured behind. Where groups have more than
  ///   32 items and not whole ones come, all measured ones behind are solved anew.
  public mutating func insertItems(
    _ count: Int = 1, at item: Int, inSection section: Int
  ) throws(LayoutError) {
    guard sections.indices.contains(section), count > 0 else { return }
    try sections[section].checkArrival(of: count)
    insertItemsAwaitingLayout(count, at: item, inSection: section)
  }

  /// As `insertItems`, also into a section without a layout, which `LayoutSolver.solve(updating:)`
  /// is to give one.
  package mutating func insertItemsAwaitingLayout(
    _ count: Int, at item: Int, inSection section: Int
  ) {
    guard sections.indices.contains(section), count > 0 else { return }
    let total = sections[section].itemCount
    let count = min(count, Int.max - total)
    sections[section].itemCount += count
    // A group without room for one item shows none, however many there are.
    if sections[section].groups.itemsPerGroup > 0 {
      sections[section].groups.insertItems(count, at: min(max(0, item), total))
    }
    sections[section].arrange()
    stack()
  }

  /// Takes items out of a section; what was measured of the others moves with them.
  ///
  /// - Parameters:
  ///   - items: Their places, cut to what the section has.
  ///   - section: The index of the section; nothing happens where there is none.
  /// - Complexity: As for inserting.
  public mutating func deleteItems(_ items: Range<Int>, inSection section: Int) {
    guard sections.indices.contains(section) else { return }
    let items = items.clamped(to: 0..<sections[section].itemCount)
    guard !items.isEmpty else { return }
    sections[section].itemCount -= items.count
    if sections[section].groups.itemsPerGroup > 0 {
      sections[section].groups.deleteItems(items)
    }
    sections[section].arrange()
    stack()
  }

  /// Moves an item; what was measured of it goes along.
  ///
  /// - Parameters:
  ///   - item: Its place before.
  ///   - target: Its place after, when it has been taken out of its old one.
  /// - Throws: As inserting into the section of `target`; nothing changes then.
  /// - Complexity: As for deleting and inserting.
  public mutating func moveItem(
    at item: ItemIndexPath, to target: ItemIndexPath
  ) throws(LayoutError) {
    guard sections.indices.contains(item.section), sections.indices.contains(target.section),
      item.item >= 0, item.item < sections[item.section].itemCount
    else { return }
    if item.section != target.section {
      try sections[target.section].checkArrival(of: 1)
    }
    let size = sections[item.section].groups.measured[item.item]
    deleteItems(item.item..<(item.item + 1), inSection: item.section)
    let place = min(max(0, target.item), sections[target.section].itemCount)
    insertItemsAwaitingLayout(1, at: place, inSection: target.section)
    if let size { measure(.cell(section: target.section, item: place), size) }
  }

  /// What has been measured, as an input for a solver.
  ///
  /// - Complexity: O(*m*) for *m* measurements.
  public var measurements: Measurements {
    var measurements = Measurements()
    for section in sections {
      for (item, size) in section.groups.measured.elements() {
        measurements[.cell(section: section.index, item: item)] = size
      }
      for (kind, size) in section.boundaryMeasurements {
        measurements[.boundaryItem(kind: kind, section: section.index)] = size
      }
    }
    for (kind, size) in boundaryMeasurements {
      measurements[.boundaryItem(kind: kind, section: .max)] = size
    }
    return measurements
  }
}
