import Sessions
import Wording

/// The command language, as what is run inside a workbench asks for it: the commands of a file, of a
/// lesson, of an earlier session.
protocol EntryRunner: Sendable {
  /// Runs the statements of `entry` in order, up to the first that fails, and records them where a
  /// session is being recorded.
  func run(_ entry: String, on workbench: inout Workbench) -> [Outcome]
}

extension Workbench {
  /// Runs an entry of the command language in this workbench.
  mutating func run(_ entry: String) -> [Outcome] { runner.run(entry, on: &self) }

  /// Runs an entry and gives its whole answer in plain text, as sessions hold it.
  ///
  /// The language is the session's, whatever the settings say.
  mutating func answer(to entry: String, language: Language = .english) -> SessionReply {
    let outcomes = run(entry)
    var output = ""
    var failed = false
    for outcome in outcomes {
      output += outcome.transcript(of: entry, language: language)
      failed = failed || outcome.isFailure
    }
    return SessionReply(output: output, failed: failed)
  }
}
