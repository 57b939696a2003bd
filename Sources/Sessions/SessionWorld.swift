package import Wording

/// What a session talks to: the command language and the state behind it.
package protocol SessionWorld {
  /// Runs one command, which may span lines, and gives what a person would see.
  mutating func run(_ command: String) -> SessionReply
}

/// The answer to one command.
package struct SessionReply: Hashable, Sendable {
  /// The text printed, in plain style; a refusal's text too.
  package var output: String
  /// Whether the command was refused or failed.
  package var failed: Bool

  /// The answer `output`.
  package init(output: String, failed: Bool = false) {
    self.output = output
    self.failed = failed
  }
}

/// What a session says about the world it runs in.
package struct SessionSettings: Hashable, Sendable {
  /// The columns that replies may use.
  package var width: Int
  /// The folder of the session file, for commands that name other files; empty for the current.
  package var folder: String

  /// The language of replies, which no locale decides.
  package var language: Language

  /// Settings for a world.
  package init(
    width: Int = StyledText.usualWidth, folder: String = "", language: Language = .english
  ) {
    self.language = language
    self.width = width
    self.folder = folder
  }
}

/// Makes the fresh world of one session.
package typealias SessionWorldFactory = @Sendable (SessionSettings) -> any SessionWorld
