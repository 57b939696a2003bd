import SwiftSyntax

extension Slicing {
  /// Takes out a member of a type.
  mutating func take(_ item: MemberBlockItemSyntax, _ cause: RefusalCause) {
    guard begins(item) else { return }
    take(declaration: Syntax(item.decl), cause)
  }

  /// Takes out a declaration, of a variable its value where that will do.
  mutating func take(declaration: Syntax, _ cause: RefusalCause) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if let binding = variable.bindings.first, variable.bindings.count == 1,
        let value = binding.initializer, cause.kind != .declaration,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
          || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      {
        edits.blank(value)
        return note(.statement, binding.pattern.trimmedDescription, value, cause)
      }
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      edits.blank(variable)
      return note(.property, name, variable, cause)
    }
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    edits.blank(declaration)
    note(declaration.isTypeDeclaration ? .type : .function, name, declaration, cause)
  }
}
