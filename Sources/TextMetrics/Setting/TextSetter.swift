/// Fills lines with the characters of a text.
struct TextSetter {
  private let reader: ClusterReader
  private let styled: StyledText
  private let room: Double
  private let lineLimit: Int

  private(set) var lines: [TextLine] = []
  private(set) var width = 0.0
  private(set) var isTruncated = false
  /// The bottom of the last line, with what is between it and the next.
  private var bottom = 0.0
  private var style = ParagraphStyle()
  private var isFirstOfParagraph = true

  init(_ text: StyledText, room: Double, lineLimit: Int, usesLeading: Bool) {
    styled = text
    reader = ClusterReader(text, usesLeading: usesLeading)
    self.room = room
    self.lineLimit = lineLimit
  }

  /// What is on a line so far.
  private struct Filling {
    /// How far its characters go, and without the spaces at its end.
    var advance = 0.0
    var inked = 0.0
    var extent = LineExtent()

    mutating func add(_ cluster: Cluster, _ advance: Double) {
      self.advance += advance
      if !cluster.isSpace { inked = self.advance }
      extent.include(cluster.extent)
    }
  }

  /// A place where a line may be broken.
  private struct Opportunity {
    var position: ClusterReader.Position
    var filling: Filling
  }

  /// The room of a line from its indent on.
  private var roomOfLine: Double {
    let tail = style.tailIndent
    return max(0, (tail > 0 ? min(tail, room) : room + tail) - indent)
  }

  private var indent: Double {
    max(0, isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent)
  }

  mutating func setAll() {
    var offset = 0
    while offset < reader.count, !isTruncated { offset = setParagraph(from: offset) }
  }

  /// Sets the lines of the paragraph that begins at an offset, and gives where it ends.
  private mutating func setParagraph(from start: Int) -> Int {
    if !lines.isEmpty { bottom += style.paragraphSpacing }
    style = styled.runs[reader.run(at: start)].attributes.paragraph
    if !lines.isEmpty { bottom += style.paragraphSpacingBefore }
    isFirstOfParagraph = true
    var position = ClusterReader.Position(offset: start, keepsHangulWords: style.keepsHangulWords)
    while position.offset < reader.count {
      let endsParagraph = setLine(&position)
      if endsParagraph || isTruncated { break }
      isFirstOfParagraph = false
    }
    return position.offset
  }

  /// Sets one line, and says whether it is the last of its paragraph.
  private mutating func setLine(_ position: inout ClusterReader.Position) -> Bool {
    let start = position.offset
    position.beginLine()
    let isLast = lines.count + 1 >= lineLimit
    let wraps = style.lineBreakMode != .clipping
    let limit = roomOfLine + 1e-6
    var filling = Filling()
    var opportunity: Opportunity?
    while true {
      let before = position
      guard let cluster = reader.next(&position) else {
        add(filling, start..<reader.count)
        return true
      }
      if cluster.endsLine {
        // An empty line is as high as its end.
        if before.offset == start { filling.extent = cluster.extent }
        return endLine(filling, start, before.offset, cluster, isLast: isLast)
      }
      let advance = cluster.scalar == 9 ? tab(after: filling.advance) : cluster.advance
      let isOver = wraps && !cluster.isSpace && filling.advance + advance > limit
      let mayBreak =
        before.offset > start && cluster.lineBreak != .prohibited
        || style.lineBreakMode == .charWrapping && !cluster.isSpace
      if mayBreak, before.offset > start {
        opportunity = Opportunity(position: before, filling: filling)
      }
      if isOver, before.offset > start {
        if isLast && style.lineBreakMode.truncates {
          truncate(start, before.offset, filling)
          position.offset = reader.count
          return true
        }
        let end = opportunity ?? Opportunity(position: before, filling: filling)
        position = end.position
        add(end.filling, start..<end.position.offset, isBroken: true)
        isTruncated = isLast
        return false
      }
      filling.add(cluster, advance)
    }
  }

  /// The advance of a tab behind what is on the line.
  private func tab(after advance: Double) -> Double {
    guard style.tabInterval > 0 else { return 0 }
    let place = indent + advance
    return ((place / style.tabInterval + 1e-9).rounded(.down) + 1) * style.tabInterval - place
  }

  /// Ends a line at a character that ends lines.
  private mutating func endLine(
    _ filling: Filling, _ start: Int, _ end: Int, _ cluster: Cluster, isLast: Bool
  ) -> Bool {
    let hasMore = cluster.end < reader.count
    if isLast, hasMore, style.lineBreakMode.truncates {
      truncate(start, end, filling)
    } else {
      add(filling, start..<cluster.end)
      isTruncated = isLast && hasMore
    }
    return cluster.scalar != 0x2028
  }

  private mutating func add(_ filling: Filling, _ range: Range<Int>, isBroken: Bool = false) {
    // Spaces beyond the edge take no room.
    let advance =
      isBroken ? filling.inked : max(filling.inked, min(filling.advance, roomOfLine))
    let shown = style.lineBreakMode == .clipping ? min(advance, roomOfLine) : advance
    addLine(range, nil, shown, filling.extent)
  }

  private mutating func addLine(
    _ range: Range<Int>, _ hidden: Range<Int>?, _ advance: Double, _ extent: LineExtent
  ) {
    let height = style.lineHeight(extent.natural)
    // What a line is higher than its font is above the text.
    let baseline = bottom + height - extent.descent - extent.leading
    lines.append(
      TextLine(
        range: reader.index(range.lowerBound)..<reader.index(range.upperBound),
        hidden: hidden.map { reader.index($0.lowerBound)..<reader.index($0.upperBound) },
        x: indent, y: bottom, width: advance, height: height, baseline: baseline))
    width = max(width, indent + advance)
    bottom += height + style.lineSpacing
  }
}

extension TextSetter {
  /// Sets the last line with an ellipsis for what there is no room for.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - fitting: Up to where there was room.
  ///   - filling: What is on the line up to there.
  private mutating func truncate(_ start: Int, _ fitting: Int, _ filling: Filling) {
    isTruncated = true
    let ellipsis = reader.ellipsisAdvance(at: start)
    let left = max(0, roomOfLine - ellipsis) + 1e-6
    var head = (end: start, advance: 0.0)
    var tail = (start: reader.count, advance: 0.0)
    switch style.lineBreakMode {
    case .truncatingHead: tail = self.tail(from: start, room: left)
    case .truncatingMiddle:
      head = self.head(from: start, to: fitting, room: left / 2)
      tail = self.tail(from: head.end, room: left - head.advance)
    default: head = self.head(from: start, to: fitting, room: left)
    }
    addLine(
      start..<reader.count, head.end..<tail.start, head.advance + ellipsis + tail.advance,
      filling.extent)
  }

  /// The longest beginning that there is room for, without spaces at its end.
  private func head(from start: Int, to end: Int, room: Double) -> (end: Int, advance: Double) {
    var position = ClusterReader.Position(offset: start, keepsHangulWords: false)
    var advance = 0.0
    var best = (end: start, advance: 0.0)
    while position.offset < end, let cluster = reader.next(&position) {
      advance += cluster.scalar == 9 ? tab(after: advance) : cluster.advance
      if advance > room { break }
      if !cluster.isSpace { best = (position.offset, advance) }
    }
    return best
  }

  /// The longest end of the text that there is room for.
  private func tail(from start: Int, room: Double) -> (start: Int, advance: Double) {
    var best = (start: reader.count, advance: 0.0)
    while best.start > start {
      let (before, advance) = reader.cluster(before: best.start)
      if best.advance + advance > room { break }
      best = (before, best.advance + advance)
    }
    return best
  }
}
