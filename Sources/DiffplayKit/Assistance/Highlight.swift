/// A stretch of a line that means something, to be drawn in its colour.
package struct Highlight: Hashable, Sendable {
  /// What a stretch is.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A verb, a statement's first word in braces, or a member in Swift.
    case verb
    /// What the grammar has no place for.
    case unknown
    /// A string in quotes, or an enumeration's case.
    case string
    /// A number or a dimension.
    case number
    /// A bracket at the cursor, or the one that it belongs to.
    case bracket
    case comment
  }

  /// The stretch, in UTF-8 bytes.
  package var range: Range<Int>
  /// What it is.
  package var kind: Kind

  init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
