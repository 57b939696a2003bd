/// What Swift code has declared and made in a world, entry by entry.
///
/// It is a value like all of the world, so that undo and checkpoints take it along. A saved world
/// has the source alone, which whoever loads it runs again.
package struct Program: Sendable {
  /// The source of the entries, in order.
  package var entries: [String] = []
  /// What the entries have come to, for those who run them; nil where they have not been run.
  package var state: (any ProgramState)?

  /// No entries.
  package init() {}
}

/// The variables and objects of a program.
package protocol ProgramState: Sendable {}

extension Program: Codable {
  package init(from decoder: any Decoder) throws {
    entries = try [String](from: decoder)
  }

  package func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}
