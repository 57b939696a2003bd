import TextWidth
import Wording

/// The changes that somebody has looked at and taken as meant, as a file that people review.
///
/// A line is a change's fingerprint, and behind it what it was, for people. What begins with `#` is
/// prose. A fingerprint is of both states: once either is another, so is the change.
package struct AcceptedChanges: Hashable, Sendable {
  /// What the file is called where nothing else is said.
  package static let usualName = ".diffplay-accepted"

  /// What tells the changes.
  package private(set) var fingerprints: Set<String> = []

  /// None.
  package init() {}

  /// Reads a file; a line that is none is passed over.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let word = line.split(separator: " ").first, word.allSatisfy(\.isHexDigit) else {
        continue
      }
      fingerprints.insert(String(word))
    }
  }

  /// The file that accepts all that changed in a comparison, and nothing else.
  package static func text(accepting comparison: Comparison) -> String {
    let lines = comparison.changes.map { "\($0.fingerprint)  \($0.summary.english.singleLine)\n" }
    return """
      # Changes that `diffplay compare` takes as meant: `--update` writes them, this line first.
      \(lines.joined())
      """
  }
}
