/// What Swift code has declared and made in a world, entry by entry.
///
/// It is a value like all of the world, so that undo and checkpoints take it along. A saved world
/// has the source alone, which whoever loads it runs again.
package struct Program: Sendable {
  /// The source of the entries, in order.
  package var entries: ProgramEntries = []
  /// The places of those that the compiler has read, and the interpreter cannot.
  package var compiled: Set<Int> = []
  /// Whether words have laid the view out since the program gave it a layout: then the program's is
  /// not asked, until it gives another.
  package var layoutIsInWords = false
  /// What the entries have come to, for those who run them; nil where they have not been run.
  package var state: (any ProgramState)?

  /// No entries.
  package init() {}
}

/// The variables and objects of a program.
package protocol ProgramState: Sendable {}

/// The array of the entries, where that is all there is to say.
extension Program: Codable {
  private enum CodingKeys: CodingKey { case entries, compiled, layoutIsInWords }

  package init(from decoder: any Decoder) throws {
    if let entries = try? ProgramEntries(from: decoder) {
      self.entries = entries
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode(ProgramEntries.self, forKey: .entries)
    compiled = Set(try container.decode([Int].self, forKey: .compiled))
    layoutIsInWords = try container.decodeIfPresent(Bool.self, forKey: .layoutIsInWords) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    guard !compiled.isEmpty || layoutIsInWords else { return try entries.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(compiled.sorted(), forKey: .compiled)
    if layoutIsInWords { try container.encode(true, forKey: .layoutIsInWords) }
  }
}
