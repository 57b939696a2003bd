import SwiftSyntax

/// What the files of an import declare, as far as other places of them depend on it.
final class Declarations: SyntaxVisitor {
  /// The names that Objective-C has for methods, by their base names in Swift.
  private(set) var selectors: [String: [String]] = [:]
  /// The requirements of protocols that need not be met.
  private(set) var optionalRequirements: Set<String> = []
  /// The classes at the top of a file, each with the file's number and its declaration.
  private(set) var classes: [String: (file: Int, declaration: ClassDeclSyntax)] = [:]
  /// The names of all types that are declared.
  private(set) var types: Set<String> = []
  /// The names of all that the files declare.
  var names: Set<String> { types.union(selectors.keys).union(values) }
  private var values: Set<String> = []
  /// The types of the data sources of items of any type that may be nothing at first, by the names of
  /// the properties.
  private(set) var mixedSources: [String: String] = [:]
  /// What snapshots are called by aliases.
  private var snapshots: Set<String> = []
  /// Whether SwiftUI's views are hosted somewhere, by UIKit's configuration or controller, or host a
  /// collection view.
  let hostsViews: Bool
  private var file = 0

  init(of trees: [SourceFileSyntax]) {
    hostsViews = trees.contains { tree in
      tree.tokens(viewMode: .sourceAccurate).contains {
        $0.text.hasPrefix("UIHosting") || $0.text == "makeUIView" && Self.makesCollectionView($0)
      }
    }
    super.init(viewMode: .sourceAccurate)
    for (number, tree) in trees.enumerated() {
      file = number
      walk(tree)
    }
  }

  /// Whether the function that is called so gives a collection view.
  private static func makesCollectionView(_ name: TokenSyntax) -> Bool {
    name.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
      == "UICollectionView"
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.trimmedText
    selectors[name, default: []].append(node.objectiveCName)
    if node.modifiers.contains("optional") { optionalRequirements.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      values.insert(name.identifier.trimmedText)
      let type = node.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if let source = type?.wrappedType.trimmedDescription, source.contains("DataSource"),
        node.root.description.contains(", AnyHashable>")
      {
        mixedSources[name.identifier.trimmedText] = source
      }
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.trimmedText)
    if Self.isSnapshot(node.initializer.value.trimmedDescription) {
      snapshots.insert(node.name.trimmedText)
    }
    return .visitChildren
  }

  /// Whether a type, as code writes it, is a snapshot of sections and items.
  func isSnapshot(_ type: String) -> Bool {
    Self.isSnapshot(type)
      || type.split(separator: ".").last.map { snapshots.contains(String($0)) } == true
  }

  private static func isSnapshot(_ type: String) -> Bool {
    type.hasPrefix("NSDiffableDataSourceSnapshot<")
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      classes[node.name.trimmedText] = (file, node)
    }
    types.insert(node.name.trimmedText)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.trimmedText)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.trimmedText)
    return .visitChildren
  }

  /// Whether a class below one of UIKit's has an initializer with parameters of these labels, its
  /// own or an inherited one.
  func isMade(_ type: ClassDeclSyntax, with labels: [String], below known: Set<String>) -> Bool {
    var seen: Set<String> = []
    var current = type
    while seen.insert(current.name.trimmedText).inserted {
      let own = current.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      let wanted = own.first {
        $0.signature.parameterClause.parameters.map(\.firstName.trimmedText) == labels
      }
      guard wanted?.optionalMark == nil, wanted?.signature.effectSpecifiers == nil,
        current.genericParameterClause == nil,
        let parent = current.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      else { return false }
      // A designated initializer of its own hides those of its superclass.
      guard wanted != nil || own.allSatisfy({ $0.modifiers.contains("convenience") }) else {
        return false
      }
      if known.contains(parent) { return true }
      guard let next = classes[parent]?.declaration else { return false }
      current = next
    }
    return false
  }

  /// The name that Objective-C has for a method, of which a selector tells the name and labels.
  func selector(_ name: String, labels: [String]?) -> String {
    let known = selectors[name] ?? []
    guard let labels else { return known.first ?? name }
    return known.first { $0.filter { $0 == ":" }.count == labels.count }
      ?? FunctionDeclSyntax.objectiveCName(name, labels: labels)
  }
}

extension FunctionDeclSyntax {
  /// The name that Objective-C has for it.
  var objectiveCName: String {
    if let given = attributes.named("objc")?.arguments?.trimmedDescription { return given }
    return Self.objectiveCName(
      name.trimmedText,
      labels: signature.parameterClause.parameters.map(\.firstName.trimmedText))
  }

  /// A method's name for Objective-C: the first label is a word of it.
  static func objectiveCName(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let prepositions = ["with", "for", "from", "to", "at", "in", "by", "of", "on", "and"]
      let isPreposition = prepositions.contains { first == $0 || first.hasPrefix($0 + "A") }
      result += isPreposition ? first.firstUppercased : "With" + first.firstUppercased
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

extension String {
  /// The text with a capital at its beginning.
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

extension TokenSyntax {
  /// The name that it writes, without back-ticks.
  var trimmedText: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// How as much in reach is written as what they are of.
  var access: String { contains("public") || contains("open") ? "public " : "" }
}

extension AttributeListSyntax {
  /// The attribute of a name, if it is there.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension SyntaxProtocol {
  /// The nearest node around it, itself included, of one type.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let found = node {
      if let wanted = found.as(type) { return wanted }
      node = found.parent
    }
    return nil
  }

  /// The types around it, from the outside.
  var enclosingTypes: [String] {
    var names: [String] = []
    var node = parent
    while let found = node {
      if let name = found.typeName { names.insert(name, at: 0) }
      node = found.parent
    }
    return names
  }

  /// The name of the type that it declares or extends.
  private var typeName: String? {
    if let type = self.as(Syntax.self)?.asProtocol((any NamedDeclSyntax).self),
      !Syntax(self).is(FunctionDeclSyntax.self), Syntax(self).isTypeDeclaration
    {
      return type.name.trimmedText
    }
    return Syntax(self).as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension Syntax {
  /// Whether it declares a type.
  var isTypeDeclaration: Bool {
    [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl].contains(kind)
  }
}
