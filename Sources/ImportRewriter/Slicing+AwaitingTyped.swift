import SwiftSyntax

// Code that waits for what is not given and says of which types that is, as in
// `service.load { (result: Result<[Book], ServiceError>) in … }`: nothing refuses it, and nothing would
// run it.
extension Slicing {
  /// Has calls of what stands in run such closures of theirs that fill a screen.
  mutating func answerTyped() {
    defer { bracketClosures() }
    let calls = TypedClosures(of: variables, in: tree).found
    guard !calls.isEmpty else { return }
    let finder = filling
    for closure in calls where finder.fills(closure) {
      guard let count = Self.typedCounts[closure.parameterCount],
        let call = closure.parent.flatMap({
          $0.as(FunctionCallExprSyntax.self) ?? $0.enclosing(FunctionCallExprSyntax.self)
        }), begins(closure)
      else { continue }
      if call.trailingClosure?.id == closure.id {
        guard call.additionalTrailingClosures.isEmpty else { continue }
        openBrackets(of: call)
        edits.insert("\(Self.awaiting)(\(count): ", before: closure)
        edits.insert("))", after: closure)
      } else {
        edits.insert("\(Self.awaiting)(\(count): ", before: closure)
        edits.insert(")", after: closure)
      }
    }
  }

  /// Has the brackets of what makes a value that stands in hold the closure behind them: of what is
  /// given there nothing says that it is one.
  ///
  /// One that takes what nothing says the type of waits for that, or goes.
  private mutating func bracketClosures() {
    for call in TrailedMakings(of: standIns, in: tree).found {
      guard let closure = call.trailingClosure, begins(closure) else { continue }
      openBrackets(of: call)
      if closure.parameterCount > 0, !closure.hasTypes {
        let type = call.calledExpression.typeAtEnd ?? ""
        answer(closure, filling.fills(closure), of: nil, RefusalCause(missing: type))
      }
      edits.insert(")", after: closure)
    }
  }

  private static let typedCounts = [1: "ofOne", 2: "ofTwo", 3: "ofThree"]
}

/// The closures that calls of what stands in are given and that have types for what they take.
private final class TypedClosures: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []
  private let variables: StandInVariables

  init(of variables: StandInVariables, in tree: SourceFileSyntax) {
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let given = node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let closures = (given + [node.trailingClosure].compactMap { $0 }).filter(\.hasTypes)
    if !closures.isEmpty, variables.asked(by: node) != nil { found += closures }
    return .visitChildren
  }
}

/// The calls that make what stands in and that one closure stands behind.
private final class TrailedMakings: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []
  private let types: Set<String>

  init(of types: Set<String>, in tree: SourceFileSyntax) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    if !types.isEmpty { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trailingClosure != nil, node.additionalTrailingClosures.isEmpty,
      let type = node.calledExpression.typeAtEnd, types.contains(type)
    {
      found.append(node)
    }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// Whether it has types for all that it takes.
  fileprivate var hasTypes: Bool {
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return false }
    return !clause.parameters.isEmpty && clause.parameters.allSatisfy { $0.type != nil }
  }
}
