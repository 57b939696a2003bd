import SwiftSyntax

// What is asked of the elements of lists that are not given.
extension Slicing {
  private static let conditions = [
    "first": "standInFirst", "last": "standInFirst", "contains": "standInContains",
    "firstIndex": "standInFirstIndex", "lastIndex": "standInFirstIndex",
  ]

  /// Has a list that is not given be asked for an element by a condition, whose closure says too little
  /// of what it takes; whether a place is in such a one.
  mutating func askElements(at token: TokenSyntax) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self),
      let call = closure.parent?.enclosing(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      let name = Self.conditions[member.declName.baseName.text],
      call.trailingClosure?.id == closure.id
        || call.arguments.count == 1 && call.arguments.first?.label?.text == "where"
          && call.arguments.first?.expression.id == ExprSyntax(closure).id
    else { return false }
    // Each use of its parameter may be refused.
    guard begins(member) else { return true }
    edits.replace(member.declName, by: name)
    if let body = call.trailingClosure { edits.insert("(where: ", before: body) }
    if let body = call.trailingClosure { edits.insert(")", after: body) }
    return true
  }
}
