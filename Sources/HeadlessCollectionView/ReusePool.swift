/// Views put aside, by the reuse identifier under which they can be had again.
///
/// The view put aside last is handed out first.
public struct ReusePool<View> {
  private var views: [String: [View]] = [:]

  /// Creates a pool without views.
  public init() {}

  /// Puts a view aside.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - identifier: Under which it can be had again.
  public mutating func put(_ view: View, for identifier: String) {
    views[identifier, default: []].append(view)
  }

  /// Takes a view out, or answers `nil` when there is none.
  public mutating func take(for identifier: String) -> View? {
    guard let view = views[identifier]?.popLast() else { return nil }
    if views[identifier]?.isEmpty == true { views[identifier] = nil }
    return view
  }

  /// The number of views put aside under an identifier.
  public func count(for identifier: String) -> Int { views[identifier]?.count ?? 0 }

  /// The views put aside under an identifier, the next to be handed out last.
  public func views(for identifier: String) -> [View] { views[identifier] ?? [] }

  /// The identifiers under which views are put aside, in alphabetical order.
  ///
  /// - Complexity: O(*i* log *i*) for *i* identifiers.
  public var identifiers: [String] { views.keys.sorted() }
}

extension ReusePool: Equatable where View: Equatable {}
extension ReusePool: Hashable where View: Hashable {}
extension ReusePool: Sendable where View: Sendable {}
