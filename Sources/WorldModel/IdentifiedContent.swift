/// The content that an item's identity covers, for lessons on what an identifier should be.
///
/// A class, so that identifiers that cover none stay small.
final class IdentifiedContent: Sendable {
  /// The fields as text.
  let text: String
  /// Whether `==` compares it too; where it does not, equal identifiers may hash differently.
  let isCompared: Bool

  init(text: String, isCompared: Bool) {
    self.text = text
    self.isCompared = isCompared
  }
}

extension Identifier: Hashable {
  /// Compares names, and contents that identity covers and `==` looks at.
  package static func == (left: Identifier, right: Identifier) -> Bool {
    guard left.name == right.name else { return false }
    guard let content = left.content, let other = right.content else { return true }
    return !content.isCompared || !other.isCompared || content.text == other.text
  }

  /// Hashes the name, and the content that identity covers.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    if let content { hasher.combine(content.text) }
  }
}
