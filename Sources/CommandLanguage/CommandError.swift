package import Wording

/// Why a command was refused: what is wrong, where, and what would mend it.
package struct CommandError: Error, Hashable, Sendable {
  /// What is wrong, as one sentence without a full stop.
  package var message: Message
  /// The part of the entry at fault, in UTF-8 bytes; nil when it is the command as a whole.
  package var place: Range<Int>?
  /// What would mend it, such as ``did you mean `feature`?``.
  package var fix: Message?
  /// What else there is to see, such as a compiler's messages, line by line.
  package var details: [StyledText] = []
  /// The exact reason UIKit raises for the same call; nil where UIKit does not raise.
  package var uikit: String?
  /// What sort of refusal it is; nil for one that no rule explains.
  package var kind: RefusalKind?
  /// Whether more lines could mend it: a brace is still open.
  package var isUnfinished = false

  /// The refusal that says `message`.
  package init(
    _ message: Message, at place: Range<Int>? = nil, fix: Message? = nil, uikit: String? = nil,
    kind: RefusalKind? = nil
  ) {
    self.message = message
    self.place = place
    self.fix = fix
    self.uikit = uikit
    self.kind = kind
  }

  /// The line and column of the error in `entry`, both from 1; columns count characters.
  package func position(in entry: String) -> (line: Int, column: Int) {
    // Lines end at the byte 0A: as characters, CR LF is one and differs from LF.
    let before = entry.utf8.prefix(place?.lowerBound ?? 0)
    let lineStart = before.lastIndex(of: 0x0A).map(before.index(after:)) ?? before.startIndex
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return (before.count { $0 == 0x0A } + 1, column)
  }
}

extension CommandError {
  package init(_ failure: Lexer.Failure) {
    switch failure.reason {
    case .unclosedString:
      self.init("this string is not closed", at: failure.place, fix: #"end it with ""#)
    case .unclosedBracket(let bracket):
      let open = String(Unicode.Scalar(bracket))
      let close = ["{": "}", "(": ")", "[": "]"][open] ?? open
      self.init("this `\(open)` is not closed", at: failure.place, fix: "end it with `\(close)`")
    case .mismatchedBracket(let bracket, let open):
      let close = String(Unicode.Scalar(bracket))
      self.init(
        "this `\(close)` closes a `\(Unicode.Scalar(open))`", at: failure.place,
        fix: "close the `\(Unicode.Scalar(open))` first")
    case .strayCloseBrace:
      self.init("this `}` closes nothing", at: failure.place, fix: "remove it")
    case .tooDeep:
      self.init("brackets are nested more than \(Lexer.depthLimit) deep", at: failure.place)
    case .tooLong:
      self.init(
        "an entry has at most \(Lexer.lengthLimit) bytes",
        fix: "write it in parts, or put them into a file for `source`")
    case .badEscape:
      self.init(
        "this escape means nothing", at: failure.place,
        fix: #"write \", \\, \n, \t or \u{AC00}"#)
    }
    isUnfinished = failure.isUnfinished
    kind = RefusalKind(failure.reason)
  }
}
