import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView

/// Where the rows, headers and footers of a table are: one below the other.
struct TableGeometry {
  static let headerKind = "header"
  static let footerKind = "footer"

  /// What a table is asked of its sections, by their indexes: heights in points.
  struct Extents {
    var header: (Int) -> Double
    var row: (ItemIndexPath) -> Double
    var footer: (Int) -> Double
    /// The spaces that its style keeps above and below a section's views, by the heights of its header and
    /// its footer.
    var padding: (Int, _ header: Double, _ footer: Double) -> (above: Double, below: Double)
  }

  fileprivate struct Section {
    var start: Double
    var padding: (above: Double, below: Double)
    var header: Double
    /// Where each row ends.
    var ends: [Double] = []
    var footer: Double

    var headerStart: Double { start + padding.above }
    var rowsStart: Double { headerStart + header }
    var rowsEnd: Double { ends.last ?? rowsStart }
    var end: Double { rowsEnd + footer + padding.below }
  }

  private let width: Double
  private let side: Double
  private var sections: [Section] = []
  private(set) var height: Double

  /// - Parameters:
  ///   - side: How far inside of the sides everything is, in points.
  ///   - top: The height of what stands above the first section.
  init(width: Double, side: Double, top: Double, rowCounts: [Int], extents: Extents) {
    self.width = width
    self.side = side
    height = top
    for (index, count) in rowCounts.enumerated() {
      let (header, footer) = (extents.header(index), extents.footer(index))
      var section = Section(
        start: height, padding: extents.padding(index, header, footer), header: header,
        footer: footer)
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
    return inside(start, height: section.ends[path.item] - start)
  }

  private func inside(_ start: Double, height: Double) -> LayoutRect {
    LayoutRect(x: side, y: start, width: max(0, width - 2 * side), height: height)
  }

  /// A header or footer; with a visible stretch given, it stays on screen with its section.
  func boundary(
    _ kind: String, section index: Int, floatingIn visible: ClosedRange<Double>? = nil
  ) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    var (start, height) = (section.headerStart, section.header)
    if kind == Self.footerKind { (start, height) = (section.rowsEnd, section.footer) }
    guard height > 0 else { return nil }
    if let visible {
      start =
        kind == Self.headerKind
        ? min(max(start, visible.lowerBound), section.rowsEnd - height)
        : max(min(start, visible.upperBound - height), section.rowsStart)
    }
    return inside(start, height: height)
  }

  func section(_ index: Int) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    return LayoutRect(x: 0, y: section.start, width: width, height: section.end - section.start)
  }

  /// Where the rows of a section are, between its header and its footer.
  func rows(inSection index: Int) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    return inside(section.rowsStart, height: section.rowsEnd - section.rowsStart)
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
