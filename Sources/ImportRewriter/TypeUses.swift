import SwiftSyntax

/// How code uses the types that it names.
final class TypeUses: SyntaxVisitor {
  /// Those that stand where a type does.
  private(set) var types: Set<String> = []
  /// The labels of the arguments that they are made with.
  private(set) var labels: [String: Set<[String]>] = [:]
  /// The types that are made for a collection view.
  private(set) var ofCollectionViews: Set<String> = []
  /// The members that are asked of the types themselves, and not called.
  private(set) var members: [String: Set<String>] = [:]
  /// Those whose objects Core Data fetches.
  private(set) var fetched: Set<String> = []
  /// The class of UIKit's that they are registered as.
  private(set) var registered: [String: String] = [:]
  /// Those that are attributes.
  private(set) var unusual: Set<String> = []
  /// The values, objects and protocols that stand in already.
  private(set) var values: Set<String> = []
  private(set) var objects: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// Those that stand in and are only asked for members of their own.
  private(set) var statics: Set<String> = []
  /// The cases of the enumerations that stand in already.
  private(set) var cases: [String: [String]] = [:]
  /// What comes with values that are named by a point and a name.
  private(set) var payloads: [String: [Part]] = [:]
  /// What is told apart in each `switch`.
  private(set) var switches: [SwitchUse] = []
  /// The types of the sections of snapshots and data sources.
  private(set) var sections: Set<String> = []
  /// Those of their items.
  private(set) var items: Set<String> = []
  /// The types of these and of their items, which snapshots tell apart.
  private(set) var identifiers: Set<String> = []
  /// The names, after a point alone, of what types are made with, by type and label.
  private(set) var implied: [String: Set<String>] = [:]
  /// Those of them that come with something, by what they are given to.
  private(set) var impliedCalls: Set<String> = []
  /// Those of them that are called with nothing, as no case is.
  private(set) var impliedMakers: Set<String> = []
  /// Those of them that are given in lists.
  private(set) var impliedLists: Set<String> = []
  /// Those of them that are the keys of dictionaries.
  private(set) var impliedKeys: Set<String> = []
  /// The types that are named within others, by these.
  private(set) var nested: [String: Set<String>] = [:]
  /// Those that stand where a type does within another.
  private(set) var memberTypes: Set<String> = []
  /// The views of SwiftUI that are shown in views of UIKit.
  private(set) var hosted: Set<String> = []
  private let order: NameOrder
  /// The cases of the enumerations that the code declares itself.
  private(set) var givenCases: [String: Set<String>] = [:]
  /// The members, each behind its type and a point, that are texts: kinds of views and identifiers.
  var texts: Set<String> = []
  /// The types that are declared.
  private(set) var declared: Set<String> = []
  /// Those of them that are within no other.
  private(set) var declaredOnTop: Set<String> = []
  /// The classes that stand in and that the code extends, as they are declared.
  private(set) var extended: [String: ClassDeclSyntax] = [:]
  /// What stands in at the top of a file with the values that stand in within it, as text.
  private(set) var outermost: [String: (outer: String, inner: String)] = [:]
  /// The types of what lists hold whose elements cases are made of, as in `books.map { .book($0) }`.
  private(set) var mapped: [String: String] = [:]
  /// The types of the elements of variables and parameters that are lists.
  private var lists: [String: Set<String>] = [:]
  /// The lists by the names of the cases that are made of their elements.
  private var sources: [String: String] = [:]
  /// The functions that are declared.
  private(set) var functions: Set<String> = []

  /// A part of what comes with a case.
  struct Part {
    var label: String?
    /// The name that a pattern gives it.
    var bound: String?
    /// Whether code gives nothing for it, or does without it.
    var isOptional = false
  }

  /// All that stand in.
  var standIns: Set<String> {
    values.union(objects).union(protocols).union(statics).union(cases.keys)
  }

  /// The cases of the enumerations of sections and items that are given.
  var identifierCases: [Set<String>] {
    Set(identifiers.compactMap { $0.split(separator: ".").last }).compactMap {
      givenCases[String($0)]
    }
  }

