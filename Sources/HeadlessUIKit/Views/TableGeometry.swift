import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView

/// Where the rows, headers and footers of a table are: one below the other.
struct TableGeometry {
  static let headerKind = "header"
  static let footerKind = "footer"

  fileprivate struct Section {
    var start: Double
    var header: Double
    /// Where each row ends.
    var ends: [Double] = []
    var footer: Double

    var rowsStart: Double { start + header }
    var rowsEnd: Double { ends.last ?? rowsStart }
    var end: Double { rowsEnd + footer }
  }

  private let width: Double
  private var sections: [Section] = []
  private(set) var height: Double

  /// - Parameters:
  ///   - top: The height of what stands above the first section.
  ///   - extents: Asked for the heights of each section's header, rows and footer.
  init(
    width: Double, top: Double, rowCounts: [Int],
    extents: (
      header: (Int) -> Double, row: (ItemIndexPath) -> Double, footer: (Int) -> Double
    )
  ) {
    self.width = width
    height = top
    for (index, count) in rowCounts.enumerated() {
      var section = Section(
        start: height, header: extents.header(index), footer: extents.footer(index))
      var end = section.rowsStart
      for item in 0..<count {
        end += extents.row(ItemIndexPath(item: item, section: index))
        section.ends.append(end)
      }
      sections.append(section)
      height = section.end
    }
  }

  func row(_ path: ItemIndexPath) -> LayoutRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].ends.indices.contains(path.item)
    else { return nil }
    let section = sections[path.section]
    let start = path.item == 0 ? section.rowsStart : section.ends[path.item - 1]
    return LayoutRect(x: 0, y: start, width: width, height: section.ends[path.item] - start)
  }

  /// A header or footer; with a visible stretch given, it stays on screen with its section.
  func boundary(
    _ kind: String, section index: Int, floatingIn visible: ClosedRange<Double>? = nil
  ) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    var (start, height) = (section.start, section.header)
    if kind == Self.footerKind { (start, height) = (section.rowsEnd, section.footer) }
    guard height > 0 else { return nil }
    if let visible {
      start =
        kind == Self.headerKind
        ? min(max(start, visible.lowerBound), section.rowsEnd - height)
        : max(min(start, visible.upperBound - height), section.rowsStart)
    }
    return LayoutRect(x: 0, y: start, width: width, height: height)
  }

  func section(_ index: Int) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    return LayoutRect(x: 0, y: section.start, width: width, height: section.end - section.start)
  }

  /// What is in a stretch of the content: rows, then headers and footers.
  ///
  /// - Complexity: O(*s* log *n*) for *s* sections of *n* rows, and what is found.
  func elements(
    in range: ClosedRange<Double>, floatingIn visible: ClosedRange<Double>?
  ) -> [DisplayedElement] {
    var rows: [DisplayedElement] = []
    var boundaries: [DisplayedElement] = []
    for (index, section) in sections.enumerated()
    where section.start < range.upperBound && section.end > range.lowerBound {
      for item in section.firstRow(endingAfter: range.lowerBound)..<section.ends.count {
        let path = ItemIndexPath(item: item, section: index)
        guard let frame = row(path), frame.origin.y < range.upperBound else { break }
        rows.append(DisplayedElement(place: .cell(path), frame: frame))
      }
      for kind in [Self.headerKind, Self.footerKind] {
        guard let frame = boundary(kind, section: index, floatingIn: visible),
          frame.origin.y < range.upperBound, frame.origin.y + frame.size.height > range.lowerBound
        else { continue }
        let place = ViewPlace.supplementary(kind: kind, ItemIndexPath(item: 0, section: index))
        boundaries.append(DisplayedElement(place: place, frame: frame, zIndex: 1))
      }
    }
    return rows + boundaries
  }
}

extension TableGeometry.Section {
  fileprivate func firstRow(endingAfter position: Double) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
