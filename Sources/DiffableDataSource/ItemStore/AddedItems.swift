/// The identifiers that were added to a flat list, in the order they came.
///
/// A list of parts, of which four of a size are made into one, so that a copy that grows shares
/// all but little.
@usableFromInline
struct AddedItems<ID: Hashable> {
  @usableFromInline var parts: [ContiguousArray<ID>] = []
  /// The number of items added.
  @usableFromInline var count = 0

  @inlinable init() {}

  /// The item that came as number `index`.
  @inlinable subscript(index: Int) -> ID {
    var offset = index
    for part in parts {
      if offset < part.count { return part[offset] }
      offset -= part.count
    }
    preconditionFailure("an added item is missing")
  }

  @inlinable mutating func append(_ items: ContiguousArray<ID>) {
    guard !items.isEmpty else { return }
    count += items.count
    var last = items
    var kept = parts.count
    while kept >= 3, Self.level(parts[kept - 3]) <= Self.level(last) {
      var merged: ContiguousArray<ID> = []
      merged.reserveCapacity(parts[(kept - 3)..<kept].reduce(last.count) { $0 + $1.count })
      for part in parts[(kept - 3)..<kept] { merged += part }
      merged += last
      last = merged
      kept -= 3
    }
    parts = parts.replacingEnd(from: kept, with: last)
  }

  /// How many times four fits into the size.
  @inlinable static func level(_ part: ContiguousArray<ID>) -> Int {
    (Int.bitWidth - 1 - part.count.leadingZeroBitCount) / 2
  }
}

extension AddedItems: Sendable where ID: Sendable {}

extension Array {
  /// The elements before `start` and one behind them, in no more memory than that takes.
  @inlinable func replacingEnd(from start: Int, with element: Element) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(start + 1)
    result += self[..<start]
    result.append(element)
    return result
  }
}
