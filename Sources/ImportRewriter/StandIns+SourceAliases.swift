import SwiftSyntax

/// How code makes the data sources of a type that is an alias in a file that is not given, as is
/// `DataSource` in many apps.
private final class SourceUses: SyntaxVisitor {
  private let name: String
  /// Whether one is made of a collection view and what gives its cells.
  private(set) var isMade = false
  /// The type of the items that the cells are made for, where the code tells.
  private(set) var item: String?
  /// The types of sections and items of the snapshots that are made.
  private(set) var snapshot: (section: String, item: String)?

  init(of name: String, in trees: [SourceFileSyntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == name,
      node.arguments.first?.label?.text == "collectionView"
    else { return .visitChildren }
    let given = node.arguments.dropFirst().first
    let closure = node.trailingClosure ?? given?.expression.as(ClosureExprSyntax.self)
    guard closure != nil || given?.label?.text == "cellProvider" else { return .visitChildren }
    isMade = true
    let parameters = closure?.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)?
      .parameters
    if let parameters, parameters.count == 3 {
      item = parameters.last?.type?.trimmedDescription ?? item
    }
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.previousToken(viewMode: .sourceAccurate)?.text == "NSDiffableDataSourceSnapshot",
      node.arguments.count == 2, let section = node.arguments.first, let item = node.arguments.last
    {
      snapshot = (section.argument.trimmedDescription, item.argument.trimmedDescription)
    }
    return .visitChildren
  }
}

// Data sources and snapshots of an app's own names.
extension StandIns {
  /// The alias that a data source's or its snapshot's type is likely to be, with what stands for the
  /// types that the code does not tell; nil for another type.
  func sourceAlias(_ name: String) -> (known: String, text: String)? {
    let isSnapshot = name.hasSuffix("Snapshot") && uses.labels[name]?.contains([]) == true
    let source = isSnapshot ? String(name.dropLast("Snapshot".count)) + "DataSource" : name
    guard source.hasSuffix("DataSource"), roles.generic[name] == nil,
      !roles.superclasses.contains(name)
    else { return nil }
    let found = SourceUses(of: source, in: trees)
    guard found.isMade, !isSnapshot || missing.contains(source) else { return nil }
    var own: [String] = []
    func type(_ known: String?, _ part: String) -> String {
      if let known { return known }
      if !isSnapshot { own.append(valueOrCases(source + part)) }
      return source + part
    }
    let section = type(found.snapshot?.section, "Section")
    let item = type(found.snapshot?.item ?? found.item, "Item")
    let known = isSnapshot ? "NSDiffableDataSourceSnapshot" : Self.dataSource
    let all = ["typealias \(name) = \(known)<\(section), \(item)>"] + own
    return (known, all.joined(separator: "\n"))
  }
}
