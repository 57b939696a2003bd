import SwiftParser
import SwiftSyntax

// What only wants a word, or a value that is not given, to be compiled.
extension Slicing {
  /// The mark of an optional value that a place is at or before.
  static func mark(at token: TokenSyntax) -> TokenSyntax? {
    let marks: [TokenKind] = [.postfixQuestionMark, .exclamationMark]
    if marks.contains(token.tokenKind) { return token }
    if let chained = token.enclosing(OptionalChainingExprSyntax.self) {
      return chained.questionMark
    }
    if let forced = token.enclosing(ForceUnwrapExprSyntax.self) { return forced.exclamationMark }
    let next = token.nextToken(viewMode: .sourceAccurate)
    return next.flatMap { marks.contains($0.tokenKind) ? $0 : nil }
  }

  /// Forces what may be nothing of a type that stands in, whose code takes it to be there; whether a
  /// member of such is asked.
  mutating func force(optionalEndingAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    let type = cause.name.split(separator: "'").dropFirst().first?.dropLast()
    guard let type, standIns.contains(String(type)) else { return false }
    var node = token.parent
    while let found = node {
      if let base = found.as(MemberAccessExprSyntax.self)?.base,
        base.lastToken(viewMode: .sourceAccurate)?.id == token.id
      {
        guard begins(base) else { return false }
        edits.insert("!", after: base)
        return true
      }
      node = found.parent
    }
    return false
  }

  /// Names the parameters of a closure that has none left to use; whether it could.
  mutating func nameParameters(at token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self),
      closure.signature?.parameterClause == nil, begins(closure)
    else { return false }
    let count = cause.name.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 1
    nameParameters(of: closure, count)
    return true
  }

  private mutating func nameParameters(of closure: ClosureExprSyntax, _ count: Int) {
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    if let signature = closure.signature {
      edits.insert("\(names) ", before: signature.inKeyword)
    } else {
      edits.insert(" \(names) in ", after: closure.leftBrace)
    }
  }

  /// Names the parameters of a closure that says none and is to be of a type, as the compiler tells it.
  private mutating func nameParameters(of closure: ClosureExprSyntax, of type: Substring) {
    guard closure.signature?.parameterClause == nil, type.hasPrefix("("),
      let list = Parser.parse(source: "let _: \(type)").statements.first?.item
        .as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        .as(FunctionTypeSyntax.self)?.parameters, !list.isEmpty
    else { return }
    nameParameters(of: closure, list.count)
  }

  /// Has an extension of a type that stands in ask it for a name of its own, as it has all; whether it
  /// could.
  mutating func askSelf(for token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard cause.name == token.text, token.text.first { $0 != "$" }?.isLowercase == true,
      token.parent?.is(DeclReferenceExprSyntax.self) == true, !token.isInStaticMember,
      let type = token.enclosing(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      token.enclosingTypes.last == type, standIns.contains(type), begins(token)
    else { return false }
    edits.insert("self.", before: token)
    note(.superclass, "StandIn", token, RefusalCause(missing: "\(type).\(token.text)"))
    return true
  }

  /// Keeps of a value what stands before an operator that is not given, which goes with all that follows
  /// it; whether a place is such a one.
  mutating func leaveOut(operatorAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let sign = token.parent?.as(BinaryOperatorExprSyntax.self),
      let list = sign.parent?.as(ExprListSyntax.self),
      let first = list.firstIndex(where: { $0.id == ExprSyntax(sign).id }), first > list.startIndex
    else { return false }
    let rest = list[first...].filter { !handled.contains($0.id) }
    guard rest.first?.id == ExprSyntax(sign).id else { return true }
    for part in rest where begins(part) { edits.blank(part) }
    note(.body, "", sign, cause)
    return true
  }

  /// Makes the stored properties of a type, which nothing gives a value any more, empty at first.
  mutating func giveNoValue(at token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    var node = token.parent
    while let found = node, !found.isTypeDeclaration { node = found.parent }
    guard let members = node?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members else {
      return false
    }
    var isDone = false
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains("lazy"), !variable.modifiers.contains("static"),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        binding.initializer == nil, binding.accessorBlock == nil,
        let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self),
        !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self), begins(type)
      else { continue }
      edits.replace(variable.bindingSpecifier, by: "var")
      let isPlain = type.is(IdentifierTypeSyntax.self) || type.is(ArrayTypeSyntax.self)
      edits.insert(isPlain ? "" : "(", before: type)
      edits.insert(isPlain ? "!" : ")!", after: type)
      isDone = true
    }
    return isDone
  }

  /// Puts what fits in the place of a value that is not given, or stands in, and is of no use where
  /// it stands; whether it could.
  mutating func leaveOut(valueAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    let parts = cause.name.split(separator: "'", omittingEmptySubsequences: false)
    // A type of functions may have a name.
    if cause.name.contains("-> ()' to"), parts.dropFirst(3).contains(where: { $0.contains("->") }),
      let closure = token.enclosing(ClosureExprSyntax.self)
    {
      guard closure.leftBrace.id == token.id, begins(closure) else { return false }
      let end = closure.statements.isEmpty ? " " : "; "
      let wanted = parts.dropFirst(3).first { $0.contains("->") }
      if closure.statements.isEmpty, let wanted { nameParameters(of: closure, of: wanted) }
      edits.insert("\(end)return HeadlessUIKit.leftOut() ", before: closure.rightBrace)
      note(.body, "", closure, cause)
      return true
    }
    if let clause = token.enclosing(FunctionParameterSyntax.self)?.defaultValue,
      clause.range.contains(token.positionAfterSkippingLeadingTrivia), begins(clause)
    {
      edits.blank(clause)
      note(.body, "", clause, cause)
      return true
    }
    guard parts.count > 1 else { return false }
    // Of a list of sequences that are observed only what is made of a list that is not given goes.
    if parts[1].hasPrefix("["), parts.count > 3, parts[2].hasSuffix("expected element type "),
      let value = token.enclosing(ArrayElementSyntax.self)?.expression,
      variables.asked(by: value) != nil, begins(value)
    {
      replace(value, by: "HeadlessUIKit.leftOut()")
      note(.body, "", value, cause)
      return true
    }
    if parts[1] == "Int", parts.count > 3, ["String", "String?"].contains(parts[3]),
      name(caseAt: token)
    {
      return true
    }
    // What is the element of another type is told with the type that it is.
    let isTold = parts.count > 4 && parts[2].hasSuffix("(aka ")
    let name: Substring = isTold ? parts[3] : parts[1]
    let type: String = name.split(separator: ".").last.map(String.init) ?? ""
    let isList = type == "Array<StandInMember>"
    guard isList || type == "StandInMember" || standIns.contains(type),
      let value = token.parent?.as(UnresolvedTernaryExprSyntax.self).map(standIn(chosenBy:))
        ?? token.wholeExpression, begins(value)
    else { return false }
    if isList {
      edits.insert("(", before: value)
      edits.insert(").map { $0.standing() }", after: value)
    } else if type == "StandInMember" {
      edits.insert("(", before: value)
      edits.insert(").standing()", after: value)
    } else {
      replace(value, by: "HeadlessUIKit.leftOut()")
      note(.body, "", value, cause)
    }
    return true
  }
}

