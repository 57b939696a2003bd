/// The entries of this session and those before it, oldest first.
package struct History {
  /// The entries, no two neighbours alike.
  package private(set) var entries: [String]
  private let file: HistoryFile?

  /// The history kept in `file`, or one that ends with the session.
  package init(file: HistoryFile?) {
    self.file = file
    entries = file?.load() ?? []
  }

  /// Adds an entry unless it is blank or repeats the one before; answers whether it did.
  ///
  /// A file that cannot be written is no reason to disturb: the entry is kept for the session.
  package mutating func append(_ entry: String) -> Bool {
    guard entry.contains(where: { !$0.isWhitespace }), entry != entries.last else { return false }
    entries.append(entry)
    file?.append(entry)
    return true
  }
}
