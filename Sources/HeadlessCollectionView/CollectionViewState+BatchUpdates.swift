import CompositionalLayout
public import DiffableDataSource

extension CollectionViewState {
  /// Carries out a batch: views that stay or move keep standing for their items.
  ///
  /// Selection, measured sizes and scrolled sections follow their places. A cell whose item moves
  /// to another section that was empty is asked for again, as UIKit does.
  ///
  /// - Parameter newCounts: The items of each section after the update, as the data source reports.
  /// - Returns: Ends of display, then one `move` when views stand for other places.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update; nothing changes.
  /// - Complexity: O(*n*) for *n* items.
  public mutating func update(
    _ batch: BatchUpdate, itemCounts newCounts: [Int]
  ) throws(BatchUpdateError) -> [Effect] {
    let journey = try Journey(of: batch, from: itemCounts, to: newCounts)
    let oldCounts = itemCounts
    func destination(of place: ViewPlace) -> ViewPlace? {
      guard case .cell(let path) = place else { return journey.destination(ofView: place) }
      guard let new = journey.items[path] else { return nil }
      let origin = journey.sectionOrigins[new.section]
      let fillsEmptySection = origin.map { $0 != path.section && oldCounts[$0] == 0 } ?? false
      return fillsEmptySection ? nil : .cell(new)
    }

    var effects = endDisplaying { destination(of: $0) == nil }
    var moves: [Move<ViewPlace>] = []
    var moved: [ViewPlace: DisplayedElement] = [:]
    for (place, element) in displayed {
      guard let new = destination(of: place) else { continue }
      moved[new] = DisplayedElement(place: new, frame: element.frame, zIndex: element.zIndex)
      if new != place { moves.append(Move(from: place, to: new)) }
    }
    displayed = moved
    if !moves.isEmpty {
      effects.append(.move(moves.sorted { $0.from.screenOrder < $1.from.screenOrder }))
    }
    selectedItems = selectedItems.compactMap { journey.items[$0] }
    measurements = journey.following(measurements)
    orthogonalOffsets = journey.following(orthogonalOffsets)
    itemCounts = newCounts
    checkInvariants()
    return effects
  }
}

extension SnapshotDifference {
  /// The batches UIKit makes of an apply, one after the other.
  ///
  /// Changes come first, then reloads at the new places. An item marked in a section that is
  /// marked too is reloaded once more when anything else changed.
  public var batches: [BatchUpdate] {
    let sections = Set(reloads.reloadedSections)
    var first = reloads
    var second = BatchUpdate()
    first.reloadedItems.removeAll { sections.contains($0.section) }
    if !changes.isEmpty {
      second.reloadedItems = reloads.reloadedItems.filter { sections.contains($0.section) }
    }
    return [changes, first, second].filter { !$0.isEmpty }
  }

  /// The items to reconfigure after the batches: those that no batch reloads.
  public var reconfiguredItemsOnly: [ItemPath] {
    let items = Set(reloads.reloadedItems)
    let sections = Set(reloads.reloadedSections)
    return reconfiguredItems.filter { !items.contains($0) && !sections.contains($0.section) }
  }
}

/// Where places before an update are after it.
struct Journey {
  /// The destinations of the items that survive.
  private(set) var items: [ItemPath: ItemPath] = [:]
  /// The section that each section was before; `nil` for an inserted one.
  let sectionOrigins: [Int?]
  private var sections: [Int: Int] = [:]

  init(
    of batch: BatchUpdate, from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) {
    let paths = before.enumerated().map { section, count in
      (0..<max(0, count)).map { Optional(ItemPath(section: section, item: $0)) }
    }
    let nothing = after.map { [ItemPath?](repeating: nil, count: max(0, $0)) }
    let origins = try batch.applying(to: paths, insertingFrom: nothing)
    sectionOrigins = try batch.sectionsAsItems.applying(
      to: [before.indices.map { Optional($0) }],
      insertingFrom: [[Int?](repeating: nil, count: after.count)])[0]
    for (section, row) in origins.enumerated() {
      for case (let item, let origin?) in row.enumerated() {
        items[origin] = ItemPath(section: section, item: item)
      }
    }
    for case (let section, let origin?) in sectionOrigins.enumerated() {
      sections[origin] = section
    }
  }

  /// The place of a header, badge or background, which goes with its section.
  func destination(ofView place: ViewPlace) -> ViewPlace? {
    guard place.path.item != .max else { return place }
    guard let section = sections[place.path.section] else { return nil }
    let path = ItemPath(section: section, item: place.path.item)
    return switch place {
    case .cell: items[place.path].map { .cell($0) }
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }

  func following(_ offsets: [Int: Double]) -> [Int: Double] {
    var moved: [Int: Double] = [:]
    for (section, offset) in offsets {
      if let section = sections[section] { moved[section] = offset }
    }
    return moved
  }

  func following(_ measurements: Measurements) -> Measurements {
    var moved = Measurements()
    for (subject, size) in measurements.sizes {
      switch subject {
      case .cell(let section, let item):
        guard let path = items[ItemPath(section: section, item: item)] else { continue }
        moved[.cell(section: path.section, item: path.item)] = size
      case .boundaryItem(_, section: .max):
        moved[subject] = size
      case .boundaryItem(let kind, let section):
        guard let section = sections[section] else { continue }
        moved[.boundaryItem(kind: kind, section: section)] = size
      }
    }
    return moved
  }
}

extension BatchUpdate {
  /// The batch's operations on sections, as operations on the items of a single section.
  fileprivate var sectionsAsItems: BatchUpdate {
    func item(_ index: Int) -> ItemPath { ItemPath(section: 0, item: index) }
    var batch = BatchUpdate()
    batch.deletedItems = deletedSections.map(item)
    batch.insertedItems = insertedSections.map(item)
    batch.movedItems = movedSections.map { Move(from: item($0.from), to: item($0.to)) }
    batch.reloadedItems = reloadedSections.map(item)
    return batch
  }
}
