import SwiftSyntax

/// The names of the cases of a file's enumerations that something comes with in some, in their order,
/// which Swift's runtime does not keep.
final class CaseOrders: SyntaxVisitor {
  private(set) var found: [[String]] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let isMixed = Set(cases.map { $0.parameterClause != nil }).count > 1
    if isMixed { found.append(cases.map { $0.name.text.filter { $0 != "`" } }) }
    return .visitChildren
  }
}
