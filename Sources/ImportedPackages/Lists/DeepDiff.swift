public import HeadlessUIKit

// What code calls of DeepDiff: the changes between two lists, and a list view that makes them.

/// Something that has an identity, and a content beside it.
public protocol DiffAware {
  associatedtype DiffId: Hashable
  var diffId: DiffId { get }
  static func compareContent(_ a: Self, _ b: Self) -> Bool
}

extension DiffAware where Self: Hashable {
  public var diffId: Self { self }
  public static func compareContent(_ a: Self, _ b: Self) -> Bool { a == b }
}

extension String: DiffAware {}
extension Character: DiffAware {}
extension Int: DiffAware {}
extension Bool: DiffAware {}
extension Double: DiffAware {}
extension Float: DiffAware {}

public struct DeepDiffInsert<T> {
  public let item: T
  public let index: Int
}

public struct DeepDiffDelete<T> {
  public let item: T
  public let index: Int
}

public struct DeepDiffReplace<T> {
  public let oldItem: T
  public let newItem: T
  public let index: Int
}

public struct DeepDiffMove<T> {
  public let item: T
  public let fromIndex: Int
  public let toIndex: Int
}

public enum DeepDiffChange<T> {
  case insert(DeepDiffInsert<T>)
  case delete(DeepDiffDelete<T>)
  case replace(DeepDiffReplace<T>)
  case move(DeepDiffMove<T>)

  public var insert: DeepDiffInsert<T>? {
    if case .insert(let insert) = self { insert } else { nil }
  }
  public var delete: DeepDiffDelete<T>? {
    if case .delete(let delete) = self { delete } else { nil }
  }
  public var replace: DeepDiffReplace<T>? {
    if case .replace(let replace) = self { replace } else { nil }
  }
  public var move: DeepDiffMove<T>? { if case .move(let move) = self { move } else { nil } }
}

/// Deletions from the old list, then insertions, moves, and what has another content.
public func diff<T: DiffAware>(old: [T], new: [T]) -> [DeepDiffChange<T>] {
  let difference = new.map(\.diffId).difference(from: old.map(\.diffId)).inferringMoves()
  var changes: [DeepDiffChange<T>] = []
  var moves: [DeepDiffChange<T>] = []
  for change in difference.removals.reversed() {
    guard case .remove(let index, _, let target) = change else { continue }
    if let target {
      moves.append(.move(DeepDiffMove(item: old[index], fromIndex: index, toIndex: target)))
    } else {
      changes.append(.delete(DeepDiffDelete(item: old[index], index: index)))
    }
  }
  for change in difference.insertions {
    guard case .insert(let index, _, nil) = change else { continue }
    changes.append(.insert(DeepDiffInsert(item: new[index], index: index)))
  }
  let known = Dictionary(old.map { ($0.diffId, $0) }) { first, _ in first }
  let replaced = new.enumerated().compactMap { index, item -> DeepDiffChange<T>? in
    guard let former = known[item.diffId], !T.compareContent(former, item) else { return nil }
    return .replace(DeepDiffReplace(oldItem: former, newItem: item, index: index))
  }
  return changes + moves + replaced
}

extension UICollectionView {
  public func reload<T: DiffAware>(
    changes: [DeepDiffChange<T>], section: Int = 0, updateData: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let paths = ChangedPaths(changes, section)
    withoutActuallyEscaping(updateData) { updateData in
      performBatchUpdates(
        {
          updateData()
          self.deleteItems(at: paths.deletes)
          self.insertItems(at: paths.inserts)
          for move in paths.moves { self.moveItem(at: move.from, to: move.to) }
        }, completion: completion)
    }
    if !paths.replaces.isEmpty { reloadItems(at: paths.replaces) }
  }
}

extension UITableView {
  public func reload<T: DiffAware>(
    changes: [DeepDiffChange<T>], section: Int = 0, insertionAnimation: RowAnimation = .automatic,
    deletionAnimation: RowAnimation = .automatic, replacementAnimation: RowAnimation = .automatic,
    updateData: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let paths = ChangedPaths(changes, section)
    withoutActuallyEscaping(updateData) { updateData in
      performBatchUpdates(
        {
          updateData()
          self.deleteRows(at: paths.deletes, with: deletionAnimation)
          self.insertRows(at: paths.inserts, with: insertionAnimation)
          for move in paths.moves { self.moveRow(at: move.from, to: move.to) }
        }, completion: completion)
    }
    if !paths.replaces.isEmpty { reloadRows(at: paths.replaces, with: replacementAnimation) }
  }
}

/// Changes as the places of items.
private struct ChangedPaths {
  let inserts: [IndexPath]
  let deletes: [IndexPath]
  let replaces: [IndexPath]
  let moves: [(from: IndexPath, to: IndexPath)]

  init<T>(_ changes: [DeepDiffChange<T>], _ section: Int) {
    func path(_ index: Int) -> IndexPath { IndexPath(item: index, section: section) }
    inserts = changes.compactMap { $0.insert.map { path($0.index) } }
    deletes = changes.compactMap { $0.delete.map { path($0.index) } }
    replaces = changes.compactMap { $0.replace.map { path($0.index) } }
    moves = changes.compactMap { $0.move.map { (path($0.fromIndex), path($0.toIndex)) } }
  }
}
