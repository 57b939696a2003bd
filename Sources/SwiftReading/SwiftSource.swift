/// A piece of Swift, as it was typed or read.
package struct SwiftSource: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The statements and declarations in it.
  ///
  /// - Throws: The first error, at its place.
  /// - Complexity: O(*n*) for *n* bytes.
  package func parsed() throws(SwiftDiagnostic) -> [Statement] {
    var lexer = Lexer(text)
    var parser = Parser(try ConditionalCompilation.taken(of: try lexer.run()))
    return try parser.parseFile()
  }

  /// Whether the text is closed: no bracket, string, comment or `#if` is open, and no operator at
  /// its end waits for more.
  package static func isComplete(_ text: String) -> Bool {
    var lexer = Lexer(text)
    do {
      let tokens = try lexer.run()
      if !lexer.open.isEmpty { return false }
      _ = try ConditionalCompilation.taken(of: tokens)
      return !waits(tokens.dropLast())
    } catch {
      return error.kind != .unfinished
    }
  }

  /// Whether more has to follow the last of the tokens.
  private static func waits(_ tokens: ArraySlice<Token>) -> Bool {
    guard let last = tokens.last else { return false }
    let before = tokens.dropLast().last
    switch last.kind {
    case .oper: return last.hasSpaceBefore || last.isText("->") || last.isText("=")
    case .punctuation: return last.isText(",") || last.isText(".") || last.isText(":")
    case .word:
      if before?.isText("@") == true, let at = tokens.dropLast().last {
        // An attribute on a line of its own stands before what it is about.
        return at.startsLine && last.text != "unknown"
      }
      return before?.isText(".") != true && ["else", "as", "is", "where"].contains(last.text)
    default: return false
    }
  }
}
