import SwiftSyntax

/// Finds where names are used.
final class UseFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var uses: [TokenSyntax] = []

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text) { uses.append(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let name` uses what it names.
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self),
      names.contains(name.identifier.text)
    {
      uses.append(name.identifier)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Its tokens but for the words by which a pattern binds names.
  var patternTokens: [TokenSyntax] {
    tokens(viewMode: .sourceAccurate).filter { !["let", "var"].contains($0.text) }
  }

  /// Whether a part of it may be nothing, as in `item?.kind` and `case .first?`.
  var hasOptionalMark: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
  }
}

extension TypeSyntax {
  /// Its name, without `some` or `any` before it.
  var nameWithoutMark: String {
    (self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self).trimmedDescription
  }

  /// The type of what is there, of one that may be nothing.
  var unwrapped: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }
}

extension ClassDeclSyntax {
  /// The extensions of it in its file.
  var extensionsInFile: [ExtensionDeclSyntax] {
    (root.as(SourceFileSyntax.self)?.statements ?? [])
      .compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == name.trimmedText }
  }
}

extension CodeBlockItemSyntax {
  /// What it declares; nil where it does something.
  var declaration: DeclSyntax? { item.as(DeclSyntax.self) }

  /// The statement of the `while` or `repeat` that it is a part of, within the same function.
  var openLoop: CodeBlockItemSyntax? {
    var node = parent
    while let found = node, !found.is(FunctionDeclSyntax.self), !found.is(ClosureExprSyntax.self),
      !found.is(MemberBlockItemSyntax.self)
    {
      if found.is(WhileStmtSyntax.self) || found.is(RepeatStmtSyntax.self) {
        return found.enclosing(CodeBlockItemSyntax.self)
      }
      node = found.parent
    }
    return nil
  }

  /// The names that it gives to what follows it.
  var boundNames: Set<String> {
    if let variable = item.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.flatMap { $0.pattern.names })
    }
    if let function = item.as(FunctionDeclSyntax.self) { return [function.name.text] }
    guard let statement = item.as(GuardStmtSyntax.self) else { return [] }
    return Set(
      statement.conditions.flatMap { condition -> [String] in
        if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
          return binding.pattern.names
        }
        return condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern.names ?? []
      })
  }
}

extension PatternSyntax {
  /// The names that it binds.
  fileprivate var names: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return name
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is the body of one of SwiftUI's views.
  var givesView: Bool {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    return parent?.is(AccessorBlockSyntax.self) == true
      && binding.typeAnnotation?.type.trimmedDescription == "some View"
  }

  /// Whether a single expression in it is what the code around gives.
  var givesValue: Bool {
    guard let owner = parent else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let closure = owner.as(ClosureExprSyntax.self) {
      if let result = closure.signature?.returnClause?.type.trimmedDescription {
        return !["Void", "()"].contains(result)
      }
      // A closure that is called on the spot makes a value.
      return closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
        == ExprSyntax(closure).id
    }
    guard let body = owner.as(CodeBlockSyntax.self)?.parent else { return false }
    if let function = body.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      return result != nil && result != "Void" && result != "()"
    }
    return body.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }
}

extension TokenSyntax {
  /// The function, property or initializer that it is a part of.
  var memberDeclaration: DeclSyntax? {
    enclosing(MemberBlockItemSyntax.self)?.decl
  }
}

extension DeclSyntax {
  /// Its modifiers, where it is a member that can have some.
  var declarationModifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// The word that says what is declared.
  var introducer: TokenSyntax {
    if let function = self.as(FunctionDeclSyntax.self) { return function.funcKeyword }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindingSpecifier }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.initKeyword }
    if let type = self.as(ClassDeclSyntax.self) { return type.classKeyword }
    return firstToken(viewMode: .sourceAccurate) ?? .identifier("")
  }
}

extension SwitchCaseSyntax.Label {
  /// Whether a token stands in it.
  func contains(_ token: TokenSyntax) -> Bool {
    range.contains(token.positionAfterSkippingLeadingTrivia)
  }
}
