/// What stands for a data source that a function makes which is not given, of the list that it takes.
struct StandInSource {
  private let lists: [UIView]

  /// What is made of what a function was called with.
  init(of arguments: [Any?]) {
    lists = arguments.compactMap { $0 as? UIView }.filter {
      $0 is UICollectionView || $0 is UITableView
    }
  }

  /// The data source, of which nothing says what its cells are; nil of anything else.
  func made<Value>() -> Value? {
    guard let list = lists.first, lists.count == 1 else { return nil }
    return (Value.self as? any SourceOfList.Type)?.source(of: list) as? Value
  }
}

private protocol SourceOfList {
  static func source(of list: UIView) -> Any?
}

extension UICollectionViewDiffableDataSource: SourceOfList {
  fileprivate nonisolated static func source(of list: UIView) -> Any? {
    guard let list = list as? UICollectionView else { return nil }
    return made { UICollectionViewDiffableDataSource(collectionView: list) { _, _, _ in nil } }
  }
}

extension UITableViewDiffableDataSource: SourceOfList {
  fileprivate nonisolated static func source(of list: UIView) -> Any? {
    guard let list = list as? UITableView else { return nil }
    return made { UITableViewDiffableDataSource(tableView: list) { _, _, _ in nil } }
  }
}

/// What only the main actor makes, which is where a list is.
private func made(_ make: @MainActor () -> Any) -> Any? {
  nonisolated(unsafe) var source: Any?
  MainActor.assumeIsolated { source = make() }
  return source
}

extension Optional: SourceOfList {
  fileprivate static func source(of list: UIView) -> Any? {
    (Wrapped.self as? any SourceOfList.Type)?.source(of: list)
  }
}

/// A variable for a data source, which may have none yet.
package protocol SourceVariable {
  /// Gives the variable at a place a data source of a list, of which nothing says what its cells are, where
  /// it has none; whether it did.
  static func give(to place: UnsafeMutableRawPointer, of list: UIView) -> Bool
}

extension Optional: SourceVariable {
  package static func give(to place: UnsafeMutableRawPointer, of list: UIView) -> Bool {
    let variable = place.assumingMemoryBound(to: Self.self)
    guard case .none = variable.pointee, let source = source(of: list) as? Wrapped else {
      return false
    }
    variable.pointee = source
    return true
  }
}
