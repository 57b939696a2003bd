import Sessions
import TestSupport

/// A world that answers from a list, and repeats commands that are not on it.
struct AnsweringWorld: SessionWorld {
  var answers: [String: String] = [:]
  var failures: Set<String> = []

  func run(_ command: String) -> SessionReply {
    SessionReply(output: answers[command] ?? command, failed: failures.contains(command))
  }

  /// A factory of worlds with these answers.
  static func factory(
    _ answers: [String: String] = [:], failures: Set<String> = []
  ) -> SessionWorldFactory {
    { _ in AnsweringWorld(answers: answers, failures: failures) }
  }
}

/// A world that plays back outputs in order, whatever the commands.
struct PlaybackWorld: SessionWorld {
  var outputs: ArraySlice<String>

  mutating func run(_ command: String) -> SessionReply {
    SessionReply(output: outputs.popFirst() ?? "the world has run dry")
  }

  static func factory(_ outputs: [String]) -> SessionWorldFactory {
    { _ in PlaybackWorld(outputs: outputs[...]) }
  }
}

/// A world with state: `add N` adds, `total` tells, `width` tells the settings.
struct AddingWorld: SessionWorld {
  let settings: SessionSettings
  var total = 0

  mutating func run(_ command: String) -> SessionReply {
    let words = command.split(separator: " ")
    switch words.first {
    case "total": return SessionReply(output: "total \(total)\n")
    case "width": return SessionReply(output: "\(settings.width)")
    case "folder": return SessionReply(output: settings.folder)
    case "add":
      guard words.count == 2, let number = Int(words[1]) else { fallthrough }
      total += number
      return SessionReply(output: "")
    default: return SessionReply(output: "error: \(command)\n", failed: true)
    }
  }

  static let factory: SessionWorldFactory = { AddingWorld(settings: $0) }
}

extension SeededGenerator {
  /// Lines that a session file must treat with care, and plain ones.
  static let trickyLines = [
    "", "", " ", "\t", "> x", "> ", ">", ">x", ". x", ".", ". ", "..", "...", " ...", "... (re)",
    "# x", "#", "# ", "#x", "#!skip x", "#!", "\\", "\\\\", "\\x", "\\> x", "\\...", "\\d (re)",
    "foo (re)", "( (re)", "[a (re)", "a* (glob)", "* (glob)", "\\* (glob)", "(re)", " (re)",
    "> a (re)", "<<<<<<< ours", ">>>>>>> theirs", "=======", "<<<<<<<", "trailing  ", "tab\t",
    "A: a b", "B: (empty)", "지금 주목해야 할 앱", "\u{1112}\u{1161}\u{11AB}", "한", "\u{301}",
    "> \u{301}", "\u{FEFF}", "e\u{301}", "a\rb", "a\r", "\u{2028}", "\u{85}", "\u{A0}", "🇰🇷",
    "\0", "\u{1B}[1m", "#!diffplay session 1",
  ]

  /// Up to `most` tricky lines, ended or not.
  mutating func text(lines most: Int) -> String {
    let count = Int.random(in: 0...most, using: &self)
    let lines = (0..<count).map { _ in line() }
    return lines.joined(separator: "\n") + (Bool.random(using: &self) ? "\n" : "")
  }

  /// A tricky line, sometimes two of them in one.
  mutating func line() -> String {
    let line = Self.trickyLines.randomElement(using: &self) ?? ""
    guard Int.random(in: 0..<4, using: &self) == 0 else { return line }
    return line + (Self.trickyLines.randomElement(using: &self) ?? "")
  }
}
