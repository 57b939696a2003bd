public import DiffableDataSource

extension CollectionViewState {
  /// Carries out a batch: views that stay or move keep standing for their items.
  ///
  /// Selection, measured sizes and scrolled sections follow their places. A cell whose item moves
  /// to another section that was empty is asked for again, as UIKit does.
  ///
  /// - Parameters:
  ///   - batch: What happens to the data, all at once.
  ///   - newCounts: The items of each section after the update, as the data source reports.
  ///   - view: The kind of view, which decides the wording of a refusal.
  /// - Returns: Ends of display, then one `move` when views stand for other places.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update; nothing changes.
  /// - Complexity: O(*k* log *k*) for *k* operations and views kept.
  public mutating func update(
    _ batch: BatchUpdate, itemCounts newCounts: [Int],
    in view: BatchUpdateView = .collectionView
  ) throws(BatchUpdateError) -> [Effect] {
    try batch.validate(before: itemCounts, after: newCounts, in: view)
    let journey = try Journey(of: batch, from: itemCounts, to: newCounts)
    var effects = endDisplaying { journey.destination(of: $0) == nil }
    effects += discardPrefetched { journey.destination(of: $0) == nil }
    let moves = (Array(displayed.keys) + prefetched.keys).compactMap { place in
      journey.destination(of: place).flatMap { $0 == place ? nil : BatchMove(from: place, to: $0) }
    }
    displayed = journey.following(displayed)
    prefetched = journey.following(prefetched)
    if !moves.isEmpty {
      effects.append(.move(moves.sorted { $0.from.screenOrder < $1.from.screenOrder }))
    }
    selectedItems = selectedItems.compactMap { journey.destination(of: $0) }
    measurements = journey.following(measurements)
    orthogonalOffsets = journey.following(orthogonalOffsets)
    itemCounts = newCounts
    checkInvariants()
    return effects
  }
}
