package import HostSystem

/// Writes a session while it happens.
///
/// Each step reaches the file in one append, which is whole or not at all, so the file parses at
/// every moment and lacks at most the command that is running.
package struct SessionRecorder: Sendable {
  /// A command and what it printed.
  package typealias Step = (command: String, output: String)

  /// The file being written.
  package let path: String
  /// Whether steps are still written; false after a write has failed.
  package private(set) var isRecording = true
  /// How many commands were written.
  package private(set) var count = 0

  /// Where the file is; nil when nothing is written and only the talk of it is true.
  private let files: (any FileSystem)?
  /// What stands before the first step and was not written yet.
  private var opening = ""

  /// Starts a session file, which must be new or empty, with what led here.
  ///
  /// A session replays in a fresh world, so the commands that led to the present one come first. For
  /// the same reason a file that holds something is not continued. The file comes into being with
  /// all of them, or not at all.
  ///
  /// - Throws: `FileError` when the file holds something or cannot be written.
  package init(
    path: String, settings: SessionSettings = SessionSettings(), steps: [Step] = [],
    files: any FileSystem
  ) throws(FileError) {
    self.path = path
    self.files = files
    let led = Self.text(of: steps)
    try files.create(SessionPrinter.opening(for: settings) + led.text, at: path)
    count = led.count
  }

  /// A recorder that writes to a file which is there and empty, from the first step on.
  package init(continuing path: String, settings: SessionSettings, files: any FileSystem) {
    self.path = path
    self.files = files
    opening = SessionPrinter.opening(for: settings)
  }

  /// A recorder that writes nothing, after `steps`: a replayed session must not change files.
  package init(pretending path: String, steps: [Step]) {
    self.path = path
    files = nil
    count = Self.text(of: steps).count
  }

  /// Writes a command and what it printed; blank commands that print nothing are left out.
  ///
  /// - Throws: `FileError` when the step cannot be written. Recording is over then, and what was
  ///   written before stays.
  package mutating func record(_ command: String, output: String) throws(FileError) {
    try record([(command, output)])
  }

  /// Writes steps in one piece.
  package mutating func record(_ steps: [Step]) throws(FileError) {
    guard isRecording else { return }
    let text = Self.text(of: steps)
    guard text.count > 0 else { return }
    do {
      try files?.append(opening + text.text, to: path)
      opening = ""
      count += text.count
    } catch {
      isRecording = false
      throw error
    }
  }

  /// The steps as they are written, and how many are.
  private static func text(of steps: [Step]) -> (text: String, count: Int) {
    steps.reduce(into: ("", 0)) { result, step in
      let isBlank = step.command.allSatisfy(\.isWhitespace)
      if isBlank, SessionText.outputLines(of: step.output).isEmpty { return }
      result.0 += SessionPrinter.text(ofCommand: step.command, output: step.output)
      result.1 += 1
    }
  }
}
