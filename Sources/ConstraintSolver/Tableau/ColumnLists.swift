/// The rows that may name each symbol: lists that are threaded through one stretch of memory, so
/// that a symbol costs no memory of its own.
///
/// A list is walked by places, `first(of:)` and `next(after:)`, while other lists grow.
struct ColumnLists: Sendable {
  private struct Entry {
    var row: Int32
    /// The place of the next entry; -1 at the end.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// By symbol; -1 where nothing is listed.
  private var firsts: [Int32] = []
  /// The first of the entries that are used no more.
  private var firstUnused: Int32 = -1

  mutating func reserve(symbols: Int, entries count: Int) {
    firsts.reserveCapacity(symbols)
    entries.reserveCapacity(count)
  }

  /// How many entries all lists have, and those that are used no more.
  var entryCount: Int { entries.count }

  mutating func addSymbol() { firsts.append(-1) }

  mutating func insert(_ row: Int32, in symbol: Symbol) {
    let entry = Entry(row: row, next: firsts[Int(symbol)])
    if firstUnused < 0 {
      firsts[Int(symbol)] = Int32(entries.count)
      entries.append(entry)
    } else {
      let place = firstUnused
      firstUnused = entries[Int(place)].next
      entries[Int(place)] = entry
      firsts[Int(symbol)] = place
    }
  }

  // MARK: Walking

  func first(of symbol: Symbol) -> Int32 { firsts[Int(symbol)] }
  func next(after place: Int32) -> Int32 { entries[Int(place)].next }
  func row(at place: Int32) -> Int { Int(entries[Int(place)].row) }

  /// All that a symbol lists, the last inserted first.
  func rows(of symbol: Symbol) -> [Int32] {
    var rows: [Int32] = []
    var place = first(of: symbol)
    while place >= 0 {
      rows.append(entries[Int(place)].row)
      place = next(after: place)
    }
    return rows
  }

  // MARK: Emptying

  /// Empties a symbol's list, and gives its first place; it is to be given back.
  mutating func detach(_ symbol: Symbol) -> Int32 {
    let first = firsts[Int(symbol)]
    firsts[Int(symbol)] = -1
    return first
  }

  /// Gives a list back that was detached.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  mutating func giveBack(_ first: Int32) {
    guard first >= 0 else { return }
    var last = first
    while entries[Int(last)].next >= 0 { last = entries[Int(last)].next }
    entries[Int(last)].next = firstUnused
    firstUnused = first
  }

  mutating func removeAll(of symbol: Symbol) { giveBack(detach(symbol)) }
}
