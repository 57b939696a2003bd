import SwiftSyntax

// Texts that are made of parts of what is not given, as in `String(book.title.prefix(1))`.
extension Slicing {
  private static let parts: Set = ["prefix", "suffix", "dropFirst", "dropLast"]

  /// Names the type of a text that another is made of a part of; whether a refusal is about such.
  mutating func nameText(at token: TokenSyntax, _ message: String) -> Bool {
    guard message == "ambiguous use of 'init(_:)'", token.text == "String",
      let call = token.enclosing(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let part = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let member = part.calledExpression.as(MemberAccessExprSyntax.self),
      Self.parts.contains(member.declName.baseName.text), let base = member.base, begins(base)
    else { return false }
    edits.insert("(", before: base)
    edits.insert(" as String)", after: base)
    return true
  }
}
