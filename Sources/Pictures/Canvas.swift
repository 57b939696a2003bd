/// A picture of frames in characters: what a viewport of a collection view shows.
///
/// The outermost lines are the viewport's border, and a frame's edges lie on lines of the grid, so
/// that frames which touch each other or the viewport share a line:
///
///     ╭──────────┬──────────╮
///     │    a     │    b     │
///     ├──────────┼──────────┤
///     ┊    c     ┊    d     ┊
///
/// Frames of the same height take the same number of rows, if need be at the cost of scale.
///
/// A border of dots (`┊`, `┈`) says that what stands there goes on outside; an arrow (`▸`, `▾`),
/// that something lies wholly outside. Boxes drawn later hide what is inside their lines, except
/// that every label looks for a free place of its own. A box with no room inside carries its label
/// on its top line; one that falls on a single line or cell is drawn as that.
///
/// Pictures depend on nothing but the values given here.
package struct Canvas: Hashable, Sendable {
  /// The part of the content to show, in points.
  package var viewport: CanvasRect
  /// The width of the picture, border included; at least four.
  package var columns: Int
  /// The most lines of the picture.
  ///
  /// A taller viewport is drawn compressed.
  package var maximumRows: Int

  /// A picture of `viewport` in `columns` columns.
  package init(viewport: CanvasRect, columns: Int, maximumRows: Int = 200) {
    self.viewport = viewport
    self.columns = max(4, columns)
    self.maximumRows = max(3, maximumRows)
  }

  /// The points from one column to the next.
  package var pointsPerColumn: Double { viewport.width / Double(columns - 1) }

  /// The points from one row to the next: twice those of a column, unless rows are too few.
  package var pointsPerRow: Double { viewport.height / Double(max(1, rows - 1)) }

  /// The lines of an empty picture; zero for a viewport that has no area or is not finite.
  ///
  /// Frames may take some more or fewer, at most `maximumRows`.
  package var rows: Int {
    let hasArea = CanvasAxis.allCases.allSatisfy {
      let extent = viewport[$0]
      return extent.low.isFinite && extent.high.isFinite && extent.length > 0
    }
    guard hasArea else { return 0 }
    let intervals = viewport.height / (2 * pointsPerColumn)
    return Int(min(max(2, intervals.rounded()), Double(maximumRows - 1))) + 1
  }

  /// Makes the picture as narrow as it must be to have no more than `limit` lines.
  ///
  /// Where that would take fewer than `leastColumns` columns, the rest is compressed.
  mutating func fit(rows limit: Int, leastColumns: Int) {
    maximumRows = max(3, min(maximumRows, limit))
    // Rows and columns are as the viewport's sides, and a row is as high as two columns are wide.
    let narrower = Double(maximumRows - 1) * 2 * viewport.width / viewport.height + 1
    guard narrower.isFinite, narrower < Double(columns) else { return }
    columns = max(min(leastColumns, columns), Int(narrower))
  }

  /// Draws boxes, the later above the earlier.
  ///
  /// - Parameter aligning: Boxes that are not drawn, and whose edges take part in the rounding: in
  ///   another picture of the same viewport they then stand on the same lines.
  /// - Returns: Lines of at most `columns` columns, without spaces at their ends. Boxes with a
  ///   negative size or a coordinate that is not a number are left out.
  /// - Complexity: O(*a* + *n* log *n*) for *n* boxes covering *a* cells in all; those of a crowd that
  ///   cover the same cells count once.
  package func lines(drawing boxes: [CanvasBox], aligning: [CanvasBox] = []) -> [String] {
    guard rows > 0 else { return [] }
    let drawable = boxes.filter(\.frame.isDrawable)
    let visible = drawable.filter { isVisible($0.frame) }
    let unseen = aligning.filter { $0.frame.isDrawable && isVisible($0.frame) }
    let (spans, lastLine) = spans(of: visible, besides: unseen)

    var drawing = CanvasDrawing(columns: columns, rows: lastLine + 1)
    var drawnCrowd: Set<BoxSpan> = []
    for (index, (box, span)) in zip(visible, spans).enumerated() {
      if span.isInCrowd, !drawnCrowd.insert(span).inserted { continue }
      drawing.draw(box, as: index, over: span.rows, span.columns)
    }
    for (index, (box, span)) in zip(visible, spans).enumerated()
    where !box.label.isEmpty && !span.isInCrowd {
      drawing.label(box, of: index, over: span.rows, span.columns)
    }
    for box in drawable where !isVisible(box.frame) { markOutside(box.frame, in: &drawing) }
    return drawing.grid.lines()
  }

  /// The lines that a box spans on both axes.
  private struct BoxSpan: Hashable {
    var rows: EdgeSnapping.Span
    var columns: EdgeSnapping.Span
    /// Whether it is one of so many boxes without a character of their own that they are not told
    /// apart.
    var isInCrowd = false
  }

  /// The lines of boxes that reach into the viewport, and the last line of all.
  ///
  /// Frames of less than half a character to a side, where there are more of them than the picture
  /// has characters, are rounded each by itself: their edges lie too close to keep distances.
  private func spans(
    of boxes: [CanvasBox], besides unseen: [CanvasBox]
  ) -> (spans: [BoxSpan], lastLine: Int) {
    let isThin = boxes.map { box in
      box.frame.width < pointsPerColumn / 2 || box.frame.height < pointsPerRow / 2
    }
    let hasCrowd = isThin.count(where: \.self) > columns * rows
    let kept = boxes.indices.filter { !hasCrowd || !isThin[$0] }
    let snapped = kept.map { boxes[$0] } + (hasCrowd ? [] : unseen)
    let horizontal = EdgeSnapping(
      snapped.map(\.frame), ownCount: kept.count, along: .horizontal, viewport: viewport,
      lastLine: columns - 1)
    let stack = hasCrowd ? nil : stacked(snapped, ownCount: kept.count)
    let vertical = stack ?? fitted(snapped, ownCount: kept.count)
    var pairs = zip(vertical.spans(), horizontal.spans()).makeIterator()
    let spans = boxes.indices.map { index in
      if !hasCrowd || !isThin[index], let (rows, columns) = pairs.next() {
        return BoxSpan(rows: rows, columns: columns)
      }
      return BoxSpan(
        rows: vertical.rounded(boxes[index].frame), columns: horizontal.rounded(boxes[index].frame),
        isInCrowd: true)
    }
    return (spans, vertical.lastLine)
  }

  /// The rows of boxes in a picture that has just `rows` lines.
  private func fitted(_ boxes: [CanvasBox], ownCount: Int) -> EdgeSnapping {
    EdgeSnapping(
      boxes.map(\.frame), ownCount: ownCount, along: .vertical, viewport: viewport,
      lastLine: rows - 1)
  }

  /// The rows of boxes where those of the same height take the same number of rows, with one inside
  /// for a label, so that it need not stand on the border; nil where there are not so many.
  private func stacked(_ boxes: [CanvasBox], ownCount: Int) -> EdgeSnapping? {
    for hasRoomForLabels in [true, false] {
      var points = pointsPerRow
      for _ in 0..<10 {
        let leasts = boxes.map { box -> Int? in
          if box.fill == .clear { return nil }
          let isReadable = box.frame.height >= 0.75 * pointsPerRow && !box.label.isEmpty
          return hasRoomForLabels && isReadable ? 2 : 0
        }
        let snapping = EdgeSnapping(
          stacking: boxes.map(\.frame), ownCount: ownCount, along: .vertical, viewport: viewport,
          pointsPerLine: points, leasts: leasts)
        if snapping.lastLine < 2 { return nil }
        if snapping.lastLine < maximumRows { return snapping }
        points *= max(1.04, Double(snapping.lastLine) / Double(maximumRows - 1))
      }
    }
    return nil
  }

  /// Whether a frame reaches into the viewport; one without area may lie on its border.
  private func isVisible(_ frame: CanvasRect) -> Bool {
    CanvasAxis.allCases.allSatisfy { axis in
      let (extent, bounds) = (frame[axis], viewport[axis])
      return extent.overlaps(bounds)
        || (extent.length <= EdgeSnapping.tolerance && extent.low >= bounds.low
          && extent.high <= bounds.high)
    }
  }

  /// Puts an arrow on the border next to a frame outside, unless the border is open there.
  private func markOutside(_ frame: CanvasRect, in drawing: inout CanvasDrawing) {
    let lines = [columns - 1, drawing.grid.rows - 1]
    for axis in CanvasAxis.allCases {
      let (extent, bounds) = (frame[axis.cross], viewport[axis.cross])
      guard extent.overlaps(bounds) else { continue }
      let center = (max(extent.low, bounds.low) + min(extent.high, bounds.high)) / 2
      let last = lines[axis.cross.rawValue]
      let line = Int(((center - bounds.low) / bounds.length * Double(last)).rounded())
      drawing.mark(isAfter: frame[axis].low >= viewport[axis].high, along: axis, at: line)
    }
  }
}
