import Wording

/// Reads the bytes of a source as tokens.
struct Lexer {
  private(set) var bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// Where the brackets that are still open begin.
  var open: [(byte: UInt8, position: Int)] = []
  private var startsLine = true
  private var depth = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens, with one that ends them.
  mutating func run() throws(SwiftDiagnostic) -> [Token] {
    while try skipSpace() { try readToken() }
    add(.end, from: position)
    return tokens
  }

  /// Adds to the text; what was read of it stays read.
  mutating func append(_ text: some Sequence<UInt8>) { bytes += text }

  /// Reads on to the end of what there is.
  ///
  /// What is unfinished at the end is refused, and read again the next time.
  mutating func readOn() throws(SwiftDiagnostic) {
    while true {
      let (start, count, depth, atLine) = (position, tokens.count, open.count, startsLine)
      do throws(SwiftDiagnostic) {
        guard try skipSpace() else { return }
        try readToken()
      } catch {
        position = start
        tokens.removeLast(tokens.count - count)
        open.removeLast(max(0, open.count - depth))
        startsLine = atLine
        throw error
      }
    }
  }

  /// The byte at `offset` from here; 0 behind the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let place = position + offset
    return place < bytes.count ? bytes[place] : 0
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func add(_ kind: Token.Kind, from start: Int, text: String? = nil) {
    var token = Token(
      kind: kind, text: text ?? self.text(start..<position), range: start..<position)
    token.startsLine = startsLine
    token.hasSpaceBefore = start == 0 || Self.endsBefore[Int(bytes[start - 1])]
    token.hasSpaceAfter = position >= bytes.count || Self.beginsAfter[Int(bytes[position])]
    startsLine = false
    tokens.append(token)
  }

  // What counts as space beside an operator, as Swift's own rule has it.
  private static let endsBefore = table(" \t\r\n([{,;:")
  private static let beginsAfter = table(" \t\r\n)]},;:")
  private static let operators = table("/=-+!*%<>&|^~?")
  private static let digits = table("0123456789")

  private static func table(_ text: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in text.utf8 { table[Int(byte)] = true }
    return table
  }

