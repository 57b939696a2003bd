import SwiftSyntax

/// What a `switch` tells apart.
struct SwitchUse {
  /// Whose identifiers a data source tells: its sections', or its items'.
  enum Role {
    case section, item
  }

  /// The last name of what is told apart.
  let subject: String
  /// The names that its cases begin with.
  let names: Set<String>
  /// Whether nothing comes with any of them.
  let isBare: Bool
  /// What a data source calls what is told apart; nil where the code does not say.
  let role: Role?

  init(_ node: SwitchExprSyntax) {
    var names: Set<String> = []
    var isBare = true
    for tokens in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label }) {
      var isAfterPoint = false
      for token in tokens.tokens(viewMode: .sourceAccurate) {
        let isFirst = token.previousToken(viewMode: .sourceAccurate).map {
          ["case", ",", "let", "("].contains($0.text) && !$0.opensPayload
        }
        if isAfterPoint {
          names.insert(token.text)
          if token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen { isBare = false }
        }
        isAfterPoint = token.tokenKind == .period && isFirst == true
      }
    }
    // What may be no value at all is none of them in this case.
    let isOptional =
      node.subject.trimmedDescription.contains("rawValue:")
      || node.cases.contains { $0.as(SwitchCaseSyntax.self)?.label.hasOptionalMark == true }
    if isOptional { names.subtract(["none", "some"]) }
    (subject, self.names, self.isBare) = (node.nameOfSubject, names, isBare)
    role = node.role
  }
}

extension SwitchExprSyntax {
  /// The last name of what is told apart; of a value itself that of its type.
  var nameOfSubject: String {
    let name = subject.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard name == "self", let keyword = subject.firstToken(viewMode: .sourceAccurate) else {
      return name
    }
    return keyword.enclosingTypes.last ?? name
  }

  /// What a data source calls what is told apart, where it was asked for it here, or gives it to a
  /// closure that makes cells.
  var role: SwitchUse.Role? {
    if let role = subject.role { return role }
    guard let name = subject.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var current: Syntax? = Syntax(self)
    while let node = current, !node.is(MemberBlockSyntax.self) {
      if let items = node.parent?.as(CodeBlockItemListSyntax.self) {
        for item in items.prefix(while: { $0.position < node.position }).reversed() {
          if let value = item.value(of: name) { return value.role }
        }
      }
      if let condition = node.as(IfExprSyntax.self)?.conditions.value(of: name) {
        return condition.role
      }
      if let closure = node.as(ClosureExprSyntax.self), closure.namesOfParameters.contains(name) {
        return closure.makesCells && closure.namesOfParameters.last == name ? .item : nil
      }
      current = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// What a data source or its snapshot calls what it is asked for by this expression.
  fileprivate var role: SwitchUse.Role? {
    let told = trimmedDescription
    if told.contains(".sectionIdentifier") { return .section }
    return told.contains(".itemIdentifier") ? .item : nil
  }
}

extension CodeBlockItemSyntax {
  /// The value that a statement gives a name.
  fileprivate func value(of name: String) -> ExprSyntax? {
    if let statement = item.as(GuardStmtSyntax.self) { return statement.conditions.value(of: name) }
    return item.as(VariableDeclSyntax.self)?.bindings.first {
      $0.pattern.trimmedDescription == name
    }?.initializer?.value
  }
}

extension ConditionElementListSyntax {
  /// The value that a condition binds to a name.
  fileprivate func value(of name: String) -> ExprSyntax? {
    lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { $0.pattern.trimmedDescription == name }?.initializer?.value
  }
}

extension ClosureExprSyntax {
  fileprivate var namesOfParameters: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: []
    }
  }

  /// Whether it is given a list, a place in it and the item there, as it stands behind a call.
  fileprivate var makesCells: Bool {
    namesOfParameters.count == 3
      && parent?.as(FunctionCallExprSyntax.self)?.arguments.contains {
        ["collectionView", "tableView"].contains($0.label?.text)
      } == true
  }
}
