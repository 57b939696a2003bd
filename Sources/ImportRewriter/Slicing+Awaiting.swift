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
    let finder = filling
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
    openBrackets(of: call)
    for other in call.additionalTrailingClosures {
      edits.replace(other.label, by: ",")
      edits.blank(other.colon)
    }
    for closure in trailing { answer(closure, finder.fills(closure), of: owner, cause) }
    edits.insert(")", after: trailing.last ?? first)
    return true
  }

  /// Has the brackets of a call hold its trailing closure; what closes them is to come behind that.
  mutating func openBrackets(of call: FunctionCallExprSyntax) {
    if let bracket = call.rightParen {
      edits.replace(bracket, by: call.arguments.isEmpty ? "" : ", ")
    } else {
      edits.insert("(", after: call.calledExpression)
    }
  }

  /// Makes a statement of its own of what such a closure does, where the compiler fails to tell what is
  /// wrong in the whole; whether it could.
  mutating func part(at token: TokenSyntax, _ message: String) -> Bool {
    guard message.hasPrefix("failed to produce diagnostic"),
      let item = token.enclosing(CodeBlockItemSyntax.self)
    else { return false }
    let finder = filling
    let closures = SingleClosures(in: item).found.filter { finder.fills($0) && begins($0) }
    for closure in closures { edits.insert("; return ", before: closure.rightBrace) }
    return !closures.isEmpty
  }

  /// How what runs such a closure calls it by the number of values that it takes.
  private static let counts = [0: "nothing", 1: "one", 2: "two", 3: "three"]

  /// What runs such a closure.
  static let awaiting = "HeadlessUIKit.AwaitingClosure"

  /// Has a closure run that fills a screen; another goes.
  mutating func answer(
    _ closure: ClosureExprSyntax, _ isFilling: Bool, of owner: String?, _ cause: RefusalCause
  ) {
    guard isFilling, let count = Self.counts[closure.parameterCount], owner == nil || count == "two"
    else {
      edits.replace(closure, by: "nil")
      guard !closure.statements.isEmpty else { return }
      return note(.argument, "", closure, cause)
    }
    let with = owner.map { "with: \($0), " } ?? ""
    edits.insert("\(Self.awaiting)(\(with)\(count): ", before: closure)
    edits.insert(")", after: closure)
    // Of a single expression the compiler tells with all around it, and not what is wrong in it.
    if closure.statements.count == 1 { edits.insert("; return ", before: closure.rightBrace) }
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
  var parameterCount: Int {
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

/// The closures of a single expression in code.
private final class SingleClosures: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []

  init(in code: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.count == 1, node.statements.first?.item.is(ExprSyntax.self) == true {
      found.append(node)
    }
    return .visitChildren
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
