/// The lines of statements as they come, and whether one is open at the end.
///
/// Each line is looked at once: what is open is remembered from one to the next, so that gathering
/// a block takes time linear in its length.
package struct StatementLines {
  private var lexer = Lexer("")
  /// Where the brackets stand that the statement in hand has open.
  private var open: [Int] = []
  /// Whether that statement has Swift spelling.
  private var isSwift = false
  /// Whether no line can mend what was read.
  private var isRefused = false

  /// No lines.
  package init() {}

  /// Whether nothing is open at the end, or no line can mend what was read.
  package var isComplete: Bool { open.isEmpty || isRefused }

  /// Adds a line, or several.
  package mutating func append(_ line: some Sequence<UInt8>) {
    lexer.append(line)
    if !isRefused { read() }
  }

  /// Reads on to the end of what there is.
  private mutating func read() {
    do {
      while !open.isEmpty || lexer.skipToStatement() {
        if open.isEmpty { isSwift = lexer.beginsSwift }
        if isSwift {
          try lexer.skipSwift(&open)
        } else {
          while try lexer.nextWord(&open) != nil {}
        }
        guard open.isEmpty else { return }
      }
    } catch {
      isRefused = true
    }
  }
}
