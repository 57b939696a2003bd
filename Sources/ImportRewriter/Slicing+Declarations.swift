import SwiftSyntax

extension Slicing {
  /// Takes out a member of a type.
  mutating func take(_ item: MemberBlockItemSyntax, _ cause: RefusalCause) {
    guard begins(item) else { return }
    take(declaration: Syntax(item.decl), cause)
  }

  /// Keeps a declaration to the app where it names a type that stands in, as that is of no other;
  /// whether it could.
  mutating func narrow(at token: TokenSyntax) -> Bool {
    var node = Syntax(token)
    while let outer = node.parent {
      node = outer
      // Of an enumeration's case that is the enumeration.
      let modifier = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first {
        ["public", "open"].contains($0.name.text)
      }
      guard let modifier else { continue }
      if begins(modifier) { edits.blank(modifier) }
      return true
    }
    return false
  }

  /// Keeps a member to where the types are known that it names; whether it could.
  mutating func hide(at token: TokenSyntax) -> Bool {
    guard let declaration = token.memberDeclaration, begins(declaration) else { return false }
    for modifier in declaration.declarationModifiers ?? []
    where ["public", "open", "internal", "fileprivate"].contains(modifier.name.text) {
      edits.blank(modifier)
    }
    edits.insert("private ", before: declaration.introducer)
    return true
  }

  /// Makes a variable of the constant that a place is the name of, since what stands in for a class
  /// is a value; whether it could.
  mutating func makeVariable(_ name: String, at token: TokenSyntax) -> Bool {
    var node = token.parent
    while let found = node {
      let declarations =
        found.as(CodeBlockItemListSyntax.self)?.map { Syntax($0.item) }
        ?? found.as(MemberBlockItemListSyntax.self)?.map { Syntax($0.decl) } ?? []
      if change(name, in: declarations) { return true }
      node = found.parent
    }
    let classes = tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
    let own = token.enclosingTypes.first
    for type in classes where type.asProtocol((any NamedDeclSyntax).self)?.name.text == own {
      if change(name, in: type.memberBlock.members.map { Syntax($0.decl) }) { return true }
    }
    return false
  }

  private mutating func change(_ name: String, in declarations: [Syntax]) -> Bool {
    for variable in declarations.compactMap({ $0.as(VariableDeclSyntax.self) })
    where variable.bindingSpecifier.text == "let" {
      guard variable.bindings.contains(where: { $0.pattern.trimmedDescription == name }) else {
        continue
      }
      if begins(variable.bindingSpecifier) { edits.replace(variable.bindingSpecifier, by: "var") }
      return true
    }
    return false
  }

  /// Takes out a declaration, of a variable its value where that will do.
  mutating func take(declaration: Syntax, _ cause: RefusalCause) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if let value = variable.bindings.first?.initializer, makeSource(in: variable, value, cause) {
        return
      }
      if let binding = variable.bindings.first, variable.bindings.count == 1,
        let value = binding.initializer, cause.kind != .declaration,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
          || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      {
        edits.blank(value)
        return note(.statement, binding.pattern.trimmedDescription, value, cause)
      }
      if let binding = variable.bindings.first, let type = binding.typeByValue,
        cause.kind == .nameMissing, let value = binding.initializer
      {
        edits.replace(value, by: ": \(type) = HeadlessUIKit.leftOut()")
        return note(.statement, binding.pattern.trimmedDescription, value, cause)
      }
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      edits.blank(variable)
      return note(.property, name, variable, cause)
    }
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    // What stood in for something and was no good is not put there again.
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    let isStandIn = !name.isEmpty && lines.place(of: start).mark == StandIns.mark
    edits.blank(declaration, leaving: isStandIn ? StandIns.refusedComment(name) : "")
    note(declaration.isTypeDeclaration ? .type : .function, name, declaration, cause)
  }
}

extension PatternBindingSyntax {
  /// The type that a value is of by the type that is told to what makes it, as in
  /// `decode([Item].self, from: …)`; nil where none is, or another is declared.
  fileprivate var typeByValue: String? {
    guard typeAnnotation == nil, accessorBlock == nil,
      let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let named = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      named.declName.baseName.text == "self", let type = named.base
    else { return nil }
    return type.trimmedDescription
  }
}
