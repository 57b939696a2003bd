import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONParserTests {
  @Test(
    arguments: [
      ("null", nil), (" true ", true), ("false", false), ("0", 0), ("-0", 0), ("80.0", 80),
      ("-12.5e1", -125), ("1E-2", 0.01), ("9223372036854775807", .init(Int.max)),
      ("9007199254740993", .init(9_007_199_254_740_993)), ("0.1", 0.1), ("1e308", .init(1e308)),
      ("1e-400", 0), (#""""#, ""), (#""가\n""#, "가\n"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\uac00x""#, "é가x"), (#""\uD83D\uDE00""#, "😀"), ("[]", []), ("{}", [:]),
      ("[ 1 , [ ] ,{\"a\" : null}\n]", [1, [], ["a": nil]]),
      (#"{"b":1,"a":{"c":[true]}}"#, ["b": 1, "a": ["c": [true]]]), ("\u{FEFF}[1]", [1]),
    ] as [(String, JSONValue)])
  func aTextIsItsValue(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONDocument(parsing: text).value == value)
  }

  @Test(arguments: [
    ("", "1:1: expected a value"),
    ("  \n ", "2:2: expected a value"),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}'"),
    ("{\"a\":1", "1:7: expected ',' or '}'"),
    ("[1 2]", "1:4: expected ',' or ']'"),
    ("[1,]", "1:4: expected a value"),
    ("{\"a\":1,}", "1:8: expected a key in quotes"),
    ("{a:1}", "1:2: expected a key in quotes"),
    ("{\"a\" 1}", "1:6: expected ':'"),
    ("{\"a\":}", "1:6: expected a value"),
    ("[1] 2", "1:5: expected the end of the text"),
    ("tru", "1:1: expected a value"),
    ("True", "1:1: expected a value"),
    ("nullx", "1:5: expected the end of the text"),
    ("NaN", "1:1: expected a value"),
    ("// note\n1", "1:1: expected a value"),
    ("'a'", "1:1: expected a value"),
    ("+1", "1:1: expected a value"),
    (".5", "1:1: expected a value"),
    ("01", "1:1: a number may not begin with 0"),
    ("-", "1:2: expected a digit"),
    ("1.", "1:3: expected a digit"),
    ("1.e3", "1:3: expected a digit"),
    ("1e+", "1:4: expected a digit"),
    ("[1e999]", "1:2: the number 1e999 is too large"),
    ("\"abc", "1:1: the string has no closing quote"),
    ("\"abc\\", "1:5: the string has no closing quote"),
    ("\"a\nb\"", "1:3: a control character in a string must be escaped"),
    ("[\"가나\\x\"]", "1:5: unknown escape"),
    ("\"\\u12g4\"", "1:6: expected four hexadecimal digits"),
    ("\"\\ud800\"", "1:2: half of a surrogate pair"),
    ("\"\\udc00\\ud800\"", "1:2: half of a surrogate pair"),
    ("\"\\ud800\\u0041\"", "1:2: half of a surrogate pair"),
    ("{\"a\":1,\r\n \"b\":2,\r \"a\":3}", "3:2: duplicate key \"a\""),
    ("{\"가\":{\"나다\":[1,x]}}", "1:15: expected a value"),
    ("[\u{A0}1]", "1:2: expected a value"),
    ("\0", "1:1: expected a value"),
  ])
  func aBreachOfTheGrammarIsNamedAtItsPlace(_ text: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func keysKeepTheirOrder() throws {
    let keys = (0..<40).map { "k\($0 * 7 % 40)" }
    let text = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    guard case .object(let object) = try JSONDocument(parsing: text).value else {
      Issue.record("not an object")
      return
    }
    #expect(object.keys == keys)
    let repeated = text.dropLast() + ",\"k0\":1}"
    #expect(throws: JSONError("duplicate key \"k0\"", at: .init(line: 1, column: text.count + 1))) {
      try JSONDocument(parsing: String(repeated))
    }
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONDocument(parsing: nested(512))
    #expect(throws: JSONError("values nest more than 512 deep", at: .init(line: 1, column: 513))) {
      try JSONDocument(parsing: nested(513))
    }
    #expect(throws: JSONError.self) { try JSONDocument(parsing: nested(100_000)) }
  }

  @Test func everyValueHasAPlace() throws {
    let document = try JSONDocument(
      parsing: """
        {"a": [1, {"나": "x"}],
          "b": {}, "c": null,
          "d": [[], {"e": 5}]}
        """)
    let places: [([JSONDocument.Step], Bool, String)] = [
      ([], false, "1:1"), ([.key("a")], false, "1:7"), ([.key("a")], true, "1:2"),
      ([.key("a"), .index(0)], false, "1:8"), ([.key("a"), .index(1)], false, "1:11"),
      ([.key("a"), .index(1), .key("나")], false, "1:17"),
      ([.key("a"), .index(1), .key("나")], true, "1:12"), ([.key("b")], false, "2:8"),
      ([.key("c")], true, "2:12"), ([.key("d"), .index(1), .key("e")], false, "3:19"),
      ([.key("d"), .index(2)], false, "3:8"), ([.key("zz"), .key("e")], true, "1:1"),
    ]
    for (path, ofKey, place) in places {
      #expect(document.position(of: path, ofKey: ofKey).description == place, "\(path)")
    }
  }

  @Test(arguments: ["uikit-layout.json", "uikit-snapshot.json", "uikit-data-source.json"])
  func recordedCasesReadAsFoundationReadsThem(_ name: String) throws {
    let data = try Fixtures.data(name)
    let document = try JSONDocument(parsing: String(decoding: data, as: UTF8.self))
    let theirs = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(document.value.sortedByKey == theirs)
    #expect(try JSONDocument(parsing: document.value.description).value == document.value)
    #expect(try JSONDocument(parsing: JSONPrinter.pretty(document.value)).value == document.value)
  }
}

extension JSONValue {
  /// The same value with all keys sorted.
  fileprivate var sortedByKey: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.sortedByKey))
    case .object(let object):
      var sorted = JSONObject()
      for key in object.keys.sorted() { sorted[key] = object[key]?.sortedByKey }
      return .object(sorted)
    default: return self
    }
  }
}
