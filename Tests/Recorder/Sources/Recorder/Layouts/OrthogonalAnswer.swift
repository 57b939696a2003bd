import UIKit

/// Sections that scroll across the layout, scrolled to some offsets one after the other.
@MainActor final class OrthogonalAnswer {
  private let value: Value
  private let offsets: [Double]
  private let counts: [Int]
  /// The x of the offset that each section's handler was told last.
  private var told: [Int: Double] = [:]
  private var stage: Stage?

  init(_ value: Value, offsets: [Double]) throws(UnreadableLayout) {
    self.value = value
    self.offsets = offsets
    counts = LayoutAnswer.itemCounts(value)
    let layout = try LayoutReading.layout(
      value["layout"],
      preparing: { [unowned self] section, index in
        section.visibleItemsInvalidationHandler = { [unowned self] _, offset, _ in
          told[index] = offset.x
        }
      })
    stage = Stage(showing: layout, in: value["container"], itemCounts: counts)
  }

  /// Frames before any scroll, where the sections come to rest, and how far they go.
  var answer: [String: Value] {
    guard let stage else { return [:] }
    let elements = LayoutElements(of: stage.view, visibleOnly: false)
    var answer = elements.views
    answer["cells"] = elements.cells
    answer["sectionHeights"] = Value(sectionHeights)
    answer["contentSize"] = Value(stage.view.collectionViewLayout.collectionViewContentSize)
    let rests = rests(stage)
    var resting: [String: Value] = ["steps": Value(offsets)]
    for section in counts.indices {
      resting["section\(section)"] = Value(rests.map { $0[section] })
    }
    answer["restingOffsets"] = .object(resting)
    if offsets.count == 1 { answer["visibleCellScreenFrames"] = screenFrames(stage.view) }
    answer.merge(extents(stage, elements)) { $1 }
    return answer
  }

  /// Where each section rests after each offset.
  private func rests(_ stage: Stage) -> [[Double]] {
    offsets.map { offset in
      for section in counts.indices { Self.scroll(stage.view, section: section, to: offset) }
      stage.view.layoutIfNeeded()
      return counts.indices.map { told[$0] ?? 0 }
    }
  }

  /// Sets the offset of a section, from its leading rest position, and lays out.
  static func scroll(_ view: UICollectionView, section: Int, to offset: Double) {
    #if canImport(ObjectiveC)
      guard let scroller = scroller(of: section, in: view) else { return }
      scroller.contentOffset.x = scroller.frame.minX + offset
      scroller.layoutIfNeeded()
    #else
      view.simulateOrthogonalScroll(section: section, to: offset)
    #endif
    view.layoutIfNeeded()
  }

  #if canImport(ObjectiveC)
    /// The scroll view that UIKit puts into the collection view for a section: the only one whose
    /// rows the section's first cell stands in.
    private static func scroller(of section: Int, in view: UICollectionView) -> UIScrollView? {
      let path = IndexPath(item: 0, section: section)
      guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
        return nil
      }
      return view.subviews.compactMap { $0 as? UIScrollView }.first {
        $0.frame.minY <= frame.midY && frame.midY <= $0.frame.maxY
      }
    }
  #endif

  /// What each section adds to the content: the content's height with it, less that without it.
  private var sectionHeights: [Double] {
    var above = 0.0
    return counts.indices.map { section in
      guard let layout = try? LayoutReading.layout(value["layout"]) else { return 0 }
      let stage = Stage(
        showing: layout, in: value["container"], itemCounts: Array(counts[...section]))
      let height = stage.view.collectionViewLayout.collectionViewContentSize.height
      defer { above = height }
      return height - above
    }
  }

  /// Where visible cells stand on screen.
  private func screenFrames(_ view: UICollectionView) -> Value {
    var frames: [String: Value] = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      let frame = view.convert(cell.frame, from: cell.superview)
      if frame.intersects(view.bounds) { frames["\(path.section).\(path.item)"] = Value(frame) }
    }
    return .object(frames)
  }

  /// The width of what scrolls, and how far each section goes; a centred section has no such end.
  private func extents(_ stage: Stage, _ elements: LayoutElements) -> [String: Value] {
    let behavior = value["layout"]["sections"].list?.first?["orthogonalScrollingBehavior"].text
    var farthest: [String: Value] = [:]
    var viewport: Double?
    #if canImport(ObjectiveC)
      for section in counts.indices {
        guard let scroller = Self.scroller(of: section, in: stage.view) else { continue }
        viewport = viewport ?? Double(scroller.bounds.width)
        farthest["section\(section)"] = Value(scroller.contentSize.width - scroller.bounds.width)
      }
    #else
      // A section that scrolls freely rests at its end, and there its last cell ends the viewport.
      for section in counts.indices {
        guard let end = freeEnd(section) else { continue }
        farthest["section\(section)"] = Value(end)
        let frames = elements.frames(in: section)
        if end > 0, let first = frames.first, let last = frames.last {
          viewport = viewport ?? Double(last.maxX - first.minX) - end
        }
      }
    #endif
    return [
      "viewport": viewport.map { .number($0) } ?? .null,
      "maxOffset": behavior == "groupPagingCentered" ? .null : .object(farthest),
    ]
  }

  #if !canImport(ObjectiveC)
    /// How far a section goes where nothing holds it.
    private func freeEnd(_ section: Int) -> Double? {
      guard
        let layout = try? LayoutReading.layout(
          value["layout"],
          preparing: { section, _ in section.orthogonalScrollingBehavior = .continuous })
      else { return nil }
      let stage = Stage(showing: layout, in: value["container"], itemCounts: counts)
      return stage.view.simulateOrthogonalScroll(section: section, to: 1_000_000).map { Double($0) }
    }
  #endif
}
