import SwiftSyntax

/// What parts the types that code names play in it: of protocols, views, lists and containers.
final class TypeRoles: SyntaxVisitor {
  /// Those that types conform to, or parameters of generic code.
  private(set) var conformedTo: Set<String> = []
  /// Those that the types of generic code are.
  private(set) var constraints: Set<String> = []
  /// The parameters of generic code that have to conform to them.
  private(set) var parameters: [String: Set<String>] = [:]
  /// The types that are named as members of others, such as `Element` of a parameter.
  private(set) var memberTypes: [String: Set<String>] = [:]
  /// What such a member has to be, as both are written.
  private(set) var equalTypes: [String: String] = [:]
  /// Those that classes are below.
  private(set) var superclasses: Set<String> = []
  /// Those that are held weakly, as only objects are.
  private(set) var weak: Set<String> = []
  /// Those that stand where a value is stored, given or made.
  private(set) var held: Set<String> = []
  /// How many types those that are generic are of.
  private(set) var generic: [String: Int] = [:]
  /// Those that stores of the Composable Architecture are of.
  private(set) var reducers: Set<String> = []
  /// Those that views of ReactorKit's are bound to.
  private(set) var reactors: Set<String> = []
  /// Those of the sections that data sources of RxDataSources are of.
  private(set) var sectionModels: Set<String> = []
  /// Those that variables and parameters are given a value of another type for.
  private(set) var paired: Set<String> = []
  /// Those that members are asked of.
  private(set) var bases: Set<String> = []
  /// The members of types that are used as lists are.
  private(set) var listed: [String: Set<String>] = [:]
  /// Those that stand in what is compared or written down, as no class of UIKit's does.
  private(set) var compared: Set<String> = []
  /// The class of UIKit's that a registration is for.
  private(set) var registered: [String: String] = [:]
  /// The declarations of layouts that variables are used in, by the variables' names.
  private var layouts: [String: Set<String>] = [:]
  /// The members of types that variables are made of, and the variables that are used as lists are.
  private var origins: [String: (type: String, member: String)] = [:]
  private var listedVariables: Set<String> = []
  private var shown: Set<String> = []
  private var variables: [String: String] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
    registered.merge(RegistrationHandlers(in: trees).classes) { $1 }
    registered.merge(DeclaredMetatypes(in: trees).classes) { known, _ in known }
    for name in listedVariables {
      if let (type, member) = origins[name] { listed[type, default: []].insert(member) }
    }
  }

  /// The types of what is put into views.
  var views: Set<String> {
    shown.reduce(into: []) { types, name in
      if let type = variables[name] ?? (name.isTypeName ? name : nil) { types.insert(type) }
    }
  }

  /// The declarations of layouts in which a variable of a type is used.
  func layouts(with type: String) -> [String] {
    variables.filter { $0.value == type }
      .reduce(into: Set<String>()) { $0.formUnion(layouts[$1.key] ?? []) }.sorted()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name: String = node.baseName.text
    guard !name.isTypeName, let function = node.enclosing(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.trimmedDescription.contains("Layout") == true
    else { return .visitChildren }
    layouts[name, default: []].insert(Slicing.declaration(around: node))
    return .visitChildren
  }

  /// Whether a type is a protocol by what it is used for.
  func isProtocol(_ name: String) -> Bool {
    guard !superclasses.contains(name) else { return false }
    return constraints.contains(name) || conformedTo.contains(name) && held.contains(name)
      || held.contains(name) && (name.hasSuffix("Protocol") || paired.contains(name))
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if let arguments = node.genericArgumentClause { note(arguments, of: name) }
    if node.parent?.is(InheritedTypeSyntax.self) == true
      || node.parent?.is(ExtensionDeclSyntax.self) == true
      || node.parent?.is(AttributeSyntax.self) == true
    {
      return .visitChildren
    }
    if let part = node.parent?.as(CompositionTypeElementSyntax.self), !name.isApples,
      KnownSuperclass(named: name) == nil || part.isBesideClass
    {
      constraints.insert(name)
      let composition = node.parent?.parent?.parent?.parent
      let parameter =
        composition?.as(GenericParameterSyntax.self)?.name.text
        ?? composition?.as(ConformanceRequirementSyntax.self)?.leftType.trimmedDescription
      if let parameter { parameters[name, default: []].insert(parameter) }
      return .visitChildren
    }
    if node.parent?.is(GenericParameterSyntax.self) == true
      || node.parent?.is(ConformanceRequirementSyntax.self) == true
      || node.parent?.is(SomeOrAnyTypeSyntax.self) == true
    {
      constraints.insert(name)
      let parameter =
        node.parent?.as(GenericParameterSyntax.self)?.name.text
        ?? node.parent?.as(ConformanceRequirementSyntax.self)?.leftType.trimmedDescription
      if let parameter { parameters[name, default: []].insert(parameter) }
    } else {
      held.insert(name)
    }
    if isCompared(node) { compared.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.genericArgumentClause, of: node.expression.trimmedDescription)
    return .visitChildren
  }

  private func note(_ arguments: GenericArgumentClauseSyntax, of name: String) {
    generic[name] = arguments.arguments.count
    let known = [
      "CellRegistration": "UICollectionViewCell",
      "SupplementaryRegistration": "UICollectionReusableView",
    ]
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if ["StoreOf", "ViewStoreOf"].contains(last), let first = arguments.arguments.first {
      reducers.insert(first.argument.trimmedDescription)
    }
    if last.contains("Sectioned"), last.hasSuffix("DataSource"),
      let first = arguments.arguments.first
    {
      sectionModels.insert(first.argument.trimmedDescription)
    }
    if let superclass = known[last], let first = arguments.arguments.first {
      registered[first.argument.trimmedDescription] = superclass
    }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let owner = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      node.enclosing(SameTypeRequirementSyntax.self) == nil
    {
      memberTypes[owner, default: []].insert(node.name.text)
    }
    if let arguments = node.genericArgumentClause { note(arguments, of: node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    let (left, right) = (node.leftType.trimmedDescription, node.rightType.trimmedDescription)
    equalTypes[left] = right
    if right.contains(".") { equalTypes[right] = left }
    return .visitChildren
  }

  private static let comparing: Set = [
    "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Comparable", "Identifiable",
  ]

  /// Whether a type stands in a value that is compared or written down.
  private func isCompared(_ node: IdentifierTypeSyntax) -> Bool {
    var current = node.parent
    while let found = current, !found.is(FunctionDeclSyntax.self), !found.is(CodeBlockSyntax.self) {
      let clause =
        found.as(StructDeclSyntax.self)?.inheritanceClause
        ?? found.as(EnumDeclSyntax.self)?.inheritanceClause
      if let clause {
        return clause.inheritedTypes.contains {
          Self.comparing.contains($0.type.trimmedDescription)
        }
      }
      current = found.parent
    }
    return false
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    // What a protocol, or a type of one, has to be is one.
    if node.parent?.is(AssociatedTypeDeclSyntax.self) == true {
      constraints.formUnion(node.inheritedTypes.map(\.type.trimmedDescription))
    }
    for (index, inherited) in node.inheritedTypes.enumerated() {
      let name: String = inherited.type.trimmedDescription
      let declared = node.parent?.as(ClassDeclSyntax.self)
      let isClass = index == 0 && declared.map { KnownSuperclass(for: name, of: $0) != nil } == true
      if isClass { superclasses.insert(name) } else { conformedTo.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.signature.parameterClause.parameters.first
    if node.name.text == "bind", let first, first.firstName.text == "reactor",
      first.type.is(IdentifierTypeSyntax.self)
    {
      reactors.insert(first.type.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Reactor" {
      reactors.insert(node.initializer.value.trimmedDescription)
    }
    return .visitChildren
  }

  // MARK: Values

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var type = binding.typeAnnotation?.type.unwrapped
      if let inner = type?.as(SomeOrAnyTypeSyntax.self)?.constraint { type = inner }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let found = type?.trimmedDescription ?? made?.trimmedDescription
      if type == nil, let member = binding.initializer?.value.as(MemberAccessExprSyntax.self),
        let origin = member.base?.typeAtEnd
      {
        origins[name] = (origin, member.declName.baseName.text)
      }
      if type?.is(ArrayTypeSyntax.self) == true, let value = binding.initializer?.value {
        list(value)
      }
      if let value = binding.initializer?.value, let pair = Self.pairedType(type, with: value) {
        paired.insert(pair)
      }
      if let found, found.isTypeName {
        variables[name] = found
        if node.modifiers.contains("weak") { weak.insert(found) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value, let pair = Self.pairedType(node.type, with: value) {
      paired.insert(pair)
    }
    return .visitChildren
  }

  /// What lists are asked for.
  static let lists: Set = [
    "map", "filter", "compactMap", "flatMap", "forEach", "sorted", "prefix", "suffix", "first",
    "last", "count", "enumerated", "shuffled", "reversed", "randomElement", "dropFirst", "isEmpty",
    "indices", "contains",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let type = base.typeAtEnd { bases.insert(type) }
    if let base = node.base, Self.lists.contains(node.declName.baseName.text) { list(base) }
    if let base = node.base, Self.anchors.contains(node.declName.baseName.text) { show(base) }
    return .visitChildren
  }

  /// What is asked of views that constraints are of.
  private static let anchors: Set = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor", "translatesAutoresizingMaskIntoConstraints", "snp",
  ]

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    list(node.sequence)
    return .visitChildren
  }

  private func list(_ expression: ExprSyntax) {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      listedVariables.insert(name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return }
    if member.base?.trimmedDescription == "self" {
      listedVariables.insert(member.declName.baseName.text)
    }
    guard let type = member.base?.typeAtEnd else { return }
    listed[type, default: []].insert(member.declName.baseName.text)
  }

  private static let showing: Set = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview",
    "insertArrangedSubview",
  ]

  /// Notes a class that is registered by a method of the app's own.
  private func register(_ call: FunctionCallExprSyntax, _ name: String) {
    guard let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let registered = type.base?.trimmedDescription,
      self.registered[registered] == nil
    else { return }
    let told: String = call.trimmedDescription.lowercased()
    let isSupplementary = ["header", "footer", "supplementary", "reusable", "kind"].contains {
      told.contains($0)
    }
    let isRow = told.hasPrefix("table")
    self.registered[registered] =
      isSupplementary
      ? (isRow ? "UITableViewHeaderFooterView" : "UICollectionReusableView")
      : (isRow ? "UITableViewCell" : "UICollectionViewCell")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, name.hasPrefix("register") { register(node, name) }
    // A view calls its own by their names alone.
    let own = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "forEach", Self.showing.contains(where: node.trimmedDescription.contains),
      let list = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      show(list)
    }
    for argument in node.arguments {
      let label = argument.label?.text ?? ""
      if label == "arrangedSubviews" || label == "customView"
        || (name ?? own).map(Self.showing.contains) == true
      {
        show(argument.expression)
      }
      let isAppended = name == "appendItems" || name == "appendSections"
      let isListed = label == "grouping" || isAppended && label.isEmpty
      if isListed { list(argument.expression.unnoted) }
    }
    return .visitChildren
  }

  private static let dequeued = [
    "dequeueReusableSupplementaryView": "UICollectionReusableView",
    "dequeueReusableHeaderFooterView": "UITableViewHeaderFooterView",
  ]

  /// UIKit's class of what a call takes from a queue; nil for other calls.
  private static func dequeued(by call: FunctionCallExprSyntax) -> String? {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    // Tables and collection views call it alike, and the identifier differently.
    guard name == "dequeueReusableCell" else { return dequeued[name] }
    switch call.arguments.first?.label?.text {
    case "withIdentifier": return "UITableViewCell"
    case "withReuseIdentifier": return "UICollectionViewCell"
    default: return nil
    }
  }

  /// Notes the class that a view which is taken from a queue is taken for.
  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    for (index, part) in parts.enumerated() {
      guard part.is(UnresolvedAsExprSyntax.self), index > 0, index + 1 < parts.count,
        let name = parts[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
        let call = parts[index - 1].as(FunctionCallExprSyntax.self),
        let known = Self.dequeued(by: call), registered[name] == nil
      else { continue }
      registered[name] = known
    }
    return .visitChildren
  }

  private func show(_ expression: ExprSyntax) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { show(element.expression) }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      shown.insert(call.calledExpression.trimmedDescription)
    } else if let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      shown.insert(member.declName.baseName.text)
    } else {
      shown.insert(expression.trimmedDescription)
    }
  }
}

extension ExprSyntax {
  /// The name of the type that it is: the last part of a name like `Theme.Color`.
  var typeAtEnd: String? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.isTypeName ? name : nil
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeAtEnd
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.typeAtEnd != nil else {
      return nil
    }
    let name: String = member.declName.baseName.text
    return name.isTypeName ? name : nil
  }
}
