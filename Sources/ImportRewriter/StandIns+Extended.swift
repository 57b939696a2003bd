import SwiftSyntax

/// The extensions of types in code, by the types' names.
final class ExtendedTypes: SyntaxVisitor {
  private(set) var code: [String: [ExtensionDeclSyntax]] = [:]
  /// The classes themselves that are declared.
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  /// The names that a type's own value is compared with, as an enumeration's is.
  private(set) var cases: [String: Set<String>] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.name.trimmedText] = node
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text {
      code[name, default: []].append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.subject.trimmedDescription == "self",
      let type = node.enclosing(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    else { return .visitChildren }
    for part in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label }) {
      guard let items = part.as(SwitchCaseLabelSyntax.self)?.caseItems else { continue }
      for item in items {
        let pattern = item.pattern.tokens(viewMode: .sourceAccurate)
        if let point = pattern.first(where: { $0.tokenKind == .period }),
          let name = point.nextToken(viewMode: .sourceAccurate)?.text
        {
          cases[type, default: []].insert(name)
        }
      }
    }
    return .visitChildren
  }
}

// What a class has that only extensions are given of: what these call their own and do not declare.
extension StandIns {
  /// What UIKit's delegates have methods called like.
  static let views = ["collectionView": "UICollectionView", "tableView": "UITableView"]

  /// What a class has that its extensions take for given, by name: views that UIKit's delegates have
  /// methods called like, and what calls the methods by which the extensions set the class up.
  func setUp(_ name: String, below superclass: String) -> [(name: String, text: String)] {
    guard superclass == "UIViewController", let code = extensions.code[name] else { return [] }
    let functions = code.flatMap { $0.memberBlock.members }
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let used = OwnNames(Set(Self.views.keys), in: code).used
    let layout = layout(by: code)
    var members = Self.views.sorted { $0.key < $1.key }.filter { used.contains($0.key) }
      .map { view, type in (name: view, text: Self.list(view, of: type, by: layout)) }
    let setting = functions.filter(setsUp).map(\.name.text)
    let called = OwnNames(Set(setting), in: code).used
    var calls = setting.filter { !called.contains($0) }.map { "\($0.escaped)()" }
    if members.isEmpty, let source = source(appliedIn: code) {
      members.append((name: "dataSource", text: source))
      calls += functions.filter(appliesSnapshot).map { "\($0.name.text.escaped)()" }
    }
    if !calls.isEmpty, !functions.contains(where: { $0.name.text == "viewDidLoad" }) {
      let loading =
        "override func viewDidLoad() { super.viewDidLoad(); \(calls.joined(separator: "; ")) }"
      members.append((name: "viewDidLoad()", text: loading))
    }
    return members
  }

  /// The variable of a view that shows lists, which fills what has it.
  ///
  /// - Parameter layout: What makes its layout, where the code says so.
  static func list(_ name: String, of type: String, by layout: String? = nil) -> String {
    let made = layout ?? "HeadlessUIKit.StandInLayout()"
    let parts = type == "UICollectionView" ? ", collectionViewLayout: \(made)" : ""
    return shown("\(type)(frame: .zero\(parts))", of: type, called: name, asWhole: true)
  }

  /// What makes the layout of a class whose extensions do not call what does themselves.
  private func layout(by code: [ExtensionDeclSyntax]) -> String? {
    let makers = code.flatMap(\.makers).filter {
      !$0.isHidden && $0.type.hasPrefix("UICollectionView") && $0.type.hasSuffix("Layout")
    }.map(\.name)
    let called = OwnNames(Set(makers), in: code).used
    return makers.first { !called.contains($0) }.map { "self.\($0.escaped)()" }
  }

  /// A variable of a view, which is made and shown when it is needed.
  static func shown(
    _ made: String, of type: String, called name: String, asWhole isWhole: Bool = false
  ) -> String {
    let part = isWhole ? ", asWhole: true" : ""
    return "lazy var \(name.escaped): \(type)! = "
      + "HeadlessUIKit.StandInViews.shown(\(made), in: self\(part))"
  }

  /// Whether a method is one by which a class sets itself up, and in reach of what stands in for it:
  /// that is a part of the first file.
  private func setsUp(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text.lowercased()
    return ["setup", "config", "initialize"].contains { name.hasPrefix($0) }
      && function.signature.parameterClause.parameters.isEmpty && canBeCalled(function)
  }

  /// Whether a method does something of its own accord, in reach of what stands in.
  func canBeCalled(_ function: FunctionDeclSyntax) -> Bool {
    let isPrivate = ["private", "fileprivate"].contains { function.modifiers.contains($0) }
    return function.signature.returnClause == nil && function.signature.effectSpecifiers == nil
      && !function.modifiers.contains("static")
      && (!isPrivate || function.root.id == trees.first.map { Syntax($0).id })
  }

