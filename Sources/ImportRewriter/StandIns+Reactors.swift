import SwiftSyntax

// ReactorKit's reactors that are not given: what screens send actions to and are shown the state of.
extension StandIns {
  /// Whether a type is the reactor of a view of the code.
  func isReactor(_ name: String) -> Bool {
    isFetching && roles.reactors.contains(name) && !roles.isProtocol(name)
  }

  /// A reactor that does nothing with actions, and of whose state the code has what it asks for.
  func reactor(_ name: String) -> String {
    let known = uses.nested[name] ?? []
    let missing = ["Action", "State"].filter { !known.contains($0) }.map { type in
      type == "Action" ? actions() : valueOrCases(type)
    }
    return object(name, below: ", ImportedPackages.Reactor").dropLast(2)
      + (missing + ["var initialState: State { State() }"]).map { "; \($0)" }.joined() + " }"
  }

  /// The actions that the code sends, with what comes with each.
  private func actions() -> String {
    let cases = SentActions(in: trees).cases
    guard !cases.isEmpty else { return valueOrCases("Action") }
    return Self.enumeration("Action", of: cases)
  }
}

/// The actions that code names, as in `Reactor.Action.refresh` or `action.onNext(.refresh)`, and the
/// labels of what comes with them.
private final class SentActions: SyntaxVisitor {
  private(set) var cases: [String: [String?]] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base.map(Self.isAction) ?? isSent(node) else { return .visitChildren }
    let name = node.declName.baseName.text
    let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(node).id ? $0 : nil
    }
    let labels = call?.arguments.map { $0.label?.text } ?? []
    if labels.count >= cases[name]?.count ?? 0 { cases[name] = labels }
    return .visitChildren
  }

  private static func isAction(_ base: ExprSyntax) -> Bool {
    base.lastToken(viewMode: .sourceAccurate)?.text == "Action"
  }

  /// Whether a name after a point is given to what takes actions.
  private func isSent(_ name: MemberAccessExprSyntax) -> Bool {
    guard
      let call = name.enclosing(LabeledExprSyntax.self)?.parent?.parent?
        .as(FunctionCallExprSyntax.self)
    else { return false }
    let words = call.calledExpression.trimmedDescription.split(separator: ".").suffix(2)
    return words.count == 2 && words.first?.hasPrefix("action") == true
      && ["onNext", "accept"].contains(words.last)
  }
}
