/// A statement with its place.
package struct Statement: Sendable {
  package indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case ifElse([Condition], [Statement], otherwise: Statement?)
    case guardElse([Condition], [Statement])
    case whileLoop(String?, [Condition], [Statement])
    case repeatLoop(String?, [Statement], Expression)
    case forIn(String?, Pattern, Expression, filter: Expression?, [Statement])
    case switchOver(String?, Expression, [SwitchCase])
    case returning(Expression?)
    case breaking(String?)
    case continuing(String?)
    case fallthroughCase
    case throwing(Expression)
    case deferring([Statement])
    /// `do { … } catch … { … }`, with no clauses for a plain block.
    case doBlock(String?, [Statement], [CatchClause])
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A condition of `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let name: Type = value`, or the name alone for a shadowing of itself.
  case binding(Pattern, TypeSyntax?, Expression, isVariable: Bool)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(…)` or `#unavailable(…)`, with the first release of iOS that is meant, if any is.
  case available(since: Int?, isNegated: Bool, SourceRange)
}

/// One `case` or `default` of a `switch`.
package struct SwitchCase: Sendable {
  package struct Label: Sendable {
    package var pattern: Pattern
    package var filter: Expression?
  }
  /// Empty for `default`.
  package var labels: [Label]
  package var body: [Statement]
  package var range: SourceRange
}

/// One `catch` of a `do`.
package struct CatchClause: Sendable {
  package var labels: [SwitchCase.Label]
  package var body: [Statement]
}

/// A pattern with its place.
package struct Pattern: Sendable {
  package indirect enum Kind: Sendable {
    case wildcard
    /// A name that is bound.
    case name(String, isVariable: Bool)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.name(…)` or `Type.name(…)`; nil for no parentheses.
    case enumCase(TypeSyntax?, String, [(label: String?, pattern: Pattern)]?)
    case optional(Pattern)
    case isType(TypeSyntax)
    case asType(Pattern, TypeSyntax)
    case typed(Pattern, TypeSyntax)
    case expression(Expression)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
