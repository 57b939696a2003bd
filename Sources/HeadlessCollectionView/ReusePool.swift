/// Views put aside, by the reuse identifier under which they can be had again.
///
/// The view put aside last is handed out first.
public struct ReusePool<View> {
  private var views: [String: [View]] = [:]

  /// Creates a pool without views.
  public init() {}

  /// Puts a view aside.
  public mutating func put(_ view: View, for identifier: String) {
    views[identifier, default: []].append(view)
  }

  /// Takes a view out, or answers `nil` when there is none.
  public mutating func take(for identifier: String) -> View? {
    views[identifier]?.popLast()
  }

  /// The number of views put aside under an identifier.
  public func count(for identifier: String) -> Int { views[identifier]?.count ?? 0 }
}
