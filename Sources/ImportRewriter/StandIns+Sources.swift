import SwiftSyntax

// Data sources that functions of types make which are not given, as in
// `FeedSection.diffableDataSource(tableView: tableView, …)`.
extension StandIns {
  /// Whether a name is likely to be that of a function which makes a data source.
  static func makesSource(_ name: String) -> Bool { name.lowercased().hasSuffix("datasource") }

  /// Adds such a function, which says nothing of the cells; whether a refusal is about one.
  mutating func addSource(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    guard let path = Self.missingCase(refusal.message), let point = path.lastIndex(of: "."),
      let call = place.token.enclosing(FunctionCallExprSyntax.self)
    else { return false }
    let (type, name) = (String(path[..<point]), String(path[path.index(after: point)...]))
    guard addSource(of: type, called: name, by: call) else { return false }
    note("\(type).\(name)", refusal, place)
    return true
  }

  /// Adds those functions of a type that stands in, which would have members of any name.
  mutating func addSources(of type: String, _ refusal: RewritingTask.Refusal, _ place: Place) {
    for (name, call) in SourceCalls(of: type, in: trees).found
    where addSource(of: type, called: name, by: call) {
      note("\(type).\(name)", refusal, place)
    }
  }

  private mutating func addSource(
    of type: String, called name: String, by call: FunctionCallExprSyntax
  ) -> Bool {
    let lists = ["tableView": "UITableView", "collectionView": "UICollectionView"]
    guard Self.makesSource(name), let label = call.arguments.first?.label?.text,
      let list = lists[label],
      let identifiers = SnapshotTypes(in: trees).found.first(where: { $0.contains(type) })
        ?? SnapshotTypes(in: trees).found.first
    else { return false }
    let source = "\(list)DiffableDataSource<\(identifiers.joined(separator: ", "))>"
    let rest = call.arguments.dropFirst().enumerated().map {
      "\($1.label.map(\.text.escaped) ?? "_") p\($0): Any?"
    }
    let parameters = (["\(label) list: \(list)"] + rest).joined(separator: ", ")
    let line =
      "extension \(type) { @preconcurrency @MainActor static func \(name.escaped)(\(parameters)) -> \(source) "
      + "{ .init(\(label): list) { _, _, _ in nil } } }\n"
    if !text.contains(line) { text += line }
    return true
  }
}

/// The calls of a type's functions that make data sources.
private final class SourceCalls: SyntaxVisitor {
  private(set) var found: [String: FunctionCallExprSyntax] = [:]
  private let type: String

  init(of type: String, in trees: [SourceFileSyntax]) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == type, StandIns.makesSource(member.declName.baseName.text)
    {
      found[member.declName.baseName.text] = node
    }
    return .visitChildren
  }
}

/// The types of sections and items that snapshots are of, in the order of the code.
private final class SnapshotTypes: SyntaxVisitor {
  private(set) var found: [[String]] = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.previousToken(viewMode: .sourceAccurate)?.text == "NSDiffableDataSourceSnapshot" {
      found.append(node.arguments.map(\.argument.trimmedDescription))
    }
    return .visitChildren
  }
}
