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
    note("\(type).\(name)", refusal, place)
    return true
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
