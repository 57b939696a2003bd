import SwiftSyntax

// Data sources that a method makes which is not given, as in
// `lazy var dataSource = makeDataSource()`.
extension Slicing {
  /// Has a variable be a data source of its class's collection view, of which nothing says what its cells
  /// are, in the place of one that is made elsewhere; whether a value is of such a call.
  mutating func makeSource(
    in variable: VariableDeclSyntax, _ value: InitializerClauseSyntax, _ cause: RefusalCause
  ) -> Bool {
    guard variable.modifiers.contains("lazy"), cause.kind == .nameMissing,
      let call = value.value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      StandIns.makesSource(name), name.first?.isLowercase == true,
      let source = variable.enclosing(ClassDeclSyntax.self).flatMap(source)
    else { return false }
    replace(value.value, by: source)
    note(.superclass, "StandIn", value, RefusalCause(missing: name))
    return true
  }

  /// Has a class's variable for a data source be given one of its collection view in the place of a call
  /// that sets it up elsewhere, as what follows asks for it; whether a statement is such a call.
  mutating func makeSource(insteadOf item: CodeBlockItemSyntax, _ cause: RefusalCause) -> Bool {
    guard cause.kind == .nameMissing, let call = item.item.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      StandIns.makesSource(name), cause.name.split(separator: ".").last.map(String.init) == name,
      let type = item.enclosing(ClassDeclSyntax.self), let variable = type.nameOfEmptySource,
      let source = source(of: type)
    else { return false }
    edits.replace(item, by: "\(variable) = \(source)")
    note(.superclass, "StandIn", item, RefusalCause(missing: name))
    return true
  }

  /// What makes a data source of a class's collection view; nil where the code does not tell its types.
  private func source(of type: ClassDeclSyntax) -> String? {
    guard let list = type.nameOfCollectionView,
      let types = SourceTypes(in: [type]).types ?? SourceTypes(in: [tree]).types
    else { return nil }
    return "UICollectionViewDiffableDataSource\(types)(collectionView: \(list)) { _, _, _ in nil }"
  }
}

extension ClassDeclSyntax {
  /// The variable of a data source that it has and that has none at first.
  fileprivate var nameOfEmptySource: String? {
    memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
      .first { binding in
        guard let type = binding.typeAnnotation?.type, type.unwrapped.id != type.id else {
          return false
        }
        let name = type.unwrapped.trimmedDescription.prefix { $0 != "<" }
        return binding.initializer == nil && name.hasSuffix("DataSource")
      }?.pattern.trimmedDescription
  }

  /// What it calls its collection view: as UIKit's controllers do, or as a variable of its own.
  fileprivate var nameOfCollectionView: String? {
    let superclass = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if superclass == "UICollectionViewController" { return "collectionView" }
    return memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.isCollectionView }?.bindings.first?.pattern.trimmedDescription
  }
}

extension VariableDeclSyntax {
  fileprivate var isCollectionView: Bool {
    guard let binding = bindings.first, !modifiers.contains("static") else { return false }
    let type = binding.typeAnnotation?.type.trimmedDescription.filter { !"?!".contains($0) }
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    return (type ?? made?.trimmedDescription) == "UICollectionView"
  }
}
