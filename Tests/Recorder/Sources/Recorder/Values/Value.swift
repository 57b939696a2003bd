import Foundation

/// A value of JSON, as the files of cases hold it.
public enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])

  /// The value under a key; `null` where there is none.
  public subscript(key: String) -> Value {
    if case .object(let values) = self { return values[key] ?? .null }
    return .null
  }

  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  public var list: [Value]? { if case .list(let values) = self { values } else { nil } }
  public var object: [String: Value]? { if case .object(let values) = self { values } else { nil } }

  /// The numbers of a list; nil where something else stands in it.
  public var numbers: [Double]? { list?.allNumbers }
  /// The texts of a list; nil where something else stands in it.
  public var texts: [String]? {
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }
}

extension [Value] {
  fileprivate var allNumbers: [Double]? {
    let numbers = compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }
}

extension Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([Value].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    // JSON has no number that is none, nor an endless one.
    case .number(let number) where !number.isFinite: try container.encode("\(number)")
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// The value on one line, its keys in order.
  public var line: String { written([.sortedKeys, .withoutEscapingSlashes]) }

  /// The value on many lines, its keys in order.
  public var lines: String { written([.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]) }

  private func written(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
  public init(arrayLiteral values: Value...) { self = .list(values) }
  public init(nilLiteral: ()) { self = .null }
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self = .object(Dictionary(pairs) { $1 })
  }

  init(_ number: some BinaryFloatingPoint) { self = .number(Double(number)) }
  init(_ number: Int) { self = .number(Double(number)) }
  init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }
  init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }
}
