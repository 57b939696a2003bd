/// The lines of a program as they come, and whether more has to follow the last of them.
///
/// What was read of one line is not read again with the next; of an open string or comment, that
/// is so unless a line has what could end it.
package struct SwiftLines: Sendable {
  private var lexer = Lexer("")
  /// Whether the end of what was read is in a string or a comment.
  private var isInside = false
  /// Whether no line can mend what was read.
  private var isRefused = false
  /// How many `#if` are open.
  private var openConditions = 0

  /// No lines.
  package init() {}

  /// Adds a line, or several.
  ///
  /// - Complexity: O(*n*) for *n* bytes, beside an open string or comment that is read again.
  package mutating func append(_ line: some Collection<UInt8>) {
    lexer.append(line)
    guard !isRefused else { return }
    if isInside, !line.contains(where: Self.mayEnd) { return }
    isInside = false
    let known = lexer.tokens.count
    do throws(SwiftDiagnostic) { try lexer.readOn() } catch {
      if error.kind == .unfinished { isInside = true } else { isRefused = true }
    }
    for token in lexer.tokens[known...] {
      if token.isText("#if") { openConditions += 1 }
      if token.isText("#endif") { openConditions = max(0, openConditions - 1) }
    }
  }

  /// Whether a byte may end a string, an interpolation in it, or a comment.
  private static func mayEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "/")
  }

  /// Whether the lines are closed: no bracket, string, comment or `#if` is open, and no operator at
  /// their end waits for more.
  package var isComplete: Bool {
    if isRefused { return true }
    return !isInside && lexer.open.isEmpty && openConditions == 0 && !isWaiting
  }

  /// Whether they end in a question mark to which Swift gives no meaning: nothing is before it that
  /// could be optional, or a condition.
  package var endsInQuestion: Bool {
    guard !isInside, !isRefused, let mark = lexer.tokens.last, mark.isText("?") else {
      return false
    }
    guard let before = lexer.tokens.dropLast().last else { return true }
    switch before.kind {
    case .oper: return !["?", "!"].contains(before.text)
    case .punctuation: return ![")", "]", "}"].contains(before.text)
    default: return false
    }
  }

  /// Whether more has to follow the last of the tokens.
  private var isWaiting: Bool {
    guard let last = lexer.tokens.last else { return false }
    let before = lexer.tokens.dropLast().last
    switch last.kind {
    case .oper: return last.hasSpaceBefore || last.isText("->") || last.isText("=")
    case .punctuation: return last.isText(",") || last.isText(".") || last.isText(":")
    case .word:
      if before?.isText("@") == true, let at = lexer.tokens.dropLast().last {
        // An attribute on a line of its own stands before what it is about.
        return at.startsLine && last.text != "unknown"
      }
      return before?.isText(".") != true && ["else", "as", "is", "where"].contains(last.text)
    default: return false
    }
  }
}
