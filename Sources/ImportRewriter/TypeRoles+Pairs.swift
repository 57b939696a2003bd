import SwiftSyntax

// Types that code takes for others: protocols beside the classes that conform to them.
extension TypeRoles {
  /// The type that a variable or parameter is declared with, or a list of, where it is given what is made
  /// of other types: nothing says what these are, and in most code the first is a protocol then.
  static func pairedType(_ type: TypeSyntax?, with value: ExprSyntax) -> String? {
    if let list = type?.as(ArrayTypeSyntax.self) {
      guard let elements = value.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty else {
        return nil
      }
      let pairs = elements.map { pairedType(list.element, with: $0.expression) }
      return pairs.contains(nil) ? nil : pairs[0]
    }
    guard let declared = type?.as(IdentifierTypeSyntax.self), declared.genericArgumentClause == nil,
      let made = value.madeType, made != declared.name.text, made.isTypeName, !made.isApples,
      !declared.name.text.isApples, KnownSuperclass(named: declared.name.text) == nil
    else { return nil }
    return declared.name.text
  }
}

extension ExprSyntax {
  /// The name of the type that it makes one of, or whose one object it is.
  fileprivate var madeType: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    let instances: Set = ["shared", "default", "standard", "instance"]
    return instances.contains(member.declName.baseName.text)
      ? member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text : nil
  }
}

extension CompositionTypeElementSyntax {
  /// Whether another part of the composition is a class of UIKit's, of which there is one at most.
  var isBesideClass: Bool {
    guard let parts = parent?.as(CompositionTypeElementListSyntax.self) else { return false }
    return parts.contains { part in
      let name = part.type.trimmedDescription
      return part.id != id && name.isApples && KnownSuperclass(named: name) != nil
    }
  }
}
