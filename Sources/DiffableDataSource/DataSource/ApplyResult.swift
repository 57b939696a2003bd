/// What an apply did.
public struct ApplyResult<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// How the view was brought up to date.
  public enum Mode: Hashable, Sendable {
    /// Its data was reloaded: the first apply, or one that asked for it.
    case reload
    /// The difference was carried out.
    case diff
  }

  /// How the view was brought up to date.
  public let mode: Mode
  /// Whether changes were animated.
  public let isAnimated: Bool
  /// The snapshot before.
  public let initial: Snapshot<SectionID, ItemID>
  /// The snapshot applied, with its marks.
  public let final: Snapshot<SectionID, ItemID>
  /// What was carried out; `nil` when the data was reloaded.
  public let difference: SnapshotDifference<SectionID, ItemID>?

  @inlinable init(
    mode: Mode, isAnimated: Bool, initial: Snapshot<SectionID, ItemID>,
    final: Snapshot<SectionID, ItemID>, difference: SnapshotDifference<SectionID, ItemID>?
  ) {
    self.mode = mode
    self.isAnimated = isAnimated
    self.initial = initial
    self.final = final
    self.difference = difference
  }
}

extension ApplyResult: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension ApplyResult {
  /// The calls of the cell provider, in batch order and by place, when every item is visible.
  ///
  /// Items that stay are not asked for, nor are those that move, unless into a section that was
  /// empty. A second batch asks again for what is marked: an item inserted and reloaded is asked
  /// for twice, and so is one reloaded within a reloaded section if anything else changed.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes, O(*n*) when the data was reloaded.
  @inlinable public var cellRequests: [CellRequest<ItemID>] {
    guard let difference else { return reloadRequests }
    return insertRequests(difference) + markRequests(difference)
  }

  @inlinable var reloadRequests: [CellRequest<ItemID>] {
    var requests: [CellRequest<ItemID>] = []
    for section in 0..<final.numberOfSections { requests += all(in: section, .reloadsData) }
    if mode == .reload, isAnimated {
      let marks = final.difference(from: final.withoutMarks())
      requests += markRequests(marks)
    }
    return requests
  }

  @inlinable func insertRequests(
    _ difference: SnapshotDifference<SectionID, ItemID>
  ) -> [CellRequest<ItemID>] {
    let changes = difference.changes
    let origins = changes.sectionOrigins(
      before: initial.numberOfSections, after: final.numberOfSections)
    let counts = initial.itemCounts
    let arrivals = changes.movedItems.filter { move in
      origins[move.to.section] != move.from.section
    }
    let arrived = Set(arrivals.map(\.to))
    var paths = changes.insertedItems
    let newCounts = final.itemCounts
    for section in changes.insertedSections {
      paths += (0..<newCounts[section]).lazy
        .map { ItemIndexPath(item: $0, section: section) }.filter { !arrived.contains($0) }
    }
    paths += arrived.filter { path in origins[path.section].map { counts[$0] == 0 } ?? false }
    return paths.sorted().compactMap { request($0, .isInserted) }
  }

  @inlinable func markRequests(
    _ difference: SnapshotDifference<SectionID, ItemID>
  ) -> [CellRequest<ItemID>] {
    let sections = Set(difference.reloads.reloadedSections)
    var requests = difference.reloads.reloadedSections.flatMap { all(in: $0, .isReloaded) }
    let reloaded = difference.reloads.reloadedItems
    requests +=
      reloaded
      .filter { !sections.contains($0.section) || !difference.changes.isEmpty }
      .compactMap { request($0, .isReloaded) }
    let covered = Set(reloaded)
    requests += difference.reconfiguredItems
      .filter { !sections.contains($0.section) && !covered.contains($0) }
      .compactMap { request($0, .isReconfigured) }
    return requests.enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
  }

  @inlinable func all(in section: Int, _ reason: CellRequest<ItemID>.Reason) -> [CellRequest<
    ItemID
  >] {
    final.items(in: final.store.sections[section]).enumerated().map { item, identifier in
      CellRequest(
        path: ItemIndexPath(item: item, section: section), identifier: identifier, reason: reason)
    }
  }

  @inlinable func request(
    _ path: ItemIndexPath, _ reason: CellRequest<ItemID>.Reason
  ) -> CellRequest<ItemID>? {
    final.itemIdentifier(at: path).map {
      CellRequest(path: path, identifier: $0, reason: reason)
    }
  }
}
