/// Reads JSON strictly by RFC 8259 and remembers where everything stands.
struct JSONParser {
  /// The number of arrays and objects that may lie inside each other.
  static let depthLimit = 512

  let bytes: [UInt8]
  var index = 0
  private var marks: [Int] = []
  private var depth = 0

  /// A parser at the start of `text`.
  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The whole text as one value.
  mutating func document() throws(JSONError) -> JSONDocument {
    skipSpace()
    let value = try value()
    skipSpace()
    if index < bytes.count { throw error("expected the end of the text") }
    return JSONDocument(value: value, bytes: bytes, marks: marks)
  }

  /// The byte at the index; NUL, which no JSON text may hold bare, stands for the end too.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// A refusal at the index, or at an earlier byte.
  package func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(message, at: TextPosition(ofByte: min(offset ?? index, bytes.count), in: bytes))
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    marks.append(index)
    switch current {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("expected a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[index..<end].elementsEqual(letters) else {
      throw error("expected a value")
    }
    index = end
    return value
  }

  /// Steps into an array or object, past its bracket and the space after it.
  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > Self.depthLimit {
      throw error("values nest more than 512 deep")
    }
    index += 1
    skipSpace()
  }

  /// Steps past the separator, or out past the closing bracket; true while there is more.
  private mutating func goesOn(until close: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    if current == UInt8(ascii: ",") {
      index += 1
      skipSpace()
      return true
    }
    guard current == close else {
      throw error("expected ',' or '\(Character(Unicode.Scalar(close)))'")
    }
    leave()
    return false
  }

  private mutating func leave() {
    index += 1
    depth -= 1
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    if current == UInt8(ascii: "]") {
      leave()
      return elements
    }
    repeat {
      elements.append(try value())
    } while try goesOn(until: UInt8(ascii: "]"))
    return elements
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try enter()
    var object = JSONObject()
    if current == UInt8(ascii: "}") {
      leave()
      return object
    }
    repeat {
      let start = index
      marks.append(start)
      guard current == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw error("expected ':'") }
      index += 1
      skipSpace()
      guard object.insert(key, try value()) else {
        throw error("duplicate key \(JSONPrinter.quoted(key))", at: start)
      }
    } while try goesOn(until: UInt8(ascii: "}"))
    return object
  }
}
