extension BatchUpdate {
  /// Carries out the update: kept elements stay or move, inserted ones come from `model`.
  ///
  /// - Parameters:
  ///   - sections: The elements of each section.
  ///   - model: The elements of each section after the update, asked only where something is
  ///     inserted or reloaded.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update; nothing changes.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public func apply<Element>(
    to sections: inout [[Element]], insertingFrom model: [[Element]]
  ) throws(BatchUpdateError) {
    sections = try applying(to: sections, insertingFrom: model)
  }

  /// The sections after the update, kept elements from `sections` and inserted ones from `model`.
  ///
  /// - Parameters:
  ///   - sections: The elements of each section before the update.
  ///   - model: The elements of each section after it, asked only where something is inserted or
  ///     reloaded.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public func applying<Element>(
    to sections: [[Element]], insertingFrom model: [[Element]]
  ) throws(BatchUpdateError) -> [[Element]] {
    let before = sections.map(\.count)
    let after = model.map(\.count)
    try validate(before: before, after: after)
    let update = decomposingReloads()
    let origins = update.sectionOrigins(before: before.count, after: after.count)
    let leaving = Dictionary(
      grouping: update.deletedItems + update.movedItems.map(\.from), by: \.section)
    let inserted = Dictionary(grouping: update.insertedItems, by: \.section)
    let arriving = Dictionary(grouping: update.movedItems, by: \.to.section)

    return origins.enumerated().map { index, origin in
      var result = model[index]
      if let origin {
        let places = Self.origins(
          before: before[origin], after: after[index],
          deleted: leaving[origin, default: []].map(\.item),
          inserted: inserted[index, default: []].map(\.item)
            + arriving[index, default: []].map(\.to.item),
          moved: [])
        for case (let place, let source?) in places.enumerated() {
          result[place] = sections[origin][source]
        }
      }
      for move in arriving[index, default: []] {
        result[move.to.item] = sections[move.from.section][move.from.item]
      }
      return result
    }
  }
}
