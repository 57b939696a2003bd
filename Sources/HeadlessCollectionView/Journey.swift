import CompositionalLayout
import DiffableDataSource

/// Where places before an update are after it, and the other way round.
///
/// Asked of what is on screen, it costs as much as the update is long, however long the lists are.
struct Journey {
  /// The section that each section was before; `nil` for an inserted one.
  let sectionOrigins: [Int?]
  private var sections: [Int: Int] = [:]
  private let destinations: [ItemIndexPath: ItemIndexPath]
  private let origins: [ItemIndexPath: ItemIndexPath]
  /// The items of each section that leave their place, counted before; in ascending order.
  private let leaving: [Int: [Int]]
  /// The places of each section that are taken by others, counted after; in ascending order.
  private let arriving: [Int: [Int]]
  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// - Complexity: O(*k* log *k* + *s*) for *k* operations and *s* sections; each question is
  ///   O(log *k*).
  init(
    of batch: BatchUpdate, from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) {
    try batch.validate(before: before, after: after)
    let update = batch.decomposingReloads()
    sectionOrigins = try Self.sectionOrigins(of: update, from: before.count, to: after.count)
    func places(_ paths: [ItemIndexPath]) -> [Int: [Int]] {
      Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.item).sorted() }
    }
    let moves = update.movedItems
    destinations = Dictionary(
      moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    origins = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    leaving = places(update.deletedItems + moves.map(\.from))
    arriving = places(update.insertedItems + moves.map(\.to))
    oldCounts = before
    newCounts = after
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

  /// The path of an item after the update; `nil` when it is deleted, or was never there.
  func destination(of path: ItemIndexPath) -> ItemIndexPath? {
    guard path.exists(in: oldCounts) else { return nil }
    if let destination = destinations[path] { return destination }
    guard let section = sections[path.section],
      let item = path.item.place(
        without: leaving[path.section, default: []], among: arriving[section, default: []]),
      item < newCounts[section]
    else { return nil }
    return ItemIndexPath(item: item, section: section)
  }

  /// The path that an item had before the update; `nil` when it is inserted.
  private func origin(of path: ItemIndexPath) -> ItemIndexPath? {
    if let origin = origins[path] { return origin }
    guard path.exists(in: newCounts), let section = sectionOrigins[path.section],
      let item = path.item.place(
        without: arriving[path.section, default: []], among: leaving[section, default: []]),
      item < oldCounts[section]
    else { return nil }
    return ItemIndexPath(item: item, section: section)
  }

  /// The place that a view on screen stands for afterwards; `nil` when it is taken away.
  ///
  /// The cell of an item that moves to another section, which was empty, is taken away too.
  func destination(of place: ViewPlace) -> ViewPlace? {
    guard case .cell(let path) = place else { return destination(ofView: place) }
    guard let new = destination(of: path) else { return nil }
    return fillsEmptySection(path, new) ? nil : .cell(new)
  }

  /// The place that a view had before; `nil` when it is new.
  func origin(of place: ViewPlace) -> ViewPlace? {
    guard place.path.item != .max else { return place }
    guard sectionOrigins.indices.contains(place.path.section) else { return nil }
    if case .cell(let path) = place {
      guard let old = origin(of: path) else { return nil }
      return fillsEmptySection(old, path) ? nil : .cell(old)
    }
    return sectionOrigins[place.path.section].map { place.inSection($0) }
  }

  private func fillsEmptySection(_ old: ItemIndexPath, _ new: ItemIndexPath) -> Bool {
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
        guard let path = destination(of: ItemIndexPath(item: item, section: section)) else {
          continue
        }
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

extension Int {
  /// Where the index stands among all that stay, once some leave and others take places.
  ///
  /// - Parameters:
  ///   - leaving: The indices that leave, ascending.
  ///   - taken: The indices that are taken afterwards, ascending.
  /// - Returns: `nil` when it is among those that leave.
  fileprivate func place(without leaving: [Int], among taken: [Int]) -> Int? {
    let before = leaving.partitioningIndex { index, _ in index >= self }
    if before < leaving.count, leaving[before] == self { return nil }
    let rank = self - before
    // As many taken places stand before it as have at most `rank` free ones before them.
    return rank + taken.partitioningIndex { index, number in index - number > rank }
  }
}

extension [Int] {
  /// The first index at which `isBehind` holds, which it does for all that follow.
  fileprivate func partitioningIndex(where isBehind: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle], middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ItemIndexPath {
  /// Whether there is an item at the path, given the items of each section.
  fileprivate func exists(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(item)
  }
}

extension BatchUpdate {
  /// The batch's operations on sections, as operations on the items of a single section.
  fileprivate var sectionsAsItems: BatchUpdate {
    func item(_ index: Int) -> ItemIndexPath { ItemIndexPath(item: index, section: 0) }
    var batch = BatchUpdate()
    batch.deletedItems = deletedSections.map(item)
    batch.insertedItems = insertedSections.map(item)
    batch.movedItems = movedSections.map { BatchMove(from: item($0.from), to: item($0.to)) }
    batch.reloadedItems = reloadedSections.map(item)
    return batch
  }
}

extension ViewPlace {
  /// The same place in another section.
  fileprivate func inSection(_ section: Int) -> ViewPlace {
    let path = ItemIndexPath(item: path.item, section: section)
    return switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind: kind, path)
    case .decoration(let kind, _): .decoration(kind: kind, path)
    }
  }
}
