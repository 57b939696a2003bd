import SwiftSyntax

// What views that are given are registered by, where an extension that is not given says so.
extension StandIns {
  /// Adds what an app's views are registered by, which is what their class is called; whether a
  /// refusal is about that of a view that is given.
  mutating func addIdentifier(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    let message = refusal.message
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 4 else { return false }
    let (type, name) =
      message.hasPrefix("type '") && parts[2] == " has no member "
      ? (parts[1], parts[3])
      : message.hasPrefix("instance member '") ? (parts[3], parts[1]) : ("", "")
    // What a view of UIKit's is asked for may be anything but where an identifier is called for.
    let label = place.token.enclosing(LabeledExprSyntax.self)?.label?.text
    let isAsked = label?.hasSuffix("Identifier") == true && name.first?.isLowercase == true
    let isOwn = uses.declared.contains(type)
    guard !name.isTypeName,
      name.isIdentifierName && isOwn || isAsked && (isOwn || type.hasPrefix("UI")),
      KnownSuperclass(named: type)?.name.hasSuffix("Controller") == false
    else { return false }
    let identifier = "static var \(name): String { String(describing: Self.self) }"
    add(ofSelf: identifier, where: "UIView", called: name, to: "UIView")
    note("UIView.\(name)", refusal, place)
    return true
  }
}
