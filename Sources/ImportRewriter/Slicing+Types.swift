import SwiftSyntax

extension Slicing {
  /// Has an object made of a class that is a value or a parameter, as Objective-C does; whether it
  /// could.
  ///
  /// Swift alone asks for a `required` initializer there, which UIKit's classes have none of.
  mutating func makeByType(at token: TokenSyntax) -> Bool {
    guard let call = token.enclosing(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.isEmpty || call.arguments.map(\.label?.text) == ["frame"], begins(call)
    else { return false }
    let frame = call.arguments.isEmpty ? "" : ", \(call.arguments.trimmedDescription)"
    let making = "HeadlessUIKit.RuntimeNames.made"
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      replace(call, by: "\(making)(\(type.trimmedDescription).self\(frame))")
      return true
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let type = member.base
    else { return false }
    if let chain = type.as(OptionalChainingExprSyntax.self) {
      replace(call, by: "\(chain.expression.trimmedDescription).map { \(making)($0\(frame)) }")
    } else {
      replace(call, by: "\(making)(\(type.trimmedDescription)\(frame))")
    }
    return true
  }

  /// Names the type of a variable that is given `.init(…) { … }`, which is taken for one of another
  /// where code in the closure is refused; whether it could.
  mutating func nameType(at token: TokenSyntax) -> Bool {
    var node = token.parent
    while let found = node, !found.is(CodeBlockItemSyntax.self) {
      if let call = found.as(FunctionCallExprSyntax.self), call.trailingClosure != nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == "init", let name = call.assignedName,
        let type = DeclaredType(of: name, in: tree).name
      {
        if begins(member) { edits.insert(type, before: member.period) }
        return true
      }
      node = found.parent
    }
    return false
  }

  /// Takes out a parameter whose type is not there.
  mutating func take(_ parameter: FunctionParameterSyntax, _ cause: RefusalCause) {
    guard begins(parameter) else { return }
    edits.blank(parameter)
    // The comma before the last one goes with it.
    if parameter.trailingComma == nil,
      let list = parameter.parent?.as(FunctionParameterListSyntax.self),
      let index = list.index(of: parameter), index > list.startIndex,
      let comma = list[list.index(before: index)].trailingComma, begins(comma)
    {
      edits.blank(comma)
    }
    note(.parameter, (parameter.secondName ?? parameter.firstName).text, parameter, cause)
  }

  /// Takes out what is required of a type that generic code is of, as of a member of it that the
  /// protocol would have; true, for that it always can.
  mutating func take(_ requirement: GenericRequirementSyntax, _ cause: RefusalCause) -> Bool {
    guard begins(requirement), let list = requirement.parent?.as(GenericRequirementListSyntax.self)
    else { return true }
    let rest = Array(list).filter { !handled.contains($0.id) }
    if rest.isEmpty, let clause = list.parent {
      edits.blank(clause)
    } else {
      edits.blank(requirement)
      if requirement.trailingComma == nil, let comma = rest.last?.trailingComma, begins(comma) {
        edits.blank(comma)
      }
    }
    note(.conformance, requirement.trimmedDescription, requirement, cause)
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The name of the variable that it gives a value.
  fileprivate var assignedName: String? {
    guard let parts = parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self), parts[2].id == ExprSyntax(self).id
    else { return nil }
    return parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

/// The type that variables of a name are declared to be of, or none.
private final class DeclaredType: SyntaxVisitor {
  private let variable: String
  /// The type, without what makes it an optional one.
  private(set) var name: String?

  init(of variable: String, in tree: SourceFileSyntax) {
    self.variable = variable
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.pattern.trimmedDescription == variable, let type = node.typeAnnotation?.type else {
      return .visitChildren
    }
    name = type.unwrapped.trimmedDescription
    return .visitChildren
  }
}
