extension EdgeSnapping {
  /// The line of each distinct edge, where frames of one length get one number of lines.
  ///
  /// Edges are placed one after another: a low edge keeps its distance to what it follows, a high
  /// edge ends the shortest frame that ends there. So a tall frame beside two that are stacked
  /// ends with these, whatever its own length would round to.
  ///
  /// - Parameter leasts: The fewest lines of each frame; nil for one that goes around others, which
  ///   ends a gap after the last of them.
  func stackedLines(_ leasts: [Int?]) -> [Int] {
    let lengths = lengths(leasts)
    let ending = Dictionary(grouping: extents.indices) { index(of: extents[$0].high) }
    let enclosed = Dictionary(grouping: containerEnds()) { $0.value }
    let followed = predecessors()
    var lines = Array(repeating: 0, count: edges.count)
    for edge in edges.indices.dropFirst() {
      let start = followed[edge].map { lines[$0] + distance($0, edge) }
      let length = ending[edge]?.filter { lengths[$0] != nil }
        .min { extents[$0].length < extents[$1].length }
      let end = length.flatMap { frame in
        lengths[frame].map { lines[index(of: extents[frame].low)] + $0 }
      }
      var held = [start, end].compactMap(\.self).max()
      if end == nil {
        let around = enclosed[edge]?.map { lines[$0.key] + distance($0.key, edge) }.max()
        held = [held, around].compactMap(\.self).max()
      }
      let free = lines[edge - 1] + linesBetween(edge - 1, edge)
      lines[edge] = max(lines[edge - 1], held ?? free)
    }
    return lines
  }

  /// The lines that each frame spans: the same for all of one length, and the least that the one
  /// among them that needs most must have.
  private func lengths(_ leasts: [Int?]) -> [Int?] {
    let order = extents.indices.sorted { extents[$0].length < extents[$1].length }
    var lengths: [Int?] = Array(repeating: nil, count: leasts.count)
    var next = 0
    while next < order.count {
      let shortest = extents[order[next]].length
      let alike = order[next...].prefix { extents[$0].length - shortest <= Self.tolerance }
      let count = max(lines(in: shortest), alike.compactMap { leasts[$0] }.max() ?? 0)
      for frame in alike where leasts[frame] != nil { lengths[frame] = count }
      next += alike.count
    }
    return lengths
  }
}