  /// Gives classes that are extended the variables that the extensions are refused for want of.
  mutating func addMembersOfExtended(_ found: [(RewritingTask.Refusal, Place?)]) {
    var missing: [String: Set<String>] = [:]
    var read: Set<String> = []
    for (refusal, place) in found {
      let cause = RefusalCause(refusal.message)
      guard cause.kind == .nameMissing, let token = place?.token else { continue }
      let parts = cause.name.split(separator: ".").map(String.init)
      let extended: String? =
        parts.count > 1
        ? parts.first
        : token.enclosing(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      guard let type = extended, uses.extended[type] != nil, let name = parts.last,
        parts.count < 3, token.text == name, name.first?.isLowercase == true,
        !token.isCalled
      else { continue }
      if !token.isAssigned { read.insert("\(type).\(name)") }
      if missing[type, default: []].insert(name).inserted, let place {
        note("\(type).\(name)", refusal, place)
      }
    }
    for (type, names) in missing.sorted(by: { $0.key < $1.key }) {
      guard let declared = uses.extended[type] else { continue }
      let line = declared.trimmedDescription
      let code = (extensions.code[type] ?? []).map { Syntax($0) }
      let members = names.sorted().map { name in
        let isRead = read.contains("\(type).\(name)")
        return "\(member(name, in: code, as: isRead ? Self.anything : "Any?")); "
      }.joined()
      changes.append((beginning: "class \(type): ", line: "\(line.dropLast())\(members)}"))
    }
  }

  /// What nothing says the type of and is asked for its own members.
  private static let anything = "HeadlessUIKit.StandInMember"

  /// A variable as its name and what is assigned to it say.
  ///
  /// - Parameter type: What it is where they say nothing.
  func member(_ name: String, in code: [Syntax], as type: String = anything) -> String {
    let assigned = AssignedTypes(to: name, in: code)
    if let made = assigned.made { return "var \(name): \(made)!" }
    if assigned.isApplied, let snapshot = assigned.snapshot {
      let source =
        uses.types.contains("UITableViewDiffableDataSource")
        ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource"
      return "var \(name): \(source)\(snapshot)!"
    }
    let extending = code.compactMap { $0.as(ExtensionDeclSyntax.self) }
    let isSource = name.lowercased().hasSuffix("datasource")
    let maker = extending.flatMap(\.makers).first {
      isSource && !$0.isHidden && $0.type.contains("DataSource<")
    }
    if let maker {
      return "lazy var \(name): \(maker.type) = \(maker.name.escaped)()"
    }
    if let type = Self.views[name] { return Self.list(name, of: type, by: layout(by: extending)) }
    let known = KnownSuperclass(named: name.firstUppercased)?.name
    if let known, known.hasPrefix("UI"), !known.hasSuffix("Controller"), !known.hasSuffix("Layout"),
      !known.contains("CollectionView")
    {
      return Self.shown("\(known)()", of: known, called: name)
    }
    if name.isTruthName { return "var \(name) = false" }
    return type == Self.anything
      ? "var \(name): \(type) = HeadlessUIKit.standingIn(for: \"\(name)\")" : "var \(name): \(type)"
  }
}

/// Which of some names extensions use as their type's own: not a parameter's, nor another's members.
final class OwnNames: SyntaxVisitor {
  private let names: Set<String>
  private(set) var used: Set<String> = []

  init(_ names: Set<String>, in code: [ExtensionDeclSyntax]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    for part in code { walk(part) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard names.contains(name) else { return .visitChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if member.base?.trimmedDescription.filter({ $0 != "?" }) == "self" { used.insert(name) }
    } else if !Self.isParameter(name, at: Syntax(node)) {
      used.insert(name)
    }
    return .visitChildren
  }

  /// Whether a function or closure around a node has a parameter of a name.
  private static func isParameter(_ name: String, at node: Syntax) -> Bool {
    var current: Syntax? = node
    while let found = current {
      let parameters =
        found.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        .map { ($0.secondName ?? $0.firstName).text }
        ?? found.as(ClosureExprSyntax.self)?.signature?.parameterClause?.names ?? []
      if parameters.contains(name) { return true }
      current = found.parent
    }
    return false
  }
}

extension ClosureSignatureSyntax.ParameterClause {
  /// What its parameters are called.
  fileprivate var names: [String] {
    switch self {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    @unknown default: []
    }
  }
}

/// What code assigns to a variable and does with it.
private final class AssignedTypes: SyntaxVisitor {
  private let name: String
  /// The type that is made for it.
  private(set) var made: String?
  /// Whether snapshots are applied to it, and the types in brackets of those that are made.
  private(set) var isApplied = false
  private(set) var snapshot: String?

  init(to name: String, in code: [Syntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for part in code { walk(part) }
  }

  private func isVariable(_ expression: ExprSyntax?) -> Bool {
    let text = expression?.trimmedDescription.filter { !"?!".contains($0) }
    return text == name || text == "self.\(name)"
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), isVariable(parts[0]) else {
      return .visitChildren
    }
    if let cast = parts.last?.as(TypeExprSyntax.self)?.type { made = cast.trimmedDescription }
    guard parts.count == 3, let call = parts[2].as(FunctionCallExprSyntax.self) else {
      return .visitChildren
    }
    if call.calledExpression.typeAtEnd != nil { made = call.calledExpression.trimmedDescription }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let called = member.declName.baseName.text
      if called == "apply" || called == "snapshot", isVariable(member.base) { isApplied = true }
    } else if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self),
      generic.expression.trimmedDescription == "NSDiffableDataSourceSnapshot"
    {
      snapshot = generic.genericArgumentClause.trimmedDescription
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// Whether it is the name of what is called.
  var isCalled: Bool {
    guard let named else { return false }
    return named.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == named.id
  }

  /// Whether it is the name of what something is assigned to.
  fileprivate var isAssigned: Bool {
    guard let named else { return false }
    let parts = named.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return parts.count > 2 && parts[0].id == named.id && parts[1].is(AssignmentExprSyntax.self)
  }

  /// The expression that it is the name of, or that of a member at its end.
  private var named: ExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let whole = member?.declName.id == reference.id ? member.map { ExprSyntax($0) } : nil
    return whole ?? ExprSyntax(reference)
  }

  /// Whether it stands in a member of a type itself, out of reach of an object's.
  var isInStaticMember: Bool {
    let modifiers = memberDeclaration?.declarationModifiers
    return modifiers?.contains("static") == true || modifiers?.contains("class") == true
  }
}
