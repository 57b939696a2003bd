import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONValueCodingTests {
  /// Enough of a recorded case to meet every kind of container.
  private struct LayoutCase: Codable, Equatable {
    struct Container: Codable, Equatable {
      var size: [Double]?
      var scale: Int?
    }
    struct Expected: Codable, Equatable {
      var contentSize: [Double]?
      var supplementary: [String: [String: [Double]]]?
      var error: String?
    }
    var id: String
    var name: String?
    var category: String
    var container: Container?
    var itemCounts: [Int]?
    var expected: Expected?
  }
  private struct LayoutCases: Codable, Equatable {
    var format: String
    var conventions: [String: String]
    var cases: [LayoutCase]
  }

  @Test func recordedLayoutsDecodeAsFoundationDecodesThem() throws {
    let data = try Fixtures.data("uikit-layout.json")
    let document = try JSONDocument(parsing: String(decoding: data, as: UTF8.self))
    guard case .object(let whole) = document.value, case .array(let cases) = whole["cases"] else {
      Issue.record("no cases")
      return
    }
    #expect(cases.count == 200)
    var decoded = 0
    for value in cases {
      let text = JSONPrinter.compact(value)
      let theirs = try? JSONDecoder().decode(LayoutCase.self, from: Data(text.utf8))
      let ours = try? JSONValueDecoder().decode(LayoutCase.self, from: value)
      #expect(ours == theirs, "\(value["id"] ?? nil)")
      if ours != nil { decoded += 1 }
    }
    #expect(decoded > 150)
  }

  private enum Axis: String, Codable { case horizontal, vertical }
  private struct Group: Codable, Equatable {
    var axis: Axis
    var count: Int8?
    var spacing: Float?
    var items: [Group]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      axis = try container.decode(Axis.self, forKey: .axis)
      count = try container.decodeIfPresent(Int8.self, forKey: .count)
      spacing = try container.decodeIfPresent(Float.self, forKey: .spacing)
      items = try container.decodeIfPresent([Group].self, forKey: .items)
      if items?.isEmpty == true { throw EmptyGroup() }
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case axis, count, spacing, items }
  }
  private struct EmptyGroup: Error, CustomStringConvertible {
    var description: String { "a group needs an item" }
  }

  @Test(arguments: [
    ("[]", "1:1: expected an object, found an array"),
    ("{\n}", "1:1: missing key \"axis\""),
    ("{\"axis\": 3}", "1:10: axis: expected a string, found a number"),
    ("{\"axis\": null}", "1:10: axis: expected a string, found null"),
    ("{\"axis\":\"vertical\",\n \"count\": 300}", "2:11: count: 300 does not fit Int8"),
    (
      "{\"axis\":\"vertical\",\n \"count\": 1.5}", "2:11: count: expected a whole number, found 1.5"
    ),
    (
      "{\"axis\":\"vertical\", \"count\": \"1\"}",
      "1:30: count: expected a whole number, found a string"
    ),
    (
      "{\"axis\":\"vertical\", \"spacing\": []}", "1:32: spacing: expected a number, found an array"
    ),
    (
      "{\"axis\":\"vertical\",\n \"items\":[{\"axis\":\"vertical\"},\n  {\"items\":null}]}",
      "3:3: items[1]: missing key \"axis\""
    ),
    ("{\"axis\":\"vertical\", \"items\":[]}", "1:1: a group needs an item"),
    (
      "{\"axis\":\"vertical\", \"items\":[{\"axis\":\"vertical\",\"items\":[]}]}",
      "1:30: items[0]: a group needs an item"
    ),
    (
      "{\"axis\":\"vertical\",\n \"spacng\":1}",
      "2:2: unknown key \"spacng\"; did you mean \"spacing\"?"
    ),
    (
      "{\"axis\":\"vertical\", \"items\":[{\"axis\":\"vertical\",\n\"가\":1}]}",
      "2:1: items[0]: unknown key \"가\""
    ),
  ])
  func aMisfitIsNamedAtItsPlace(_ text: String, _ message: String) throws {
    let document = try JSONDocument(parsing: text)
    let error = #expect(throws: JSONError.self) {
      try JSONValueDecoder(rejectsUnknownKeys: true).decode(Group.self, from: document)
    }
    #expect(error?.description == message)
  }

  @Test func unknownKeysArePassedOverUnlessRejected() throws {
    let document = try JSONDocument(parsing: #"{"axis":"vertical","note":1,"spacing":0.1}"#)
    let group = try JSONValueDecoder().decode(Group.self, from: document)
    #expect(group.spacing == 0.1)
    #expect(group.axis == .vertical)
  }

  @Test func integersAreExactAndWholeDoublesAreIntegers() throws {
    let document = try JSONDocument(parsing: "[9007199254740993, 3.0, -128, 1e3]")
    #expect(
      try JSONValueDecoder().decode([Int].self, from: document)
        == [9_007_199_254_740_993, 3, -128, 1000])
    #expect(throws: JSONError.self) { try JSONValueDecoder().decode([UInt].self, from: document) }
  }

  /// A type that walks arrays and objects by hand, supers and nils included.
  private struct Handmade: Codable, Equatable {
    var numbers: [Int?]
    var pairs: [String: Bool]
    var inner: JSONValue

    init(numbers: [Int?], pairs: [String: Bool], inner: JSONValue) {
      (self.numbers, self.pairs, self.inner) = (numbers, pairs, inner)
    }

    init(from decoder: any Decoder) throws {
      var outer = try decoder.unkeyedContainer()
      var list = try outer.nestedUnkeyedContainer()
      numbers = []
      while !list.isAtEnd { numbers.append(try list.decodeNil() ? nil : list.decode(Int.self)) }
      let object = try outer.nestedContainer(keyedBy: Key.self)
      pairs = [:]
      for key in object.allKeys where key.stringValue != "super" {
        pairs[key.stringValue] = try object.decode(Bool.self, forKey: key)
      }
      inner = try JSONValue(from: object.superDecoder())
    }

    func encode(to encoder: any Encoder) throws {
      var outer = encoder.unkeyedContainer()
      var list = outer.nestedUnkeyedContainer()
      var object = outer.nestedContainer(keyedBy: Key.self)
      for number in numbers {
        if let number { try list.encode(number) } else { try list.encodeNil() }
      }
      for key in pairs.keys.sorted() {
        try object.encode(pairs[key], forKey: Key(stringValue: key))
      }
      try inner.encode(to: object.superEncoder())
    }

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  @Test func nestedContainersGoBothWays() throws {
    let value = Handmade(
      numbers: [1, nil, 3], pairs: ["b": false, "a": true], inner: ["x": [1, nil]])
    let json = try JSONValueEncoder().encode(value)
    #expect(json.description == #"[[1,null,3],{"a":true,"b":false,"super":{"x":[1,null]}}]"#)
    #expect(try JSONValueDecoder().decode(Handmade.self, from: json) == value)
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Handmade.self, from: data) == value)
  }

  private struct Record: Codable, Equatable {
    var zebra = 1
    var apple = "b"
    var none: Int?
    var frame: [Double] = [0, 106.5]
    var small: Float = 0.1
    var nested: [String: [Int]] = ["k": [1]]
    var flag = true
  }

  @Test func keysComeInTheOrderOfEncoding() throws {
    let json = try JSONValueEncoder().encode(Record())
    #expect(
      json.description
        == #"{"zebra":1,"apple":"b","frame":[0,106.5],"small":0.1,"nested":{"k":[1]},"flag":true}"#)
    #expect(try JSONValueDecoder().decode(Record.self, from: json) == Record())
    #expect(try JSONValueEncoder().encode(3) == 3)
    #expect(try JSONValueEncoder().encode([String: Int]()) == [:])
  }

  @Test func numbersBeyondJSONAreRefused() throws {
    let error = #expect(throws: EncodingError.self) {
      try JSONValueEncoder().encode(Record(frame: [0, .infinity]))
    }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["frame", "Index 1"])
    #expect(context.debugDescription == "JSON has no number inf")
  }
}
