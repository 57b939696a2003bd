package import Wording

/// The shape of a text that no row knows: what can be said of it all the same.
package struct ConsoleShape: Sendable {
  /// The name of the shape.
  package let id: String
  /// The words by which it is told, in their spellings.
  let patterns: [ConsolePattern]
  /// What a text of the shape says.
  let meaning: @Sendable (ConsoleHoles) -> Message
  /// Where to look.
  package let cause: Message
  /// A page of `explain` that may have to do with it.
  package let page: String?

  init(
    _ id: String, _ templates: [String], page: String? = nil, cause: Message,
    meaning: @escaping @Sendable (ConsoleHoles) -> Message
  ) {
    self.id = id
    patterns = templates.map(ConsolePattern.init)
    self.meaning = meaning
    self.cause = cause
    self.page = page
  }
}
