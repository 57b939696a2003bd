import SwiftSyntax

/// What the code that sets up registered views asks of them, which tells what classes these are below.
final class RegistrationHandlers: SyntaxVisitor {
  /// The class of UIKit's by the types of views.
  private(set) var classes: [String: String] = [:]
  /// The functions that are given as handlers, and those that take three values, with their types.
  private var handlers: Set<String> = []
  private var functions: [(name: String, types: [String])] = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
    for (name, types) in functions {
      // What takes these sets up headers, however it is called.
      if types.dropFirst() == ["String", "IndexPath"] {
        classes[types[0]] = "UICollectionReusableView"
      } else if types[1] == "IndexPath", handlers.contains(name), classes[types[0]] == nil {
        classes[types[0]] = "UICollectionViewCell"
      }
    }
  }

  /// What only cells of lists have.
  private static let ofLists = [".defaultContentConfiguration()", ".accessories ="]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(GenericSpecializationExprSyntax.self)
    if let called, called.expression.trimmedDescription.hasSuffix("CellRegistration"),
      let cell = called.genericArgumentClause.arguments.first?.trimmedDescription,
      let code = node.trailingClosure?.trimmedDescription,
      Self.ofLists.contains(where: { code.contains($0) })
    {
      let name = cell.split(separator: ",").first.map(String.init) ?? cell
      classes[name] = "UICollectionViewListCell"
    }
    for argument in node.arguments where argument.label?.text == "handler" {
      if let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        handlers.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if types.count == 3 { functions.append((node.name.text, types)) }
    return .visitChildren
  }
}
