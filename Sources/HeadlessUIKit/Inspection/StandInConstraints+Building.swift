/// The constraints that a closure of an app's own makes, which sets up a view: a list, or one by one
/// among other statements.
@resultBuilder public enum StandInConstraints {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  public static func buildExpression(_ list: [NSLayoutConstraint]) -> [NSLayoutConstraint] { list }
  @_disfavoredOverload
  public static func buildExpression(_ other: some Any) -> [NSLayoutConstraint] { [] }
  public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap(\.self)
  }
  public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] {
    part ?? []
  }
  public static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  public static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap(\.self)
  }

  /// Has constraints hold that lay a view out.
  @MainActor public static func hold(_ constraints: [NSLayoutConstraint], of view: AnyObject) {
    guard !constraints.isEmpty else { return }
    (view as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }
}
