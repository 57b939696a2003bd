import SwiftSyntax

// Data sources of items of any type.
extension Fitting {
  /// Has a data source that is assigned as `.init(…)` be made by the name of its type.
  ///
  /// Items of any type cannot be sent between tasks: for want of that the compiler assigns to what is
  /// in the property already, where there is nothing yet.
  func nameSource(in parts: [ExprSyntax]) {
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let call = parts[2].as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let name = parts[0].trimmedDescription.split(separator: ".").last.map(String.init),
      let type = declarations.mixedSources[name]
    else { return }
    edits.insert(type, before: member.period)
  }
}
