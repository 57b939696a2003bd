/// Fixed words with named holes between them: `attempt to delete section ‹#section›`.
///
/// White space does not count, so that wrapped lines and Xcode's indentation make no difference.
struct ConsolePattern: Sendable {
  enum Part: Hashable, Sendable {
    /// The bytes of fixed words without white space.
    case fixed([UInt8])
    /// A hole for any words, or for digits alone.
    case hole(String, isNumber: Bool)
  }

  /// Fixed words and holes in turn; the first is fixed.
  let parts: [Part]
  /// The index of the longest fixed part, by which a text is searched.
  let anchor: Int
  /// The length of all fixed parts together.
  let fixedLength: Int

  /// - Parameter template: The words, with `‹name›` or `‹#name›` for holes.
  init(_ template: String) {
    var parts: [Part] = []
    for (index, piece) in template.split(separator: "‹").enumerated() {
      var words = piece
      if index > 0 || template.hasPrefix("‹"), let end = piece.firstIndex(of: "›") {
        let name = piece[..<end]
        parts.append(.hole(String(name.drop { $0 == "#" }), isNumber: name.hasPrefix("#")))
        words = piece[piece.index(after: end)...]
      }
      let bytes = ConsoleInput(String(words)).bytes
      if !bytes.isEmpty { parts.append(.fixed(bytes)) }
    }
    self.parts = parts
    let lengths = parts.map { if case .fixed(let bytes) = $0 { bytes.count } else { 0 } }
    anchor = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    fixedLength = lengths.reduce(0, +)
  }

  /// The bytes of the longest fixed part.
  var anchorBytes: [UInt8] {
    if case .fixed(let bytes)? = parts.indices.contains(anchor) ? parts[anchor] : nil {
      bytes
    } else {
      []
    }
  }

  /// The most bytes that words in a hole may take, so that a search stays short.
  private static let longestHole = 600

  /// What the pattern covers in `input` if its longest part stands at `position`.
  ///
  /// - Complexity: O(1) in the length of the input.
  func match(_ input: ConsoleInput, at position: Int) -> (range: Range<Int>, holes: ConsoleHoles)? {
    var holes = ConsoleHoles()
    guard input.starts(with: anchorBytes, at: position),
      let start = matchBackward(input, from: position, &holes),
      let end = matchForward(input, from: position + anchorBytes.count, &holes)
    else { return nil }
    return (start..<end, holes)
  }

  /// Matches the parts behind the longest one; gives where the last ends.
  private func matchForward(
    _ input: ConsoleInput, from start: Int, _ holes: inout ConsoleHoles
  ) -> Int? {
    var position = start
    var index = anchor + 1
    while index < parts.count {
      guard case .hole(let name, let isNumber) = parts[index] else { return nil }
      let limit = min(input.count, position + Self.longestHole)
      guard index + 1 < parts.count, case .fixed(let next) = parts[index + 1] else {
        let end =
          isNumber
          ? input.endOfDigits(from: position) : input.endOfLine(from: position, limit: limit)
        if isNumber, end == position { return nil }
        holes.fill(name, with: input.value(position..<min(end, limit)))
        return end
      }
      let found =
        isNumber
        ? Optional(input.endOfDigits(from: position)) : input.first(next, in: position..<limit)
      guard let end = found, end > position, input.starts(with: next, at: end) else { return nil }
      holes.fill(name, with: input.value(position..<end))
      position = end + next.count
      index += 2
    }
    return input.isInsideWord(position) ? nil : position
  }

  /// Matches the parts before the longest one; gives where the first begins.
  private func matchBackward(
    _ input: ConsoleInput, from end: Int, _ holes: inout ConsoleHoles
  ) -> Int? {
    var position = end
    var index = anchor - 1
    while index > 0 {
      guard case .hole(let name, let isNumber) = parts[index],
        case .fixed(let before) = parts[index - 1],
        let start = input.last(before, in: max(0, position - Self.longestHole)..<position)
      else { return nil }
      let inner = start + before.count..<position
      guard !inner.isEmpty, !isNumber || input.endOfDigits(from: inner.lowerBound) == position
      else { return nil }
      holes.fill(name, with: input.value(inner))
      position = start
      index -= 2
    }
    return position
  }
}
