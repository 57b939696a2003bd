import SwiftSyntax

/// Which cases of an item's enumeration code appends to which section, by the names of both, as in
/// `appendItems(games.map { .game($0) }, toSection: .upcoming)`.
final class ItemCases: SyntaxVisitor {
  /// The case of each section that takes items of one alone.
  var found: [(section: String, item: String)] {
    all.compactMap { section, items in items.count == 1 ? (section, items[0]) : nil }
      .sorted { $0.0 < $1.0 }
  }

  private var all: [String: [String]] = [:]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "appendItems", arguments.count == 2,
      arguments[1].label?.text == "toSection",
      let section = arguments[1].expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    let names = CaseNames(in: arguments[0].expression).found
    for name in names where !all[section, default: []].contains(name) {
      all[section, default: []].append(name)
    }
    return .visitChildren
  }
}

/// The names after a point that values are made by, of a type that is named or known.
private final class CaseNames: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in expression: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(expression)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isOfType = node.base == nil || node.base?.typeAtEnd != nil
    let name = node.declName.baseName.text
    if isOfType, name != "init", name != "self", !found.contains(name) { found.append(name) }
    return .visitChildren
  }

  // What a case is made with is another's.
  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    let isCase = call?.as(MemberAccessExprSyntax.self).map {
      found.contains($0.declName.baseName.text)
    }
    return isCase == true ? .skipChildren : .visitChildren
  }
}
