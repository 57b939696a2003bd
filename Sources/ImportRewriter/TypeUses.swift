import SwiftSyntax

/// How code uses the types that it names.
final class TypeUses: SyntaxVisitor {
  /// Those that stand where a type does.
  private(set) var types: Set<String> = []
  /// The labels of the arguments that they are made with.
  private(set) var labels: [String: Set<[String]>] = [:]
  /// The members that are asked of the types themselves, and not called.
  private(set) var members: [String: Set<String>] = [:]
  /// Those whose objects Core Data fetches.
  private(set) var fetched: Set<String> = []
  /// The class of UIKit's that they are registered as.
  private(set) var registered: [String: String] = [:]
  /// Those that are used as only some types are: with types of their own, or to inherit from.
  private(set) var unusual: Set<String> = []
  /// The values that stand in already.
  private(set) var values: Set<String> = []
  /// The cases of the enumerations that stand in already.
  private(set) var cases: [String: [String]] = [:]
  /// What comes with values that are named by a point and a name.
  private(set) var payloads: [String: [Part]] = [:]
  /// What is asked in each `switch`, and the names that its cases begin with.
  private(set) var switches: [(subject: String, names: Set<String>)] = []
  /// The names, after a point alone, of what types are made with, by type and label.
  private(set) var implied: [String: Set<String>] = [:]
  /// The types that are named within others, by these.
  private(set) var nested: [String: Set<String>] = [:]
  /// The views of SwiftUI that are shown in views of UIKit.
  private(set) var hosted: Set<String> = []
  private var order: [String: Int] = [:]
  /// The types that are declared.
  private(set) var declared: Set<String> = []

  /// A part of what comes with a case.
  struct Part {
    var label: String?
    /// The name that a pattern gives it.
    var bound: String?
  }

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    types.insert(name)
    let parent = node.parent
    if node.genericArgumentClause != nil || parent?.is(InheritedTypeSyntax.self) == true
      || parent?.is(AttributeSyntax.self) == true
      || parent?.is(SomeOrAnyTypeSyntax.self) == true
      || parent?.is(GenericParameterSyntax.self) == true
      || parent?.is(ExtensionDeclSyntax.self) == true
    {
      unusual.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let outer = node.baseType.as(IdentifierTypeSyntax.self)?.name.text {
      nested[outer, default: []].insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let generic = node.previousToken(viewMode: .sourceAccurate)?.text ?? ""
    if ["NSFetchRequest", "NSFetchedResultsController"].contains(generic) {
      fetched.formUnion(node.arguments.map(\.trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.isTypeName, node.trailingClosure == nil
    {
      labels[type, default: []].insert(node.arguments.map { $0.label?.text ?? "_" })
      for argument in node.arguments {
        guard let label = argument.label?.text,
          let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil
        else { continue }
        implied["\(type)_\(label)", default: []].insert(member.declName.baseName.text)
      }
    }
    register(node)
    host(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(DeclReferenceExprSyntax.self) ?? true, !node.arguments.isEmpty
    {
      addPayload(member.declName.baseName.text, node.arguments)
    }
    return .visitChildren
  }

  /// Notes the views that a call shows.
  private func host(_ call: FunctionCallExprSyntax) {
    let shown: [Syntax]
    switch call.calledExpression.trimmedDescription.prefix(while: { $0 != "<" }) {
    case "UIHostingConfiguration": shown = call.trailingClosure.map { [Syntax($0)] } ?? []
    case "UIHostingController": shown = call.arguments.first.map { [Syntax($0)] } ?? []
    default: return
    }
    for token in shown.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      if let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.text.isTypeName,
        reference.parent?.is(FunctionCallExprSyntax.self) == true
      {
        hosted.insert(token.text)
      }
    }
  }

  private static let registrations = [
    "forCellWithReuseIdentifier": "UICollectionViewCell",
    "forSupplementaryViewOfKind": "UICollectionReusableView",
    "forCellReuseIdentifier": "UITableViewCell",
    "forHeaderFooterViewReuseIdentifier": "UITableViewHeaderFooterView",
    "forDecorationViewOfKind": "UICollectionReusableView",
  ]

  private func register(_ call: FunctionCallExprSyntax) {
    let second = call.arguments.dropFirst().first?.label?.text ?? ""
    guard let superclass = Self.registrations[second],
      let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self",
      let name = type.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    registered[name] = superclass
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if order[name] == nil { order[name] = order.count }
    if let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeName,
      name != "self", node.parent?.is(FunctionCallExprSyntax.self) != true
    {
      members[type, default: []].insert(name)
    }
    return .visitChildren
  }

  /// Keeps what comes with a case; a pattern says more of it than a call.
  private func addPayload(_ name: String, _ arguments: LabeledExprListSyntax) {
    let parts = arguments.map { argument in
      let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern
      let bound = pattern?.lastToken(viewMode: .sourceAccurate)?.text
      return Part(label: argument.label?.text, bound: bound)
    }
    if payloads[name] == nil || parts.contains(where: { $0.bound != nil }) {
      payloads[name] = parts
    }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var names: Set<String> = []
    for tokens in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label }) {
      var isAfterPoint = false
      for token in tokens.tokens(viewMode: .sourceAccurate) {
        let isFirst = token.previousToken(viewMode: .sourceAccurate).map {
          ["case", ",", "let", "("].contains($0.text)
        }
        if isAfterPoint { names.insert(token.text) }
        isAfterPoint = token.tokenKind == .period && isFirst == true
      }
    }
    let subject = node.subject.trimmedDescription.split(separator: ".").last.map(String.init)
    switches.append((subject ?? "", names))
    return .visitChildren
  }

  /// Names in the order in which they are met.
  func ordered(_ names: Set<String>) -> [String] {
    names.sorted { (order[$0] ?? .max, $0) < (order[$1] ?? .max, $1) }
  }

  /// The names with those that stand beside them in a `switch`, or in one over what is called as
  /// the type is.
  func cases(of type: String, with names: Set<String>) -> Set<String> {
    switches.filter { found in
      !found.names.isDisjoint(with: names)
        || found.subject.count > 3 && type.lowercased().hasSuffix(found.subject.lowercased())
    }.reduce(into: names) { $0.formUnion($1.names) }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard inherited == "HeadlessUIKit.StandInCase" else { return .visitChildren }
    cases[node.name.text] = node.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandIn" { values.insert(node.name.text) }
    return .visitChildren
  }
}

extension String {
  /// Whether it is written as the names of types are.
  var isTypeName: Bool {
    first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it begins as the names of Apple's types do.
  var isApples: Bool {
    let rest = dropFirst(2)
    return ["UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "WK", "SK"].contains(prefix(2))
      && rest.first?.isUppercase == true
  }

  /// Whether a type's member of this name is likely to be what its cells are registered by.
  var isIdentifierName: Bool {
    let name = lowercased()
    return ["id", "name", "kind"].contains { name.hasSuffix($0) } || name.contains("identifier")
  }
}
