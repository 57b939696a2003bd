import SwiftParser
import SwiftSyntax

/// Where a text is not Swift: what the parser missed, and what it found no place for.
struct SyntaxFaults {
  let tree: SourceFileSyntax
  /// The nodes with nothing but a fault in them, in the order of the text.
  let nodes: [Syntax]
  /// How many statements and declarations stand where there are none: what is around them was closed
  /// too early or too late.
  let misplacedCount: Int
  /// The functions without a body that must have one.
  let bodiless: [DeclSyntax]

  /// The faults of a text.
  init(of text: String) {
    tree = Parser.parse(source: text)
    nodes = Self.found(in: Syntax(tree))
    let misplaced = MisplacedCode(in: tree)
    misplacedCount = misplaced.count
    bodiless = misplaced.bodiless
  }

  private static func found(in node: Syntax) -> [Syntax] {
    guard node.hasError else { return [] }
    if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) { return [node] }
    // The compiler does not parse what is for other compilers either.
    if let clause = node.as(IfConfigClauseSyntax.self), let condition = clause.condition,
      ["swift", "compiler"].contains(where: condition.trimmedDescription.contains)
    {
      return []
    }
    return node.children(viewMode: .all).flatMap(found)
  }
}

/// Statements and declarations of a tree that parse where they stand, but cannot stand there.
private final class MisplacedCode: SyntaxVisitor {
  private(set) var count = 0
  private(set) var bodiless: [DeclSyntax] = []
  private static let memberModifiers: Set = [
    "static", "class", "override", "required", "convenience", "lazy", "weak", "mutating",
  ]
  private static let localModifiers: Set = ["private", "fileprivate", "public", "internal", "open"]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let isOuter = node.parent?.parent?.is(SourceFileSyntax.self) == true
    guard case .decl(let declaration) = node.item else {
      if isOuter { count += 1 }
      return .visitChildren
    }
    let refused =
      isOuter ? Self.memberModifiers : Self.memberModifiers.union(Self.localModifiers)
    let isMember =
      declaration.is(InitializerDeclSyntax.self) || declaration.is(DeinitializerDeclSyntax.self)
      || declaration.declarationModifiers?.contains { refused.contains($0.name.text) } == true
    if isMember { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.items.count > 1 { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node), node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(DeclSyntax(node), node.body)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ declaration: DeclSyntax, _ body: CodeBlockSyntax?) {
    guard body == nil else { return }
    count += 1
    bodiless.append(declaration)
  }
}

extension ExtensionDeclSyntax {
  /// The statements and members around it, itself as one of them.
  fileprivate var items: [Syntax] { Syntax(self).items }
}

extension Syntax {
  /// The statements, members, cases and accessors around it, the innermost first.
  var items: [Syntax] {
    var items: [Syntax] = []
    var node: Syntax? = self
    while let found = node {
      if [.codeBlockItem, .memberBlockItem].contains(found.kind) { items.append(found) }
      node = found.parent
    }
    return items
  }

  /// Whether what would go with it is a whole type.
  var isPartOfType: Bool {
    guard !isBetweenItems, let item = items.first else { return false }
    return item.children(viewMode: .sourceAccurate).contains {
      $0.isTypeDeclaration || $0.is(ExtensionDeclSyntax.self)
    }
  }

  /// Whether it stands among statements or members, not in one of them.
  var isBetweenItems: Bool {
    let outer: [SyntaxKind] = [
      .sourceFile, .memberBlock, .codeBlock, .codeBlockItem, .memberBlockItem, .closureExpr,
      .accessorBlock,
    ]
    return parent.map { outer.contains($0.kind) } ?? false
  }
}
