/// A session after its replay: what became of it and of each of its steps.
package struct ReplayedSession: Hashable, Sendable {
  /// What a replay comes to.
  package enum Verdict: Hashable, Sendable {
    /// Every step printed what was expected.
    case passed
    /// A step printed something else.
    case differs
    /// The session was not run, for this reason.
    case skipped(String)
    /// The session differs and says so, for this reason.
    case failsAsExpected(String)
    /// The session says that it differs, for this reason, and does not.
    case passesUnexpectedly(String)
    /// A command of an included file failed where that file does not expect it.
    case setUpFailed(SessionFault)
    /// The file, or one that it includes, cannot be read or parsed.
    case unreadable(SessionFault)
  }

  /// The session file.
  package let path: String
  /// What the replay came to.
  package let verdict: Verdict
  /// The session's own steps; those of included files are not among them.
  package let steps: [ReplayedStep]

  /// A replay of `path`.
  package init(path: String, verdict: Verdict, steps: [ReplayedStep] = []) {
    self.path = path
    self.verdict = verdict
    self.steps = steps
  }

  /// Whether the session is a reason to end with a failure.
  package var isFailure: Bool {
    switch verdict {
    case .passed, .skipped, .failsAsExpected: false
    case .differs, .passesUnexpectedly, .setUpFailed, .unreadable: true
    }
  }

  /// The differences of all steps; those after the first may be its consequences.
  package var differences: [SessionDifference] {
    steps.compactMap(\.difference)
  }
}

/// A step after its replay.
package struct ReplayedStep: Hashable, Sendable {
  /// What became of a step.
  package enum Outcome: Hashable, Sendable {
    /// It printed what was expected.
    case passed
    /// It printed something else.
    case differs(SessionDifference)
    /// It was not run.
    case skipped
  }

  /// The line on which the step begins.
  package let line: Int
  /// The command and what it is expected to print.
  package let step: Session.Step
  /// What the command printed, nil when it was not run.
  package let output: String?
  /// What became of the step.
  package let outcome: Outcome

  /// How the step differs, nil when it does not.
  package var difference: SessionDifference? {
    if case .differs(let difference) = outcome { difference } else { nil }
  }
}
