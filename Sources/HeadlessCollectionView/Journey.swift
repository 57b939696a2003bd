import CompositionalLayout
import DiffableDataSource

/// Where places before an update are after it.
struct Journey {
  /// The destinations of the items that survive.
  private(set) var items: [ItemPath: ItemPath] = [:]
  /// The section that each section was before; `nil` for an inserted one.
  let sectionOrigins: [Int?]
  private let itemOrigins: [[ItemPath?]]
  private var sections: [Int: Int] = [:]
  private let oldCounts: [Int]

  init(
    of batch: BatchUpdate, from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) {
    let paths = before.enumerated().map { section, count in
      (0..<max(0, count)).map { Optional(ItemPath(section: section, item: $0)) }
    }
    let nothing = after.map { [ItemPath?](repeating: nil, count: max(0, $0)) }
    let origins = try batch.applying(to: paths, insertingFrom: nothing)
    itemOrigins = origins
    oldCounts = before
    sectionOrigins = try Self.sectionOrigins(of: batch, from: before.count, to: after.count)
    for (section, row) in origins.enumerated() {
      for case (let item, let origin?) in row.enumerated() {
        items[origin] = ItemPath(section: section, item: item)
      }
    }
    for case (let section, let origin?) in sectionOrigins.enumerated() {
      sections[origin] = section
    }
  }

  /// The section that each section was before; `nil` for an inserted or reloaded one.
  static func sectionOrigins(
    of batch: BatchUpdate, from before: Int, to after: Int
  ) throws(BatchUpdateError) -> [Int?] {
    try batch.sectionsAsItems.applying(
      to: [(0..<before).map { Optional($0) }],
      insertingFrom: [[Int?](repeating: nil, count: after)])[0]
  }

  /// The place that a view on screen stands for afterwards; `nil` when it is taken away.
  ///
  /// The cell of an item that moves to another section, which was empty, is taken away too.
  func destination(of place: ViewPlace) -> ViewPlace? {
    guard case .cell(let path) = place else { return destination(ofView: place) }
    guard let new = items[path] else { return nil }
    return fillsEmptySection(path, new) ? nil : .cell(new)
  }

  /// The place that a view had before; `nil` when it is new.
  func origin(of place: ViewPlace) -> ViewPlace? {
    guard place.path.item != .max else { return place }
    guard sectionOrigins.indices.contains(place.path.section) else { return nil }
    if case .cell(let path) = place {
      let row = itemOrigins[path.section]
      guard row.indices.contains(path.item), let old = row[path.item] else { return nil }
      return fillsEmptySection(old, path) ? nil : .cell(old)
    }
    return sectionOrigins[place.path.section].map { place.inSection($0) }
  }

  private func fillsEmptySection(_ old: ItemPath, _ new: ItemPath) -> Bool {
    sectionOrigins[new.section].map { $0 != old.section && oldCounts[$0] == 0 } ?? false
  }

  /// The place of a header, badge or background, which goes with its section.
  private func destination(ofView place: ViewPlace) -> ViewPlace? {
    guard place.path.item != .max else { return place }
    return sections[place.path.section].map { place.inSection($0) }
  }

  func following(_ elements: [ViewPlace: DisplayedElement]) -> [ViewPlace: DisplayedElement] {
    var moved: [ViewPlace: DisplayedElement] = [:]
    for (place, element) in elements {
      guard let new = destination(of: place) else { continue }
      moved[new] = element
      moved[new]?.place = new
    }
    return moved
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

extension ViewPlace {
  /// The same place in another section.
  fileprivate func inSection(_ section: Int) -> ViewPlace {
    let path = ItemPath(section: section, item: path.item)
    return switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }
}
