package import JSON
import Lessons
import Wording

/// What a lesson says, before it is known in which language.
struct LessonPage: Sendable {
  /// A stretch of it.
  enum Piece: Sendable {
    /// A line that stands out.
    case heading(Message)
    /// Words of the lesson.
    case text(LessonParagraphs)
    /// Words of the program, a paragraph.
    case message(Message)
    /// A command that was run, and what it answered.
    case run(String, [Outcome])
    /// Lines that are the same in every language.
    case lines([StyledText])
    /// Lines that depend on the language.
    case spoken(@Sendable (Language) -> [StyledText])
  }

  var pieces: [Piece] = []

  /// The widest that text is set: longer lines are hard to read.
  private static let widestText = 80

  /// The page in lines of a terminal `width` columns wide, a blank one between pieces.
  func lines(in language: Language, width: Int) -> [StyledText] {
    lines(in: language, upTo: min(width, Self.widestText))
  }

  /// The page in lines of up to `width` columns, however hard these are to read.
  func lines(in language: Language, upTo width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for piece in pieces {
      let more = Self.lines(of: piece, in: language, width: width)
      guard !more.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines += more
    }
    return lines
  }

  private static func lines(
    of piece: Piece, in language: Language, width: Int
  ) -> [StyledText] {
    switch piece {
    case .heading(let message):
      return message.text(in: language).wrapped(toWidth: width).map { StyledText($0, .heading) }
    case .text(let text):
      return text.lines(in: language, width: width)
    case .message(let message):
      return message.text(in: language).wrapped(toWidth: width).map { StyledText($0) }
    case .run(let command, let outcomes):
      let typed = command.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { StyledText(($0.offset == 0 ? "> " : ". ") + $0.element, .heading) }
        .flatMap { $0.wrapped(toWidth: width, margin: "      ") }
      return typed + outcomes.flatMap { $0.lines(in: command, language: language) }
    case .lines(let lines): return lines
    case .spoken(let spoken): return spoken(language)
    }
  }
}

extension LessonParagraphs {
  /// The paragraphs in lines of at most `width` columns, a blank one between them; a paragraph of
  /// more lines is kept as it is.
  func lines(in language: Language, width: Int) -> [StyledText] {
    words.words(in: language).map { paragraph in
      paragraph.hasPrefix("  ")
        ? paragraph.split(separator: "\n").map(String.init)
        : paragraph.wrapped(toWidth: width)
    }.map { $0.map { StyledText($0) } }.joined(separator: [""]).map(\.self)
  }
}

/// What a lesson has to say about a command that was run, and how far it is.
package struct LessonNotice: Sendable {
  /// What it says; often nothing.
  var page = LessonPage()
  /// How far the lesson is, for JSON; nil where nobody reads it.
  package var json: JSONValue?
}
