import Wording

/// Writes sessions in canonical form: LF ends, no white space at line ends, a final line feed.
package enum SessionPrinter {
  /// The text of a session.
  package static func text(of session: Session) -> String {
    var lines = [header(version: session.version)]
    var stepIsOpen = false
    for entry in session.entries {
      switch entry.content {
      case .blank:
        lines.append("")
      case .prose(let text):
        // Inside an open step a bare `#` would be output; only there the space must stay.
        lines.append(text.isEmpty && !stepIsOpen ? "#" : "# " + text)
        stepIsOpen = false
      case .directive(let directive):
        lines.append(line(of: directive))
        stepIsOpen = false
      case .step(let step):
        lines += self.lines(of: step)
        stepIsOpen = true
      }
    }
    return text(joining: lines)
  }

  /// The first lines of a new session: the format, and the width where it is not the usual one.
  package static func opening(for settings: SessionSettings) -> String {
    var lines = [header(version: Session.currentVersion)]
    if settings.width != StyledText.usualWidth {
      lines.append(line(of: .width(settings.width)))
    }
    return text(joining: lines)
  }

  /// A command and its actual output as a step that replays to the same output.
  ///
  /// Output that looks like a marker or a pattern is escaped, so that it matches itself alone.
  package static func text(ofCommand command: String, output: String) -> String {
    var commandLines = command.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line in
        var line = line
        while line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(Substring(line))
      }
    while commandLines.count > 1, commandLines.last?.isEmpty == true { commandLines.removeLast() }
    let expected = ExpectedOutput(recording: output)
    return text(joining: lines(of: Session.Step(commandLines: commandLines, expected: expected)))
  }

  private static func header(version: Int) -> String { "#!diffplay session \(version)" }

  private static func line(of directive: Session.Directive) -> String {
    switch directive {
    case .width(let width): "#!width \(width)"
    case .language(let language): "#!language \(language.rawValue)"
    case .include(let path): "#!include \(path)"
    case .skip(let reason): "#!skip \(reason)"
    case .expectFailure(let reason): "#!expect-failure \(reason)"
    case .lesson(let directive): directive.line
    case .page(let directive): directive.line
    }
  }

  private static func lines(of step: Session.Step) -> [String] {
    var lines = step.commandLines.map { $0.isEmpty ? "." : ". " + $0 }
    lines[0] = "> " + step.commandLines[0]
    return lines + step.expected.lines.map(\.written)
  }

  private static func text(joining lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
