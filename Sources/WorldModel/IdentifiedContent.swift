/// The content that an item's identity covers, for lessons on what an identifier should be; or the
/// value that it stands for, which identity leaves out.
///
/// A class, so that identifiers that cover none stay small.
final class IdentifiedContent: Sendable {
  /// The fields as text.
  let text: String
  /// Whether `==` compares it too; where it does not, equal identifiers may hash differently.
  let isCompared: Bool
  /// The number of the value that the identifier stands for.
  let token: Int?
  /// The fields that travel with the identifier and are no part of its identity.
  let carried: Contents.Fields?

  init(text: String, isCompared: Bool) {
    self.text = text
    self.isCompared = isCompared
    (token, carried) = (nil, nil)
  }

  init(token: Int) {
    (text, isCompared) = ("", false)
    (self.token, carried) = (token, nil)
  }

  init(carried: Contents.Fields) {
    (text, isCompared) = ("", false)
    (token, self.carried) = (nil, carried)
  }

  /// Whether identity covers anything of it.
  var isIdentity: Bool { token == nil && carried == nil }
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
    if let content, content.isIdentity { hasher.combine(content.text) }
  }
}
