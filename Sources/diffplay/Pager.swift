import TextWidth
import Wording

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A program that shows text which is higher than the screen page by page.
struct Pager: Hashable {
  /// What the shell runs.
  let command: String

  /// The one that `DIFFPLAY_PAGER` or `PAGER` names, else `less`, which leaves what it showed on the
  /// screen and passes colours through; nil for none: an empty name, `cat`, or no `less` here.
  static func standard(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> Pager? {
    let named = environment("DIFFPLAY_PAGER") ?? environment("PAGER")
    let command = named ?? "less -FRX"
    let program = command.split(separator: " ").first ?? ""
    guard !program.isEmpty, program != "cat" else { return nil }
    return named != nil || isInstalled(String(program), environment) ? Pager(command: command) : nil
  }

  private static func isInstalled(_ program: String, _ environment: (String) -> String?) -> Bool {
    (environment("PATH") ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }

  /// Shows text and waits until the person has seen enough; false when the pager did not start.
  func show(_ text: String) -> Bool {
    // A bare `less` of the person's own gets the same flags, unless they have chosen some.
    setenv("LESS", "FRX", 0)
    guard let pipe = popen(command, "w") else { return false }
    // Who leaves the pager early closes the pipe.
    let previous = signal(SIGPIPE, SIG_IGN)
    fputs(text, pipe)
    let status = pclose(pipe)
    signal(SIGPIPE, previous)
    // What the shell says of a command that it cannot find or run.
    return ![126, 127].contains((status >> 8) & 0xFF)
  }
}

extension Terminal {
  /// Writes an answer for a person: page by page when it is higher than the screen, and no further
  /// than Ctrl-C lets it.
  static func present(_ text: String, inPages: Bool, language: Language) {
    guard writesToPerson, let size else { return write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.reduce(0) { $0 + $1.rows(ofWidth: size.columns) }
    if inPages, rows >= size.rows, let pager = Pager.standard(), pager.show(text) { return }
    for start in stride(from: 0, to: lines.count, by: chunk) {
      let end = min(start + chunk, lines.count)
      write(lines[start..<end].joined(separator: "\n") + (end < lines.count ? "\n" : ""))
      if end < lines.count, isInterrupted {
        let interrupted: Message = "interrupted"
        return write(interrupted.text(in: language) + "\n")
      }
    }
  }

  /// The lines that are written between two looks for Ctrl-C.
  private static let chunk = 500
}

extension Substring {
  /// The rows that a line takes on a terminal, escape sequences for colour left out.
  fileprivate func rows(ofWidth columns: Int) -> Int {
    var shown = ""
    var isEscape = false
    for character in self {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        isEscape = character != "m"
      } else {
        shown.append(character)
      }
    }
    return Swift.max(1, (shown.displayWidth + columns - 1) / columns)
  }
}
