#if os(Linux)
  import CompositionalLayout
  import Doctor
  import HeadlessUIKit
  import Wording
#else
  import UIKit
#endif

/// A view that was laid out, and what of it is not as it should be.
@MainActor struct ExaminedLayout {
  private let view: UICollectionView
  private let record: LayoutRecord
  /// Whether an element is of a section that scrolls on its own.
  private let isInCarousel: (LayoutRecord.Element) -> Bool

  init(_ view: UICollectionView, on screen: LayoutScreen) {
    self.view = view
    record = LayoutRecord(of: view, on: screen)
    isInCarousel = Self.carousels(of: view)
  }

  /// What does not hold, a line for each place.
  func complaints(about invariant: LayoutInvariant) -> [String] {
    switch invariant {
    case .nothingOverlaps: overlaps
    case .nothingOutside: outside
    case .nothingWithoutArea: withoutArea
    case .everythingVisible: unreachable
    case .noWarnings: warnings
    }
  }

  private var cells: [LayoutRecord.Element] { record.elements.filter { $0.category == .cell } }

  /// Pairs of cells of which one covers a part of the other; touching is not covering.
  ///
  /// A line sweeps down over the cells in the order of their tops; what ended above it is forgotten.
  private var overlaps: [String] {
    var open: [LayoutRecord.Element] = []
    var lines: [String] = []
    for cell in cells.sorted(by: { ($0.frame.y, $0.name) < ($1.frame.y, $1.name) }) {
      open.removeAll { $0.frame.bottom - Self.tolerance <= cell.frame.y }
      for other in open
      where other.frame.x < cell.frame.right - Self.tolerance
        && cell.frame.x < other.frame.right - Self.tolerance
      {
        lines.append("\(other.name) \(other.frame.text) and \(cell.name) \(cell.frame.text)")
      }
      if cell.frame.width > 0, cell.frame.height > 0 { open.append(cell) }
    }
    return lines
  }

  /// Rounding to pixels and to hundredths moves an edge by no more.
  private static let tolerance = 0.51

  private var outside: [String] {
    record.elements.filter { element in
      element.category != .decoration && !isInCarousel(element)
        && (element.frame.x < -Self.tolerance || element.frame.y < -Self.tolerance
          || element.frame.right > record.content.width + Self.tolerance
          || element.frame.bottom > record.content.height + Self.tolerance)
    }
    .map { "\($0.name) \($0.frame.text) in content of \(record.content.extent)" }
  }

  private var withoutArea: [String] {
    record.elements.filter { $0.frame.width <= 0 || $0.frame.height <= 0 }
      .map { "\($0.name) \($0.frame.text)" }
  }

  /// Items without a cell, or with one that no scrolling brings on screen.
  private var unreachable: [String] {
    let known = Dictionary(cells.map { ($0.path, $0) }) { first, _ in first }
    var lines: [String] = []
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        guard let cell = known[[section, item]] else {
          lines.append("item \(section)-\(item) has no cell")
          continue
        }
        let isReached =
          isInCarousel(cell)
          || (cell.frame.right > 0 && cell.frame.bottom > 0 && cell.frame.x < record.content.width
            && cell.frame.y < record.content.height)
        if !isReached { lines.append("\(cell.name) \(cell.frame.text) is beside the content") }
      }
    }
    return lines
  }

  #if os(Linux)
    /// What the doctor finds that is a warning at least.
    private var warnings: [String] {
      guard let layout = view.inspectedLayout else { return [] }
      return Doctor.findings(
        in: layout.description, container: layout.container, itemCounts: layout.itemCounts
      )
      .filter(\.isFailure)
      .map { "\($0.subject.name): \($0.message.text(in: .english)) [\($0.rule.id)]" }
    }

    /// Sections that the layout scrolls on their own.
    private static func carousels(of view: UICollectionView) -> (LayoutRecord.Element) -> Bool {
      guard case .each(let sections)? = view.inspectedLayout?.description.sections else {
        return { _ in false }
      }
      let scrolling = Set(
        sections.indices.filter { index in
          sections[index].map { $0.orthogonalScrollingBehavior != .none } ?? false
        })
      return { $0.path.count > 1 && scrolling.contains($0.path[0]) }
    }
  #else
    /// Without the engine's layouts the doctor has nothing to look at.
    private var warnings: [String] { [] }

    /// Where the scroll views inside a collection view stand, as far to both sides as they scroll.
    private static func carousels(of view: UICollectionView) -> (LayoutRecord.Element) -> Bool {
      let frames = view.subviews.compactMap { $0 as? UIScrollView }.map { inner in
        inner.frame.insetBy(dx: -inner.contentSize.width, dy: 0)
      }
      return { element in
        let middle = CGPoint(
          x: element.frame.x + element.frame.width / 2,
          y: element.frame.y + element.frame.height / 2)
        return frames.contains { $0.contains(middle) }
      }
    }
  #endif
}

extension LayoutRecord.Frame {
  /// The edge at the end of x.
  var right: Double { x + width }
  /// The edge at the end of y.
  var bottom: Double { y + height }
}
