import SwiftSyntax

// Values over time that are put together of several, some of which are not given.
extension Slicing {
  /// Beginnings of what puts values over time together, or others in their place.
  private static let joining = [
    "combinelatest", "zip", "merge", "concat", "withlatestfrom", "flatmap", "switchtolatest",
  ]

  /// Has what puts values over time together of what is not given be something not given itself: code
  /// that waits for it runs once with what stands for the values; whether a refusal is about that.
  mutating func join(at token: TokenSyntax, _ message: String) -> Bool {
    let call: FunctionCallExprSyntax? =
      if message.contains("'StandInMember'") {
        token.joiningCall(of: Self.joining)
      } else if message.contains(Self.unchecked) {
        token.enclosing(CodeBlockItemSyntax.self).flatMap { joiningCall(in: $0) }
      } else {
        nil
      }
    guard let call else { return false }
    join(call)
    return true
  }

  /// Has the call that puts together what a name after a point is given to, and that stands in, be
  /// something not given itself: the compiler would look long for what it could be.
  mutating func joinAround(impliedAt token: TokenSyntax) {
    guard let call = token.joiningCall(of: Self.joining), isOfStandIns(call) else { return }
    join(call)
  }

  private mutating func join(_ call: FunctionCallExprSyntax) {
    guard begins(call) else { return }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let owner = member?.base.flatMap { $0.typeAtEnd == nil ? $0 : nil }
    if let owner, let member {
      edits.insert("\(Self.joined)(", before: owner)
      edits.replace(member.period, by: call.arguments.isEmpty ? ")" : ", ")
      edits.replace(member.declName, by: "")
      if let bracket = call.leftParen { edits.replace(bracket, by: "") }
      if call.arguments.isEmpty, let bracket = call.rightParen { edits.replace(bracket, by: "") }
    } else {
      edits.replace(call.calledExpression, by: Self.joined)
    }
    // What makes something of the values has nothing to make it of.
    for argument in call.arguments where argument.expression.is(ClosureExprSyntax.self) {
      edits.replace(argument.expression, by: "nil")
    }
    for argument in call.arguments {
      if let label = argument.label { edits.blank(label) }
      if let colon = argument.colon { edits.blank(colon) }
    }
    if let closure = call.trailingClosure { edits.blank(closure) }
  }

  private static let joined = "HeadlessUIKit.StandInMember.joined"

  /// What the compiler says of what it does not come to the end of, as where it looks for values over
  /// time in what is not given.
  private static let unchecked = "unable to type-check this expression in reasonable time"

  /// The first call in a statement that puts values together and is given some of what stands in.
  private func joiningCall(in item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    item.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
      token.joiningCall(of: Self.joining)
    }.first { self.isOfStandIns($0) }
  }

  private func isOfStandIns(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { variables.asked(by: $0.expression) != nil }
  }
}

extension Slicing {
  private static let binding: Set = ["bind", "drive", "emit"]

  /// Has sections that a view shows be bound to values over time that are not given; whether a refusal is
  /// about what binds them, of which the compiler tells only that its type is not known.
  mutating func bindSections(at token: TokenSyntax, _ message: String) -> Bool {
    guard message.hasPrefix("generic parameter '"),
      let items = token.enclosing(FunctionCallExprSyntax.self),
      items.arguments.first?.label?.text == "dataSource",
      items.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "items",
      let argument = items.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      outer.arguments.count == 1,
      let member = outer.calledExpression.as(MemberAccessExprSyntax.self),
      Self.binding.contains(member.declName.baseName.text)
    else { return false }
    guard begins(outer) else { return true }
    edits.replace(member.declName, by: "standInBind")
    if let label = argument.label { edits.blank(label) }
    if let colon = argument.colon { edits.blank(colon) }
    return true
  }
}

extension TokenSyntax {
  /// The innermost call around it, in the same statement, that is called as what puts values together.
  fileprivate func joiningCall(of names: [String]) -> FunctionCallExprSyntax? {
    var node = parent
    while let found = node, !found.is(CodeBlockItemSyntax.self), !found.is(ClosureExprSyntax.self) {
      if let call = found.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text.lowercased(),
        names.contains(where: { name.hasPrefix($0) })
      {
        return call
      }
      node = found.parent
    }
    return nil
  }
}
