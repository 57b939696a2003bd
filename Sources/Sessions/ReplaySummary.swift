import TextWidth
package import Wording

/// What a person reads after a replay.
package struct ReplaySummary: Hashable, Sendable {
  /// The replayed sessions in the order in which they are told.
  package let sessions: [ReplayedSession]

  /// The summary of `sessions`.
  package init(_ sessions: [ReplayedSession]) {
    self.sessions = sessions
  }

  /// 0 when all is well, 1 when a session differs, 2 when one cannot be read or parsed or there is
  /// none.
  package var exitStatus: Int32 {
    var status: Int32 = sessions.isEmpty ? 2 : 0
    for session in sessions where session.isFailure {
      if case .unreadable = session.verdict { return 2 }
      status = 1
    }
    return status
  }

  /// Every failure with its place and its diff, then one line that counts.
  ///
  /// Where several sessions fail, their places follow as a list. Ends without a line feed.
  package var text: String {
    let failures = sessions.filter(\.isFailure)
    var parts = failures.map { $0.failureText + "\n" }
    var closing = countsLine
    if failures.count > 1 {
      closing += ":\n" + failures.map { "  " + $0.place }.joined(separator: "\n")
    }
    parts.append(closing)
    return parts.joined(separator: "\n")
  }

  /// The text line by line, the two sides of each difference in their styles.
  package var lines: [StyledText] { Self.styled(text) }

  /// The lines of a failure's text, the two sides of a difference in their styles.
  static func styled(_ text: String) -> [StyledText] {
    SessionText.lines(of: text).map { line in
      let style: TextStyle? =
        switch line.utf8.prefix(2) {
        case let mark where mark.elementsEqual("- ".utf8): .removed
        case let mark where mark.elementsEqual("+ ".utf8): .added
        case let mark where mark.elementsEqual("> ".utf8): .heading
        default: line.hasPrefix("  (") || line.hasPrefix("  ⋮") ? .dim : nil
        }
      return StyledText(line, style)
    }
  }

  /// How many sessions came to what, in one line.
  package var countsLine: String {
    guard !sessions.isEmpty else { return "no sessions found" }
    var passed = 0
    var differing = 0
    var unreadable = 0
    var skipped = 0
    var expected = 0
    for session in sessions {
      switch session.verdict {
      case .passed: passed += 1
      case .differs, .passesUnexpectedly, .setUpFailed: differing += 1
      case .unreadable: unreadable += 1
      case .skipped: skipped += 1
      case .failsAsExpected: expected += 1
      }
    }
    func counted(_ count: Int) -> String { count == 1 ? "1 session" : "\(count) sessions" }
    var counts: [String] = []
    if differing > 0 { counts.append("\(differing) of \(counted(sessions.count)) failed") }
    if unreadable > 0 { counts.append("\(counted(unreadable)) cannot be replayed") }
    if counts.isEmpty {
      counts.append("\(counted(passed)) passed")
    } else if passed > 0 {
      counts.append("\(passed) passed")
    }
    if expected > 0 { counts.append("\(expected) failed as expected") }
    if skipped > 0 { counts.append("\(skipped) skipped") }
    return counts.joined(separator: ", ")
  }
}

extension ReplayedSession {
  /// Where an editor should go: the first difference, the fault, or the top of the file.
  package var place: String {
    switch verdict {
    case .setUpFailed(let fault), .unreadable(let fault):
      "\(fault.path.singleLine):\(fault.line):\(fault.column)"
    default:
      "\(path.singleLine):\(differences.first?.line ?? 1)"
    }
  }

  /// The failure as a text of several lines, its place first; empty for a session without one.
  package var failureText: String {
    switch verdict {
    case .passed, .skipped, .failsAsExpected: ""
    case .setUpFailed(let fault), .unreadable(let fault): fault.description
    case .passesUnexpectedly(let reason):
      "\(place): the session passes, and `#!expect-failure` says it does not (\(reason))"
    case .differs: differenceText
    }
  }

  /// The failure as one line without its place.
  package var failureMessage: String {
    switch verdict {
    case .passed, .skipped, .failsAsExpected: ""
    case .setUpFailed(let fault), .unreadable(let fault): fault.message
    case .passesUnexpectedly: "the session passes unexpectedly"
    case .differs: differenceHeading
    }
  }

  private var differenceHeading: String {
    heading(ofStep: steps.firstIndex { $0.outcome != .passed } ?? 0)
  }

  /// Which of the steps differs, in words.
  func heading(ofStep index: Int) -> String {
    "step \(index + 1) of \(steps.count) differs"
  }

  private var differenceText: String {
    guard let first = differences.first else { return "" }
    var text = "\(place): \(differenceHeading)\n\(first.text)"
    let later = differences.dropFirst()
    if !later.isEmpty {
      let lines = later.prefix(8).map { "\($0.line)" }.joined(separator: ", ")
      let more = later.count > 8 ? ", …" : ""
      text +=
        later.count == 1
        ? "\n1 later step differs too, perhaps only because of this one: line \(lines)"
        : "\n\(later.count) later steps differ too, perhaps only because of this one: "
          + "lines \(lines)\(more)"
    }
    return text
  }
}
