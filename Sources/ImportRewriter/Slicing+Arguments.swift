import SwiftSyntax

// Values that code names after a point where it calls what is not given.
extension Slicing {
  /// Leaves such values out of the calls, of which nothing says what they take: the calls stay.
  mutating func leaveOutImplied(in refusals: [RewritingTask.Refusal]) {
    // So the compiler says that nothing tells what a member of what is not given takes or gives.
    let unknown = refusals.filter {
      $0.message == "generic parameter 'Value' could not be inferred"
    }
    let statements = Set(unknown.compactMap { statement(of: $0)?.id })
    for refusal in refusals
    where refusal.message.hasPrefix("cannot infer contextual base in reference to member '") {
      guard let statement = statement(of: refusal), statements.contains(statement.id),
        let token = token(of: refusal)
      else { continue }
      _ = leaveOut(impliedAt: token, RefusalCause(refusal.message))
    }
  }

  /// The same of one that is taken for a member of any type; whether a place is in one.
  mutating func leaveOut(impliedOfAnyAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    cause.name.hasPrefix("Any.") && leaveOut(impliedAt: token, cause)
  }

  private mutating func leaveOut(impliedAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let argument = token.impliedArgument, begins(argument) else { return false }
    edits.replace(argument.expression, by: "nil")
    note(.argument, argument.label?.text ?? "", argument, cause)
    return true
  }

  private func statement(of refusal: RewritingTask.Refusal) -> CodeBlockItemSyntax? {
    token(of: refusal)?.enclosing(CodeBlockItemSyntax.self)
  }
}

extension TokenSyntax {
  /// The outermost argument of the statement's calls around a name that begins with a point.
  fileprivate var impliedArgument: LabeledExprSyntax? {
    var found: LabeledExprSyntax?
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self),
        argument.expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period,
        argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
      {
        found = argument
      }
      node = current.parent
    }
    return found
  }
}
