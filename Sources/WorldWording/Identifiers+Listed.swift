package import Wording
import WorldModel

extension [Identifier] {
  /// The first identifiers as the language writes them, and how many more there are.
  package var listed: StyledText { listed(limit: 8) }

  /// The first `limit` identifiers as the language writes them, and how many there are.
  package func listed(limit: Int) -> StyledText {
    let words = prefix(limit).map(\.shown).joined(separator: " ")
    return count > limit ? "\(words) … (\(count) in all)" : StyledText(words)
  }
}
