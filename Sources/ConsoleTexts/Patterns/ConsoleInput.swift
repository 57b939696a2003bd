/// A pasted text as it is searched: its bytes without white space, escapes and indentation.
///
/// Typographic quotes, dashes and ellipses become those of a console. Of a very long text the
/// middle is left out.
struct ConsoleInput {
  /// What stood before a byte.
  enum Gap: UInt8 {
    case none, space, lineBreak
  }

  /// The bytes that are no white space.
  private(set) var bytes: [UInt8] = []
  /// What stood before each of them.
  private var gaps: [Gap] = []
  /// What stood before the byte that comes next.
  private var gap = Gap.none

  /// The most bytes that are read, from the beginning and from the end.
  static let limit = 1 << 18

  /// - Complexity: O(*n*) for *n* bytes, at most twice the limit.
  init(_ text: String) {
    var text = text
    text.withUTF8 { source in
      if source.count <= 2 * Self.limit {
        read(source)
      } else {
        read(UnsafeBufferPointer(rebasing: source[..<Self.limit]))
        gap = .lineBreak
        read(UnsafeBufferPointer(rebasing: source[(source.count - Self.limit)...]))
      }
    }
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    gaps.append(gap)
    gap = .none
  }

  private mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(bytes.count + source.count)
    gaps.reserveCapacity(gaps.count + source.count)
    var position = 0
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): gap = .lineBreak
      case 0x1B:
        position = Self.endOfEscape(source, position)
        continue
      case 0...0x20, 0x7F: if gap == .none { gap = .space }
      // Reports write line breaks, tabs and quotes with a backslash before them.
      case UInt8(ascii: "\\") where position + 1 < source.count:
        position += readEscaped(source[position + 1])
        continue
      // Who answers a mail or an issue quotes line by line.
      case UInt8(ascii: ">")
      where (gap == .lineBreak || bytes.isEmpty)
        && source[min(position + 1, source.count - 1)] == 0x20:
        break
      case 0xC2, 0xE2, 0xEF:
        position += readSign(source, position)
        continue
      default: append(byte)
      }
      position += 1
    }
  }

  /// Reads what a backslash stands before; gives how many bytes that were.
  private mutating func readEscaped(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): gap = .lineBreak
    case UInt8(ascii: "t"): if gap == .none { gap = .space }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): append(byte)
    default:
      append(UInt8(ascii: "\\"))
      return 1
    }
    return 2
  }

  /// Reads a sign beyond ASCII that stands for one of a console; gives how many bytes that were.
  private mutating func readSign(_ source: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    func byte(_ offset: Int) -> UInt32 {
      position + offset < source.count ? UInt32(source[position + offset]) : 0
    }
    if byte(0) == 0xC2, byte(1) == 0xA0 {
      if gap == .none { gap = .space }
      return 2
    }
    switch byte(0) << 16 | byte(1) << 8 | byte(2) {
    // Quotes, single and double.
    case 0xE2_8098...0xE2_809B: append(UInt8(ascii: "'"))
    case 0xE2_809C...0xE2_809F: append(UInt8(ascii: "\""))
    // Hyphens, dashes and the sign of subtraction.
    case 0xE2_8090...0xE2_8094, 0xE2_8892: append(UInt8(ascii: "-"))
    case 0xE2_80A6: for _ in 0..<3 { append(UInt8(ascii: ".")) }
    // Marks without width, and line separators.
    case 0xE2_808B...0xE2_808F, 0xEF_BBBF: break
    case 0xE2_80A8, 0xE2_80A9: gap = .lineBreak
    default:
      append(source[position])
      return 1
    }
    return 3
  }

  /// Where a terminal's escape sequence ends; one that does not end is only its first byte.
  private static func endOfEscape(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start + 1 < source.count, source[start + 1] == UInt8(ascii: "[") else { return start + 1 }
    let end = min(source.count, start + 34)
    for position in start + 2..<max(start + 2, end) where (0x40...0x7E).contains(source[position]) {
      return position + 1
    }
    return start + 1
  }
}

extension ConsoleInput {
  /// Whether `part` stands at a position.
  func starts(with part: [UInt8], at position: Int) -> Bool {
    guard position >= 0, part.count <= count - position else { return false }
    for index in part.indices where bytes[position + index] != part[index] { return false }
    return true
  }

  /// Where `part` first stands in a range.
  func first(_ part: [UInt8], in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == part[0] && starts(with: part, at: $0) }
  }

  /// Where `part` last stands in a range.
  func last(_ part: [UInt8], in range: Range<Int>) -> Int? {
    range.last { bytes[$0] == part[0] && starts(with: part, at: $0) }
  }

  /// Where the digits that begin at a position end.
  func endOfDigits(from start: Int) -> Int {
    var position = start
    while position < count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
      position += 1
    }
    return position
  }

  /// Where the line ends that a position is in, or the limit where it goes on beyond.
  func endOfLine(from start: Int, limit: Int) -> Int {
    var position = min(start + 1, limit)
    while position < limit, gaps[position] != .lineBreak { position += 1 }
    return position
  }

  /// Whether a position is between two letters or digits of one word.
  func isInsideWord(_ position: Int) -> Bool {
    guard position > 0, position < count, gaps[position] == .none else { return false }
    return bytes[position - 1].isWordByte && bytes[position].isWordByte
  }

  /// The words in a range, with one space for any white space; a quote or a bracket at the end that
  /// closes nothing is left out.
  func value(_ range: Range<Int>) -> String {
    var value: [UInt8] = []
    for index in range {
      if gaps[index] != .none, !value.isEmpty { value.append(0x20) }
      value.append(bytes[index])
    }
    while let last = value.last {
      let isStray =
        switch last {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
          !value.count(where: { $0 == last }).isMultiple(of: 2)
        case UInt8(ascii: ")"):
          value.count(where: { $0 == last }) > value.count(where: { $0 == UInt8(ascii: "(") })
        default: false
        }
      guard isStray else { break }
      value.removeLast()
    }
    return String(decoding: value, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
