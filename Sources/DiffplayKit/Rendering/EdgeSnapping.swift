/// Puts the edges of frames on the lines of a character grid, one axis at a time.
///
/// Rounding each edge by itself would close small gaps here and there. So equal edges always get
/// the same line, and an edge that follows another one closely keeps its distance to it: at least
/// one line, at most three, alike wherever the gap is the same. The rounding error goes into the
/// boxes, where a column more or less is not seen.
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
  private let viewport: Extent
  private let lastLine: Int
  private let frames: [CanvasRect]
  private let extents: [Extent]
  /// The distinct edges, ascending, in points.
  private var edges: [Double] = []

  /// Snaps along `axis`, where `viewport` spans the lines 0 to `lastLine`.
  ///
  /// - Parameter frames: Rectangles that overlap the viewport.
  init(_ frames: [CanvasRect], along axis: CanvasAxis, viewport: CanvasRect, lastLine: Int) {
    self.axis = axis
    self.viewport = viewport[axis]
    self.lastLine = lastLine
    self.frames = frames
    let bounds = viewport[axis]
    extents = frames.map {
      Extent(low: max($0[axis].low, bounds.low), high: min($0[axis].high, bounds.high))
    }
    for edge in (extents.flatMap { [$0.low, $0.high] } + [bounds.low, bounds.high]).sorted() {
      if let last = edges.last, edge - last <= Self.tolerance { continue }
      edges.append(edge)
    }
  }

  /// The lines of each frame, in the order of the frames.
  ///
  /// - Complexity: O(*n* log *n*) for *n* frames, and one step more for each pair of frames whose
  ///   edges lie within three lines of each other.
  func spans() -> [Span] {
    let lines = self.lines()
    return zip(frames, extents).map { frame, extent in
      Span(
        low: lines[index(of: extent.low)], high: lines[index(of: extent.high)],
        isLowOpen: frame[axis].low < viewport.low - Self.tolerance,
        isHighOpen: frame[axis].high > viewport.high + Self.tolerance)
    }
  }

  /// The line of each distinct edge.
  private func lines() -> [Int] {
    var lines: [Int?] = Array(repeating: nil, count: edges.count)
    lines[0] = 0
    lines[edges.count - 1] = lastLine
    // High edges first, from the far end: each keeps its distance to the end of what contains it.
    let highs = Set(extents.map { index(of: $0.high) })
    let containers = nearestEdges(.containerEnd)
    for edge in edges.indices.reversed() where lines[edge] == nil && highs.contains(edge) {
      lines[edge] = rounded(edge)
      if let end = containers[edge], let line = lines[end] {
        lines[edge] = line - distance(edge, end)
      }
    }
    // Then low edges, from the near end: each keeps its distance to what it follows.
    let followed = nearestEdges(.predecessor)
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

  /// What an edge keeps its distance to.
  private enum Neighbor {
    /// The end of the smallest frame around it, or of the viewport.
    case containerEnd
    /// The end of the frame before it, or the start of the frame or viewport around it.
    case predecessor
  }

  /// For each edge the nearest neighbour edge within reach, if any.
  private func nearestEdges(_ neighbor: Neighbor) -> [Int: Int] {
    let reach = Self.reach * viewport.length / Double(lastLine)
    var nearest: [Int: Int] = [:]
    func note(_ edge: Int, _ candidate: Int) {
      let isNearer = nearest[edge].map { abs(candidate - edge) < abs($0 - edge) } ?? true
      if candidate != edge, isNearer { nearest[edge] = candidate }
    }
    let byEdge: [(edge: Double, frame: Int, isEnd: Bool)] =
      switch neighbor {
      case .containerEnd: extents.indices.map { (extents[$0].high, $0, true) }.sorted { $0.0 < $1.0 }
      case .predecessor:
        extents.indices.flatMap { [(extents[$0].low, $0, false), (extents[$0].high, $0, true)] }
          .sorted { $0.0 < $1.0 }
      }
    let sorted = byEdge.map(\.edge)
    for (frame, extent) in extents.enumerated() {
      switch neighbor {
      case .containerEnd:
        let edge = index(of: extent.high)
        if viewport.high - extent.high <= reach { note(edge, edges.count - 1) }
        let first = sorted.partitioningIndex { $0 > extent.high + Self.tolerance }
        for other in byEdge[first...].prefix(while: { $0.edge - extent.high <= reach })
        where extents[other.frame].low < extent.high && sharesCross(frame, other.frame) {
          note(edge, index(of: other.edge))
          break
        }
      case .predecessor:
        let edge = index(of: extent.low)
        if extent.low - viewport.low <= reach { note(edge, 0) }
        let end = sorted.partitioningIndex { $0 >= extent.low - Self.tolerance }
        for other in byEdge[..<end].reversed().prefix(while: { extent.low - $0.edge <= reach })
        where sharesCross(frame, other.frame)
          && (other.isEnd || extents[other.frame].high > extent.low) {
          note(edge, index(of: other.edge))
          break
        }
      }
    }
    return nearest
  }

  /// Whether two frames overlap on the other axis.
  private func sharesCross(_ a: Int, _ b: Int) -> Bool {
    frames[a][axis.cross].overlaps(frames[b][axis.cross])
  }

  /// The nearest line to an edge.
  private func rounded(_ edge: Int) -> Int { Int(position(edges[edge]).rounded()) }

  /// The lines to keep between two edges.
  private func distance(_ low: Int, _ high: Int) -> Int {
    max(1, Int((position(edges[high]) - position(edges[low])).rounded()))
  }

  /// Where a coordinate lies between the lines.
  private func position(_ coordinate: Double) -> Double {
    (coordinate - viewport.low) / viewport.length * Double(lastLine)
  }

  /// The place of a coordinate among the distinct edges.
  private func index(of coordinate: Double) -> Int {
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
