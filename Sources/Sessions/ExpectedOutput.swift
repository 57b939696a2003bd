/// What a command is expected to print, line by line.
package struct ExpectedOutput: Hashable, Sendable {
  /// The lines, without blank ones at the end.
  package let lines: [ExpectedLine]

  /// An expectation of these lines; blank lines at the end are cut.
  package init(_ lines: [ExpectedLine] = []) {
    var lines = lines
    while lines.last?.written.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The expectation that `output` and nothing else meets.
  package init(recording output: String) {
    self.init(SessionText.outputLines(of: output).map(ExpectedLine.init(recording:)))
  }

  /// Whether `output` is what was expected, after trailing white space is cut.
  ///
  /// - Complexity: O(*n* · *m*) line comparisons at worst, one per line without `...`.
  package func matches(_ output: String) -> Bool {
    isText(output) || OutputMatcher(self).matches(SessionText.outputLines(of: output))
  }

  /// Whether the lines are those of `output`, byte for byte, without a pattern among them.
  ///
  /// - Complexity: O(*n*) in the length of `output`.
  func isText(_ output: String) -> Bool {
    var output = output
    return output.withUTF8 { bytes in
      var start = 0
      for line in lines {
        guard case .text(let text) = line.kind else { return false }
        let end = start + text.utf8.count
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\n"),
          text.utf8.elementsEqual(bytes[start..<end])
        else { return false }
        start = end + 1
      }
      return start == bytes.count
    }
  }
}

/// An expectation made ready to compare: its patterns are compiled, each once.
struct OutputMatcher {
  private enum Line {
    case text(String)
    case anyLines
    case regularExpression(Regex<AnyRegexOutput>, text: String)
    case glob(GlobPattern, text: String)
  }

  private let lines: [Line]
  /// The lines whose regular expression is none, and why; they still match as text.
  let invalidPatterns: [(index: Int, reason: String)]

  init(_ expected: ExpectedOutput) {
    var invalid: [(index: Int, reason: String)] = []
    lines = expected.lines.enumerated().map { index, line in
      switch line.kind {
      case .text(let text): return .text(text)
      case .anyLines: return .anyLines
      case .glob(let pattern, let text): return .glob(GlobPattern(pattern), text: text)
      case .regularExpression(let pattern, let text):
        do {
          let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
          return .regularExpression(regex, text: text)
        } catch {
          invalid.append((index, "\(error)"))
          return .text(text)
        }
      }
    }
    invalidPatterns = invalid
  }

  var count: Int { lines.count }

  /// Whether the line at `index` is `...`.
  func isAnyLines(_ index: Int) -> Bool {
    if case .anyLines = lines[index] { true } else { false }
  }

  /// Whether the line at `index` accepts one actual line; its text is tried before its pattern.
  func accepts(_ index: Int, _ actual: String) -> Bool {
    switch lines[index] {
    case .anyLines: true
    case .text(let text): SessionText.areIdentical(text, actual)
    case .glob(let pattern, let text):
      SessionText.areIdentical(text, actual) || pattern.matches(actual)
    case .regularExpression(let regex, let text):
      SessionText.areIdentical(text, actual) || actual.wholeMatch(of: regex) != nil
    }
  }

  /// Whether the actual lines are the expected ones.
  func matches(_ actual: [String]) -> Bool {
    WildcardMatching.matches(
      patternCount: count, inputCount: actual.count, isAnyRun: isAnyLines,
      accepts: { accepts($0, actual[$1]) })
  }
}