  /// Passes over spaces and comments; false at the end.
  private mutating func skipSpace() throws(SwiftDiagnostic) -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
      case 0xC2 where peek(1) == 0xA0: position += 2
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF: position += 3
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
      case UInt8(ascii: "`") where isFence:
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return true
      }
    }
    return false
  }

  /// Whether the three marks stand here between which Markdown has code.
  private var isFence: Bool {
    (startsLine || tokens.isEmpty) && peek(1) == UInt8(ascii: "`") && peek(2) == UInt8(ascii: "`")
  }

  private mutating func skipBlockComment() throws(SwiftDiagnostic) {
    let start = position
    var open = 0
    repeat {
      guard position < bytes.count else {
        throw SwiftDiagnostic(
          "unterminated '/*' comment", at: start..<start + 2, kind: .unfinished)
      }
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        open += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        open -= 1
        position += 2
      } else {
        if peek() == 0x0A { startsLine = true }
        position += 1
      }
    } while open > 0
  }

  private mutating func readToken() throws(SwiftDiagnostic) {
    let start = position
    let byte = peek()
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((byte, start))
      position += 1
      add(.punctuation, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if !open.isEmpty { open.removeLast() }
      position += 1
      add(.punctuation, from: start)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      position += 1
      add(.punctuation, from: start)
    case UInt8(ascii: "."): readDots()
    case UInt8(ascii: "\""): try readString(hashes: 0, from: start)
    case UInt8(ascii: "#"): try readHash()
    case UInt8(ascii: "`"):
      position += 1
      while position < bytes.count, peek() != UInt8(ascii: "`"), peek() != 0x0A { position += 1 }
      let name = text(start + 1..<position)
      position = min(position + 1, bytes.count)
      add(.quotedWord, from: start, text: name)
    case _ where Self.digits[Int(byte)]: try readNumber()
    case 0xE2...0xE3 where operatorLength > 0:
      while operatorLength > 0 { position += operatorLength }
      add(.oper, from: start)
    case _ where Self.operators[Int(byte)]:
      while Self.operators[Int(peek())], !isComment(at: position) { position += 1 }
      add(.oper, from: start)
    default: try readWord()
    }
  }

  /// The bytes of an operator's character beyond ASCII that stands here; 0 for any other.
  ///
  /// These are arrows, mathematical and technical signs, boxes, dingbats and the like, as Swift's
  /// grammar has them: U+2190–23FF, U+2500–2775, U+2794–2BFF, U+2E00–2E7F, U+3001–3003,
  /// U+3008–3030, U+2020–2027, U+2030–203E, U+2041–2053, U+2055–205E.
  private var operatorLength: Int {
    guard peek() & 0xF0 == 0xE0 else { return 0 }
    let code =
      Int(peek() & 0x0F) << 12 | Int(peek(1) & 0x3F) << 6 | Int(peek(2) & 0x3F)
    return switch code {
    case 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      3
    default: 0
    }
  }

  private func isComment(at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < bytes.count
      && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
  }

  private mutating func readDots() {
    let start = position
    while peek() == UInt8(ascii: ".") { position += 1 }
    if position - start == 1 { return add(.punctuation, from: start) }
    if peek() == UInt8(ascii: "<") { position += 1 }
    add(.oper, from: start)
  }

  private mutating func readHash() throws(SwiftDiagnostic) {
    let start = position
    while peek() == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    if peek() == UInt8(ascii: "\"") { return try readString(hashes: hashes, from: start) }
    position = start + 1
    while isNameByte(peek()) { position += 1 }
    add(.directive, from: start)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readWord() throws(SwiftDiagnostic) {
    let start = position
    while isNameByte(peek()), !(peek() == 0xC2 && peek(1) == 0xA0), operatorLength == 0 {
      if peek() == 0xE2, peek(1) == 0x80, 0x98...0x9F ~= peek(2) {
        throw SwiftDiagnostic(
          "a curly quotation mark is no part of Swift", at: position..<position + 3,
          fix: "write the straight one, '\"'", kind: .syntax)
      }
      position += 1
    }
    guard position > start else {
      position += 1
      throw SwiftDiagnostic(
        "invalid character in source file", at: start..<position, kind: .syntax)
    }
    add(.word, from: start)
  }

  private mutating func readNumber() throws(SwiftDiagnostic) {
    let start = position
    if peek() == UInt8(ascii: "0"), let radix = Self.radices[peek(1)] {
      position += 2
      while isNameByte(peek()) { position += 1 }
      let digits = text(start + 2..<position).filter { $0 != "_" }
      return add(.integer(try integer(digits, radix: radix, from: start)), from: start)
    }
    func skipDigits(_ lexer: inout Lexer) {
      while Self.digits[Int(lexer.peek())] || lexer.peek() == UInt8(ascii: "_") {
        lexer.position += 1
      }
    }
    skipDigits(&self)
    // `pair.0.1` has two places and no fraction.
    let isPlace = tokens.last.map { $0.isText(".") && $0.range.upperBound == start } ?? false
    var isFloating = false
    if !isPlace, peek() == UInt8(ascii: "."), Self.digits[Int(peek(1))] {
      isFloating = true
      position += 1
      skipDigits(&self)
    }
    if !isPlace, peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 2 : 1
      if Self.digits[Int(peek(sign))] {
        isFloating = true
        position += sign
        skipDigits(&self)
      }
    }
    let digits = text(start..<position).filter { $0 != "_" }
    if isNameByte(peek()) {
      throw SwiftDiagnostic(
        "'\(text(position..<position + 1))' is not a valid digit in integer literal",
        at: start..<position + 1, kind: .syntax)
    }
    if isFloating {
      add(.floating(Double(digits) ?? 0), from: start)
    } else {
      add(.integer(try integer(digits, radix: 10, from: start)), from: start)
    }
  }

  private static let radices: [UInt8: Int] = [
    UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2, UInt8(ascii: "o"): 8,
  ]

  private func integer(
    _ digits: String, radix: Int, from start: Int
  ) throws(SwiftDiagnostic) -> Int128 {
    if let value = Int128(digits, radix: radix) { return value }
    throw SwiftDiagnostic(
      "integer literal '\(text(start..<position))' overflows when stored into 'Int'",
      at: start..<position, kind: .syntax)
  }

  /// The tokens of an interpolation, up to its closing parenthesis, which is passed over.
  mutating func readInterpolation(from start: Int) throws(SwiftDiagnostic) -> [Token] {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20 else {
      throw SwiftDiagnostic("too many nested strings", at: start..<position, kind: .limit)
    }
    let outer = tokens
    let level = open.count
    open.append((UInt8(ascii: "("), start))
    tokens = []
    defer { tokens = outer }
    while try skipSpace() {
      if open.count == level + 1, peek() == UInt8(ascii: ")") {
        open.removeLast()
        add(.end, from: position)
        position += 1
        return tokens
      }
      try readToken()
    }
    throw SwiftDiagnostic(
      "unterminated string interpolation", at: start..<start + 2, kind: .unfinished)
  }
}
