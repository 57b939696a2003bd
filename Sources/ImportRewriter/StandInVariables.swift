import SwiftSyntax

/// The variables of code whose values stand in for what is not given, by the types of these.
final class StandInVariables: SyntaxVisitor {
  /// The types that stand in.
  private let types: Set<String>
  /// The types of the variables, as they are declared or as what they are made of is.
  private var variables: [String: String] = [:]

  /// The protocols among them that what code is generic over conforms to.
  private var bounds: [String: String] = [:]

  init(of types: Set<String>, in tree: SourceFileSyntax) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    if !types.isEmpty { walk(tree) }
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    let bound = node.inheritedType.flatMap { typeName(of: $0) }
    if let bound { bounds[node.name.text] = bound }
    return .visitChildren
  }

  /// The names of the variables.
  var names: Set<String> { Set(variables.keys) }

  /// What an expression asks of what stands in, as a person would call it; nil where it asks nothing.
  func asked(by expression: some ExprSyntaxProtocol) -> String? {
    var path = ExprSyntax(expression).path
    if path.first == "self" { path.removeFirst() }
    guard let first = path.first else { return nil }
    let type =
      Self.parameter(first, around: ExprSyntax(expression)).map { typeName(of: $0) }
      ?? variables[first] ?? (types.contains(first) ? first : nil)
    guard let type else { return nil }
    let member = path.dropFirst().first { !Self.instances.contains($0) }
    return member.map { "\(type).\($0)" } ?? type
  }

  /// What types call the one object of theirs.
  private static let instances: Set = ["shared", "default", "standard", "instance", "init", "live"]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    if let type = node.typeAnnotation?.type {
      note(name, of: type)
    } else if let value = node.initializer?.value {
      note(name, by: value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(node.pattern.trimmedDescription, by: value) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, of: node.type)
    return .visitChildren
  }

  /// The type of a parameter of a function or an initializer around an expression.
  private static func parameter(_ name: String, around node: ExprSyntax) -> TypeSyntax? {
    var current = node.parent
    while let found = current {
      let signature =
        found.as(FunctionDeclSyntax.self)?.signature
        ?? found.as(InitializerDeclSyntax.self)?.signature
      let parameter = signature?.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == name
      }
      if let parameter { return parameter.type }
      current = found.parent
    }
    return nil
  }

  private func note(_ name: String, of type: TypeSyntax) {
    if let type = typeName(of: type) { variables[name] = type }
  }

  /// The name of a type that stands in, alone, as what may be nothing or as the elements of a list.
  private func typeName(of type: TypeSyntax) -> String? {
    guard !type.is(FunctionTypeSyntax.self) else { return nil }
    let words = type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.last.map(String.init).flatMap { types.contains($0) ? $0 : bounds[$0] }
  }

  private func note(_ name: String, by value: ExprSyntax) {
    guard let asked = asked(by: value) else { return }
    variables[name] = String(asked.prefix { $0 != "." })
  }
}

extension ExprSyntax {
  /// The names that it goes by to its last member, from the one that it begins with.
  fileprivate var path: [String] {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.path }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base?.path ?? []) + [member.declName.baseName.text]
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    let inner: [ExprSyntax?] = [
      self.as(OptionalChainingExprSyntax.self)?.expression,
      self.as(ForceUnwrapExprSyntax.self)?.expression, self.as(TryExprSyntax.self)?.expression,
      self.as(AwaitExprSyntax.self)?.expression,
      self.as(SubscriptCallExprSyntax.self)?.calledExpression,
      self.as(GenericSpecializationExprSyntax.self)?.expression,
    ]
    return inner.lazy.compactMap(\.self).first?.path ?? []
  }
}
