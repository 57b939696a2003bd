import Wording

/// A user's text without what a compiler, or a reader of syntax, would not come to the end of.
///
/// Both follow brackets by calling themselves, and tell the type of a literal from all that is in it.
/// What is out of bounds is cut before either sees it; a line stays where it was.
struct BoundedCode {
  /// How much is read.
  struct Limits {
    /// The brackets that stand in each other.
    var depth = 64
    /// The types: what a compiler writes down of them doubles with each.
    var types = 16
    /// The bytes between a round or square bracket and its end.
    var literal = 1 << 16
    /// The bytes of a file, and between braces.
    var text = 1 << 17
  }

  /// What was cut.
  struct Cut: Hashable {
    /// Why it was.
    enum Reason: Hashable {
      case depth(Int)
      case types(Int)
      case literal(Int)
      case text(Int)
    }

    /// The line that it begins in, from 1, and how that begins.
    var line: Int
    var title: String
    var reason: Reason
    fileprivate var range: Range<Int>
    fileprivate var opening: UInt8
  }

  /// The text as it is compiled.
  private(set) var text: String
  private(set) var cuts: [Cut] = []

  /// The bounded form of `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  init(_ text: String, limits: Limits = Limits()) {
    self.text = text
    // What has few brackets and is short is most code: nothing of it is looked at closely.
    let bytes = Array(text.utf8)
    let nest = min(limits.depth, limits.types)
    guard bytes.count > limits.literal || bytes.count(where: Self.opens) > nest else {
      return
    }
    var scan = BracketScan(bytes, limits: limits)
    scan.run()
    guard !scan.cuts.isEmpty else { return }
    cuts = scan.cuts
    var kept: [UInt8] = []
    var end = 0
    for cut in cuts {
      kept += bytes[end..<cut.range.lowerBound]
      // The words are those of what the rewriter leaves out.
      if cut.opening != UInt8(ascii: "{"), cut.opening != 0 {
        kept += Array("HeadlessUIKit.leftOut()".utf8)
      }
      kept += bytes[cut.range].lazy.filter { $0 == 0x0A }
      end = cut.range.upperBound
    }
    kept += bytes[end...]
    self.text = String(decoding: kept, as: UTF8.self)
  }

  fileprivate static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  fileprivate static func closes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}

extension BoundedCode.Cut.Reason {
  /// Why something was cut, in words.
  var told: Message {
    switch self {
    case .depth(let most): "brackets stand in each other there more than \(most) deep"
    case .types(let most): "types stand in each other there more than \(most) deep"
    case .literal(let most): "there are more than \(most) bytes between two brackets"
    case .text(let most): "what goes beyond \(most) bytes is not compiled"
    }
  }
}

/// A walk over the brackets of a text, past its strings and comments.
private struct BracketScan {
  private enum Frame {
    case bracket(UInt8, after: Int)
    /// Code within a string of so many `#`, of many lines or one.
    case interpolation(pounds: Int, isLong: Bool)
  }

  private let bytes: [UInt8]
  private let limits: BoundedCode.Limits
  private var place = 0
  private var frames: [Frame] = []
  private var depth = 0
  /// How many frames there are within the one that is too deep, and why it is.
  private var cutFrame: Int?
  private var cutReason: BoundedCode.Cut.Reason
  /// The frames that are types.
  private var types: [Int] = []
  /// Where lines begin, up to here.
  private var lineStarts = [0]
  private(set) var cuts: [BoundedCode.Cut] = []

  init(_ bytes: [UInt8], limits: BoundedCode.Limits) {
    (self.bytes, self.limits) = (bytes, limits)
    cutReason = .depth(limits.depth)
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
  }

