package import Wording

/// What a pasted text turned out to be.
package struct ConsoleFinding: Sendable {
  /// How well the text is known.
  package enum Source: Sendable {
    /// A row, and which of its wordings.
    case text(ConsoleText, wording: Int)
    /// Only the shape of the text says something.
    case shape(ConsoleShape)
  }

  /// What the text is.
  package let source: Source
  /// What stood in its holes.
  package let holes: ConsoleHoles
  /// The class of the exception that the paste names; nil where it names none.
  package var exception: String?

  /// The row, where one knows the text.
  package var text: ConsoleText? {
    if case .text(let text, _) = source { text } else { nil }
  }

  /// The name of the row or of the shape.
  package var id: String {
    switch source {
    case .text(let text, _): text.id
    case .shape(let shape): shape.id
    }
  }

  /// Whether nothing but its shape is known of the text.
  package var isToldByShape: Bool { text == nil }

  /// How well its words are known, as data: `high` where a log was published that has them, `low`
  /// where they are commonly quoted, `shape` where no row knows them.
  package var confidence: String {
    switch text?.confidence {
    case .high?: "high"
    case .low?: "low"
    case nil: "shape"
    }
  }

  /// What the text says, with its own numbers.
  package var meaning: Message {
    switch source {
    case .text(let text, _): text.meaning(holes)
    case .shape(let shape): shape.meaning(holes)
    }
  }

  /// What usually leads to it.
  package var cause: Message {
    switch source {
    case .text(let text, _): text.cause
    case .shape(let shape): shape.cause
    }
  }

  /// What mends it, in Swift.
  package var mend: [String] { text?.mend ?? [] }

  /// The releases that say it in these words; nil for a shape.
  package var releases: ConsoleReleases? {
    if case .text(let text, let wording) = source { text.wordings[wording].releases } else { nil }
  }

  /// The page of `explain`.
  package var page: String? {
    switch source {
    case .text(let text, _): text.page
    case .shape(let shape): shape.page
    }
  }

  /// The lesson.
  package var lesson: String? { text?.lesson }

  /// What is said of a text that no row knows.
  package static let shapeNote: Message =
    "This text itself is not known here: what follows is told by its shape alone."
}
