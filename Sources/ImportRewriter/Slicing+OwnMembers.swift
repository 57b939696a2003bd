import SwiftSyntax

// What the compiler tells of `self` in a closure of which it does not know what it takes.
extension Slicing {
  /// Whether a refusal says of a superclass that it has no member which `self` is asked for, as in
  /// `self?.indicator.stop()`: that is not what is wrong there, as nothing is asked of the superclass.
  func isOfSuperclass(_ refusal: RewritingTask.Refusal) -> Bool {
    guard refusal.message.hasPrefix("value of type '"), refusal.message.contains("has no member '"),
      let token = token(of: refusal),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == token.id,
      member.base?.trimmedDescription.filter({ !"?!".contains($0) }) == "self",
      token.enclosing(ClosureExprSyntax.self) != nil,
      let type = token.enclosingTypes.last?.split(separator: ".").last
    else { return false }
    let told = refusal.message.dropFirst("value of type '".count).prefix { !"'<?!".contains($0) }
    // In the extension of a protocol it is `Self` that is asked.
    return told != "Self" && told.split(separator: ".").last != type
  }
}
