import SwiftSyntax

// Properties whose values an app's own attributes give, which are not there.
extension Slicing {
  /// Gives a stored property what an attribute that is not there would: the value that the attribute
  /// names as the first one, or what stands for any of that name; whether it could.
  mutating func wrap(at token: TokenSyntax) -> Bool {
    guard let variable = token.enclosing(VariableDeclSyntax.self),
      let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    guard begins(attribute) else { return true }
    edits.blank(attribute)
    note(
      .superclass, "StandIn", attribute,
      RefusalCause(kind: .other, name: attribute.attributeName.trimmedDescription))
    let type = binding.typeAnnotation?.type
    if let first = attribute.firstValue {
      edits.insert(" = \(first)", after: binding)
      return true
    }
    guard type?.is(OptionalTypeSyntax.self) != true else { return true }
    let isOfClass = variable.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    if isOfClass, !variable.modifiers.contains("lazy"), !variable.modifiers.contains("static") {
      edits.insert("lazy ", before: variable.bindingSpecifier)
    }
    let value = "HeadlessUIKit.standingIn(for: \"\(name)\")"
    edits.insert(
      type == nil ? ": HeadlessUIKit.StandInMember = \(value)" : " = \(value)", after: binding)
    return true
  }
}

extension AttributeSyntax {
  private static let labels = ["default", "initial", "wrapped", "fallback"]

  /// What it is told to begin with, as in `@UserDefault(key: "sort", defaultValue: true)`.
  fileprivate var firstValue: String? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    let first = arguments.first { argument in
      Self.labels.contains { argument.label?.text.hasPrefix($0) == true }
    }
    return first?.expression.trimmedDescription
  }
}
