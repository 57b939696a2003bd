import Testing

@testable import CommandLanguage
@testable import Wording

@Suite struct SyntaxMatcherTests {
  private static let item = Parameter("ITEM", .newItem)
  private static let number = Parameter("N", .integer)

  private static let updates = Block("updates", title: "`updates { … }`") {
    [
      StatementForm(
        "delete items",
        ["delete", .optional(["items"]), .list(Parameter("PATH", .itemPath))]),
      StatementForm("insert sections", ["insert", "sections", .list(number)]),
    ]
  }

  private func matcher(_ words: String, reserved: Set<String> = []) -> SyntaxMatcher {
    SyntaxMatcher(tokens: Lexer.tokens(ofUnfinished: words), reserved: reserved)
  }

  private func match(_ words: String, _ syntax: [Syntax]) -> [String: [String]]? {
    var matcher = matcher(words, reserved: ["to"])
    guard let match = matcher.match(syntax, from: 0) else { return nil }
    return Dictionary(
      uniqueKeysWithValues: match.values.map { ($0.name, $0.tokens.map(\.text)) })
  }

  @Test func optionalPartsMayBeLeftOut() {
    let syntax: [Syntax] = [
      .optional(["items"]), .list(Self.item), .optional(["to", .value(Self.number)]),
    ]
    #expect(match("a b", syntax) == ["ITEM": ["a", "b"]])
    #expect(match("items a to 3", syntax) == ["ITEM": ["a"], "N": ["3"]])
    #expect(match("items", syntax) == ["ITEM": ["items"]])
    #expect(match("", syntax) == nil)
    #expect(match("a to", syntax) == nil)
    #expect(match("a to b", syntax) == nil)
  }

  @Test func oneOfTriesEachBranch() {
    let syntax: [Syntax] = [.oneOf([["up"], ["up", .value(Self.number)], ["down"]])]
    #expect(match("up", syntax) == [:])
    #expect(match("up 2", syntax) == ["N": ["2"]])
    #expect(match("down 2", syntax) == nil)
  }

  @Test func anyOrderTakesEachOnce() {
    let syntax: [Syntax] = [.anyOrder([["p"], ["q", .list(Self.number)], ["r"]])]
    #expect(match("", syntax) == [:])
    #expect(match("q 1 2 p", syntax) == ["N": ["1", "2"]])
    #expect(match("r q 1 p", syntax) == ["N": ["1"]])
    #expect(match("p p", syntax) == nil)
    #expect(match("q", syntax) == nil)
  }

  @Test func listsLeaveTheRestWhatItNeeds() {
    let syntax: [Syntax] = [.list(Self.number), .value(Self.number)]
    #expect(match("1 2 3", syntax) == ["N": ["1", "2", "3"]])
    #expect(match("1", syntax) == nil)
  }

  @Test func quotedWordsAreNoGrammar() {
    #expect(match("\"to\"", [.list(Self.item)]) == ["ITEM": ["to"]])
    #expect(match("to", [.list(Self.item)]) == nil)
    #expect(match("\"up\"", [.word("up")]) == nil)
  }

  @Test func theFarthestFailureNamesAllThatFits() {
    var failed = matcher("a b to", reserved: ["to"])
    #expect(
      failed.match([.list(Self.item), .optional(["to", .value(Self.number)])], from: 0) == nil)
    #expect(failed.farthest == 3)
    #expect(failed.expected == [.value(Self.number)])

    var start = matcher("zz")
    #expect(start.match([.oneOf([["up"], ["down"]])], from: 0) == nil)
    #expect(start.farthest == 0)
    #expect(start.expected == [.word("up"), .word("down")])
  }

  @Test func tiesKeepBothExpectations() {
    var first = matcher("a zz")
    var second = matcher("a zz")
    _ = first.match(["a", "b"], from: 0)
    _ = second.match(["a", "c"], from: 0)
    #expect(first.farther(than: second).expected == [.word("b"), .word("c")])
    var longer = matcher("a zz")
    _ = longer.match(["a", "zz", "d"], from: 0)
    #expect(longer.farther(than: first).expected == [.word("d")])
    #expect(first.farther(than: longer).expected == [.word("d")])
  }

  @Test func blocksHoldStatements() throws {
    var matcher = matcher("{ ; delete 0-1\n\n insert sections 2; ; }")
    let result = matcher.match([.block(Self.updates)], from: 0)
    let match = try #require(result)
    #expect(match.block.map(\.form) == ["delete items", "insert sections"])
    #expect(match.block.map(\.range) == [4..<14, 17..<34])
  }

  @Test func blocksKnowWhatFits() {
    var broken = matcher("{ delete 0-1 2 }")
    #expect(broken.match([.block(Self.updates)], from: 0) == nil)
    #expect(broken.farthest == 3)
    #expect(broken.expected.contains(.closeBrace))
    #expect(broken.refusal?.english == "`2` is not an index path: write SECTION-ITEM, as in 0-1")
  }
}
