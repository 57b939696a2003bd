import SwiftSyntax

/// How code uses the types that it names.
final class TypeUses: SyntaxVisitor {
  /// Those that stand where a type does.
  private(set) var types: Set<String> = []
  /// The labels of the arguments that they are made with.
  private(set) var labels: [String: Set<[String]>] = [:]
  /// The members that are asked of the types themselves, and not called.
  private(set) var members: [String: Set<String>] = [:]
  /// The class of UIKit's that they are registered as.
  private(set) var registered: [String: String] = [:]
  /// Those that are used as only some types are: with types of their own, or to inherit from.
  private(set) var unusual: Set<String> = []
  /// The values that stand in already.
  private(set) var values: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    types.insert(name)
    let parent = node.parent
    if node.genericArgumentClause != nil || parent?.is(InheritedTypeSyntax.self) == true
      || parent?.is(AttributeSyntax.self) == true || parent?.is(MemberTypeSyntax.self) == true
      || parent?.is(SomeOrAnyTypeSyntax.self) == true
      || parent?.is(GenericParameterSyntax.self) == true
      || parent?.is(ExtensionDeclSyntax.self) == true
    {
      unusual.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.isTypeName, node.trailingClosure == nil
    {
      labels[type, default: []].insert(node.arguments.map { $0.label?.text ?? "_" })
    }
    register(node)
    return .visitChildren
  }

  private static let registrations = [
    "forCellWithReuseIdentifier": "UICollectionViewCell",
    "forSupplementaryViewOfKind": "UICollectionReusableView",
    "forCellReuseIdentifier": "UITableViewCell",
    "forHeaderFooterViewReuseIdentifier": "UITableViewHeaderFooterView",
    "forDecorationViewOfKind": "UICollectionReusableView",
  ]

  private func register(_ call: FunctionCallExprSyntax) {
    let second = call.arguments.dropFirst().first?.label?.text ?? ""
    guard let superclass = Self.registrations[second],
      let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self",
      let name = type.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    registered[name] = superclass
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeName,
      name != "self", node.parent?.is(FunctionCallExprSyntax.self) != true
    {
      members[type, default: []].insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if inherited == "HeadlessUIKit.StandIn" { values.insert(node.name.text) }
    return .visitChildren
  }
}

extension String {
  /// Whether it is written as the names of types are.
  var isTypeName: Bool { first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// Whether it begins as the names of Apple's types do.
  var isApples: Bool {
    let rest = dropFirst(2)
    return ["UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "WK", "SK"].contains(prefix(2))
      && rest.first?.isUppercase == true
  }

  /// Whether a type's member of this name is likely to be what its cells are registered by.
  var isIdentifierName: Bool {
    let name = lowercased()
    return ["id", "name", "kind"].contains { name.hasSuffix($0) } || name.contains("identifier")
  }
}
