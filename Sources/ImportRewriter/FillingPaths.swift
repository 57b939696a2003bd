import SwiftSyntax

/// Where code waits for something that it fills a screen with: the members, from the first after the
/// name that it begins with, of what it calls with such a closure, or assigns one to.
///
/// Where these are members of what is not given, and the closure's types are clear from what is done
/// in it, the compiler refuses nothing: the closure is run by the member's path.
final class FillingPaths: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let finder: FillingNames

  /// Those of a file.
  init(in tree: SourceFileSyntax) {
    finder = FillingNames(in: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let closures =
      node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [node.trailingClosure].compactMap { $0 }
      + node.additionalTrailingClosures.map(\.closure)
    if closures.contains(where: finder.fills) { add(node.calledExpression) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let closure = parts[2].as(ClosureExprSyntax.self), finder.fills(closure)
    {
      add(parts[0])
    }
    return .visitChildren
  }

  private func add(_ expression: ExprSyntax) {
    var names: [String] = []
    var node = expression
    while true {
      if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        names.insert(member.declName.baseName.text, at: 0)
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else {
        break
      }
    }
    // A member of `self` is the name that it begins with.
    if node.trimmedDescription == "self" { names = Array(names.dropFirst()) }
    if !names.isEmpty { found.insert(names.joined(separator: ".")) }
  }
}
