import SwiftSyntax

/// The types that code takes items for which are values of any type that is compared.
final class ItemTypes: SyntaxVisitor {
  /// Their names, and the classes in which they are named, in the order in which they are met.
  private(set) var found: [(name: String, owner: String)] = []

  /// Those of a file; none where the items of its data sources are of a type of their own.
  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    if tree.description.contains(", AnyHashable>") { walk(tree) }
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    for (part, next) in zip(parts, parts.dropFirst()) {
      let mark = part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
      if mark?.tokenKind == .postfixQuestionMark, let type = next.as(TypeExprSyntax.self)?.type {
        note(type)
      }
    }
    return .visitChildren
  }

  private func note(_ type: TypeSyntax) {
    guard let named = type.as(IdentifierTypeSyntax.self), named.genericArgumentClause == nil,
      type.enclosingTypes.count == 1, let owner = type.enclosingTypes.first,
      !found.contains(where: { $0.name == named.name.text })
    else { return }
    found.append((named.name.text, owner))
  }
}
