import SwiftSyntax

// Previews of controllers, which make these with what they show, and pages of playgrounds.
extension Fitting {
  /// Whether a statement shows something on a playground's page: its controller is a screen anyway.
  func isOfPlayground(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.parent?.is(SourceFileSyntax.self) == true
      && item.firstToken(viewMode: .sourceAccurate)?.text == "PlaygroundPage"
  }

  /// Makes a preview a function that gives the controller of the file's that it makes, as an app's
  /// factories do; takes out what previews anything else.
  func fit(preview node: MacroExpansionDeclSyntax) {
    fit(preview: Syntax(node), by: node.pound, node.macroName, node.arguments, node.trailingClosure)
    if let bracket = node.leftParen { edits.blank(bracket) }
    if let bracket = node.rightParen { edits.blank(bracket) }
  }

  /// The same where it is read as an expression.
  func fit(preview node: MacroExpansionExprSyntax) {
    fit(preview: Syntax(node), by: node.pound, node.macroName, node.arguments, node.trailingClosure)
    if let bracket = node.leftParen { edits.blank(bracket) }
    if let bracket = node.rightParen { edits.blank(bracket) }
  }

  private func fit(
    preview node: Syntax, by sign: TokenSyntax, _ name: TokenSyntax,
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) {
    guard let closure, closure.signature == nil, let type = previewedType(in: closure.statements)
    else { return edits.blank(node) }
    let function = "__diffplayPreview\(node.position.utf8Offset)"
    edits.replace(sign, by: "@MainActor func \(function)() -> \(type)")
    edits.blank(name)
    edits.blank(arguments)
  }

  /// The class of the file's that a preview makes one of; nil for another view.
  private func previewedType(in statements: CodeBlockItemListSyntax) -> String? {
    guard let last = statements.last?.item else { return nil }
    var given = last.as(ExprSyntax.self) ?? last.as(ReturnStmtSyntax.self)?.expression
    if let name = given?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      given =
        statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first }
        .first { $0.pattern.trimmedDescription == name }?.initializer?.value
    }
    let made = given?.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let type = made?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      declarations.classes[type] != nil
    else { return nil }
    return type
  }
}
