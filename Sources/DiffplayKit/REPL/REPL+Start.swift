import CommandLanguage
import TextWidth
import Wording

extension REPL {
  /// Runs the entries of a start-up file.
  ///
  /// What they answer is not shown. An entry that fails is told with its place, and the next runs.
  package func start(_ script: Script) {
    for entry in script.entries {
      for outcome in playground.run(entry.text) {
        guard case .failure(let error) = outcome.result else { continue }
        let lines = outcome.lines(in: entry.text, language: outcome.settings.language)
        tell(error, lines, of: entry.text, file: entry.path, line: entry.line)
      }
    }
  }

  /// Writes an error behind the place of the entry that is at fault: `file:line:column: error: …`.
  func tell(
    _ error: CommandError, _ lines: [StyledText], of entry: String, file: String, line: Int
  ) {
    let position = error.position(in: entry)
    let place = "\(file.singleLine):\(line + position.line - 1):\(position.column): "
    writeError(place + lines.map(StylePolicy.plain.text).joined(separator: "\n"))
  }
}
