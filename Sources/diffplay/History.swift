/// The entries of this session and those before it, oldest first.
package struct History {
  /// What became of an entry that was to be kept.
  package enum Change {
    /// It was blank, or the newest already.
    case nothing
    case added
    /// It was there, and is the newest now.
    case moved
  }

  /// The entries, each once, where it came last.
  package private(set) var entries: [String]
  /// Those that were refused when they ran last, in this session.
  private var refused: Set<String> = []
  private var file: HistoryFile?
  /// Why the history ends with the session although there is a file for it.
  package private(set) var obstacle: LockHeld?

  /// The history kept in `file`, or one that ends with the session.
  package init(file: HistoryFile?) {
    self.file = file
    do throws(LockHeld) {
      entries = try file?.load() ?? []
    } catch {
      entries = []
      giveUp(error)
    }
  }

  /// Goes on without the file: nobody waits for it twice.
  private mutating func giveUp(_ obstacle: LockHeld) {
    self.obstacle = obstacle
    file = nil
  }

  /// Keeps in mind that the entry was refused.
  package mutating func discourage(_ entry: String) { refused.insert(entry) }

  /// The newest entry that goes on after `text`, and was not refused.
  ///
  /// - Parameter canRead: Whether an entry, of whose end nothing is known, can be read at all.
  package func continuation(of text: String, canRead: (String) -> Bool) -> String? {
    let typed = text.utf8
    return entries.last {
      $0.utf8.count > typed.count && $0.utf8.starts(with: typed) && !refused.contains($0)
        && canRead($0)
    }
  }

  /// Adds an entry as the newest, unless it is blank.
  ///
  /// A file that cannot be written is no reason to disturb: the entry is kept for the session.
  package mutating func append(_ entry: String) -> Change {
    guard entry.contains(where: { !$0.isWhitespace }), entry != entries.last else {
      return .nothing
    }
    refused.remove(entry)
    let old = entries.firstIndex(of: entry)
    if let old { entries.remove(at: old) }
    entries.append(entry)
    do throws(LockHeld) { try file?.append(entry) } catch { giveUp(error) }
    return old == nil ? .added : .moved
  }
}
