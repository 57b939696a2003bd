import SwiftSyntax

/// The classes of Core Data's objects that code takes for what identifiers stand for, as in
/// `context.existingObject(with: id) as? Habit`.
final class ObjectCasts: SyntaxVisitor {
  private(set) var types: [String] = []

  init(in tree: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["existingObject", "object"].contains(member.declName.baseName.text),
      node.arguments.count == 1, node.arguments.first?.label?.text == "with",
      let type = Prototypes.type(takenFrom: node), !types.contains(type),
      !node.isInGeneric(of: type)
    {
      types.append(type)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether a function or a type around it is generic over a type of a name.
  fileprivate func isInGeneric(of name: String) -> Bool {
    var node: Syntax? = Syntax(self)
    while let found = node {
      let clause =
        found.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? found.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? found.as(StructDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      node = found.parent
    }
    return false
  }
}
