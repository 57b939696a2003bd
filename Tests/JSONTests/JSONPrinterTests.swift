import Foundation
import JSON
import TestSupport
import Testing
import TextWidth

@Suite struct JSONPrinterTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (80, "80"), (80.0, "80"), (-0.0, "0"), (0.1, "0.1"),
      (106.66666666666667, "106.66666666666667"), (.init(Int.min), "-9223372036854775808"),
      (.init(1e300), "1e+300"), (.init(.nan as Double), "null"),
      ("가\"\\\n\u{1B}\u{7F}/", #""가\"\\\n\u001b\u007f/""#),
      ([], "[]"), ([:], "{}"), (["b": 1, "a": [1, 2.5, nil]], #"{"b":1,"a":[1,2.5,null]}"#),
    ] as [(JSONValue, String)])
  func compactFormHasNoSpaces(_ value: JSONValue, _ text: String) {
    #expect(JSONPrinter.compact(value) == text)
    #expect(value.description == text)
  }

  @Test func prettyFormBreaksOnlyWhatIsWide() {
    let value: JSONValue = [
      "container": ["size": [393, 852], "scale": 3],
      "layout": [
        "sections": [
          [
            "group": [
              "axis": "horizontal", "width": ["fractionalWidth": 0.5], "name": "지금 주목해야 할 앱",
            ]
          ],
          [],
        ]
      ],
      "itemCounts": [8],
    ]
    #expect(
      JSONPrinter.pretty(value) == """
        {
          "container": {"size": [393, 852], "scale": 3},
          "layout": {
            "sections": [
              {
                "group": {
                  "axis": "horizontal",
                  "width": {"fractionalWidth": 0.5},
                  "name": "지금 주목해야 할 앱"
                }
              },
              []
            ]
          },
          "itemCounts": [8]
        }
        """)
    #expect(JSONPrinter.pretty(["a": 1]) == #"{"a": 1}"#)
  }

  @Test func membersCanBeChanged() {
    var object: JSONObject = ["a": 1, "b": 2, "a": 3]
    #expect(object.members == [.init("a", 3), .init("b", 2)])
    let inserted = [object.insert("b", 5), object.insert("c", 6)]
    #expect(inserted == [false, true])
    object["a"] = nil
    object["zz"] = nil
    #expect(object.keys == ["b", "c"])
    for index in 0..<30 { object["k\(index)"] = JSONValue(index) }
    object["k3"] = nil
    #expect(object["k29"] == 29)
    #expect(object["k3"] == nil)
    #expect(object.keys.count == 31)
    #expect(JSONValue.object(object)["b"] == 2)
    #expect(JSONValue.array([1, 2])[1] == 2)
    #expect(JSONValue.array([1, 2])[2] == nil)
  }

  @Test(arguments: [41, 42, 43] as [UInt64])
  func printedValuesReadBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let value = randomValue(depth: 4, using: &generator)
      let compact = JSONPrinter.compact(value)
      #expect(try JSONDocument(parsing: compact).value == value, "seed \(seed): \(compact)")
      let pretty = JSONPrinter.pretty(value)
      #expect(try JSONDocument(parsing: pretty).value == value, "seed \(seed): \(compact)")
      _ = try JSONSerialization.jsonObject(with: Data(compact.utf8), options: .fragmentsAllowed)
    }
  }

  private func randomValue(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    let letters = ["a", "가", "\"", "\\", "\n", "\u{1B}", "😀", "é", "/", "\u{2028}", "\u{7F}"]
    func text(_ generator: inout SeededGenerator) -> String {
      (0..<Int.random(in: 0...5, using: &generator))
        .map { _ in letters.randomElement(using: &generator)! }.joined()
    }
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return nil
    case 1: return .bool(.random(using: &generator))
    case 2: return JSONValue(Int.random(in: .min ... .max, using: &generator))
    case 3:
      let double = Double(bitPattern: .random(in: .min ... .max, using: &generator))
      return JSONValue(double.isFinite ? double : 0.1)
    case 4: return .string(text(&generator))
    case 5:
      let count = Int.random(in: 0...4, using: &generator)
      return JSONValue((0..<count).map { _ in randomValue(depth: depth - 1, using: &generator) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...16, using: &generator) {
        object[text(&generator)] = randomValue(depth: depth - 1, using: &generator)
      }
      return .object(object)
    }
  }

  /// What makes a text safe for a terminal would break an escape of its own into JSON.
  @Test func nothingIsLeftThatNoTerminalIsToGet() throws {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(Character(scalar))b"
      let quoted = JSONPrinter.quoted(text)
      #expect(quoted.showingControls() == quoted, "U+\(String(value, radix: 16))")
      #expect(try JSONDocument(parsing: quoted).value == .string(text))
    }
  }
}