  mutating func run() {
    for (place, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(place + 1) }
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "/"): passComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): beginString()
      case 0x0A where frames.isEmpty && place >= limits.text:
        return cut(place..<bytes.count, opening: 0, .text(limits.text))
      case _ where BoundedCode.opens(byte):
        place += 1
        open(byte)
      case _ where BoundedCode.closes(byte): close()
      default: place += 1
      }
    }
    // What never ends is cut to the end.
    if let cutFrame, case .bracket(let opening, let start) = frames[cutFrame] {
      cut(start..<bytes.count, opening: opening, cutReason)
    }
  }

  private mutating func open(_ byte: UInt8) {
    frames.append(.bracket(byte, after: place))
    depth += 1
    guard cutFrame == nil else { return }
    if byte == UInt8(ascii: "{"), beginsType(before: place - 1) {
      types.append(frames.count - 1)
      if types.count > limits.types {
        (cutFrame, cutReason) = (frames.count - 1, .types(limits.types))
        return
      }
    }
    guard depth > limits.depth else { return }
    cutReason = .depth(limits.depth)
    var outermost = frames.count - 1
    // All of an expression goes: what is left of a nest takes a type checker as long.
    if byte != UInt8(ascii: "{") {
      while outermost > 0, isOfExpression(frames[outermost - 1]) { outermost -= 1 }
    }
    cutFrame = outermost
  }

  /// Whether a brace is a type's, by the words before it.
  private func beginsType(before brace: Int) -> Bool {
    let words = bytes[max(0, brace - 200)..<brace].reversed().prefix {
      $0 != 0x0A && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}")
    }
    return String(decoding: words.reversed(), as: UTF8.self).split(separator: " ").contains {
      ["struct", "class", "enum", "actor"].contains($0)
    }
  }

  private func isOfExpression(_ frame: Frame) -> Bool {
    guard case .bracket(let opening, _) = frame else { return false }
    return opening != UInt8(ascii: "{")
  }

  private mutating func close() {
    let end = place
    place += 1
    switch frames.last {
    case .bracket(let opening, let start):
      frames.removeLast()
      depth -= 1
      if types.last == frames.count { types.removeLast() }
      if cutFrame == frames.count {
        cutFrame = nil
        cut(start..<end, opening: opening, cutReason)
      } else if cutFrame == nil {
        let isCode = opening == UInt8(ascii: "{")
        let most = isCode ? limits.text : limits.literal
        guard end - start > most else { return }
        let left = cuts.lazy.filter { $0.range.lowerBound >= start }.map(\.range.count)
        guard end - start - left.reduce(0, +) > most else { return }
        cut(start..<end, opening: opening, isCode ? .text(most) : .literal(most))
      }
    case .interpolation(let pounds, let isLong):
      frames.removeLast()
      skipString(pounds: pounds, isLong: isLong)
    case nil: break
    }
  }

  /// Cuts a range, and no more what lies in it.
  private mutating func cut(
    _ range: Range<Int>, opening: UInt8, _ reason: BoundedCode.Cut.Reason
  ) {
    while let last = cuts.last, last.range.lowerBound >= range.lowerBound { cuts.removeLast() }
    let isRest = opening == 0
    let first = isRest ? range.lowerBound + 1 : range.lowerBound
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= first { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let line = bytes[start...].prefix { $0 != 0x0A }.prefix(200)
    let title = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    cuts.append(
      BoundedCode.Cut(
        line: low + 1, title: String(title), reason: reason, range: range, opening: opening))
  }

  /// Goes on behind a slash, and the comment that it may begin.
  private mutating func passComment() {
    if has("//", at: place) {
      while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    } else if has("/*", at: place) {
      skipComment()
    } else {
      place += 1
    }
  }

  private mutating func skipComment() {
    var open = 0
    while place < bytes.count {
      if has("/*", at: place) {
        (open, place) = (open + 1, place + 2)
      } else if has("*/", at: place) {
        (open, place) = (open - 1, place + 2)
        if open == 0 { return }
      } else {
        place += 1
      }
    }
  }

  private mutating func beginString() {
    var pounds = 0
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      pounds += 1
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return }
    let isLong = has("\"\"\"", at: place)
    place += isLong ? 3 : 1
    skipString(pounds: pounds, isLong: isLong)
  }

  /// Goes on behind a string, or to the first code in it.
  private mutating func skipString(pounds: Int, isLong: Bool) {
    func hasPounds(at place: Int) -> Bool {
      place + pounds <= bytes.count
        && bytes[place..<place + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), hasPounds(at: place + 1) {
        place += 1 + pounds
        guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else {
          place += 1
          continue
        }
        place += 1
        frames.append(.interpolation(pounds: pounds, isLong: isLong))
        return
      }
      if isLong ? has("\"\"\"", at: place) : byte == UInt8(ascii: "\""),
        hasPounds(at: place + (isLong ? 3 : 1))
      {
        place += (isLong ? 3 : 1) + pounds
        return
      }
      // A string that is left open ends with its line.
      if byte == 0x0A, !isLong { return }
      place += 1
    }
  }
}
