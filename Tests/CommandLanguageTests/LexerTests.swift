import TestSupport
import Testing

@testable import CommandLanguage

@Suite struct LexerTests {
  /// The tokens of the only statement, as `kind:text`.
  private func tokens(_ entry: String) throws -> [String] {
    let statements = try Lexer.statements(of: entry)
    guard statements.count == 1, case .words(let tokens) = statements[0] else {
      Issue.record("not one statement in words: \(statements)")
      return []
    }
    return tokens.map { "\($0.kind):\($0.text)" }
  }

  private func texts(_ entry: String) throws -> [String] {
    try tokens(entry).map { String($0.drop { $0 != ":" }.dropFirst()) }
  }

  @Test(arguments: [
    ("append a b", ["append", "a", "b"]),
    ("  append\ta ,b,, c,", ["append", "a", "b", "c"]),
    ("append a # b c", ["append", "a"]),
    ("append a#b", ["append", "a#b"]),
    ("append \"#a\" #b", ["append", "#a"]),
    ("append a;", ["append", "a"]),
    (";;append a;;", ["append", "a"]),
    ("\n# nothing\n\nappend a\n", ["append", "a"]),
    ("append a\r\n", ["append", "a"]),
    ("append 지금 \"주목해야 할\"", ["append", "지금", "주목해야 할"]),
    ("append a{1..5} x{01..10}y 5..1", ["append", "a{1..5}", "x{01..10}y", "5..1"]),
    ("append \"a\"\"b\"c", ["append", "a", "b", "c"]),
    (
      #"append "a\"b" "c\\d" "e\nf" "g\th" "\u{D55C}""#,
      ["append", "a\"b", "c\\d", "e\nf", "g\th", "한"]
    ),
    ("append \"\"", ["append", ""]),
    ("append 👩‍👩‍👧 e\u{301}", ["append", "👩‍👩‍👧", "e\u{301}"]),
  ])
  func words(entry: String, expected: [String]) throws {
    #expect(try texts(entry) == expected)
  }

  @Test func kindsTellQuotedFromBare() throws {
    #expect(
      try tokens("layout a { item \"x\"; }") == [
        "word:layout", "word:a", "openBrace:{", "word:item", "string:x", "separator:;",
        "closeBrace:}",
      ])
  }

  @Test func bracesSpanLinesAndSemicolons() throws {
    let entry = "batch { # told\n model a # b }\n delete 0-1; insert 0-2 }\nview"
    let statements = try Lexer.statements(of: entry)
    #expect(statements.count == 2)
    #expect(statements.map(\.range) == [0..<55, 56..<60])
  }

  @Test func rangesAreBytes() throws {
    guard case .words(let tokens) = try Lexer.statements(of: "append 가 \"나\" c")[0] else {
      Issue.record("not words")
      return
    }
    #expect(tokens.map(\.range) == [0..<6, 7..<10, 11..<16, 17..<18])
  }

  @Test(arguments: [
    ("append sections a; append b", 2), ("", 0), ("   # only this", 0), (";\n;", 0),
    ("snapshot.deleteAllItems(); show", 2), ("show\nsnapshot.appendItems([\n\"a\",\n])\nshow", 3),
    ("snapshot.appendItems([\"a;b\"]) # c", 1),
  ])
  func statementCount(entry: String, count: Int) throws {
    #expect(try Lexer.statements(of: entry).count == count)
  }

  @Test(arguments: [
    ("append \"a", Lexer.Failure(reason: .unclosedString, place: 7..<9)),
    ("append \"a\nb\"", Lexer.Failure(reason: .unclosedString, place: 7..<9)),
    ("layout a { {", Lexer.Failure(reason: .unclosedBracket(0x7B), place: 11..<12)),
    ("a }", Lexer.Failure(reason: .strayCloseBrace, place: 2..<3)),
    ("append \"\\q\"", Lexer.Failure(reason: .badEscape, place: 8..<10)),
    ("append \"\\u{D800}\"", Lexer.Failure(reason: .badEscape, place: 8..<16)),
    ("append \"\\", Lexer.Failure(reason: .badEscape, place: 8..<9)),
    ("snapshot.f([", Lexer.Failure(reason: .unclosedBracket(0x5B), place: 11..<12)),
    ("snapshot.f(", Lexer.Failure(reason: .unclosedBracket(0x28), place: 10..<11)),
    (
      "snapshot.f([\"a\")",
      Lexer.Failure(reason: .mismatchedBracket(0x29, open: 0x5B), place: 15..<16)
    ),
  ])
  func failures(entry: String, failure: Lexer.Failure) {
    #expect(throws: failure) { try Lexer.statements(of: entry) }
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "{ ", count: 64)
    var lines = StatementLines()
    lines.append("layout a ".utf8)
    lines.append(deep.utf8)
    #expect(!lines.isComplete)
    #expect(throws: Lexer.Failure(reason: .tooDeep, place: 137..<138)) {
      try Lexer.statements(of: "layout a " + deep + "{")
    }
  }

  @Test func unfinishedTextHasTokens() {
    let tokens = Lexer.tokens(ofUnfinished: "append a \"b c")
    #expect(tokens.map(\.text) == ["append", "a", "b c"])
    #expect(tokens.map(\.range) == [0..<6, 7..<8, 9..<13])
    #expect(Lexer.tokens(ofUnfinished: "layout a { gr }}").count == 6)
  }

  @Test func anEntryHasALimit() throws {
    let most = "append " + String(repeating: "a", count: Lexer.lengthLimit - 7)
    #expect(try Lexer.statements(of: most).count == 1)
    let failure = #expect(throws: Lexer.Failure.self) { try Lexer.statements(of: most + "a") }
    #expect(failure?.reason == .tooLong)
    #expect(failure?.isUnfinished == false)
  }
}
