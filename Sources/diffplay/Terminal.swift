private import CLibedit
package import DiffplayKit

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The size of a terminal in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
}

/// What the standard streams are connected to.
package enum Terminal {
  /// Whether a person types the input.
  package static var readsFromPerson: Bool { isatty(STDIN_FILENO) == 1 }
  /// Whether a person sees the output.
  package static var writesToPerson: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The size of the terminal that shows the output; nil when there is none or it does not say.
  ///
  /// A terminal may say anything: what no window has counts as the largest that there is.
  package static var size: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    let most = Int(LineEditorMostCells)
    return TerminalSize(columns: min(Int(size.ws_col), most), rows: min(Int(size.ws_row), most))
  }

  /// Whether `TERM` names a terminal that moves its cursor.
  package static var movesCursor: Bool {
    guard let term = environment("TERM") else { return false }
    return term != "dumb"
  }

  /// Whether output is coloured.
  ///
  /// The first that speaks decides: the choice, `NO_COLOR`, `FORCE_COLOR` (other than `0`), and
  /// whether the output is a terminal with more than the bare minimum.
  package static func usesColor(
    _ choice: ColorChoice,
    isTerminal: Bool = writesToPerson,
    environment: (String) -> String? = environment
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR") != nil { return false }
      if let forced = environment("FORCE_COLOR"), forced != "0" { return true }
      return isTerminal && environment("TERM").map { $0 != "dumb" } ?? false
    }
  }

  /// Whether this is a run of continuous integration, where nothing of a person's is rewritten.
  static var isCI: Bool { environment("CI") != nil }

  /// The reader that suits the standard input: the editor on a terminal, else plain lines, with a
  /// prompt if a person sees it.
  package static func lineReader(assistant: any LineAssistant) -> any LineReader {
    let hasPerson = readsFromPerson && writesToPerson
    if hasPerson, movesCursor {
      let history = History(file: HistoryFile.standard(environment: environment))
      if let editor = LibeditLineReader(assistant: assistant, history: history) { return editor }
    }
    return PipedLineReader(showsPrompt: hasPerson)
  }

  /// Writes text to the standard output, after all that was written before, and at once.
  ///
  /// Where nothing can be written any more, the program ends: quietly when the reader of a pipe has
  /// gone, else with the reason.
  static func write(_ text: String) {
    let error = write_standard_output(text, text.utf8.count)
    guard error != 0 else { return }
    if error != EPIPE { writeError("cannot write: \(String(cString: strerror(error)))") }
    exit(error == EPIPE ? 128 + SIGPIPE : ExitStatus.failed)
  }

  /// Whether Ctrl-C was pressed since the last look, or since a line was read.
  static var isInterrupted: Bool { line_editor_wait_for_work(0) == SIGINT }

  /// Writes a line to the standard error, after all that was written before.
  static func writeError(_ line: String) { write_standard_error(line + "\n") }

  /// The value of an environment variable; nil when it is not set or empty.
  package static func environment(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value of an environment variable, which may be empty; nil when it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
