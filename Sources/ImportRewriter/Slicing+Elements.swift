import SwiftSyntax

// Code that runs for each element of a list that is not given.
extension Slicing {
  /// Has a loop go through what stands for the elements of a list, where nothing says what they are;
  /// one that waits for them goes through none.
  mutating func repeatOnElements(_ loop: ForStmtSyntax) {
    let type =
      loop.pattern.as(TuplePatternSyntax.self).map { Self.tuple(of: $0) }
      ?? "HeadlessUIKit.StandInMember"
    edits.replace(
      loop.sequence,
      by: loop.awaitKeyword == nil
        ? "(HeadlessUIKit.StandInValues.missingList() as [\(type)])"
        : "AsyncStream(unfolding: { [\(type)]().first })")
  }

  /// Has a closure that runs for each element of a list take what stands for one, where nothing says
  /// what the elements are; whether a place is in such a closure.
  mutating func typeElement(at token: TokenSyntax) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self),
      let call = closure.callOfEach, begins(call)
    else { return false }
    let isTrying = closure.tokens(viewMode: .sourceAccurate).contains { $0.text == "try" }
    let type = " as (HeadlessUIKit.StandInMember) \(isTrying ? "throws " : "")-> Void"
    if call.trailingClosure?.id == closure.id {
      openBrackets(of: call)
      edits.insert("\(type))", after: closure)
    } else {
      edits.insert(type, after: closure)
    }
    return true
  }
}

// Code that a call of what is not given runs, and whose value it gives.
extension Slicing {
  /// The members that run code with what it works on, as databases do: those of
  /// `StandInMember.running` that give it something.
  private static let running: Set = [
    "read", "write", "asyncRead", "asyncWrite", "perform", "performBackgroundTask", "run",
    "execute", "transaction",
  ]

  /// Has a closure whose value a variable of a known type is given take what stands for what it works
  /// on, as in `let books: [Book] = try await database.read { db in … }`; whether a place is in such a one.
  mutating func typeWork(at token: TokenSyntax) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self), closure.parameterCount == 1,
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      Self.running.contains(member.declName.baseName.text),
      let type = call.enclosing(InitializerClauseSyntax.self)?.parent?
        .as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
    else { return false }
    // Each use of its parameter may be refused.
    guard begins(call) else { return true }
    openBrackets(of: call)
    edits.insert(
      " as (HeadlessUIKit.StandInMember) throws -> \(type))", after: closure)
    return true
  }
}

extension ClosureExprSyntax {
  /// The call of `forEach` that it alone is given to.
  fileprivate var callOfEach: FunctionCallExprSyntax? {
    guard
      let call = parent?.as(FunctionCallExprSyntax.self)
        ?? parent?.as(LabeledExprSyntax.self)?.enclosing(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "forEach",
      call.trailingClosure?.id == id && call.arguments.isEmpty
        || call.arguments.first?.expression.id == ExprSyntax(self).id
    else { return nil }
    return call
  }
}

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
