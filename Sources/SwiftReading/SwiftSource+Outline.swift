extension SwiftSource {
  /// A declaration or a statement at the top of a source.
  package struct Part: Sendable {
    /// What it declares there: a function with its labels, as `layout(columns:)`.
    package var names: [String]
    /// Whether it is a declaration; a statement runs.
    package var isDeclaration: Bool
    /// Where it stands, with its attributes.
    package var range: SourceRange
    /// Where the layout stands that a statement gives to `collectionView`; nil for any other.
    package var layoutRange: SourceRange?
  }

  /// What stands at the top, where property wrappers, macros and packs are read and passed over.
  ///
  /// - Throws: The first error, at its place.
  package func parts() throws(SwiftDiagnostic) -> [Part] {
    var lexer = Lexer(text)
    var parser = Parser(try ConditionalCompilation.taken(of: try lexer.run()))
    parser.leavesToCompiler = true
    return try parser.parseFile().map { statement in
      guard case .declaration(let declaration) = statement.kind else {
        return Part(
          names: [], isDeclaration: false, range: statement.range,
          layoutRange: statement.layout?.range)
      }
      return Part(
        names: declaration.declaredNames, isDeclaration: true, range: declaration.range)
    }
  }

  /// The names in the text that are no member's and no label's; empty where it cannot be read.
  package var freeNames: Set<String> {
    var lexer = Lexer(text)
    guard let tokens = try? lexer.run() else { return [] }
    var names: Set<String> = []
    Self.addFreeNames(of: tokens, to: &names)
    return names
  }

  private static func addFreeNames(of tokens: [Token], to names: inout Set<String>) {
    for (index, token) in tokens.enumerated() {
      if case .string(let pieces) = token.kind {
        for case .interpolation(let inner) in pieces { addFreeNames(of: inner, to: &names) }
      }
      guard token.isName else { continue }
      let isMember = index > 0 && tokens[index - 1].isText(".")
      let isLabel = index + 1 < tokens.count && tokens[index + 1].isText(":")
      if !isMember, !isLabel { names.insert(token.text) }
    }
  }
}

extension Statement {
  /// What `collectionView` is given as its layout.
  fileprivate var layout: Expression? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .assignment(nil, _, let place, let value):
      return place.isViewMember("collectionViewLayout") ? value : nil
    case .call(let callee, let arguments):
      return callee.isViewMember("setCollectionViewLayout") ? arguments.first?.value : nil
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a member of `collectionView`.
  fileprivate func isViewMember(_ member: String) -> Bool {
    guard case .member(let base, member, _, _) = kind, case .name("collectionView", _) = base.kind
    else { return false }
    return true
  }
}

extension Declaration {
  /// What it declares; an extension adds to what is declared elsewhere.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .variable(let variable): variable.bindings.flatMap(\.pattern.boundNames)
    case .function(let function):
      [function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"]
    case .type(let type): [type.name]
    case .typeAlias(let name, _, _), .associatedType(let name): [name]
    case .imported, .extended, .enumCases, .operatorDeclaration: []
    }
  }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var boundNames: [String] {
    switch kind {
    case .name(let name, _): [name]
    case .tuple(let parts): parts.flatMap(\.pattern.boundNames)
    case .typed(let pattern, _): pattern.boundNames
    default: []
    }
  }
}
