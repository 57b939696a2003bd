/// Brings what session files expect to what they print now.
public enum SessionUpdate {
  /// What happened to a file.
  public enum Outcome: Hashable, Sendable {
    /// There was nothing to change.
    case unchanged
    /// The file was rewritten.
    case written
    /// The file was to be changed and was not, because this is a CI run.
    case refusedInCI
  }

  /// Rewrites the file of a replayed session where it differs.
  ///
  /// Files that pass, are skipped, are expected to differ or could not be run stay untouched.
  ///
  /// - Parameters:
  ///   - accepted: The steps to rewrite, by index; nil for all that differ.
  ///   - isCI: Whether this is a CI run, where nothing is ever written.
  /// - Throws: `FileError` when the file cannot be read or written, or was changed since.
  public static func update(
    _ replayed: ReplayedSession, accepting accepted: Range<Int>? = nil, files: any FileSystem,
    isCI: Bool
  ) throws(FileError) -> Outcome {
    guard replayed.verdict == .differs else { return .unchanged }
    if isCI { return .refusedInCI }
    let text = try files.text(of: replayed.path)
    let current = try? Session(parsing: text)
    guard let current, current.steps.elementsEqual(replayed.steps, by: { $0 == ($1.line, $1.step) })
    else {
      throw FileError(path: replayed.path, reason: "The file was changed during its replay")
    }
    let updated = updating(text, with: replayed, accepting: accepted)
    guard !SessionText.areIdentical(updated, text) else { return .unchanged }
    try files.write(updated, to: replayed.path)
    return .written
  }

  /// The text of a session file with the output of differing steps brought up to date.
  ///
  /// Every other byte stays, also the kind of line ends. Within a differing step the lines that
  /// still match, patterns among them, stay as they are written.
  ///
  /// - Parameters:
  ///   - text: The text that was replayed.
  ///   - accepted: The steps to rewrite, by index; nil for all that differ.
  public static func updating(
    _ text: String, with replayed: ReplayedSession, accepting accepted: Range<Int>? = nil
  ) -> String {
    var lines = SourceLines(text)
    let accepted = (accepted ?? replayed.steps.indices).clamped(to: replayed.steps.indices)
    for step in replayed.steps[accepted].reversed() {
      guard case .differs = step.outcome, let output = step.output else { continue }
      let first = step.line - 1 + step.step.commandLines.count
      let replaced = first..<(first + step.step.expected.lines.count)
      lines.replace(replaced, with: written(step.step.expected, updatedTo: output))
    }
    return lines.text
  }

  /// The lines of an expectation that `output` meets, with all of the old ones that still match.
  private static func written(
    _ expected: ExpectedOutput, updatedTo output: String
  ) -> [String] {
    let actual = SessionText.outputLines(of: output)
    return OutputAlignment(OutputMatcher(expected), actual).edits.compactMap { edit in
      switch edit {
      case .kept(let index, _), .absorbed(let index, _): expected.lines[index].writtenForAnyPlace
      case .replaced(_, let index), .inserted(let index):
        ExpectedLine(recording: actual[index]).written
      case .deleted: nil
      }
    }
  }
}

/// The lines of a text together with their ends.
private struct SourceLines {
  private var lines: [String]
  private let lineEnd: String

  init(_ text: String) {
    let bytes = text.utf8
    lines = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: 0x0A)
      let end = feed.map(bytes.index(after:)) ?? bytes.endIndex
      lines.append(String(text[start..<end]))
      start = end
    }
    lineEnd = lines.first?.utf8.suffix(2).elementsEqual("\r\n".utf8) == true ? "\r\n" : "\n"
  }

  var text: String { lines.joined() }

  mutating func replace(_ range: Range<Int>, with new: [String]) {
    if range.lowerBound > 0, lines[range.lowerBound - 1].utf8.last != 0x0A {
      lines[range.lowerBound - 1] += lineEnd
    }
    lines.replaceSubrange(range, with: new.map { $0 + lineEnd })
  }
}
