public import CompositionalLayout
public import DiffableDataSource

extension LayoutSolution {
  /// Follows a batch: items and sections are taken out, put in and moved, and nothing is solved.
  ///
  /// Inserted sections have no layout before `LayoutSolver.solve(updating:)` gives them one. What
  /// was measured of items that move or are reloaded is forgotten: `CollectionViewState` has it.
  ///
  /// - Parameters:
  ///   - before: The items of each section before the batch.
  ///   - after: The items of each section after it.
  /// - Returns: Whether the solution has those items now; if not, it is to be solved whole.
  /// - Complexity: O(*k* log *n* + *s*²) for *k* operations on *n* items in *s* sections.
  public mutating func follow(
    _ batch: BatchUpdate, from before: [Int], to after: [Int]
  ) -> Bool {
    guard sections.map(\.itemCount) == before,
      let origins = try? Journey.sectionOrigins(of: batch, from: before.count, to: after.count)
    else { return false }
    let update = batch.decomposingReloads()
    let leaving = Self.ranges(of: update.deletedItems + update.movedItems.map(\.from))
    for (section, ranges) in leaving {
      for range in ranges.reversed() { deleteItems(range, inSection: section) }
    }
    followSections(origins)
    let arriving = Self.ranges(of: update.insertedItems + update.movedItems.map(\.to))
    for (section, origin) in origins.enumerated() {
      let ranges = origin == nil ? [0..<after[section]] : arriving[section] ?? []
      for range in ranges {
        insertItemsAwaitingLayout(range.count, at: range.lowerBound, inSection: section)
      }
    }
    return sections.map(\.itemCount) == after
  }

  /// Takes out the sections that are no origin, brings the others into order and makes room for
  /// those without one.
  private mutating func followSections(_ origins: [Int?]) {
    let surviving = origins.compactMap(\.self)
    let isSurviving = Set(surviving)
    var order = Array(sections.indices)
    for index in sections.indices.reversed() where !isSurviving.contains(index) {
      deleteSection(at: index)
      order.remove(at: index)
    }
    for (place, origin) in surviving.enumerated() where order[place] != origin {
      guard let old = order.firstIndex(of: origin) else { continue }
      moveSection(at: old, to: place)
      order.insert(order.remove(at: old), at: place)
    }
    for (index, origin) in origins.enumerated() where origin == nil {
      // A section without a layout and without items is never refused.
      try? insertSection(nil, itemCount: 0, at: index)
    }
  }

  /// The stretches of items that paths are in, by section, in order.
  private static func ranges(of paths: [ItemIndexPath]) -> [Int: [Range<Int>]] {
    var ranges: [Int: [Range<Int>]] = [:]
    for path in paths.sorted() {
      if let last = ranges[path.section]?.last, last.upperBound == path.item {
        ranges[path.section]?.removeLast()
        ranges[path.section]?.append(last.lowerBound..<path.item + 1)
      } else {
        ranges[path.section, default: []].append(path.item..<path.item + 1)
      }
    }
    return ranges
  }

  /// Makes what has been measured the same as `wanted`.
  ///
  /// - Complexity: O(*m*) for *m* measurements, and O(log *n*) for each that differs.
  public mutating func remember(_ wanted: Measurements) {
    let known = measurements.sizes
    guard known != wanted.sizes else { return }
    for subject in known.keys where wanted.sizes[subject] == nil { measure(subject, nil) }
    for (subject, size) in wanted.sizes where known[subject] != size { measure(subject, size) }
  }
}
