import Wording

extension Lexer {
  /// Reads a literal whose quotation mark is here, behind that many `#`.
  mutating func readString(hashes: Int, from start: Int) throws(SwiftDiagnostic) {
    if peek(1) == quote, peek(2) == quote {
      // `""` before another quotation mark begins a literal of several lines.
      return try readLines(hashes: hashes, from: start)
    }
    position += 1
    var pieces = Pieces()
    while !isClosing(quotes: 1, hashes: hashes) {
      if position >= bytes.count || peek() == 0x0A || peek() == 0x0D {
        throw SwiftDiagnostic(
          "unterminated string literal", at: start..<position, fix: "write '\"' at its end",
          kind: .syntax)
      }
      try readCharacter(into: &pieces, hashes: hashes)
    }
    position += 1 + hashes
    add(.string(pieces.finished()), from: start)
  }

  /// Reads a literal of several lines, without the indentation of its last one.
  private mutating func readLines(hashes: Int, from start: Int) throws(SwiftDiagnostic) {
    position += 3
    guard peek() == 0x0A || peek() == 0x0D else {
      if position >= bytes.count {
        throw SwiftDiagnostic(
          "unterminated string literal", at: start..<position, kind: .unfinished)
      }
      throw SwiftDiagnostic(
        "multi-line string literal content must begin on a new line", at: start..<position,
        kind: .syntax)
    }
    guard let indentation = closingIndentation(hashes: hashes) else {
      throw SwiftDiagnostic("unterminated string literal", at: start..<position, kind: .unfinished)
    }
    var pieces = Pieces()
    var isFirst = true
    while true {
      // Here a line begins.
      if peek() == 0x0D { position += 1 }
      if peek() == 0x0A { position += 1 }
      var skipped = 0
      while skipped < indentation, peek() == 0x20 || peek() == 0x09 {
        position += 1
        skipped += 1
      }
      if isClosing(quotes: 3, hashes: hashes) { break }
      if !isFirst { pieces.append(0x0A) }
      isFirst = false
      while peek() != 0x0A, peek() != 0x0D || peek(1) != 0x0A {
        guard position < bytes.count else {
          throw SwiftDiagnostic(
            "unterminated string literal", at: start..<start + 3, kind: .unfinished)
        }
        if isContinuation(hashes: hashes) {
          // The next line goes on in this one.
          while peek() != 0x0A, position < bytes.count { position += 1 }
          isFirst = true
        } else {
          try readCharacter(into: &pieces, hashes: hashes)
        }
      }
    }
    position += 3 + hashes
    add(.string(pieces.finished()), from: start)
  }

  private var quote: UInt8 { UInt8(ascii: "\"") }

  private func isClosing(quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where peek(offset) != quote { return false }
    for offset in 0..<hashes where peek(quotes + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isContinuation(hashes: Int) -> Bool {
    guard peek() == UInt8(ascii: "\\"), hashes == 0 else { return false }
    var offset = 1
    while peek(offset) == 0x20 || peek(offset) == 0x09 || peek(offset) == 0x0D { offset += 1 }
    return peek(offset) == 0x0A
  }

  /// How far the line of the closing quotation marks is indented.
  private func closingIndentation(hashes: Int) -> Int? {
    var place = position
    while place < bytes.count {
      guard bytes[place] == 0x0A else {
        place += 1
        continue
      }
      place += 1
      let start = place
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
      let quotes = place..<min(place + 3, bytes.count)
      if quotes.count == 3, quotes.allSatisfy({ bytes[$0] == quote }) { return place - start }
    }
    return nil
  }

  private mutating func readCharacter(
    into pieces: inout Pieces, hashes: Int
  ) throws(SwiftDiagnostic) {
    guard isEscape(hashes: hashes) else {
      pieces.append(peek())
      position += 1
      return
    }
    let start = position
    position += 1 + hashes
    let escape = peek()
    position += 1
    switch escape {
    case UInt8(ascii: "n"): pieces.append(0x0A)
    case UInt8(ascii: "t"): pieces.append(0x09)
    case UInt8(ascii: "r"): pieces.append(0x0D)
    case UInt8(ascii: "0"): pieces.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): pieces.append(escape)
    case UInt8(ascii: "u"): try readScalar(into: &pieces, from: start)
    case UInt8(ascii: "("): pieces.append(try readInterpolation(from: start))
    default:
      position = min(position, bytes.count)
      throw SwiftDiagnostic(
        "invalid escape sequence in literal", at: start..<position, kind: .syntax)
    }
  }

  private func isEscape(hashes: Int) -> Bool {
    guard peek() == UInt8(ascii: "\\") else { return false }
    for offset in 0..<hashes where peek(1 + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func readScalar(
    into pieces: inout Pieces, from start: Int
  ) throws(SwiftDiagnostic) {
    let digits = position + 1
    while peek() != UInt8(ascii: "}"), position < bytes.count, position < start + 14 {
      position += 1
    }
    guard digits <= position, let number = UInt32(text(digits..<position), radix: 16),
      let scalar = Unicode.Scalar(number)
    else {
      throw SwiftDiagnostic(
        "invalid unicode scalar", at: start..<min(position, bytes.count), kind: .syntax)
    }
    position += 1
    for byte in String(scalar).utf8 { pieces.append(byte) }
  }
}

/// The parts of a literal as they are read.
private struct Pieces {
  private var pieces: [Token.Piece] = []
  private var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ tokens: [Token]) {
    flush()
    pieces.append(.interpolation(tokens))
  }

  mutating func finished() -> [Token.Piece] {
    flush()
    return pieces
  }

  private mutating func flush() {
    if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
    bytes = []
  }
}
