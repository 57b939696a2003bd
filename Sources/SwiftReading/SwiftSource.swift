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

  /// Whether the text is closed, as `SwiftLines` has it.
  package static func isComplete(_ text: String) -> Bool {
    var lines = SwiftLines()
    lines.append(text.utf8)
    return lines.isComplete
  }
}
