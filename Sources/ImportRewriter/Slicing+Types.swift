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

  /// Takes out what is required of a type that generic code is of, as of a member of it that the
  /// protocol would have; true, for that it always can.
  mutating func take(_ requirement: GenericRequirementSyntax, _ cause: RefusalCause) -> Bool {
    guard begins(requirement), let list = requirement.parent?.as(GenericRequirementListSyntax.self)
    else { return true }
    let rest = list.filter { !handled.contains($0.id) }
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
