import TextWidth
package import Wording

extension SessionReview {
  /// Where the question stands among all of them, such as `[2 of 5]`.
  package var progress: String {
    let answered = accepted + kept
    return "[\(answered + 1) of \(answered + remaining)]"
  }

  /// What came of the questions, in one line.
  package var closing: String {
    let left = remaining == 0 ? "" : ", \(remaining) not looked at"
    return "\(accepted) accepted, \(kept) kept\(left)"
  }
}

extension SessionReview.Question {
  /// The answers that may be given, in the order in which they are offered.
  package var answers: [SessionReview.Answer] {
    SessionReview.Answer.allCases.filter { canBeAccepted || !$0.needsOutput }
  }

  /// The failure as a person reads it, its place first.
  package var lines: [StyledText] { ReplaySummary.styled(text) }

  private var text: String {
    guard let step, let difference = session.steps[step].difference else {
      return session.failureText
    }
    var text =
      "\(session.path.singleLine):\(difference.line): \(session.heading(ofStep: step))\n\(difference.text)"
    if let earlier = session.differences.first, earlier.commandLine < difference.commandLine {
      text += "\n  (Perhaps only because of the difference at line \(earlier.line).)"
    }
    return text
  }

  /// The line of the file where an editor is to open it.
  package var line: Int {
    if let step, let difference = session.steps[step].difference { return difference.line }
    switch session.verdict {
    case .setUpFailed(let fault), .unreadable(let fault):
      return SessionText.areIdentical(fault.path, session.path) ? fault.line : 1
    case .passed, .differs, .skipped, .failsAsExpected, .passesUnexpectedly: return 1
    }
  }

  /// The answers as a prompt offers them.
  package var prompt: String { answers.map(\.label).joined(separator: "  ") + " > " }

  /// What each answer does.
  package var help: [StyledText] {
    answers.map { answer in
      StyledText("  \(answer.key)  \(answer.summary)")
    }
  }

  /// The answer that `text` means here: its key, its name, or the Korean letter on the same key.
  package func answer(_ text: String) -> SessionReview.Answer? {
    answers.first { $0.spellings.contains(text) }
  }
}

extension SessionReview.Answer {
  /// Whether it takes over what a step printed.
  fileprivate var needsOutput: Bool { self == .accept || self == .acceptFile }

  /// The key that gives the answer.
  fileprivate var key: String { spellings[0] }

  fileprivate var spellings: [String] {
    switch self {
    case .accept: ["a", "accept", "ㅁ"]
    case .keep: ["k", "keep", "ㅏ"]
    case .edit: ["e", "edit", "ㄷ"]
    case .acceptFile: ["f", "file", "accept file", "ㄹ"]
    case .acceptAll: ["A", "all", "accept all", "rest"]
    case .quit: ["q", "quit", "ㅂ"]
    case .help: ["?", "help"]
    }
  }

  /// The answer with its key in brackets.
  fileprivate var label: String {
    switch self {
    case .accept: "[a]ccept"
    case .keep: "[k]eep"
    case .edit: "[e]dit"
    case .acceptFile: "accept [f]ile"
    case .acceptAll: "accept [A]ll"
    case .quit: "[q]uit"
    case .help: "[?] help"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .accept: "what was printed becomes what is expected"
    case .keep: "the file stays as it is here"
    case .edit: "opens the file in $VISUAL or $EDITOR, then asks again"
    case .acceptFile: "accepts this and all that follows in the file"
    case .acceptAll: "accepts this and all that follows in every file"
    case .quit: "ends; what was accepted stays accepted"
    case .help: "says what the keys do"
    }
  }
}
