package import CompositionalLayout
import DiffableDataSource

/// The sizes that views answered so far, by what they show.
///
/// They outlast scrolling, but no reload, other layout or other container.
package struct MeasuredSizes: Codable, Hashable, Sendable {
  /// By item.
  package var cells: [Identifier: LayoutExtent] = [:]
  /// By section and element kind.
  package var headers: [Identifier: [String: LayoutExtent]] = [:]
  /// Those of the whole layout by element kind; nil when none has answered.
  package var layoutHeaders: [String: LayoutExtent]?

  package init() {}

  /// What a solution has measured.
  init(
    _ measurements: Measurements, of snapshot: Snapshot<Identifier, Identifier>,
    sections: [Identifier]
  ) {
    for (subject, size) in measurements.sizes {
      switch subject {
      case .cell(let section, let item):
        let path = ItemIndexPath(item: item, section: section)
        if let identifier = snapshot.itemIdentifier(at: path) { cells[identifier] = size }
      case .boundaryItem(let kind, let section):
        if sections.indices.contains(section) {
          headers[sections[section], default: [:]][kind] = size
        } else {
          layoutHeaders = (layoutHeaders ?? [:]).merging([kind: size]) { $1 }
        }
      }
    }
  }

  /// The same by index path, where a snapshot has what was measured.
  func measurements(in snapshot: Snapshot<Identifier, Identifier>) -> Measurements {
    var measurements = Measurements()
    for (item, size) in cells {
      guard let path = snapshot.indexPath(for: item) else { continue }
      measurements[.cell(section: path.section, item: path.item)] = size
    }
    for (section, kinds) in headers {
      guard let index = snapshot.indexOfSection(section) else { continue }
      for (kind, size) in kinds { measurements[.boundaryItem(kind: kind, section: index)] = size }
    }
    for (kind, size) in layoutHeaders ?? [:] {
      measurements[.boundaryItem(kind: kind, section: .max)] = size
    }
    return measurements
  }
}
