/// A type as it is written.
package struct TypeSyntax: Sendable {
  /// An element of a tuple or a parameter of a function type.
  package struct Element: Sendable {
    package var label: String?
    package var type: TypeSyntax
    package var isInout = false

    package init(label: String?, type: TypeSyntax, isInout: Bool = false) {
      self.label = label
      self.type = type
      self.isInout = isInout
    }
  }

  package indirect enum Kind: Sendable {
    /// `Item`, `Array<Item>`, `Feed.Item` with what stands before the dot.
    case named(String, arguments: [TypeSyntax], base: TypeSyntax?)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case tuple([Element])
    case function(parameters: [Element], isThrowing: Bool, result: TypeSyntax)
    /// `Item.Type`.
    case metatype(TypeSyntax)
    /// `P & Q`.
    case composition([TypeSyntax])
  }

  package var kind: Kind
  package var range: SourceRange
  /// Whether it was written with `!`.
  package var isImplicitlyUnwrapped = false

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A generic parameter with the types it is bound to: `T: Hashable`.
package struct GenericParameter: Sendable {
  package var name: String
  package var bounds: [TypeSyntax]
  package var range: SourceRange
}
