public import Foundation

// The calls of the package ListDiff: what is inserted, deleted, moved and updated between two lists.

/// What is told apart by an identifier.
public protocol ListDiffDiffable {
  var diffIdentifier: AnyHashable { get }
}

/// Differences of lists.
public enum ListDiffList {
  public struct MoveIndex: Equatable {
    public let from: Int
    public let to: Int
  }

  public struct Result {
    public var inserts = IndexSet()
    public var updates = IndexSet()
    public var deletes = IndexSet()
    public var moves: [MoveIndex] = []

    public var hasChanges: Bool { changeCount > 0 }
    public var changeCount: Int { inserts.count + updates.count + deletes.count + moves.count }
  }

  /// What makes `newArray` of `oldArray`; elements that are no `Diffable` are told apart by themselves.
  public static func diffing<Element: Hashable>(
    oldArray: [Element], newArray: [Element]
  ) -> Result {
    func identifier(_ element: Element) -> AnyHashable {
      (element as? any ListDiffDiffable)?.diffIdentifier ?? AnyHashable(element)
    }
    var (old, new): ([AnyHashable: Int], [AnyHashable: Int]) = ([:], [:])
    for (index, element) in oldArray.enumerated() { old[identifier(element)] = index }
    for (index, element) in newArray.enumerated() { new[identifier(element)] = index }
    var result = Result()
    for (index, element) in oldArray.enumerated() where new[identifier(element)] == nil {
      result.deletes.insert(index)
    }
    for (index, element) in newArray.enumerated() where old[identifier(element)] == nil {
      result.inserts.insert(index)
    }
    for (to, element) in newArray.enumerated() {
      guard let from = old[identifier(element)] else { continue }
      if oldArray[from] != element { result.updates.insert(from) }
      let shifted =
        from - result.deletes.count(in: 0..<from) + result.inserts.count(in: 0..<to)
      if shifted != to { result.moves.append(MoveIndex(from: from, to: to)) }
    }
    return result
  }
}
