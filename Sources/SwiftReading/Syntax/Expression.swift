/// An expression with its place.
package struct Expression: Sendable {
  package indirect enum Kind: Sendable {
    /// A whole number, which a literal of any integer type may be.
    case integer(Int128)
    case floating(Double)
    case boolean(Bool)
    case string([StringPiece])
    case nilLiteral
    /// A name, with generic arguments where they are written.
    case name(String, [TypeSyntax])
    /// `.name`, whose type the place gives.
    case implicitMember(String)
    case member(Expression, String, SourceRange, [TypeSyntax])
    case call(Expression, [Argument])
    case subscripting(Expression, [Argument])
    case prefix(String, Expression)
    /// Operator, its place, left, right.
    case binary(String, SourceRange, Expression, Expression)
    /// `=`, or the operator before it in `+=`.
    case assignment(String?, SourceRange, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Cast, Expression, TypeSyntax)
    case forced(Expression)
    /// `?` behind an expression, in a chain.
    case chained(Expression)
    /// The whole chain in which `chained` parts end early.
    case optionalChain(Expression)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// Parentheses around several, or around none.
    case tuple([Argument])
    case parenthesized(Expression)
    case closure(ClosureSyntax)
    case attempt(Attempt, Expression)
    case inoutReference(Expression)
    /// The type before the first dot, where it is written, and the names behind it.
    case keyPath(TypeSyntax?, [String])
    case statement(Statement)
    case type(TypeSyntax)
    /// `#selector(…)`, `#function`: read, and nothing more.
    case opaque(String)
    /// `_` on the left of an assignment.
    case discard
  }

  /// What a cast does when it fails.
  package enum Cast: Sendable {
    case upcast
    case conditional
    case forced
    case check
  }

  /// The forms of `try`.
  package enum Attempt: Sendable {
    case plain
    case optional
    case forced
  }

  /// What an expression of numbers alone becomes where nothing else gives it a type.
  package enum NumericLiteral: Sendable {
    case integer
    case floating
  }

  package let kind: Kind
  package var range: SourceRange
  /// Of a literal number, or of arithmetic with such alone; known at once, since a long sum asks it
  /// of each of its parts.
  package let literal: NumericLiteral?

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
    literal = Self.literal(kind)
  }

  /// Whether it is one integer literal, with a sign or without.
  package var isWrittenInteger: Bool {
    switch kind {
    case .integer: true
    case .prefix("-", let inner), .parenthesized(let inner): inner.isWrittenInteger
    default: false
    }
  }

  /// The operators that literal numbers stay such with.
  package static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

  private static func literal(_ kind: Kind) -> NumericLiteral? {
    switch kind {
    case .integer: return .integer
    case .floating: return .floating
    case .prefix("-", let inner), .prefix("+", let inner), .parenthesized(let inner):
      return inner.literal
    case .binary(let name, _, let left, let right):
      guard let first = left.literal, let second = right.literal, arithmetic.contains(name) else {
        return nil
      }
      return first == .floating ? first : second
    default: return nil
    }
  }
}

/// A part of a string literal.
package enum StringPiece: Sendable {
  case text(String)
  case interpolation(Expression)
}

/// An argument of a call, with its label.
package struct Argument: Sendable {
  package var label: String?
  package var value: Expression
  /// Where the label stands; the value's own place where there is none.
  package var labelRange: SourceRange
  /// Whether it is a closure behind the parentheses.
  package var isTrailing = false

  package init(label: String?, value: Expression, labelRange: SourceRange, isTrailing: Bool = false)
  {
    self.label = label
    self.value = value
    self.labelRange = labelRange
    self.isTrailing = isTrailing
  }
}

/// A closure as it is written.
package struct ClosureSyntax: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    package var type: TypeSyntax?
    package var isInout: Bool
    package var range: SourceRange

    package init(
      name: String, type: TypeSyntax?, isInout: Bool = false, range: SourceRange
    ) {
      self.name = name
      self.type = type
      self.isInout = isInout
      self.range = range
    }
  }
  /// An element of the capture list: `[weak self, n = count]`.
  package struct Capture: Sendable {
    package var name: String
    package var isWeak: Bool
    package var isUnowned: Bool
    package var value: Expression?
    package var range: SourceRange
  }

  package var captures: [Capture] = []
  /// nil where the closure names none and may use `$0`.
  package var parameters: [Parameter]?
  package var result: TypeSyntax?
  package var body: [Statement]

  package init(body: [Statement]) { self.body = body }
}
