import SwiftSyntax

// Code that waits for what is not given: what an object's values are bound to, or what a request
// calls when it is done.
extension Slicing {
  /// Has a call of what is not given run its closures that fill a screen; whether a place is in one.
  ///
  /// Nothing says what such a closure takes: it runs once with what stands for the values that it
  /// waits for. The call's other closures go.
  mutating func answer(at token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self), closure.parameterCount > 0,
      let call = closure.parent.flatMap({
        $0.as(FunctionCallExprSyntax.self) ?? $0.enclosing(FunctionCallExprSyntax.self)
      }), !call.calledExpression.trimmedDescription.hasSuffix(Self.awaiting),
      call.arguments.contains(where: { $0.expression.id == closure.id })
        || call.trailingClosure?.id == closure.id
        || call.additionalTrailingClosures.contains(where: { $0.closure.id == closure.id })
    else { return false }
    let finder = FillingNames(in: tree)
    let arguments = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let trailing =
      [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
    guard (arguments + trailing).contains(where: finder.fills) else { return false }
    // Each of its parameters may be refused.
    guard begins(call) else { return true }
    let owner =
      (call.arguments.first { $0.label?.text == "with" }
      ?? call.argumentOfUnretained)?.expression.trimmedDescription
    for argument in arguments { answer(argument, finder.fills(argument), of: owner, cause) }
    guard let first = trailing.first else { return true }
    if let bracket = call.rightParen {
      edits.replace(bracket, by: call.arguments.isEmpty ? "" : ", ")
    } else {
      edits.insert("(", before: first)
    }
    for other in call.additionalTrailingClosures {
      edits.replace(other.label, by: ",")
      edits.blank(other.colon)
    }
    for closure in trailing { answer(closure, finder.fills(closure), of: owner, cause) }
    edits.insert(")", after: trailing.last ?? first)
    return true
  }

  /// How what runs such a closure calls it by the number of values that it takes.
  private static let counts = [0: "nothing", 1: "one", 2: "two", 3: "three"]

  /// What runs such a closure.
  private static let awaiting = "HeadlessUIKit.AwaitingClosure"

  /// Has a closure run that fills a screen; another goes.
  mutating func answer(
    _ closure: ClosureExprSyntax, _ isFilling: Bool, of owner: String?, _ cause: RefusalCause
  ) {
    guard isFilling, let count = Self.counts[closure.parameterCount], owner == nil || count == "two"
    else {
      edits.replace(closure, by: "nil")
      return note(.argument, "", closure, cause)
    }
    let with = owner.map { "with: \($0), " } ?? ""
    edits.insert("\(Self.awaiting)(\(with)\(count): ", before: closure)
    edits.insert(")", after: closure)
    guard owner == nil, let name = closure.parameterNames.first else { return }
    for subject in ResultSubjects(named: name, in: closure).found {
      edits.insert("\(Self.awaiting).result(of: ", before: subject)
      edits.insert(")", after: subject)
    }
  }
}

extension FunctionCallExprSyntax {
  /// What each value that it gives comes with, as a call before it in its chain says.
  fileprivate var argumentOfUnretained: LabeledExprSyntax? {
    var node = calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let call = node?.as(FunctionCallExprSyntax.self) {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      if member?.declName.baseName.text == "withUnretained" { return call.arguments.first }
      node = member?.base
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// How many values it takes, by its parameters or by the numbers that stand for these.
  fileprivate var parameterCount: Int {
    guard parameterNames.isEmpty else { return parameterNames.count }
    let numbers = tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
      return Int(name.dropFirst())
    }
    return numbers.max().map { $0 + 1 } ?? 0
  }

  /// What its parameters are called.
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: []
    }
  }
}

/// Where code tells the success of a value of some name from its failure.
private final class ResultSubjects: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []
  private let name: String

  init(named name: String, in closure: ClosureExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(closure)
  }

  private func note(_ subject: ExprSyntax, if pattern: some SyntaxProtocol) {
    let names = pattern.tokens(viewMode: .sourceAccurate).map(\.text)
    if subject.trimmedDescription == name, names.contains("success") || names.contains("failure") {
      found.append(subject)
    }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.cases.first?.as(SwitchCaseSyntax.self) {
      note(node.subject, if: first.label)
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.initializer.value, if: node.pattern)
    return .visitChildren
  }
}
