/// Writes a session while it happens.
///
/// Each step reaches the file in one append, which is whole or not at all, so the file parses at
/// every moment and lacks at most the command that is running.
public struct SessionRecorder: Sendable {
  /// The file being written.
  public let path: String
  /// Whether steps are still written; false after a write has failed.
  public private(set) var isRecording = true

  private let files: any FileSystem

  /// Starts a session file, which must be new or empty.
  ///
  /// A session replays in a fresh world: give first the commands that led to the world's state. For
  /// the same reason a file that holds something is not continued.
  ///
  /// - Throws: `FileError` when the file holds something or cannot be written.
  public init(
    path: String, settings: SessionSettings = SessionSettings(), files: any FileSystem
  ) throws(FileError) {
    self.path = path
    self.files = files
    switch files.isFolder(path) {
    case true?: throw FileError(path: path, reason: "Is a directory")
    case false?:
      guard try files.text(of: path).isEmpty else {
        throw FileError(path: path, reason: "File exists")
      }
    case nil: break
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
      try files.append(step, to: path)
    } catch {
      isRecording = false
      throw error
    }
  }
}
