/// Puts the edges of frames on the lines of a character grid, one axis at a time.
///
/// Rounding each edge by itself would close small gaps here and there. So equal edges always get
/// the same line, and an edge that follows another one closely keeps its distance to it: at least
/// one line, at most three, alike wherever the gap is the same. Where the number of lines is given,
/// the rounding error goes into the boxes: a column more or less is not seen. Where it is free,
/// boxes of one length all get the same number of lines (`stackedLines`): a row more or less is.
struct EdgeSnapping {
  /// The lines that one box spans.
  struct Span: Hashable {
    var low: Int
    var high: Int
    /// Whether the box goes on before the first line.
    var isLowOpen = false
    /// Whether the box goes on after the last line.
    var isHighOpen = false

    /// Whether both edges fell on one line.
    var isCollapsed: Bool { low == high }
  }

  /// The points by which edges may differ and still be the same edge.
  static let tolerance = 0.01
  /// The greatest distance in lines that is kept alike.
  private static let reach = 3.5

  private let axis: CanvasAxis
  let viewport: Extent
  private let pointsPerLine: Double
  private let frames: [CanvasRect]
  /// How many frames are the picture's own; those behind are another's, whose equal edges stand on
  /// the same lines.
  private let ownCount: Int
  let extents: [Extent]
  /// The distinct edges, ascending, in points.
  private(set) var edges: [Double] = []
  /// The line of each distinct edge.
  private var lines: [Int] = []

  /// Snaps along `axis`, where `viewport` spans the lines 0 to `lastLine`.
  ///
  /// The frames must overlap the viewport; the first `ownCount` are the picture's own.
  init(
    _ frames: [CanvasRect], ownCount: Int, along axis: CanvasAxis, viewport: CanvasRect,
    lastLine: Int
  ) {
    self.init(frames, ownCount, axis, viewport, viewport[axis].length / Double(lastLine))
    lines = fittedLines(lastLine)
  }

  /// Snaps along `axis` to as many lines as it takes, of about `pointsPerLine` each.
  ///
  /// The frames must overlap the viewport, and the first `ownCount` are the picture's own; `leasts`
  /// has the fewest lines of each, or nil where a frame follows what it is around.
  init(
    stacking frames: [CanvasRect], ownCount: Int, along axis: CanvasAxis, viewport: CanvasRect,
    pointsPerLine: Double, leasts: [Int?]
  ) {
    self.init(frames, ownCount, axis, viewport, pointsPerLine)
    lines = stackedLines(leasts)
  }

  private init(
    _ frames: [CanvasRect], _ ownCount: Int, _ axis: CanvasAxis, _ viewport: CanvasRect,
    _ pointsPerLine: Double
  ) {
    self.axis = axis
    self.viewport = viewport[axis]
    self.pointsPerLine = pointsPerLine
    self.frames = frames
    self.ownCount = ownCount
    let bounds = viewport[axis]
    extents = frames.map {
      Extent(low: max($0[axis].low, bounds.low), high: min($0[axis].high, bounds.high))
    }
    for edge in (extents.flatMap { [$0.low, $0.high] } + [bounds.low, bounds.high]).sorted() {
      if let last = edges.last, edge - last <= Self.tolerance { continue }
      edges.append(edge)
    }
  }

  /// The line of the viewport's end.
  var lastLine: Int { lines[edges.count - 1] }

  /// The lines of each frame, in the order of the frames.
  ///
  /// - Complexity: O(*n* log *n*) for *n* frames, and one step more for each pair of frames whose
  ///   edges lie within three lines of each other.
  func spans() -> [Span] {
    zip(frames, extents).map { frame, extent in
      Span(
        low: lines[index(of: extent.low)], high: lines[index(of: extent.high)],
        isLowOpen: frame[axis].low < viewport.low - Self.tolerance,
        isHighOpen: frame[axis].high > viewport.high + Self.tolerance)
    }
  }

  /// The lines nearest to the edges of a frame that is none of those that were given.
  func rounded(_ frame: CanvasRect) -> Span {
    func line(_ coordinate: Double) -> Int {
      Int(position(min(max(coordinate, viewport.low), viewport.high)).rounded())
    }
    let extent = frame[axis]
    return Span(
      low: line(extent.low), high: line(extent.high),
      isLowOpen: extent.low < viewport.low - Self.tolerance,
      isHighOpen: extent.high > viewport.high + Self.tolerance)
  }

