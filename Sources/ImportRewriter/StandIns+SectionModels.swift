import SwiftSyntax

/// How code uses the items of data sources of RxDataSources.
final class SectionedItems: SyntaxVisitor {
  /// The type that a view's items are said to be of.
  private(set) var type: String?
  /// What an item is called where its cell is made.
  private(set) var names: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if called == "modelSelected", let given = node.arguments.first?.expression,
      let member = given.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
    {
      type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? type
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let names: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      default: []
      }
    if names.count == 4, let last = names.last { self.names.insert(last) }
    return .visitChildren
  }
}

// Sections of RxDataSources that are not given.
extension StandIns {
  /// Whether a type is that of the items of such sections, as the code asks a view for them.
  func isItemOfSections(_ name: String) -> Bool {
    !roles.sectionModels.isEmpty && findings.sectionedItems.type == name
  }

  /// A section that has items, which placeholders can be put into.
  func sectionModel(_ name: String) -> String {
    let items = findings.sectionedItems
    let known = items.type.flatMap { uses.nested[name]?.contains($0) == true ? nil : $0 }
    let item = known ?? name + "Item"
    let makers = makers(of: name, emptyOne: "init() {}") {
      "standInValues = \($0); items = (standInValues.value(of: \"items\") as [Item]?) ?? []"
    }
    let statics = roles.bases.contains(name) ? ", HeadlessUIKit.StandInStatics" : ""
    // Items may be of a type that can do no more than be told apart.
    let section = """
      struct \(name): HeadlessUIKit.StandIn, HeadlessUIKit.StandInMaking\(statics), \
      ImportedPackages.AnimatableSectionModelType { typealias Item = \(item); \
      var standInValues = HeadlessUIKit.StandInValues(); var items: [Item] = []; \(makers); \
      init(original: Self, items: [Item]) { self = original; self.items = items }; \
      init(from decoder: any Decoder) throws {}; func encode(to encoder: any Encoder) throws {}; \
      static func == (left: Self, right: Self) -> Bool { left.standInValues == right.standInValues }; \
      func hash(into hasher: inout Hasher) { hasher.combine(standInValues) }; \
      var identity: Self { self } }
      """
    let identity =
      "extension \(item): ImportedPackages.IdentifiableType { var identity: Self { self } }"
    // What is given, or Swift's own, has what tells it apart.
    let isGiven = uses.declared.contains(item) || Self.plain.contains(item)
    guard !isGiven || missing.contains(item) else {
      return ["import ImportedPackages", section].joined(separator: "\n")
    }
    let own = missing.contains(item) ? [] : [itemOfSection(item, called: items.names)]
    return (["import ImportedPackages", section] + own + [identity]).joined(separator: "\n")
  }

  /// An item of a section: an enumeration where code tells its cases apart, or another value.
  private func itemOfSection(_ name: String, called names: Set<String>) -> String {
    let cases = uses.switches.filter {
      names.contains($0.subject) || $0.subject.lowercased().hasPrefix("datasource[")
    }.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    return cases.isEmpty ? value(name) : enumeration(name, uses.ordered(cases))
  }
}
