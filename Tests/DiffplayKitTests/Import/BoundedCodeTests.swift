import Testing

@testable import SwiftImport

/// What is cut off a user's text before a compiler sees it.
struct BoundedCodeTests {
  private static let limits = BoundedCode.Limits(depth: 3, literal: 23, text: 60)

  private func bounded(_ text: String) -> BoundedCode { BoundedCode(text, limits: Self.limits) }

  @Test func whatIsWithinBoundsStays() {
    for text in [
      "", "let a = [[1]]", "func f() { g(\"(((((\") } // ((((", "let r = #\"\"\"\n((((\n\"\"\"#",
    ] {
      #expect(bounded(text).text == text)
      #expect(bounded(text).cuts.isEmpty)
    }
  }

  @Test func expressionsBeyondTheDepthLoseWhatIsInThem() throws {
    let code = bounded("let a = 1\nlet b = [[[[1,\n2]]]]\nlet c = 3")
    #expect(code.text == "let a = 1\nlet b = [HeadlessUIKit.leftOut()\n]\nlet c = 3")
    let cut = try #require(code.cuts.first)
    #expect(cut.line == 2 && cut.title == "let b = [[[[1," && cut.reason == .depth(3))
  }

  @Test func anExpressionInBracesGoesUpToThem() {
    #expect(bounded("a{f((((1))))}").text == "a{f(HeadlessUIKit.leftOut())}")
  }

  @Test func bracesBeyondTheDepthAreEmptied() {
    #expect(bounded("a{b{c{d{e{}}}}}").text == "a{b{c{d{}}}}")
    #expect(bounded("a{b{c{d{e{").text == "a{b{c{d{")
  }

  @Test func typesMayStandInEachOtherLessDeep() {
    let code = BoundedCode(
      "struct A { enum B {} }\nclass C { final class D { struct E { let a = 1 } } }",
      limits: .init(depth: 4, types: 2))
    #expect(code.text == "struct A { enum B {} }\nclass C { final class D { struct E {} } }")
    #expect(code.cuts.map(\.reason) == [.types(2)])
  }

  @Test func bracketsInTheCodeOfStringsCount() {
    #expect(bounded("f(\"\\(g([h([1])]))\")").cuts.count == 1)
    #expect(bounded("f(\"\\(g(1))\", [2], \"((((\")").cuts.isEmpty)
  }

  @Test func longLiteralsAndLongFilesAreCut() {
    let literal = bounded("let a = [1111111111, 222222222222]\nlet b = 2")
    #expect(literal.text == "let a = [HeadlessUIKit.leftOut()]\nlet b = 2")
    let file = bounded(String(repeating: "let a = 12\n", count: 8))
    #expect(file.text == String(repeating: "let a = 12\n", count: 5) + "let a = 12\n\n\n")
    #expect(file.cuts.map(\.line) == [7])
  }
}
