import SwiftSyntax

// Names after a point alone that are given to what stands in, as in `logger.log("…", level: .fatal)`.
extension Slicing {
  /// What the compiler says of a call when it cannot tell what is wrong in a closure.
  private static let untold = ["no exact matches in call", "cannot convert value of type '_'"]

  /// Takes out the statements in a call's closures that give a member of what stands in a name after a
  /// point: it takes values of any type, and the compiler refuses the whole call for it without telling
  /// which; whether there are any.
  mutating func cut(
    impliedIn message: String, _ cause: RefusalCause, at token: TokenSyntax
  ) -> Bool {
    guard Self.untold.contains(where: { message.hasPrefix($0) }),
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
        ?? token.enclosing(FunctionCallExprSyntax.self)
    else { return false }
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap { $0 }
    guard !closures.isEmpty else { return false }
    let finder = ImpliedArguments(of: variables.names)
    for closure in closures { finder.walk(closure) }
    for item in finder.found { take(item, cause) }
    return !finder.found.isEmpty
  }
}

extension Slicing {
  /// What the compiler says of a name after a point that no type is known for.
  private static let unplaced = [
    "cannot infer contextual base in reference to member", "reference to member '",
    "type 'Any?' has no member",
  ]

  /// Puts a text in the place of a name after a point that is given to a call of what stands in, which
  /// takes values of any type and does nothing with them; whether a refusal is about one.
  ///
  /// - Parameter isOpen: Whether the compiler cannot tell what a member in the same statement gives, as
  ///   one of what stands in gives anything.
  mutating func name(
    impliedAt token: TokenSyntax, _ message: String, inOpen isOpen: Bool
  ) -> Bool {
    guard Self.unplaced.contains(where: { message.hasPrefix($0) }),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.base == nil,
      let call = token.enclosing(LabeledExprListSyntax.self)?.parent?.as(
        FunctionCallExprSyntax.self),
      isOpen || variables.asked(by: call) != nil
    else { return false }
    let made = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(member).id ? ExprSyntax($0) : nil
    }
    let value = made ?? ExprSyntax(member)
    if begins(value) { edits.replace(value, by: "\"\(token.text)\"") }
    joinAround(impliedAt: token)
    return true
  }
}

/// The statements that call a member of a variable of what stands in with a name after a point.
private final class ImpliedArguments: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []
  private let variables: Set<String>

  init(of variables: Set<String>) {
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isImplied = node.arguments.contains { argument in
      let value = argument.expression
      let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      return named.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
    }
    if isImplied, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let owner = member.base?.lastToken(viewMode: .sourceAccurate)?.text,
      variables.contains(owner), let item = node.enclosing(CodeBlockItemSyntax.self)
    {
      found.append(item)
    }
    return .visitChildren
  }
}
