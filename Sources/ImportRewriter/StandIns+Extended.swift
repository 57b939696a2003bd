import SwiftSyntax

/// The extensions of types in code, by the types' names.
final class ExtendedTypes: SyntaxVisitor {
  private(set) var code: [String: [ExtensionDeclSyntax]] = [:]
  /// The names that a type's own value is compared with, as an enumeration's is.
  private(set) var cases: [String: Set<String>] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
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
  private static let views = ["collectionView": "UICollectionView", "tableView": "UITableView"]

  /// Members that extensions take for given where UIKit's delegates have methods of that name, and
  /// what calls the methods by which the extensions set the class up.
  func setUp(_ name: String, below superclass: String) -> [String] {
    guard superclass == "UIViewController", let code = extensions.code[name] else { return [] }
    let functions = code.flatMap { $0.memberBlock.members }
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let text = code.map(\.description).joined()
    let views = Self.views.sorted { $0.key < $1.key }.filter { text.contains("\($0.key).") }
    let members = views.map { view, type in
      let making =
        type == "UICollectionView"
        ? "UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())"
        : "UITableView(frame: view.bounds)"
      return "lazy var \(view): \(type)! = { let made = \(making); "
        + "made.autoresizingMask = [.flexibleWidth, .flexibleHeight]; view.addSubview(made); "
        + "return made }()"
    }
    let calls = functions.filter(Self.setsUp).map(\.name.text).filter { called in
      !functions.contains { $0.body?.description.contains("\(called)()") == true }
    }
    // What stands below extensions' access is in reach of the file alone, which this is a part of.
    let loading =
      "override func viewDidLoad() { super.viewDidLoad(); "
      + calls.map { "\($0)()" }.joined(separator: "; ") + " }"
    return members
      + (calls.isEmpty || functions.contains { $0.name.text == "viewDidLoad" } ? [] : [loading])
  }

  /// Whether a method is one by which a class sets itself up.
  private static func setsUp(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text.lowercased()
    return ["setup", "config", "initialize"].contains { name.hasPrefix($0) }
      && function.signature.parameterClause.parameters.isEmpty
      && function.signature.returnClause == nil && function.signature.effectSpecifiers == nil
      && !function.modifiers.contains("static")
  }

  /// Gives classes that are extended the variables that the extensions are refused for want of.
  mutating func addMembersOfExtended(_ found: [(RewritingTask.Refusal, Place?)]) {
    var missing: [String: Set<String>] = [:]
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
      if missing[type, default: []].insert(name).inserted, let place {
        note("\(type).\(name)", refusal, place)
      }
    }
    for (type, names) in missing.sorted(by: { $0.key < $1.key }) {
      guard let declared = uses.extended[type] else { continue }
      let line = declared.trimmedDescription
      let members = names.sorted().map { "; \(member($0, of: type))" }.joined()
      changes.append((beginning: "class \(type): ", line: "\(line.dropLast())\(members) }"))
    }
  }

  /// A variable as its name and what is assigned to it say.
  private func member(_ name: String, of type: String) -> String {
    let assigned = AssignedTypes(to: name, in: extensions.code[type] ?? [])
    if let made = assigned.made { return "var \(name): \(made)!" }
    if assigned.isApplied, let snapshot = assigned.snapshot {
      let source =
        snapshot.contains("collectionView") || uses.types.contains("UITableViewDiffableDataSource")
        ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource"
      return "var \(name): \(source)\(snapshot)!"
    }
    let known = KnownSuperclass(named: name.prefix(1).uppercased() + name.dropFirst())?.name
    if let known, known.hasPrefix("UI"), !known.hasSuffix("Controller"), !known.hasSuffix("Layout"),
      !known.contains("CollectionView")
    {
      return "lazy var \(name): \(known)! = \(known)()"
    }
    let isTruth = ["is", "has", "should"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    if isTruth { return "var \(name) = false" }
    return "var \(name): HeadlessUIKit.StandInMember = HeadlessUIKit.standingIn(for: \"\(name)\")"
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

  init(to name: String, in code: [ExtensionDeclSyntax]) {
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
  fileprivate var isCalled: Bool {
    let next = nextToken(viewMode: .sourceAccurate)
    return next?.tokenKind == .leftParen && next?.leadingTrivia.isEmpty == true
  }
}
