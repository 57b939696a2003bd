import SwiftSyntax

// What is told of what went: where it was, and for what, where the compiler tells nothing that a person
// could look for.
extension Slicing {
  /// The declaration that a node is a part of, as a person would call it.
  static func declaration(around node: some SyntaxProtocol) -> String {
    var names = node.enclosingTypes
    var current: Syntax? = Syntax(node)
    while let found = current {
      if let function = found.as(FunctionDeclSyntax.self), found.id != node.id {
        names.append(function.name.trimmedText)
        break
      }
      if found.is(InitializerDeclSyntax.self), found.id != node.id {
        names.append("init")
        break
      }
      if let variable = found.as(PatternBindingSyntax.self), found.id != node.id,
        found.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        names.append(variable.pattern.trimmedDescription)
        break
      }
      current = found.parent
    }
    return names.joined(separator: ".")
  }

  /// What the compiler says where it cannot tell what is wrong.
  private static let untold = [
    "cannot infer", "unable to infer", "could not be inferred", "no exact matches in call",
    "without a contextual type", "requires a contextual type", "ambiguous use of",
    "type of expression is ambiguous", "failed to produce diagnostic", "unable to type-check",
    "cannot convert value of type '_", "expects 1 argument, but",
    // What is no Swift any more is so for what was taken out before.
    "expected expression", "consecutive statements on a line", "must have at least one 'case'",
  ]
  /// What the names of begin with that code stands in by, and that no person wrote.
  private static let own = ["StandIn", "AwaitingClosure", "HeadlessUIKit", "__diffplay"]

  /// The name of what is not there, or what the compiler says, as the cause of what a node went for:
  /// what the statement around it first asks of what stands in, where the compiler's words tell less.
  func told(_ cause: RefusalCause, of node: Syntax?) -> String {
    let isUntold = (Self.untold + Self.own).contains { cause.name.contains($0) }
    guard isUntold, let node else { return cause.name }
    let whole =
      node.is(CodeBlockItemSyntax.self)
      ? node : node.enclosing(CodeBlockItemSyntax.self).map { Syntax($0) }
    return whole.flatMap { AskedStandIn(in: $0, of: variables).name } ?? Self.ofPersons(cause.name)
  }

  /// What persons wrote of a cause which names what they did not: a member, or the type that was to be.
  private static func ofPersons(_ cause: String) -> String {
    func isOwn(_ text: some StringProtocol) -> Bool { own.contains { text.contains($0) } }
    guard isOwn(cause) else { return cause }
    guard cause.contains(" ") else {
      return cause.split(separator: ".").last.map(String.init) ?? cause
    }
    let quoted = cause.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
    let types = quoted.map { $0.element.trimmingPrefix("[").prefix { $0.isLetter || $0.isNumber } }
    return types.last { !isOwn($0) && String($0).isTypeName }.map(String.init) ?? cause
  }
}

/// What a statement first asks of what stands in.
private final class AskedStandIn: SyntaxVisitor {
  private(set) var name: String?
  private let variables: StandInVariables

  init(in node: Syntax, of variables: StandInVariables) {
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if name == nil { name = variables.asked(by: node) }
    return name == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if name == nil { name = variables.asked(by: node) }
    return .skipChildren
  }
}
