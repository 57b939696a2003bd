/// What a session talks to: the command language and the state behind it.
public protocol SessionWorld {
  /// Runs one command, which may span lines, and gives what a person would see.
  mutating func run(_ command: String) -> SessionReply
}

/// The answer to one command.
public struct SessionReply: Hashable, Sendable {
  /// The text printed, in plain style; a refusal's text too.
  public var output: String
  /// Whether the command was refused or failed.
  public var failed: Bool

  /// The answer `output`.
  public init(output: String, failed: Bool = false) {
    self.output = output
    self.failed = failed
  }
}

/// What a session says about the world it runs in.
public struct SessionSettings: Hashable, Sendable {
  /// The width of a world whose session names none.
  public static let usualWidth = 80

  /// The columns that replies may use.
  public var width: Int
  /// The folder of the session file, for commands that name other files; empty for the current.
  public var folder: String

  /// The language of replies, which no locale decides.
  public var language: Language

  /// Settings for a world.
  public init(width: Int = Self.usualWidth, folder: String = "", language: Language = .english) {
    self.language = language
    self.width = width
    self.folder = folder
  }
}

/// Makes the fresh world of one session.
public typealias SessionWorldFactory = @Sendable (SessionSettings) -> any SessionWorld
