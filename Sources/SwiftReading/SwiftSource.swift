import Wording

/// A piece of Swift, as it was typed or read.
package struct SwiftSource: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The statements and declarations in it.
  ///
  /// - Throws: The first error, at its place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func parsed() throws(SwiftDiagnostic) -> [Statement] { try read().statements }

  /// The statements and declarations in it, and what was left out to read them.
  ///
  /// A text that is whole Swift is read as it stands. Of any other, what was copied along is taken
  /// out, and so is what belongs to a function whose beginning is not there.
  ///
  /// - Throws: The first error, at its place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read() throws(SwiftDiagnostic) -> (statements: [Statement], leftOut: [LeftOut]) {
    do throws(SwiftDiagnostic) {
      var parser = try Self.parser(of: text)
      let statements = try parser.parseFile()
      // Dots on a line of their own are an operator, which nobody means.
      guard let place = parser.tokens.first(where: parser.isAlone) else { return (statements, []) }
      throw SwiftDiagnostic(
        "'...' stands for what is left out", at: place.range, fix: "write what it stands for",
        kind: .syntax)
    } catch {
      // One line was typed, as likely as not.
      guard error.kind == .syntax || error.kind == .unfinished,
        text.utf8.contains(UInt8(ascii: "\n"))
      else { throw error }
      let clipping = Clipping(text)
      do throws(SwiftDiagnostic) {
        var parser = try Self.parser(of: clipping.text)
        let fragment = try parser.parseFragment()
        guard !fragment.statements.isEmpty else { throw error }
        return (
          fragment.statements,
          clipping.leftOut + fragment.ends.map { .functionEnd(lines: lines(of: $0)) }
        )
      } catch let second {
        throw clipping.isMarked ? second : error
      }
    }
  }

  private static func parser(of text: String) throws(SwiftDiagnostic) -> Parser {
    var lexer = Lexer(text)
    return Parser(try ConditionalCompilation.taken(of: try lexer.run()))
  }

  /// The numbers of the lines on which a part of the text stands.
  private func lines(of range: SourceRange) -> ClosedRange<Int> {
    let newline = UInt8(ascii: "\n")
    let first = text.utf8.prefix(range.lowerBound).count { $0 == newline } + 1
    let more = text.utf8.prefix(range.upperBound).dropFirst(range.lowerBound)
      .count { $0 == newline }
    return first...first + more
  }

  /// Whether the text is closed, as `SwiftLines` has it.
  package static func isComplete(_ text: String) -> Bool {
    var lines = SwiftLines()
    lines.append(text.utf8)
    return lines.isComplete
  }
}
