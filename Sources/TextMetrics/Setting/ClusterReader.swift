/// A character of a text as it is set.
struct Cluster {
  /// Where it ends in `utf8`.
  var end: Int
  var advance: Double
  /// Whether a line may end before it.
  var lineBreak: LineBreak
  /// Its first scalar.
  var scalar: UInt32
  /// What it needs above and below the baseline.
  var extent: LineExtent

  /// Whether it takes no room at the end of a line that is broken there.
  var isSpace: Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it ends a paragraph or, as U+2028, a line.
  var endsLine: Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// Reads a text one character after the other; a position is a value, to be gone back to.
struct ClusterReader {
  /// Where something is read next.
  struct Position {
    /// In `utf8`.
    var offset = 0
    fileprivate var run = 0
    fileprivate var breaker: LineBreaker
    /// The scalar before, where it was read with the same font and nothing but it was read.
    fileprivate var previous: UInt32 = 0
    /// The offset as the standard library gave it.
    ///
    /// It looks for the beginning of the character at an index of any other origin, which takes long
    /// in a row of flags.
    fileprivate var index: String.Index?

    /// The beginning of a paragraph or of a text.
    init(offset: Int = 0, keepsHangulWords: Bool) {
      self.offset = offset
      breaker = LineBreaker(keepsHangulWords: keepsHangulWords)
    }

    /// At the beginning of a line nothing is near the first character.
    mutating func beginLine() { previous = 0 }
  }

  /// What is the same for all characters of a run.
  private struct RunMeasure {
    var end: Int
    var measure: AdvanceMeasure
    var extent: LineExtent
    var attachment: (advance: Double, extent: LineExtent)?
    var kern: Double
  }

  let text: String
  private let bytes: [UInt8]
  private let runs: [RunMeasure]
  var count: Int { bytes.count }

  init(_ styled: StyledText, usesLeading: Bool) {
    text = styled.string
    bytes = Array(styled.string.utf8)
    runs = styled.runs.map { run in
      let attributes = run.attributes
      return RunMeasure(
        end: run.end, measure: AdvanceMeasure(attributes.font),
        extent: LineExtent(attributes, usesLeading: usesLeading),
        attachment: attributes.attachment.map {
          ($0.width, LineExtent($0, baselineOffset: attributes.baselineOffset))
        },
        kern: attributes.kern)
    }
  }

  /// The place of an offset in the text.
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// The run that an offset is in.
  ///
  /// - Complexity: O(log *n*) in the runs.
  func run(at offset: Int) -> Int {
    // Most texts are of one.
    runs.count < 2 ? 0 : runs.dropLast().partitioningIndex { $0.end > offset }
  }

  /// What the run of an offset needs above and below the baseline.
  func extent(at offset: Int) -> LineExtent { runs[run(at: offset)].extent }

  /// The next character, or nil at the end; the position moves behind it.
  ///
  /// - Complexity: O(*n*) in its scalars.
  func next(_ position: inout Position) -> Cluster? {
    let start = position.offset
    guard start < bytes.count else { return nil }
    if runs[position.run].end <= start {
      position.previous = 0
      while runs[position.run].end <= start { position.run += 1 }
    }
    let (scalar, length) = decode(start)
    let end = endOfCluster(start, scalar, length, &position.index)
    let isSingle = end == start + length
    let run = runs[position.run]
    let lineBreak = position.breaker.read(scalar)
    if !isSingle {
      var offset = start + length
      while offset < end {
        let (scalar, length) = decode(offset)
        _ = position.breaker.read(scalar)
        offset += length
      }
    }
    position.offset = end
    var cluster = Cluster(
      end: end, advance: 0, lineBreak: lineBreak, scalar: scalar, extent: run.extent)
    if scalar == 0xFFFC, let attachment = run.attachment {
      (cluster.advance, cluster.extent) = attachment
    } else if !cluster.endsLine {
      cluster.advance = advance(start..<end, isSingle: isSingle, scalar, run.measure) + run.kern
      if isSingle { cluster.advance += run.measure.kerning(position.previous, scalar) }
    }
    position.previous = isSingle ? scalar : 0
    return cluster
  }

  /// The character that ends at an offset, for reading backwards; nothing is said of line breaks.
  func cluster(before offset: Int) -> (start: Int, advance: Double) {
    let start = text.index(before: index(offset)).utf8Offset(in: text)
    let (scalar, length) = decode(start)
    let run = runs[run(at: start)]
    if scalar == 0xFFFC, let attachment = run.attachment { return (start, attachment.advance) }
    let isSingle = start + length == offset
    return (start, advance(start..<offset, isSingle: isSingle, scalar, run.measure) + run.kern)
  }

  /// How far an ellipsis goes in the font of an offset.
  func ellipsisAdvance(at offset: Int) -> Double {
    runs[run(at: max(0, min(offset, count - 1)))].measure.advance(of: 0x2026)
  }

  private func advance(
    _ range: Range<Int>, isSingle: Bool, _ scalar: UInt32, _ measure: AdvanceMeasure
  ) -> Double {
    if isSingle {
      return FallbackAdvances.isEmoji(scalar)
        ? measure.emojiAdvance : measure.advance(of: scalar)
    }
    var sum = 0.0
    var offset = range.lowerBound
    if FallbackAdvances.isEmoji(scalar) { return measure.emojiAdvance }
    while offset < range.upperBound {
      let (scalar, length) = decode(offset)
      if scalar == 0xFE0F { return measure.emojiAdvance }
      sum += measure.advance(of: scalar)
      offset += length
    }
    return sum
  }

  /// The scalar that begins at an offset, and its length; a Swift string is always well formed.
  private func decode(_ offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    func more(_ place: Int) -> UInt32 { UInt32(bytes[offset + place] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | more(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | more(1) << 6 | more(2), 3) }
    return ((first & 0x07) << 18 | more(1) << 12 | more(2) << 6 | more(3), 4)
  }

  /// Where the character ends that begins with a scalar at `start`.
  ///
  /// Most pairs of scalars are two characters by their blocks; the standard library is asked for
  /// the others.
  private func endOfCluster(
    _ start: Int, _ scalar: UInt32, _ length: Int, _ known: inout String.Index?
  ) -> Int {
    let next = start + length
    if next == bytes.count || scalar.standsAlone && decode(next).scalar.standsAlone {
      known = nil
      return next
    }
    let end = text.index(after: known ?? index(start))
    known = end
    return end.utf8Offset(in: text)
  }
}

extension String.Index {
  /// The offset of the index in `utf8`.
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}

extension UInt32 {
  /// Whether a scalar makes no character together with another such one.
  fileprivate var standsAlone: Bool {
    switch self {
    case 0x20...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x205E,
      0x20A0...0x20BF, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
