/// One line of expected output: a text, a pattern, or `...`.
package struct ExpectedLine: Hashable, Sendable {
  /// What a line accepts.
  package enum Kind: Hashable, Sendable {
    /// This text and no other.
    case text(String)
    /// Any number of lines, also none: `...` alone.
    case anyLines
    /// This text as it stands, or a line that the regular expression matches whole.
    case regularExpression(String, text: String)
    /// This text as it stands, or a line that the glob matches whole.
    case glob(String, text: String)
  }

  /// The line as it stands in the file, trailing white space cut.
  package let written: String
  /// What it accepts.
  package let kind: Kind

  /// Reads a line of a session file.
  package init(written: String) {
    let written = SessionText.cuttingTrailingSpace(written)
    self.written = written
    if SessionText.areIdentical(written, "...") {
      kind = .anyLines
      return
    }
    guard Self.looksLikePattern(written) else {
      kind = .text(Self.unescaped(written, isPattern: false))
      return
    }
    let text = Self.unescaped(written, isPattern: true)
    if let pattern = SessionText.rest(of: text, before: " (re)") {
      kind = .regularExpression(pattern, text: text)
    } else if let pattern = SessionText.rest(of: text, before: " (glob)") {
      kind = .glob(pattern, text: text)
    } else {
      kind = .text(text)
    }
  }

  /// The line that stands for `output`, escaped so that it matches that alone.
  ///
  /// Text that ends like a pattern becomes a glob without wildcards: `a* (re)` is written
  /// `a\* (re) (glob)`.
  package init(recording output: String) {
    let output = SessionText.cuttingTrailingSpace(output)
    var line = output
    if Self.looksLikePattern(output) { line = GlobPattern.escaping(output) + " (glob)" }
    self.init(written: Self.needsEscape(line) ? "\\" + line : line)
  }

  /// The line in a form that reads the same wherever it stands: a bare `.` is output below other
  /// output, but right below a command it would go on with that.
  var writtenForAnyPlace: String {
    guard case .text(let text) = kind, SessionText.areIdentical(text, written) else {
      return written
    }
    return Self(recording: text).written
  }

  private static func looksLikePattern(_ line: String) -> Bool {
    guard line.utf8.last == UInt8(ascii: ")") else { return false }
    return SessionText.rest(of: line, before: " (re)") != nil
      || SessionText.rest(of: line, before: " (glob)") != nil
  }

  /// Whether an output line would be read as something else without a `\` before it.
  private static func needsEscape(_ line: String) -> Bool {
    let isMarkerAlone = [">", ".", "#", "..."].contains { SessionText.areIdentical(line, $0) }
    return isMarkerAlone || beginsWithMarker(line) || SessionText.isConflictMarker(line)
  }

  private static func beginsWithMarker(_ line: String) -> Bool {
    ["> ", ". ", "# ", "#!", "\\"].contains { line.utf8.starts(with: $0.utf8) }
  }

  /// The line without the `\` that escapes its beginning.
  ///
  /// In a pattern the `\` goes only where it protects a marker: `\d+ items (re)` keeps its own.
  private static func unescaped(_ line: String, isPattern: Bool) -> String {
    guard let rest = SessionText.rest(of: line, after: "\\") else { return line }
    let protects = beginsWithMarker(rest) || SessionText.isConflictMarker(rest)
    return isPattern && !protects ? line : rest
  }
}
