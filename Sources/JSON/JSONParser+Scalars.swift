extension JSONParser {
  /// A number, whose text ends where its grammar does.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    var isInteger = true
    if current == UInt8(ascii: "-") { index += 1 }
    if current == UInt8(ascii: "0") {
      index += 1
      if isDigit { throw error("a number may not begin with 0", at: index - 1) }
    } else {
      try digits()
    }
    if current == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      try digits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let integer = Int(text) { return JSONNumber(integer) }
    guard let double = Double(text), double.isFinite else {
      throw error("the number \(text) is too large", at: start)
    }
    return JSONNumber(double)
  }

  private var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= current }

  private mutating func digits() throws(JSONError) {
    guard isDigit else { throw error("expected a digit") }
    while isDigit { index += 1 }
  }

  /// A string, from its opening quote past its closing one.
  mutating func string() throws(JSONError) -> String {
    let opening = index
    index += 1
    var start = index
    var decoded: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<index]
        index += 1
        return decoded.isEmpty
          ? String(decoding: rest, as: UTF8.self) : String(decoding: decoded + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<index]
        decoded.append(contentsOf: String(try escape()).utf8)
        start = index
      case 0..<0x20: throw error("a control character in a string must be escaped")
      default: index += 1
      }
    }
    throw error("the string has no closing quote", at: opening)
  }

  /// An escape, from its backslash on.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 2
    guard index <= bytes.count else { throw error("the string has no closing quote", at: start) }
    switch bytes[index - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw error("unknown escape", at: start)
    }
  }

  /// The scalar of `\uXXXX`, or of two that form a surrogate pair, after the first `\u`.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, current == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try codeUnit()
      if 0xDC00...0xDFFF ~= second {
        let offset = UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00)
        if let scalar = Unicode.Scalar(0x10000 + offset) { return scalar }
      }
    }
    throw error("half of a surrogate pair", at: start)
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw error("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
