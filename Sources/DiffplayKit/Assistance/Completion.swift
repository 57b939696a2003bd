package import Wording

/// One candidate of a completion.
package struct Completion: Hashable, Sendable {
  /// The most candidates that an answer holds; where there are so many, there may be more.
  package static let limit = 200

  /// The text that replaces the word under the cursor.
  package var text: String
  /// A word or two that say what it is, shown beside it in lists.
  package var note: Message
  /// Whether what follows stands right behind it, without a space.
  package var isUnfinished: Bool

  /// A candidate `text`, explained by `note`.
  package init(_ text: String, note: Message = "", isUnfinished: Bool = false) {
    self.text = text
    self.note = note
    self.isUnfinished = isUnfinished
  }
}
