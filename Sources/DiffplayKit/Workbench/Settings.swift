package import Wording

extension Workbench {
  /// What surrounds a world: how answers are written, and what commands may do.
  ///
  /// Undo leaves it alone. The part that people choose is listed in `Setting.all`; a replayed session
  /// begins with the defaults, so that what a person prefers never decides what a test compares.
  package struct Settings: Hashable, Sendable {
    /// The columns that tables and drawings fit.
    package var width = 80
    /// The rows of the screen, which a drawing fits; nil for any height.
    package var screenRows: Int?
    /// Whether input goes on after a command that fails.
    package var keepsGoing = false
    /// Whether sessions may be recorded; not while one is replayed.
    package var writesFiles = true

    /// The language of help, errors and explanations.
    package var language = Language.english
    /// The form of answers.
    package var output = OutputFormat.text
    /// When answers are coloured.
    package var color = ColorChoice.auto
    /// Whether answers that are higher than the terminal are shown page by page.
    package var usesPager = true
    /// Whether answers and editing suit a screen reader: sentences instead of drawings.
    package var suitsScreenReader = false
    /// Whether the screen is drawn under each answer that changed it.
    package var drawsPicture = false
    /// Whether pictures show what cells contain, and not their names alone.
    package var showsContents = true
    /// Whether each command is followed by the time it took; never in a session.
    package var showsTime = false
    /// How much answers say.
    package var verbosity = Verbosity.normal
    /// Whether each command in words is answered with its Swift spelling.
    package var echoesSwift = false
    /// Whether the rest of a command is shown while it is typed.
    package var showsHints = true

    /// Whether what a person enters is kept, for `restore` in the next program.
    package var keepsJournal = true

    /// Settings for output of `width` columns.
    package init(width: Int = 80) { self.width = width }

    /// The most rows of a list, where `usual` is what a screen has room for.
    package func rows(usual: Int) -> Int { verbosity == .verbose ? .max : usual }
  }
}

/// The form of answers.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// Words for a person.
  case text
  /// One JSON object a line for each command.
  case json
  /// Comma-separated values where an answer is a table, else words.
  case csv
}

/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Always, never, or where a terminal shows it and the environment does not say otherwise.
  case always, never, auto
}

/// How much answers say.
package enum Verbosity: String, CaseIterable, Hashable, Sendable {
  /// Changes that succeed say nothing.
  case quiet
  /// Long lists are cut.
  case normal
  /// Nothing is cut, and each edit lists what an apply would do.
  case verbose
}
