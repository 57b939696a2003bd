import SwiftSyntax

// What parameters are without an argument, where code that gives it is not there.
extension Slicing {
  /// Puts what stands for a value of its type in the place of what a parameter is by default, so that
  /// the function stays; whether it could.
  mutating func stand(forDefault node: Syntax, _ cause: RefusalCause) -> Bool {
    guard let clause = node.as(InitializerClauseSyntax.self),
      let parameter = clause.parent?.as(FunctionParameterSyntax.self),
      !clause.value.description.contains("HeadlessUIKit.")
    else { return false }
    guard begins(clause) else { return true }
    let isMissing = [.nameMissing, .typeMissing].contains(cause.kind)
    let parts = isMissing ? cause.name.split(separator: ".").map(String.init) : []
    let name = parts.last ?? (parameter.secondName ?? parameter.firstName).text
    let owner = parts.count > 1 ? ", of: \"\(parts[parts.count - 2])\"" : ""
    // What need not be there is not there.
    let value =
      parameter.type.is(OptionalTypeSyntax.self)
      ? "nil" : "HeadlessUIKit.standingIn(for: \"\(name)\"\(owner))"
    edits.replace(clause.value, by: value)
    if isMissing {
      note(.superclass, "StandIn", clause, cause)
    } else {
      note(.body, "", clause, cause)
    }
    return true
  }
}
