import SwiftSyntax

/// The types of the sections and items that code appends to snapshots, as far as what it appends tells.
final class AppendedTypes: SyntaxVisitor {
  private(set) var section: String?
  private(set) var item: String?
  /// The types of the items that cells are registered for.
  private var registered: Set<String> = []
  /// The parameters of generic code.
  private(set) var open: Set<String> = []
  private let lists: [String: String]

  init(in trees: [SourceFileSyntax]) {
    lists = trees.reduce(into: [:]) { $0.merge(ListedTypes(in: $1).found) { first, _ in first } }
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
    if item == nil, registered.count == 1 { item = registered.first }
    // What is open in generic code is no type elsewhere.
    if section.map(open.contains) == true { section = nil }
    if item.map(open.contains) == true { item = nil }
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    open.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let first = node.arguments.first, first.label == nil else { return .visitChildren }
    if called == "appendSections" { section = section ?? element(of: first.expression) }
    if called == "appendItems" { item = item ?? element(of: first.expression.unnoted) }
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.previousToken(viewMode: .sourceAccurate)?.text == "CellRegistration",
      node.arguments.count == 2, let last = node.arguments.last
    {
      registered.insert(last.argument.trimmedDescription)
    }
    return .visitChildren
  }

  private static let changing: Set = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// The type of a list's elements; nil where the expression does not tell.
  private func element(of list: ExprSyntax) -> String? {
    if let elements = list.as(ArrayExprSyntax.self)?.elements {
      return elements.first.flatMap { type(of: $0.expression) }
    }
    if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text { return lists[name] }
    if let member = list.as(MemberAccessExprSyntax.self) {
      if member.base?.trimmedDescription == "self" { return lists[member.declName.baseName.text] }
      return member.declName.baseName.text == "allCases" ? member.base?.trimmedDescription : nil
    }
    guard let call = list.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    if Self.changing.contains(member.declName.baseName.text) { return element(of: base) }
    guard ["map", "compactMap"].contains(member.declName.baseName.text) else { return nil }
    if let function = call.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
      return function.base.flatMap { $0.typeAtEnd == nil ? nil : $0.trimmedDescription }
    }
    let closure =
      call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard closure?.statements.count == 1, let item = closure?.statements.first?.item else {
      return nil
    }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return value.flatMap { type(of: $0) }
  }

  /// The type that a value is made of or has a name in; nil where it does not tell.
  private func type(of value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    if let member = named.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap { $0.typeAtEnd == nil ? nil : $0.trimmedDescription }
    }
    return value.is(FunctionCallExprSyntax.self) && named.typeAtEnd != nil
      ? named.trimmedDescription : nil
  }
}

/// The types of the elements of lists that code declares, by the lists' names.
private final class ListedTypes: SyntaxVisitor {
  private(set) var found: [String: String] = [:]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ name: String, _ type: TypeSyntax?) {
    if let list = type?.as(ArrayTypeSyntax.self) { found[name] = list.element.trimmedDescription }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.trimmedDescription, node.typeAnnotation?.type)
    let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    if let elements = made?.as(ArrayExprSyntax.self)?.elements, elements.count == 1,
      let first = elements.first
    {
      found[node.pattern.trimmedDescription] = first.expression.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }
}
