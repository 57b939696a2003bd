/// The source of a program's entries, in order.
///
/// Every world that undo keeps has those up to its own, so that they are added to often while older
/// copies stand: only the last few are copied then.
package struct ProgramEntries: RandomAccessCollection, Sendable {
  private static let chunkLength = 64

  /// The entries but the last, so many in each.
  private var chunks: [[String]] = []
  private var last: [String] = []

  package var startIndex: Int { 0 }
  package var endIndex: Int { chunks.count * Self.chunkLength + last.count }

  package subscript(index: Int) -> String {
    let chunk = index / Self.chunkLength
    return chunk < chunks.count
      ? chunks[chunk][index % Self.chunkLength] : last[index % Self.chunkLength]
  }

  /// Adds an entry behind all others.
  ///
  /// - Complexity: O(1), but for a copy that shares them O(*n* / 64) for *n* entries.
  package mutating func append(_ entry: String) {
    last.append(entry)
    guard last.count == Self.chunkLength else { return }
    chunks.append(last)
    last = []
  }
}

extension ProgramEntries: ExpressibleByArrayLiteral {
  package init(_ entries: some Sequence<String>) { for entry in entries { append(entry) } }
  package init(arrayLiteral entries: String...) { self.init(entries) }
}

extension ProgramEntries: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}

/// An array of strings.
extension ProgramEntries: Codable {
  package init(from decoder: any Decoder) throws { self.init(try [String](from: decoder)) }
  package func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