  init(in trees: [SourceFileSyntax]) {
    order = NameOrder(in: trees)
    super.init(viewMode: .sourceAccurate)
    for tree in trees {
      walk(tree)
      for case .decl(let declaration) in tree.statements.map(\.item)
      where Syntax(declaration).isTypeDeclaration {
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        if let name { declaredOnTop.insert(name) }
      }
    }
    for (name, list) in sources {
      if let elements = lists[list], elements.count == 1 { mapped[name] = elements.first }
    }
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.parent?.is(OptionalTypeSyntax.self) == true ? node.parent?.parent : node.parent
    let name =
      outer?.as(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
      ?? outer?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    if let name { lists[name, default: []].insert(node.element.trimmedDescription) }
    return .visitChildren
  }

  /// Notes the case that a call makes of each element of a list.
  private func map(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "map", let base = member.base,
      let list = base.trimmedDescription.split(separator: ".").last.map(String.init)
    else { return }
    let body =
      (call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self))?
      .statements
    let made = body?.count == 1 ? body?.first?.item.as(FunctionCallExprSyntax.self) : nil
    let isWhole =
      made?.arguments.count == 1
      && made?.arguments.first?.expression.trimmedDescription == "$0"
    let named = isWhole ? made?.calledExpression : call.arguments.first?.expression
    guard let name = named?.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return }
    sources[name] = list
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let parent = node.parent
    if parent?.is(AttributeSyntax.self) == true { unusual.insert(name) }
    if parent?.is(InheritedTypeSyntax.self) != true, parent?.is(ExtensionDeclSyntax.self) != true {
      types.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let outer =
      node.baseType.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.baseType.as(MemberTypeSyntax.self)?.name.text
    if let outer { nested[outer, default: []].insert(node.name.text) }
    memberTypes.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let generic = node.previousToken(viewMode: .sourceAccurate)?.text ?? ""
    if generic.hasPrefix("NSDiffableDataSource") || generic.hasSuffix("DiffableDataSource"),
      node.arguments.count == 2
    {
      let names = node.arguments.compactMap {
        $0.argument.trimmedDescription.split(separator: ".").last.map(String.init)
      }
      sections.formUnion(names.prefix(1))
      items.formUnion(names.dropFirst())
      identifiers.formUnion(node.arguments.map(\.argument.trimmedDescription))
    }
    if ["NSFetchRequest", "NSFetchedResultsController"].contains(generic) {
      fetched.formUnion(node.arguments.map(\.trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.calledExpression.typeAtEnd {
      let names = node.arguments.map { $0.label?.text ?? "_" }
      // A closure behind the brackets is given in them, without its label, which nothing tells.
      let trailing = [node.trailingClosure].compactMap { $0 }.map { _ in "_" }
      if node.additionalTrailingClosures.isEmpty {
        labels[type, default: []].insert(names + trailing)
      }
      if names.first == "collectionView" { ofCollectionViews.insert(type) }
    }
    // An empty list, as in `[Book]()`, names the type of its elements.
    if let elements = node.calledExpression.as(ArrayExprSyntax.self)?.elements, elements.count == 1,
      let type = elements.first?.expression.typeAtEnd
    {
      types.insert(type)
    }
    imply(node)
    map(node)
    noteTexts(in: node)
    register(node)
    host(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(DeclReferenceExprSyntax.self) ?? true, !node.arguments.isEmpty,
      member.base?.typeAtEnd?.isApples != true
    {
      addPayload(member.declName.baseName.text, node.arguments)
    }
    return .visitChildren
  }

  /// Notes what a call is given that is named after a point alone, in a list as well.
  private func imply(_ call: FunctionCallExprSyntax) {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let called = call.calledExpression.typeAtEnd ?? member else { return }
    for argument in call.arguments {
      let key = "\(called)_\(argument.label?.text ?? "_")"
      let elements = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      let pairs = argument.expression.as(DictionaryExprSyntax.self)?.content.as(
        DictionaryElementListSyntax.self)
      for value in elements ?? pairs?.map(\.key) ?? [argument.expression] {
        let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        guard let name = named.as(MemberAccessExprSyntax.self), name.base == nil else { continue }
        implied[key, default: []].insert(name.declName.baseName.text)
        if let call = value.as(FunctionCallExprSyntax.self) {
          let isEmpty = call.arguments.isEmpty && call.trailingClosure == nil
          let name = "\(key).\(name.declName.baseName.text)"
          if isEmpty { impliedMakers.insert(name) } else { impliedCalls.insert(name) }
        }
        if elements != nil { impliedLists.insert(key) }
        if pairs != nil { impliedKeys.insert(key) }
      }
    }
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
      type.declName.baseName.text == "self" || type.declName.baseName.text.isNibName,
      let name = type.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    registered[name] = superclass
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let type = node.base?.typeAtEnd, name == "init" {
      // What makes one may be given to what calls it.
      let isCalled =
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
        == ExprSyntax(node).id
      let names = node.declName.argumentNames?.arguments.map(\.name.text)
      if !isCalled { labels[type, default: []].insert(names ?? ["_"]) }
    } else if let type = node.base?.typeAtEnd, name != "self" {
      if name.isTypeName {
        nested[type, default: []].insert(name)
      } else if node.parent?.is(FunctionCallExprSyntax.self) != true {
        members[type, default: []].insert(name)
      }
    }
    return .visitChildren
  }

  /// Keeps what comes with a case; a pattern says more of it than a call.
  private func addPayload(_ name: String, _ arguments: LabeledExprListSyntax) {
    let parts = arguments.map { argument in
      let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern
      let bound = pattern?.lastToken(viewMode: .sourceAccurate)?.text
      let isNothing = argument.expression.is(NilLiteralExprSyntax.self)
      return Part(label: argument.label?.text, bound: bound, isOptional: isNothing)
    }
    payloads[name] = payloads[name].map { Part.joined($0, parts) } ?? parts
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches.append(SwitchUse(node))
    return .visitChildren
  }

  /// Names in the order in which they are met.
  func ordered(_ names: Set<String>) -> [String] { order.ordered(names) }

  /// The names with those that stand beside them in a `switch`, or in one over what is called as
  /// the type is.
  func cases(of type: String, with names: Set<String>) -> Set<String> {
    // Sections and items may share names: what comes with them tells them apart.
    let isOfSections = isOfBareSections(type)
    let shared = switches.filter { !$0.isBare }.reduce(into: Set()) { $0.formUnion($1.names) }
    return switches.filter { found in
      if isOfGiven(found.subject, found.names) || isOfOthers(type, found) { return false }
      if isOfSections ? !found.isBare : found.isBare && !found.names.isDisjoint(with: shared) {
        return false
      }
      return !found.names.isDisjoint(with: names)
        || type.isEnding(in: found.subject)
    }.reduce(into: names) { $0.formUnion($1.names) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // One that stands in takes what it is given by number, and hides no other.
    let first = node.signature.parameterClause.parameters.first
    if first?.secondName?.text != "p0" { functions.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandInStatics" { statics.insert(node.name.text) }
    let own = node.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
    }
    guard inherited == "HeadlessUIKit.StandInCase" else {
      if inherited?.hasPrefix("HeadlessUIKit.") != true {
        givenCases[node.name.text, default: []].formUnion(own)
      }
      return .visitChildren
    }
    noteOutermost(of: node)
    cases[node.name.text] = own
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandInObject" { objects.insert(node.name.text) }
    if node.inheritanceClause?.inheritedTypes.last?.type.trimmedDescription
      == "HeadlessUIKit.StandInExtended"
    {
      extended[node.name.text] = node
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandInProtocol" { protocols.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandIn" {
      values.insert(node.name.text)
      noteOutermost(of: node)
    }
    return .visitChildren
  }

  private func noteOutermost(of node: some NamedDeclSyntax) {
    guard let outer = node.outermostType else { return }
    let name = outer.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    outermost["\(name).\(node.name.text)"] = (outer.trimmedDescription, node.trimmedDescription)
  }
}

extension SyntaxProtocol {
  /// The type at the top of the file that it is within.
  fileprivate var outermostType: DeclSyntax? {
    var found: DeclSyntax?
    var node = parent
    while let current = node {
      if current.isTypeDeclaration { found = current.as(DeclSyntax.self) }
      node = current.parent
    }
    return found
  }
}
