package import JSON
package import Wording
import WorldModel

/// Tells what a command did and why, from the worlds on both sides of it: a short derivation, the
/// concepts it turns on, and the questions that go deeper.
package struct CommandExplanation {
  /// The lines of a screen that it takes unless more are asked for.
  static let screenful = 24
  /// The most lines of a derivation that are shown, fewer where all would not fit on a screen.
  private static let rows = [16, 12, 8, 4]

  /// A stretch of what is told.
  enum Piece: Sendable {
    /// A sentence, set to the width.
    case words(Message)
    /// Lines of a derivation.
    case lines(@Sendable (Language) -> [StyledText])
  }

  package let command: PerformedCommand
  /// The columns that it fits.
  let width: Int
  private let isWhole: Bool
  private(set) var pieces: [Piece] = []
  /// The pages of `explain` that tell of it, without repetition.
  private(set) var concepts: [String] = []
  /// Commands that tell more.
  private(set) var questions: [String] = []

  /// Explains `command` in lines of `width` columns.
  ///
  /// - Parameters:
  ///   - isWhole: Whether derivations are never cut.
  ///   - taught: The concepts of the lesson that is taken, which come first.
  package init(
    _ command: PerformedCommand, width: Int, isWhole: Bool, taught: [String] = []
  ) {
    self.command = command
    self.width = width
    self.isWhole = isWhole
    if command.travels { tellOfTravel() } else { tellOfChanges() }
    if pieces.isEmpty { tellOfNothingChanged() }
    let taught = taught.compactMap { Concept.named($0)?.id }
    concepts = concepts.filter(taught.contains) + concepts.filter { !taught.contains($0) }
  }

  private mutating func tellOfChanges() {
    let (before, after) = (command.before, command.after)
    if before.lastUpdate?.number != after.lastUpdate?.number {
      tellOfApply()
    } else if before.applied != after.applied {
      tellOfReordering()
    } else if before.contents.fields != after.contents.fields
      || before.contents.identity != after.contents.identity
    {
      tellOfContents()
    } else if !before.contents.hasTitles(of: after.contents) {
      say(
        """
        Titles of headers are data beside the snapshot. A header has no identity that a diff could \
        compare: its provider is asked when it comes on screen and when its section is new or \
        reloaded.
        """)
      link("boundary-items", "reload")
    } else if before.snapshot != after.snapshot || before.snapshot.marks != after.snapshot.marks {
      tellOfEdit()
    }
    if before.outlines != after.outlines { tellOfOutline() }
    if before.handlers != after.handlers { tellOfHandlers() }
    if before.handmade != after.handmade { tellOfHandmadeView() }
    tellOfScreen()
    if command.verb == "checkpoint", command.isChange { tellOfCheckpoints() }
    if before.importedLayouts != after.importedLayouts { tellOfImport() }
  }

  // MARK: Collecting

  /// Adds a sentence.
  mutating func say(_ message: Message) { pieces.append(.words(message)) }

  /// Adds lines of a derivation, which are cut where they take more than a screen.
  mutating func show(_ lines: @escaping @Sendable (Language) -> [StyledText]) {
    pieces.append(.lines(lines))
  }

  /// Names concepts that it turns on.
  mutating func link(_ ids: String...) { link(ids) }

  mutating func link(_ ids: [String]) {
    for id in ids where !concepts.contains(id) { concepts.append(id) }
  }

  /// Names a command that tells more.
  mutating func ask(_ question: String) {
    if !questions.contains(question) { questions.append(question) }
  }

  // MARK: Telling

  /// What is told in `language`, line by line, on one screen unless all is asked for.
  package func lines(in language: Language) -> [StyledText] {
    var lines: [StyledText] = []
    for rows in isWhole ? [.max] : Self.rows {
      lines = self.lines(in: language, showing: rows)
      if lines.count <= Self.screenful { break }
    }
    return lines
  }

  /// The same, with so many lines of each derivation.
  private func lines(in language: Language, showing rows: Int) -> [StyledText] {
    var lines = [StyledText(command.source.firstLine, .heading)]
    for piece in pieces {
      switch piece {
      case .words(let message):
        lines += message.text(in: language).wrapped(toWidth: width).map { StyledText($0) }
      case .lines(let told):
        let all = told(language)
        lines += all.prefix(rows)
        if all.count > rows {
          let more: Message = "  … \(all.count - rows) more lines"
          lines.append(more.styled(in: language))
        }
      }
    }
    return lines
      + endings.flatMap { ending in
        ending.text(in: language).wrapped(toWidth: width, indent: 2).map { StyledText($0) }
      }
  }

  /// The same as data: the command, the concepts it turns on, and the questions that go deeper.
  package var json: JSONValue {
    [
      "command": .string(command.source), "concepts": .array(concepts.map { .string($0) }),
      "questions": .array(questions.map { .string($0) }),
    ]
  }

  private var endings: [Message] {
    var endings: [Message] = []
    if !questions.isEmpty {
      endings.append("Ask further: \(questions.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if !concepts.isEmpty { endings.append(.concepts(concepts)) }
    return endings
  }
}

extension Message {
  /// The line that leads to pages of `explain`.
  static func concepts(_ ids: [String]) -> Message {
    "Concepts (`explain NAME`): \(ids.joined(separator: ", "))"
  }
}
