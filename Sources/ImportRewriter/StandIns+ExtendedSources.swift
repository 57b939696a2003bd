import SwiftSyntax

// Controllers of which only an extension is given that fills their data source, as the file
// `HomeViewController+DataSource.swift` of many apps.
extension StandIns {
  /// The variable of a data source that extensions apply snapshots to as their class's own: of a
  /// collection view, and of cells that one of their methods sets up, where one does; nil where they apply
  /// none, or do not tell of what types it is.
  func source(appliedIn code: [ExtensionDeclSyntax]) -> String? {
    guard OwnNames(["dataSource"], in: code).used.contains("dataSource"),
      let types = SourceTypes(in: code).types
    else { return nil }
    let functions = code.flatMap { $0.memberBlock.members }
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let handler = functions.first { function in
      let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
      return types.count == 3 && types[0].hasSuffix("Cell") && types[1] == "IndexPath"
        && canBeCalled(function)
    }
    let registration =
      handler.map {
        "let cells = UICollectionView.CellRegistration(handler: self.\($0.name.text.escaped)); "
      } ?? ""
    let cell =
      handler == nil
      ? "_, _, _ in nil" : "$0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)"
    return "lazy var dataSource: UICollectionViewDiffableDataSource\(types)! = { "
      + "let list = HeadlessUIKit.StandInViews.shown(UICollectionView(frame: .zero, "
      + "collectionViewLayout: HeadlessUIKit.StandInLayout()), in: self, asWhole: true); "
      + "\(registration)return .init(collectionView: list) { \(cell) } }()"
  }

  /// Whether a method applies a snapshot and needs nothing to be called with.
  func appliesSnapshot(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text.lowercased().contains("snapshot") && canBeCalled(function)
      && function.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}

/// The types in brackets of the data sources and snapshots that code has names for, or makes.
final class SourceTypes: SyntaxVisitor {
  private(set) var types: String?

  init(in code: [some SyntaxProtocol]) {
    super.init(viewMode: .sourceAccurate)
    for part in code { walk(part) }
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let name = node.previousToken(viewMode: .sourceAccurate)?.text ?? ""
    if ["UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot"].contains(name) {
      types = types ?? node.trimmedDescription
    }
    return .visitChildren
  }
}
