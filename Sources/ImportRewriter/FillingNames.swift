import SwiftSyntax

/// The functions and variables of code by which screens are filled, as what is done in them says.
final class FillingNames: SyntaxVisitor {
  private var names: Set<String> = []
  /// The names that each function, or variable that does something when it is set, calls.
  private var called: [String: Set<String>] = [:]

  /// Those of a file.
  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    // What calls one of them is one.
    var count = -1
    while count != names.count {
      count = names.count
      for (name, all) in called where Self.isFilling(all) || !all.isDisjoint(with: names) {
        names.insert(name)
      }
    }
  }

  private static let words = ["snapshot", "datasource", "reload"]

  private static func isFilling(_ names: Set<String>) -> Bool {
    names.contains { name in
      // A group of requests is told of when each has left it.
      ["apply", "leave"].contains(name) || words.contains { name.lowercased().contains($0) }
    }
  }

  /// Whether a closure fills a screen.
  func fills(_ closure: ClosureExprSyntax) -> Bool {
    let all = Self.names(in: closure.statements)
    return Self.isFilling(all) || !all.isDisjoint(with: names)
  }

  private static func names(in code: some SyntaxProtocol) -> Set<String> {
    Set(
      code.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Several of one name may do different things.
    if let body = node.body { called[node.name.text, default: []].formUnion(Self.names(in: body)) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if case .accessors(let list)? = node.accessorBlock?.accessors,
      let observer = list.first(where: { $0.accessorSpecifier.text == "didSet" })
    {
      called[node.pattern.trimmedDescription] = Self.names(in: observer)
    }
    return .visitChildren
  }
}
