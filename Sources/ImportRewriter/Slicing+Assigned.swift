import SwiftSyntax

// Code that waits for what is not given by a member that it is assigned to.
extension Slicing {
  /// Has a closure that fills a screen, and is assigned to a member of what is not given, run as one
  /// that such a member is called with; whether a place is in one.
  mutating func answer(assignedAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self),
      let parts = closure.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self), parts[2].id == ExprSyntax(closure).id,
      parts[0].is(MemberAccessExprSyntax.self), filling.fills(closure)
    else { return false }
    // Each of its parameters may be refused.
    guard begins(closure) else { return true }
    answer(closure, true, of: nil, cause)
    return true
  }
}
