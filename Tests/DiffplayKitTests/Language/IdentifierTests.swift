import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

@Suite struct IdentifierTests {
  private static let pieces = [
    "a", "b1", "한", "지금 주목", " ", "\"", "\\", "\n", "\r", "\t", "{", "}", "{1..3}", "1..3", "[",
    ",",
    ";", "#", ".", "'", "👩‍👩‍👧", "e\u{301}", "\u{301}", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}",
    "\u{2028}",
    "\u{202E}", "\u{FEFF}", "\u{A0}", "to", "items", "(", ")", "=~", "\u{10FFFF}", "“", "--",
    "...", "5",
  ]

  static func random(_ generator: inout SeededGenerator) -> Identifier {
    let count = Int.random(in: 0...4, using: &generator)
    return Identifier(
      (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined())
  }

  @Test(arguments: [
    ("a", "a"), ("", "\"\""), ("지금", "지금"), ("지금 앱", "\"지금 앱\""), ("a\"b", #""a\"b""#),
    ("a\\b", "a\\b"), ("a\nb", #""a\nb""#), ("a{1..5}", "\"a{1..5}\""), ("1..5", "\"1..5\""),
    ("1.5", "1.5"), ("#a", "\"#a\""), ("a#b", "a#b"), ("a,b", "\"a,b\""), ("\u{0}", #""\u{0}""#),
    ("\u{85}", #""\u{85}""#), ("x\u{202E}y", #""x\u{202e}y""#), ("\u{7F}", #""\u{7f}""#),
    ("to", "\"to\""), ("items", "\"items\""), ("before", "\"before\""), ("none", "\"none\""),
    ("all", "\"all\""), ("--a", "\"--a\""), ("“a”", "\"“a”\""), ("1...5", "\"1...5\""), ("x", "x"),
    ("main", "main"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func quoting(name: String, quoted: String) {
    #expect(Identifier(name).quoted == quoted)
  }

  /// What commands have for words of their own is quoted where a command is written, not shown.
  @Test func namesThatAreWordsOfCommandsAreShownAsTheyAre() {
    for name in ["all", "to", "items", "none"] { #expect(Identifier(name).shown == name) }
    #expect(Identifier("지금 앱").shown == "\"지금 앱\"")
    var playground = Playground.after("append sections main", "append all none")
    #expect(playground.text("show") == ["main: all none"])
  }

  @Test func quotedNamesReadBack() throws {
    for seed in 0..<UInt64(2_000) {
      var generator = SeededGenerator(seed: seed)
      let identifier = Self.random(&generator)
      for entry in ["append sections \(identifier.quoted)", "layout \(identifier.quoted) list"] {
        let statements = try Lexer.statements(of: entry)
        guard case .words(let tokens)? = statements.first else {
          Issue.record("seed \(seed): \(entry)")
          continue
        }
        let match = try CommandTable.parser.parse(tokens).match
        #expect(try match.identifiers("SECTION") == [identifier], "seed \(seed): \(entry)")
      }
    }
  }

  @Test(arguments: [
    ("a{1..5}", ["a1", "a2", "a3", "a4", "a5"]), ("5..1", ["5", "4", "3", "2", "1"]),
    ("x{08..11}", ["x08", "x09", "x10", "x11"]), ("x{1..03}y", ["x01y", "x02y", "x03y"]),
    ("0..0", ["0"]), ("한{2..1}", ["한2", "한1"]),
    ("{9223372036854775806..9223372036854775807}", ["9223372036854775806", "9223372036854775807"]),
  ])
  func ranges(word: String, words: [String]) throws {
    let range = try #require(IdentifierRange(word))
    #expect(range.words == words)
    #expect(range.count == words.count)
    for word in words { #expect(range.contains(word)) }
    #expect(!range.contains("a6"))
  }

  @Test(arguments: [
    "a", "a{1..}", "a{..5}", "1...5", "-1..5", "a{1..b}", "a{1,5}", "1.5",
    "a{9223372036854775808..9223372036854775809}",
    "١..٥", "a1..5",
  ])
  func noRanges(word: String) {
    #expect(IdentifierRange(word) == nil)
  }

  @Test func membershipAgreesWithTheWords() throws {
    for seed in 0..<UInt64(500) {
      var generator = SeededGenerator(seed: seed)
      let ends = (0..<2).map { _ in String(Int.random(in: 0...120, using: &generator)) }
      let zeros = String(repeating: "0", count: Int.random(in: 0...2, using: &generator))
      let range = try #require(IdentifierRange("a{\(zeros)\(ends[0])..\(ends[1])}b"))
      let words = Set(range.words)
      for number in 0...130 {
        for name in ["a\(number)b", "a0\(number)b", "a00\(number)b"] {
          #expect(range.contains(name) == words.contains(name), "seed \(seed): \(name)")
        }
      }
    }
  }

  @Test(arguments: [
    "append x 0..9223372036854775806", "append 1..1000001", "append a{1..1000000} b{1..2}",
    "move 1..99999999999999 before b", "layout 1..999999999999 { item 1w x 1h }",
    "append a{\(String(repeating: "0", count: 4_000))1..1000000}",
    "append \(String(repeating: "a", count: 4_000)){1..1000000}",
  ])
  func hugeRangesAreRefusedAtOnce(entry: String) {
    var playground = Playground.after("append sections main", "append b")
    #expect(playground.refusal(of: entry) != nil)
    #expect(playground.text("show") == ["main: b"])
  }

  @Test func theLastMentionIsThePlace() throws {
    for _ in 0..<20 {
      let entry = "move b before b"
      var playground = Playground.after("append sections main", "append a b")
      #expect(playground.refusal(of: entry)?.place == 14..<15)
    }
  }
}
