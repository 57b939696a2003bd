/// A text as it was copied, with what it brought along that is no Swift taken out.
///
/// Mails quote with `>`, editors copy their line numbers, web pages curl quotation marks and put
/// sentences around code, and `...` stands for what is left to the reader. Each byte of that becomes
/// a space, so that places stay what they are.
struct Clipping {
  /// The text with as many bytes as before.
  private(set) var text: String
  /// What was taken out, in the order in which it is told.
  private(set) var leftOut: [SwiftSource.LeftOut] = []

  /// Whether errors in what is left say more than those in the text as it was.
  var isMarked: Bool { leftOut.contains(.quoteMarks) || leftOut.contains(.lineNumbers) }

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    if Self.takeQuoteMarks(of: &lines) { leftOut.append(.quoteMarks) }
    if Self.takeLineNumbers(of: &lines) { leftOut.append(.lineNumbers) }
    var curled = false
    for index in lines.indices { curled = Self.straighten(&lines[index]) || curled }
    if curled { leftOut.append(.curlyQuotes) }
    for index in lines.indices {
      if Self.takeEllipsis(of: &lines[index]) {
        leftOut.append(.ellipsis(line: index + 1))
      } else if Self.isProse(lines[index]) {
        leftOut.append(.prose(line: index + 1))
        lines[index] = Self.blank(lines[index])
      }
    }
    self.text = String(
      decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")

  private static func blank(_ line: [UInt8]) -> [UInt8] {
    [UInt8](repeating: space, count: line.count)
  }

  private static func isBlank(_ line: some Sequence<UInt8>) -> Bool {
    line.allSatisfy { $0 == space || $0 == 0x09 || $0 == 0x0D }
  }

  /// Where a line begins behind its indentation; nil for a blank one.
  private static func start(of line: [UInt8]) -> Int? {
    line.firstIndex { $0 != space && $0 != 0x09 && $0 != 0x0D }
  }

  // MARK: Marks of every line

  private static func takeQuoteMarks(of lines: inout [[UInt8]]) -> Bool {
    let starts = lines.map { start(of: $0) }
    let isQuoted = zip(lines, starts).allSatisfy { line, start in
      start.map { line[$0] == UInt8(ascii: ">") } ?? true
    }
    guard isQuoted, starts.contains(where: { $0 != nil }) else { return false }
    for (index, start) in starts.enumerated() {
      guard var place = start else { continue }
      while place < lines[index].count, lines[index][place] == UInt8(ascii: ">") {
        lines[index][place] = space
        place += 1
      }
    }
    return true
  }

  /// Numbers that rise by one from line to line, with the sign behind them.
  private static func takeLineNumbers(of lines: inout [[UInt8]]) -> Bool {
    var last: Int?
    var places: [(line: Int, range: Range<Int>)] = []
    for (index, line) in lines.enumerated() {
      guard let start = start(of: line) else { continue }
      var end = start
      while end < line.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[end]) {
        end += 1
      }
      guard let number = Int(String(decoding: line[start..<end], as: UTF8.self)),
        last.map({ $0 < Int.max && number == $0 + 1 }) ?? true
      else { return false }
      if end < line.count, [UInt8(ascii: ":"), UInt8(ascii: "|")].contains(line[end]) { end += 1 }
      guard end == line.count || isBlank([line[end]]) else { return false }
      last = number
      places.append((index, start..<end))
    }
    guard places.count > 1 else { return false }
    for place in places {
      for index in place.range { lines[place.line][index] = space }
    }
    return true
  }

  // MARK: Parts of lines

  /// Makes the curly quotation marks outside of strings and comments straight.
  private static func straighten(_ line: inout [UInt8]) -> Bool {
    guard line.contains(0xE2) else { return false }
    let quote = UInt8(ascii: "\"")
    var (place, inside, curled) = (0, false, false)
    var isCurly = false
    while place < line.count {
      if line[place] == UInt8(ascii: "\\"), inside {
        place += 2
      } else if line[place] == quote, !isCurly {
        inside.toggle()
        place += 1
      } else if !inside, line[place...].starts(with: "//".utf8) {
        return curled
      } else if line[place...].starts(with: [0xE2, 0x80]), place + 2 < line.count,
        line[place + 2] == 0x9C || line[place + 2] == 0x9D, !inside || isCurly
      {
        // What opens stands at the end of its three bytes, and what closes at their beginning.
        line.replaceSubrange(
          place..<place + 3, with: inside ? [quote, space, space] : [space, space, quote])
        inside.toggle()
        isCurly = inside
        curled = true
        place += 3
      } else {
        place += 1
      }
    }
    return curled
  }

  /// Takes out the dots that stand for what is not shown: a line of their own, or all in braces.
  private static func takeEllipsis(of line: inout [UInt8]) -> Bool {
    for dots in ["...", "…"] {
      let bytes = Array(dots.utf8)
      for place in line.indices where line[place...].starts(with: bytes) {
        let (before, after) = (line[..<place], line[(place + bytes.count)...])
        let isAlone = isBlank(before) && isBlank(after)
        let isBody =
          before.last { $0 != space } == UInt8(ascii: "{")
          && after.first { $0 != space } == UInt8(ascii: "}")
        guard isAlone || isBody else { continue }
        for index in place..<place + bytes.count { line[index] = space }
        return true
      }
    }
    return false
  }

  /// Whether a line is a sentence: three words at least, a capital first, and nothing of code.
  private static func isProse(_ line: [UInt8]) -> Bool {
    guard let start = start(of: line), start < 4,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line[start]) || line[start] >= 0xE3,
      !line.contains(where: { "(){}[]=<>\"@#/\\_;&|".utf8.contains($0) })
    else { return false }
    let words = line[start...].split(separator: space)
    guard words.count >= 3, let end = line.last(where: { !isBlank([$0]) }) else { return false }
    let isEnded = ".:!?".utf8.contains(end)
    let isPlain = words.allSatisfy { word in
      word.dropLast().allSatisfy { $0 >= 0x80 || $0 == UInt8(ascii: "'") || isLetter($0) }
    }
    return isPlain && (isEnded || words.count >= 4)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension SwiftSource {
  /// What of a text was no whole Swift, and was left out.
  package enum LeftOut: Hashable, Sendable {
    /// The `>` of a quoted mail before each line.
    case quoteMarks
    /// The numbers before each line.
    case lineNumbers
    /// Curly quotation marks, which were read as straight ones.
    case curlyQuotes
    /// Dots that stand for what is not shown.
    case ellipsis(line: Int)
    /// A sentence beside the code.
    case prose(line: Int)
    /// The end of a function that begins elsewhere.
    case functionEnd(lines: ClosedRange<Int>)
  }
}