extension Slicing {
  /// Which of the two values stands in that a condition chooses between; nil where that is not told.
  private func standIn(chosenBy choice: UnresolvedTernaryExprSyntax) -> ExprSyntax? {
    guard let list = choice.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = list.firstIndex(where: { $0.id == ExprSyntax(choice).id }),
      index == list.count - 2
    else { return nil }
    return [list[index + 1], choice.thenExpression].first { variables.asked(by: $0) != nil }
  }

  /// Has a case that stands in give its name where code takes what it is written down as for a text;
  /// whether a place is such a one.
  private mutating func name(caseAt token: TokenSyntax) -> Bool {
    guard let value = token.wholeExpression?.as(MemberAccessExprSyntax.self),
      value.declName.baseName.text == "rawValue", begins(value)
    else { return false }
    edits.replace(value.declName, by: "standInName")
    return true
  }
}

extension TokenSyntax {
  /// The largest expression that begins here.
  fileprivate var wholeExpression: ExprSyntax? {
    var found: ExprSyntax?
    var node: Syntax? = parent
    var start = positionAfterSkippingLeadingTrivia
    // A member is nothing without what it is of.
    if let member = parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == id
    {
      node = Syntax(member)
      start = member.positionAfterSkippingLeadingTrivia
    }
    while let current = node, current.positionAfterSkippingLeadingTrivia == start,
      !current.is(SequenceExprSyntax.self), !current.is(CodeBlockItemSyntax.self)
    {
      if let expression = current.as(ExprSyntax.self), !current.is(ExprListSyntax.self) {
        found = expression
      }
      node = current.parent
    }
    return found
  }
}
