package import Wording

/// What a line reader gives when asked for the next line.
package enum LineEvent: Hashable, Sendable {
  /// A whole entry, without its final newline; it may span lines inside braces.
  case line(String)
  /// Ctrl-C: what was typed is dropped, if anything was.
  case interrupt(isEmpty: Bool)
  /// Ctrl-D on an empty line, or the end of the file.
  case endOfInput
  /// A signal that asks the program to end (SIGTERM, SIGHUP), by number.
  case terminated(Int32)
}

/// A source of lines: the terminal through libedit, a pipe, a script.
package protocol LineReader {
  /// The next entry, after showing `prompt` where someone is there to see it.
  mutating func next(prompt: String) -> LineEvent
  /// Takes an entry, which was made elsewhere, for one that was typed here.
  mutating func remember(_ entry: String)
  /// Offers an entry no more by itself, for it was refused; keys still recall it.
  mutating func discourage(_ entry: String)
}

extension LineReader {
  /// Keeps nothing, as pipes and scripts do.
  package mutating func remember(_ entry: String) {}
  /// Offers nothing by itself, as pipes and scripts do not.
  package mutating func discourage(_ entry: String) {}
}

/// What an editor may draw besides the text that is typed.
package struct LineStyle: Hashable, Sendable {
  /// Whether prompt and words have colours.
  package var hasColor: Bool
  /// Whether hints stand behind the text; never without colour, which tells them apart.
  package var hasHints: Bool
  /// Whether what was drawn may be drawn again in another way, which a screen reader would repeat.
  package var isRedrawn: Bool

  /// Colours and hints, or neither.
  package init(hasColor: Bool, hasHints: Bool, isRedrawn: Bool = true) {
    (self.hasColor, self.hasHints, self.isRedrawn) = (hasColor, hasHints, isRedrawn)
  }
}

/// What an editor asks of the language while a line is being typed.
package protocol LineAssistant: AnyObject {
  /// What may be drawn beside the text that is typed.
  var lineStyle: LineStyle { get }
  /// The language in which candidates are explained.
  var language: Language { get }
  /// The candidates for the word that ends at the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole entry.
  ///   - cursor: The cursor's offset in UTF-8 bytes.
  /// - Returns: Where the word begins, in UTF-8 bytes, and what may stand there.
  func completions(of line: String, cursor: Int) -> (wordStart: Int, candidates: [Completion])
  /// How `line`, at whose end the cursor stands, is likely to go on; nil for no idea.
  ///
  /// - Parameter room: The columns in which a hint can be shown.
  func hint(after line: String, room: Int) -> Hint?
  /// The meanings of `line`'s stretches, in order, none overlapping another.
  ///
  /// - Parameter cursor: The cursor's offset in UTF-8 bytes.
  func highlights(of line: String, cursor: Int) -> [Highlight]
  /// What can follow `line`, told in lines; nil where a question mark is text as any other.
  func following(_ line: String) -> [String]?
  /// Whether an entry of an earlier day may be offered: it can be read as a command or as Swift.
  func canRead(_ entry: String) -> Bool
  /// Whether Enter submits `line` (false while a brace or quote is open).
  func isComplete(_ line: String) -> Bool
}
