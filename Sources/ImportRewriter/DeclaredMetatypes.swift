import SwiftSyntax

/// The classes of UIKit's that types are below where they are given as values of a declared type, as
/// in `var cells: [UICollectionViewCell.Type] { [TitleCell.self] }`.
final class DeclaredMetatypes: SyntaxVisitor {
  /// UIKit's classes by the names of the types.
  private(set) var classes: [String: String] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "self",
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeName,
      let declared = Syntax(node).declaredType?.metatypeClass, declared.hasPrefix("UI"),
      Self.saysMore(declared, than: KnownSuperclass(named: name)?.name), classes[name] == nil
    else { return .visitChildren }
    classes[name] = declared
    return .visitChildren
  }

  /// The views that lists are made of, which are called like any others.
  private static let listed: Set = [
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UITableViewCell", "UITableViewHeaderFooterView",
  ]

  /// Whether a declared class says more of a type than its name does.
  private static func saysMore(_ declared: String, than named: String?) -> Bool {
    guard let named else { return true }
    return listed.contains(declared)
      && !(declared == "UICollectionReusableView" && named == "UICollectionViewCell")
  }
}

extension TypeSyntax {
  /// The class whose metatype it is, or which it holds the metatypes of.
  fileprivate var metatypeClass: String? {
    if let metatype = self.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" {
      return metatype.baseType.as(IdentifierTypeSyntax.self)?.name.text
    }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.metatypeClass }
    if let list = self.as(ArrayTypeSyntax.self) { return list.element.metatypeClass }
    return self.as(DictionaryTypeSyntax.self)?.value.metatypeClass
  }
}

extension Syntax {
  /// The declared type of the variable or function whose value it is, or is an element of, or the one
  /// that it is written to be of.
  fileprivate var declaredType: TypeSyntax? {
    var (current, isReturned) = (self, false)
    while let parent = current.parent {
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let list = parent.as(ExprListSyntax.self),
        let cast = list.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil
      {
        return list.last?.as(TypeExprSyntax.self)?.type
      }
      if parent.is(ClosureExprSyntax.self) || parent.is(MemberBlockSyntax.self) { return nil }
      if parent.is(ReturnStmtSyntax.self) { isReturned = true }
      guard isReturned || parent.passesOn(current) else { return nil }
      current = parent
    }
    return nil
  }

  private static let passing: Set<SyntaxKind> = [
    .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElementList, .dictionaryExpr,
    .unresolvedTernaryExpr, .sequenceExpr, .codeBlockItem, .codeBlockItemList, .codeBlock,
    .expressionStmt, .ifExpr, .switchExpr, .switchCaseList, .switchCase, .accessorBlock,
    .accessorDeclList, .accessorDecl, .initializerClause,
  ]

  /// Whether a part of it is its value, or an element of that.
  private func passesOn(_ part: Syntax) -> Bool {
    if let pair = self.as(DictionaryElementSyntax.self) { return pair.value.id == part.id }
    // What stands before a question mark is only asked.
    if let parts = self.as(ExprListSyntax.self) {
      return parts.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        && parts.first.map { Syntax($0).id } != part.id
    }
    return Self.passing.contains(kind)
  }
}
