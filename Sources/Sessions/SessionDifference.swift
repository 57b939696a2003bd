/// How the output of one step differs from what was expected.
package struct SessionDifference: Hashable, Sendable {
  /// One line of the comparison, as a session file writes it.
  package struct Line: Hashable, Sendable {
    /// Which side a line stands on.
    package enum Side: Hashable, Sendable {
      /// Expected and printed.
      case both
      /// Expected, not printed.
      case expected
      /// Printed, not expected.
      case actual
    }

    /// The side on which the line stands.
    package var side: Side
    /// The line.
    package var text: String
  }

  /// The session file.
  package let path: String
  /// The line of the file on which the step begins.
  package let commandLine: Int
  /// The line of the file where the outputs part.
  package let line: Int
  /// The lines of the command.
  package let command: [String]
  /// What was expected, as it stands in the file.
  package let expected: [String]
  /// What was printed, as lines of a session file.
  package let actual: [String]
  /// Both, line by line; within a change the expected lines come first.
  package let lines: [Line]
  /// What the lines alone do not show, one sentence each.
  package let notes: [String]

  /// Compares the output of a step; nil when it is what was expected.
  ///
  /// - Parameter line: The line of the file `path` on which the step begins.
  package init?(path: String, line: Int, step: Session.Step, output: String) {
    if step.expected.isText(output) { return nil }
    let printed = SessionText.outputLines(of: output)
    let matcher = OutputMatcher(step.expected)
    guard !matcher.matches(printed) else { return nil }

    self.path = path
    commandLine = line
    command = step.commandLines
    expected = step.expected.lines.map(\.written)
    actual = printed.map { ExpectedLine(recording: $0).written }
    let edits = OutputAlignment(matcher, printed).edits
    let outputLine = line + step.commandLines.count
    let parting = Self.firstChange(in: edits)
    self.line = outputLine + min(parting, expected.count - 1)

    var comparison = DifferenceLines(expected: expected, actual: actual)
    for edit in edits { comparison.append(edit) }
    comparison.endChange()
    lines = comparison.lines
    notes =
      matcher.invalidPatterns.map { index, reason in
        "Line \(outputLine + index) is not a regular expression (\(reason)), "
          + "so it is compared as text."
      } + comparison.notes
  }

  /// The number of expected lines before the first change.
  private static func firstChange(in edits: [OutputAlignment.Edit]) -> Int {
    var expected = 0
    for edit in edits {
      switch edit {
      case .kept(let index, _), .absorbed(let index, _): expected = index + 1
      case .replaced, .deleted, .inserted: return expected
      }
    }
    return expected
  }
}

/// Turns edits into lines, and shows what cannot be seen in them.
private struct DifferenceLines {
  let expected: [String]
  let actual: [String]
  private(set) var lines: [SessionDifference.Line] = []
  private var removed: [String] = []
  private var added: [String] = []
  private var showsSpaces = false
  private var showsScalars = false
  private var showsBlankLines = false

  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }

  mutating func append(_ edit: OutputAlignment.Edit) {
    switch edit {
    case .kept(let index, _), .absorbed(let index, _):
      endChange()
      lines.append(SessionDifference.Line(side: .both, text: expected[index]))
    case .replaced(let index, let actualIndex):
      let pair = spelled(expected[index], actual[actualIndex])
      removed.append(pair.expected)
      added.append(pair.actual)
    case .deleted(let index):
      removed.append(spelled(expected[index]))
    case .inserted(let index):
      added.append(spelled(actual[index]))
    }
  }

  /// Writes the changed lines collected so far, the expected ones first.
  mutating func endChange() {
    lines += removed.map { SessionDifference.Line(side: .expected, text: $0) }
    lines += added.map { SessionDifference.Line(side: .actual, text: $0) }
    removed = []
    added = []
  }

  /// What the signs used in the lines mean.
  var notes: [String] {
    var notes: [String] = []
    if showsSpaces { notes.append("Only white space differs: · is a space, → a tab.") }
    if showsScalars { notes.append("The same characters are made of different Unicode scalars.") }
    if showsBlankLines { notes.append("␤ is a blank line.") }
    return notes
  }

  /// A pair of lines; what differs between them is made visible where it is not.
  private mutating func spelled(
    _ expected: String, _ actual: String
  ) -> (expected: String, actual: String) {
    if expected.isEmpty || actual.isEmpty { return (spelled(expected), spelled(actual)) }
    if expected == actual {
      showsScalars = true
      return (Self.showingScalars(expected), Self.showingScalars(actual))
    }
    if Self.withoutSpaces(expected) == Self.withoutSpaces(actual) {
      showsSpaces = true
      return (Self.showingSpaces(expected), Self.showingSpaces(actual))
    }
    return (expected, actual)
  }

  private mutating func spelled(_ line: String) -> String {
    guard line.isEmpty else { return line }
    showsBlankLines = true
    return "␤"
  }

  private static func withoutSpaces(_ line: String) -> String {
    line.filter { !$0.isWhitespace }
  }

  private static func showingSpaces(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      switch scalar {
      case " ": "·"
      case "\t": "→"
      case _ where scalar.properties.isWhitespace: escape(of: scalar)
      default: String(scalar)
      }
    }.joined()
  }

  private static func showingScalars(_ line: String) -> String {
    line.unicodeScalars.map { $0.isASCII ? String($0) : escape(of: $0) }.joined()
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
