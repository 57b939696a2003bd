/// The identifiers that were added to a flat list, in the order they came.
///
/// A list of parts, of which four of a size are made into one, so that a copy that grows shares
/// all but little.
struct AddedItems<ID: Hashable & Sendable>: Sendable {
  /// An identifier with its hash.
  struct Item: Sendable {
    var identifier: ID
    var hash: Int
  }

  private var parts: [ContiguousArray<Item>] = []
  /// The number of items added.
  private(set) var count = 0

  init() {}

  /// The item that came as number `index`.
  subscript(index: Int) -> Item {
    var offset = index
    for part in parts {
      if offset < part.count { return part[offset] }
      offset -= part.count
    }
    preconditionFailure("an added item is missing")
  }

  mutating func append(_ items: ContiguousArray<Item>) {
    guard !items.isEmpty else { return }
    parts.append(items)
    count += items.count
    while parts.count >= 4,
      Self.level(parts[parts.count - 4]) <= Self.level(parts[parts.count - 1])
    {
      let merged = ContiguousArray(parts.suffix(4).joined())
      parts.removeLast(4)
      parts.append(merged)
    }
  }

  /// How many times four fits into the size.
  private static func level(_ part: ContiguousArray<Item>) -> Int {
    (Int.bitWidth - 1 - part.count.leadingZeroBitCount) / 2
  }
}
