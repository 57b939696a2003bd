import SwiftSyntax

/// How code makes the data sources of a type that is an alias in a file that is not given, as is
/// `DataSource` in many apps.
private final class SourceUses: SyntaxVisitor {
  private let name: String
  /// Whether one is made of a collection view and what gives its cells.
  private(set) var isMade = false
  /// The type of the items that the cells are made for, where the code tells.
  private(set) var item: String?
  /// The types of sections and items of the snapshots that are made, with the classes that do.
  private var snapshots: [(owner: SyntaxIdentifier?, types: (section: String, item: String))] = []
  /// The classes that make data sources of the type.
  private var owners: Set<SyntaxIdentifier?> = []
  /// Whether it is a table's.
  private(set) var isOfTable = false

  /// Those of the snapshots of a class that makes data sources, or else of the last.
  var snapshot: (section: String, item: String)? {
    (snapshots.last { owners.contains($0.owner) } ?? snapshots.last)?.types
  }

  init(of name: String, in trees: [SourceFileSyntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let list = node.arguments.first?.label?.text ?? ""
    guard node.calledExpression.trimmedDescription == name,
      ["collectionView", "tableView"].contains(list)
    else { return .visitChildren }
    isOfTable = list == "tableView"
    owners.insert(node.enclosing(ClassDeclSyntax.self)?.id)
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
      let types = (section.argument.trimmedDescription, item.argument.trimmedDescription)
      snapshots.append((node.enclosing(ClassDeclSyntax.self)?.id, types))
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
    let own = isSnapshot ? String(name.dropLast("Snapshot".count)) + "DataSource" : name
    guard own.hasSuffix("Source"), roles.generic[name] == nil,
      !roles.superclasses.contains(name)
    else { return nil }
    let found = SourceUses(of: own, in: trees)
    if !isSnapshot, !found.isMade, let source = ownSource(name, of: found.snapshot) {
      return source
    }
    guard found.isMade, !isSnapshot || missing.contains(own) else { return nil }
    let appended = findings.appended
    var parts: [String] = []
    func type(_ known: String?, _ part: String) -> String {
      if let known, !appended.open.contains(known) { return known }
      // Code that names a type which is called so means that.
      let isNamed = uses.declared.union(missing).union(roles.bases).contains(part)
      if isNamed || uses.labels[part] != nil { return part }
      if !isSnapshot { parts.append(valueOrCases(own + part)) }
      return own + part
    }
    let section = type(found.snapshot?.section ?? appended.section, "Section")
    let item = type(found.snapshot?.item ?? found.item ?? appended.item, "Item")
    let source = found.isOfTable ? "UITableViewDiffableDataSource" : Self.dataSource
    let known = isSnapshot ? "NSDiffableDataSourceSnapshot" : source
    let all = ["typealias \(name) = \(known)<\(section), \(item)>"] + parts
    return (known, all.joined(separator: "\n"))
  }

  /// A class of data sources that know their cells, which are made with no more of these than the
  /// collection view: of what they are nothing is given.
  private func ownSource(
    _ name: String, of snapshot: (section: String, item: String)?
  ) -> (known: String, text: String)? {
    let appended = findings.appended
    guard let section = snapshot?.section ?? appended.section,
      let item = snapshot?.item ?? appended.item, appended.open.isDisjoint(with: [section, item]),
      let lists = uses.labels[name], lists.allSatisfy({ $0.first == "collectionView" })
    else { return nil }
    let makers = lists.map { labels in
      let rest = labels.dropFirst().enumerated().map { ", \($1.escaped) p\($0): Any?" }.joined()
      return "convenience init(collectionView: UICollectionView\(rest)) "
        + "{ self.init(collectionView: collectionView) { _, _, _ in nil } }"
    }
    let all = makers.sorted().joined(separator: "; ")
    return (Self.dataSource, "class \(name): \(Self.dataSource)<\(section), \(item)> { \(all) }")
  }

  /// Whether code has a name for a data source of UIKit's, which is made with more than nothing.
  func isSourceAlias(_ name: String) -> Bool {
    trees.contains { tree in
      ["UICollectionView", "UITableView"].contains {
        tree.description.contains("typealias \(name) = \($0)DiffableDataSource")
      }
    }
  }

  /// Whether a type is that of what code appends to snapshots, which are of an alias then.
  func isAppended(_ name: String) -> Bool {
    let appended = findings.appended
    return appended.section == name || appended.item == name
  }

  /// Has the type that stands for the sections or items of such an alias be the one that the code gives
  /// or takes for it, as the compiler tells.
  mutating func nameParts(_ refusals: [RewritingTask.Refusal]) {
    for refusal in refusals where refusal.message.hasPrefix("cannot convert value of type '") {
      let quoted = refusal.message.split(separator: "'", omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element).listed }
      guard quoted.count > 1, let part = quoted.first(where: isPart),
        let type = quoted.first(where: { $0 != part }), isPlain(type)
      else { continue }
      for kind in ["struct", "enum"] {
        let beginning = "\(kind) \(part): HeadlessUIKit.StandIn"
        if !changes.contains(where: { $0.beginning == beginning }) {
          changes.append((beginning: beginning, line: "typealias \(part) = \(type)"))
        }
      }
    }
  }

  /// Whether a type stands for the sections or items of an alias.
  private func isPart(_ name: String) -> Bool {
    (name.hasSuffix("DataSourceItem") || name.hasSuffix("DataSourceSection"))
      && (uses.values.contains(name) || uses.cases[name] != nil)
  }

  /// Whether a type is one by its name alone, or within another.
  private func isPlain(_ type: String) -> Bool {
    type != "StandInMember" && !isPart(type)
      && type.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { String($0).isTypeName }
  }
}

extension String {
  /// The type of the elements, of a type that is a list.
  fileprivate var listed: String {
    hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
  }
}
