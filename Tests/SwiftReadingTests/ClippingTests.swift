import Testing

@testable import SwiftReading

/// Texts as they come from mails, web pages and editors.
@Suite struct ClippingTests {
  @Test func everyByteKeepsItsPlace() {
    let texts = [
      "> let a = 1\n> print(a)", "1 let a = 1\n2 print(a)", "let a = [“x”, “y”]\n...\nprint(a)",
      "You can write this:\nlet a = 1", "func f() { ... }",
    ]
    for text in texts {
      let clipping = Clipping(text)
      #expect(clipping.text.utf8.count == text.utf8.count)
      #expect(!clipping.leftOut.isEmpty, "\(text)")
    }
  }

  @Test func takesOutWhatEachLineBegins() {
    #expect(Clipping("> a\n>> b\n\n> c").leftOut == [.quoteMarks])
    #expect(Clipping("> a\nb").leftOut.isEmpty)
    #expect(Clipping(" 9  a\n10  b\n11\n12| c").leftOut == [.lineNumbers])
    #expect(Clipping("1 a\n3 b").leftOut.isEmpty)
    #expect(Clipping("1 a").leftOut.isEmpty)
  }

  @Test func straightensQuotesOutsideOfStringsAlone() {
    #expect(Clipping("let a = “x”").text == "let a =   \"x\"  ")
    #expect(Clipping("let a = \"“x”\" // “y”").leftOut.isEmpty)
  }

  @Test func takesSentencesForNoCode() {
    #expect(Clipping("Then set it on your view:\nf()").leftOut == [.prose(line: 1)])
    for code in ["Section.main", "Foo bar", "case one, two, three", "let a = b"] {
      #expect(Clipping(code).leftOut.isEmpty, "\(code)")
    }
  }

  /// Whole Swift is read as it is, whatever its lines look like.
  @Test func leavesWholeSwiftAlone() throws {
    let source = #"""
      let text = """
        You can write this here:
        > quoted
        """
      """#
    let (statements, leftOut) = try SwiftSource(source).read()
    #expect(statements.count == 1 && leftOut.isEmpty)
  }

  @Test func takesMembersWithTheBraceOfTheirClass() throws {
    let (statements, leftOut) = try SwiftSource(
      "    enum Section { case main }\n    func f() {}\n}\n"
    ).read()
    #expect(statements.count == 2 && leftOut.isEmpty)
  }

  @Test func leavesOutTheEndOfAFunctionBesideWholeOnes() throws {
    let source = "    group.count = 2\n    return group\n}\n\nfunc f() {}\n}\n"
    let (statements, leftOut) = try SwiftSource(source).read()
    #expect(statements.count == 1)
    #expect(leftOut == [.functionEnd(lines: 1...2)])
  }

  @Test func runsTheEndOfAFunctionThatIsAlone() throws {
    let (value, _) = try SwiftSource("    let a = 1\n    return a\n}\n").read()
    #expect(value.count == 2)
    guard case .expression? = value.last?.kind else {
      Issue.record("what is returned is no value")
      return
    }
    let (early, _) = try SwiftSource("guard a else { return }\nf()\n}\n").read()
    #expect(early.count == 1)
  }

  @Test func refusesBracesInTheMidstOfLines() {
    #expect(throws: SwiftDiagnostic.self) { try SwiftSource("f() } g()\nh()").read() }
  }

  @Test func pointsAtErrorsBehindMarks() throws {
    do {
      _ = try SwiftSource("> let a = 1\n> let b = )").read()
      Issue.record("it was read")
    } catch {
      #expect(error.range.lowerBound == 22)
    }
  }
}
