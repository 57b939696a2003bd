package import HostSystem

/// Brings what session files expect to what they print now.
package enum SessionUpdate {
  /// What happened to a file.
  package enum Outcome: Hashable, Sendable {
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
  package static func update(
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
  /// - Complexity: O(*n*), where *n* is the length of the text, besides the alignment of the steps
  ///   that differ.
  package static func updating(
    _ text: String, with replayed: ReplayedSession, accepting accepted: Range<Int>? = nil
  ) -> String {
    var rewriting = LineRewriting(text)
    let accepted = (accepted ?? replayed.steps.indices).clamped(to: replayed.steps.indices)
    for step in replayed.steps[accepted] {
      guard case .differs = step.outcome, let output = step.output else { continue }
      let first = step.line - 1 + step.step.commandLines.count
      let replaced = first..<(first + step.step.expected.lines.count)
      rewriting.replace(replaced, with: written(step.step.expected, updatedTo: output))
    }
    return rewriting.finished()
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

/// A text that is written anew from its first line to its last, some lines replaced by others.
private struct LineRewriting {
  /// What is left of the old text.
  private var rest: Substring.UTF8View
  /// The number of the line that `rest` begins with, from 0.
  private var line = 0
  private var written = ""
  private let lineEnd: String

  init(_ text: String) {
    rest = Substring(text).utf8
    let firstEnd = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    lineEnd = rest[..<firstEnd].last == 0x0D ? "\r\n" : "\n"
  }

  /// Writes `new` in place of lines that come after all that were replaced before.
  mutating func replace(_ range: Range<Int>, with new: [String]) {
    written += String(Substring(next(upTo: range.lowerBound)))
    if !written.isEmpty, written.utf8.last != 0x0A { written += lineEnd }
    for line in new { written += line + lineEnd }
    _ = next(upTo: range.upperBound)
  }

  /// The whole text, with the lines after the last that was replaced.
  consuming func finished() -> String { written + String(Substring(rest)) }

  /// Takes the lines in front of line `end` from the rest.
  private mutating func next(upTo end: Int) -> Substring.UTF8View {
    let start = rest.startIndex
    var position = start
    while line < end, position < rest.endIndex {
      let feed = rest[position...].firstIndex(of: 0x0A)
      position = feed.map(rest.index(after:)) ?? rest.endIndex
      line += 1
    }
    defer { rest = rest[position...] }
    return rest[start..<position]
  }
}
