/// Writes a session while it happens.
///
/// Each step reaches the file in one append, which is whole or not at all, so the file parses at
/// every moment and lacks at most the command that is running.
public struct SessionRecorder {
  /// The file being written.
  public let path: String
  /// Whether steps are still written; false after a write has failed.
  public private(set) var isRecording = true

  private let files: any FileSystem
  /// What separates the next step from the text that was there before.
  private var separator = ""

  /// Starts a session file, or goes on with one that exists.
  ///
  /// A session replays in a fresh world: give first the commands that led to the world's state.
  ///
  /// - Throws: `FileError` when the file cannot be read or written, holds something other than a
  ///   session, or a session of another width.
  public init(
    path: String, settings: SessionSettings = SessionSettings(), files: any FileSystem
  ) throws(FileError) {
    self.path = path
    self.files = files
    switch files.isFolder(path) {
    case true?:
      throw FileError(path: path, reason: "Is a directory")
    case false?:
      let text = try files.text(of: path)
      if !text.isEmpty {
        try Self.check(text, at: path, settings)
        separator = text.utf8.last == 0x0A ? "\n" : "\n\n"
        return
      }
    case nil:
      break
    }
    try files.append(SessionPrinter.opening(for: settings), to: path)
  }

  /// Writes a command and what it printed; blank commands that print nothing are left out.
  ///
  /// - Throws: `FileError` when the step cannot be written. Recording is over then, and what was
  ///   written before stays.
  public mutating func record(_ command: String, output: String) throws(FileError) {
    guard isRecording else { return }
    let isEmpty = command.allSatisfy(\.isWhitespace)
    if isEmpty, SessionText.outputLines(of: output).isEmpty { return }
    do {
      let step = SessionPrinter.text(ofCommand: command, output: output)
      try files.append(separator + step, to: path)
      separator = ""
    } catch {
      isRecording = false
      throw error
    }
  }

  /// Refuses a file that steps cannot be added to.
  private static func check(
    _ text: String, at path: String, _ settings: SessionSettings
  ) throws(FileError) {
    let session: Session
    do { session = try Session(parsing: text) } catch {
      throw FileError(
        path: path,
        reason: "The file exists and is not a session (line \(error.line): \(error.message))")
    }
    let width = session.width ?? SessionSettings.usualWidth
    guard width == settings.width else {
      throw FileError(
        path: path,
        reason: "The file is a session of width \(width), not of \(settings.width)")
    }
  }
}
