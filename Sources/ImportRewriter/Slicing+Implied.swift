import SwiftSyntax

// Names after a point alone that are given to what stands in, as in `logger.log("…", level: .fatal)`.
extension Slicing {
  /// What the compiler says of a call when it cannot tell what is wrong in a closure.
  private static let untold = ["no exact matches in call", "cannot convert value of type '_'"]

  /// Takes out the statements in a call's closures that give a member of what stands in a name after a
  /// point: it takes values of any type, and the compiler refuses the whole call for it without telling
  /// which; whether there are any.
  mutating func cut(
    impliedIn message: String, _ cause: RefusalCause, at token: TokenSyntax
  ) -> Bool {
    guard Self.untold.contains(where: { message.hasPrefix($0) }),
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
        ?? token.enclosing(FunctionCallExprSyntax.self)
    else { return false }
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap { $0 }
    guard !closures.isEmpty else { return false }
    let finder = ImpliedArguments(of: standIns, in: tree)
    for closure in closures { finder.walk(closure) }
    for item in finder.found { take(item, cause) }
    return !finder.found.isEmpty
  }
}

/// The statements that call a member of a variable of what stands in with a name after a point.
private final class ImpliedArguments: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []
  private let variables: Set<String>

  init(of types: Set<String>, in tree: SourceFileSyntax) {
    let finder = TypedVariables(of: types)
    finder.walk(tree)
    variables = finder.names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isImplied = node.arguments.contains { argument in
      let value = argument.expression
      let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      return named.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
    }
    if isImplied, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let owner = member.base?.lastToken(viewMode: .sourceAccurate)?.text,
      variables.contains(owner), let item = node.enclosing(CodeBlockItemSyntax.self)
    {
      found.append(item)
    }
    return .visitChildren
  }
}

/// The variables that are declared to be of some types.
private final class TypedVariables: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let types: Set<String>

  init(of types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let words = node.typeAnnotation?.type.trimmedDescription.split { !$0.isLetter && $0 != "_" }
    if let type = words?.last.map(String.init), types.contains(type) {
      names.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }
}