  private func fittedLines(_ lastLine: Int) -> [Int] {
    var lines: [Int?] = Array(repeating: nil, count: edges.count)
    lines[0] = 0
    lines[edges.count - 1] = lastLine
    // High edges first, from the far end: each keeps its distance to the end of what contains it.
    let highs = Set(extents.map { index(of: $0.high) })
    let ends = containerEnds()
    for edge in edges.indices.reversed() where lines[edge] == nil && highs.contains(edge) {
      lines[edge] = rounded(edge)
      if let end = ends[edge], let line = lines[end] {
        lines[edge] = line - distance(edge, end)
      }
    }
    // Then low edges, from the near end: each keeps its distance to what it follows.
    let followed = predecessors()
    var last = 0
    for edge in edges.indices {
      var line = lines[edge] ?? rounded(edge)
      if lines[edge] == nil, let predecessor = followed[edge], let start = lines[predecessor] {
        line = start + distance(predecessor, edge)
      }
      last = min(max(line, last), lastLine)
      lines[edge] = last
    }
    return lines.map { $0 ?? 0 }
  }

  /// An edge of a frame, as something that others keep their distance to.
  private struct Anchor {
    var position: Double
    var frame: Int
    var isEnd: Bool
  }

  /// The points within which distances are kept.
  private var reachInPoints: Double { Self.reach * pointsPerLine }

  /// For each high edge the nearest end of a frame, or of the viewport, that goes on beyond it.
  func containerEnds() -> [Int: Int] {
    let anchors = extents.indices
      .map { Anchor(position: extents[$0].high, frame: $0, isEnd: true) }
      .sorted { $0.position < $1.position }
    var nearest: [Int: Int] = [:]
    for (frame, extent) in extents.enumerated() {
      let edge = index(of: extent.high)
      var end = viewport.high - extent.high <= reachInPoints ? edges.count - 1 : nil
      let first = anchors.partitioningIndex { $0.position > extent.high + Self.tolerance }
      for anchor in anchors[first...] {
        if anchor.position - extent.high > reachInPoints { break }
        guard extents[anchor.frame].low < extent.high, sharesCross(frame, anchor.frame) else {
          continue
        }
        end = index(of: anchor.position)
        break
      }
      if let end, end != edge { nearest[edge] = min(end, nearest[edge] ?? end) }
    }
    return nearest
  }

  /// For each low edge the nearest end of a frame before it, or start of a frame or viewport
  /// around it.
  func predecessors() -> [Int: Int] {
    let anchors = extents.indices
      .flatMap {
        [
          Anchor(position: extents[$0].low, frame: $0, isEnd: false),
          Anchor(position: extents[$0].high, frame: $0, isEnd: true),
        ]
      }
      .sorted { $0.position < $1.position }
    var nearest: [Int: Int] = [:]
    for (frame, extent) in extents.enumerated() {
      let edge = index(of: extent.low)
      var start = extent.low - viewport.low <= reachInPoints ? 0 : nil
      let end = anchors.partitioningIndex { $0.position >= extent.low - Self.tolerance }
      for anchor in anchors[..<end].reversed() {
        if extent.low - anchor.position > reachInPoints { break }
        guard anchor.isEnd || extents[anchor.frame].high > extent.low,
          sharesCross(frame, anchor.frame)
        else { continue }
        start = index(of: anchor.position)
        break
      }
      if let start, start != edge { nearest[edge] = max(start, nearest[edge] ?? start) }
    }
    return nearest
  }

  /// Whether two frames of one picture overlap on the other axis.
  private func sharesCross(_ a: Int, _ b: Int) -> Bool {
    (a < ownCount) == (b < ownCount) && frames[a][axis.cross].overlaps(frames[b][axis.cross])
  }

  /// The nearest line to an edge.
  private func rounded(_ edge: Int) -> Int { Int(position(edges[edge]).rounded()) }

  /// The lines to keep between two edges.
  func distance(_ low: Int, _ high: Int) -> Int { max(1, linesBetween(low, high)) }

  /// The lines from one edge to another, rounded.
  func linesBetween(_ low: Int, _ high: Int) -> Int { lines(in: edges[high] - edges[low]) }

  /// The lines that a length of points takes, rounded.
  func lines(in length: Double) -> Int { Int((length / pointsPerLine).rounded()) }

  /// Where a coordinate lies between the lines.
  private func position(_ coordinate: Double) -> Double {
    (coordinate - viewport.low) / pointsPerLine
  }

  /// The place of a coordinate among the distinct edges.
  func index(of coordinate: Double) -> Int {
    edges.partitioningIndex { $0 > coordinate } - 1
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, where all after it do too.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
