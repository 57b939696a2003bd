import CompositionalLayout
package import JSON
import Lessons
import SwiftExport
package import Wording

/// What a command answers when it succeeds.
package struct Reply: Sendable {
  /// What a person reads, line by line, in English where there are words.
  package var lines: [StyledText] { didSet { spoken = nil } }
  /// The same for a person who reads another language; nil where each line is told for itself.
  var spoken: (@Sendable (Language) -> [StyledText])?
  /// What an apply did, for JSON.
  package var apply: JSONValue?
  /// The cells that the provider was asked for, for JSON.
  package var cells: JSONValue?
  /// The headers, footers and badges that the provider was asked for, for JSON; nil for none.
  package var views: JSONValue?
  /// What a query answers, for JSON.
  package var value: JSONValue?
  /// Where the numbers of a frame come from, if that was asked, for the page; none otherwise.
  var derivations: [Derivation] = []
  /// The section snapshot that a command edited, for JSON.
  package var outline: JSONValue?
  /// The answer as a table, for CSV.
  var table: CSVTable?
  /// What it does in UIKit's terms, for its Swift.
  var call: UIKitCall?
  /// The same in Swift, line by line, where that was asked for; it stands before the answer.
  package var swift: [StyledText] = []
  /// Whether the program is to end.
  package var quits = false
  /// The section that it scrolled on its own, and where that aimed; nil for none.
  var sectionScroll: Prediction.SectionScroll?
  /// Whether a lesson begins with it: that is no step of the lesson's, and nothing to undo in it.
  var beginsLesson = false
  /// What it asks of the page beside the prompt; nil for nothing.
  var page: PageRequest?

  /// The answer that reads `lines`.
  package init(_ lines: [StyledText] = []) { self.lines = lines }

  /// The answer in words, which depend on the language.
  package init(inEach spoken: @escaping @Sendable (Language) -> [StyledText]) {
    lines = spoken(.english)
    self.spoken = spoken
  }

  /// The answer that tells `messages`, a line each.
  init(telling messages: [Message]) {
    self.init(messages.map { StyledText(telling: $0) })
  }

  /// What a person reads in `language`.
  package func lines(in language: Language) -> [StyledText] {
    if language == .english { return swift + lines }
    return swift.map { $0.told(in: language) }
      + (spoken?(language) ?? lines.map { $0.told(in: language) })
  }

  /// The answer of a command that makes a call of UIKit's.
  func calling(_ call: UIKitCall) -> Reply {
    var reply = self
    reply.call = call
    return reply
  }

  /// The answer of one line.
  init(_ line: StyledText) { self.init([line]) }
}
