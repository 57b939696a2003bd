/// A declaration with its place and modifiers.
package struct Declaration: Sendable {
  package indirect enum Kind: Sendable {
    case imported(String)
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case type(TypeDeclarationSyntax)
    case extended(TypeSyntax, inherited: [TypeSyntax], bounds: [GenericParameter], [Declaration])
    case typeAlias(String, [GenericParameter], TypeSyntax)
    case associatedType(String)
    case enumCases([EnumCaseSyntax])
    /// An operator or a precedence group, which the parser has noted.
    case operatorDeclaration
  }

  package var kind: Kind
  package var range: SourceRange
  /// Where its name stands.
  package var nameRange: SourceRange
  package var modifiers: Set<String> = []
  /// The names of the attributes before it, without `@`.
  package var attributes: [String] = []
  /// The attribute before it that is no attribute of Swift's own, as `@Published` and `@Clamped(1)`.
  package var wrapper: WrapperSyntax?

  package init(_ kind: Kind, range: SourceRange, nameRange: SourceRange) {
    self.kind = kind
    self.range = range
    self.nameRange = nameRange
  }
}

/// An attribute that names a property wrapper, with what its initialiser is given.
package struct WrapperSyntax: Sendable {
  package var type: TypeSyntax
  package var arguments: [Argument]
}

/// `let` or `var` with what it binds.
package struct VariableSyntax: Sendable {
  package struct Binding: Sendable {
    package var pattern: Pattern
    package var type: TypeSyntax?
    package var value: Expression?
    package var accessors: Accessors?

    package init(
      pattern: Pattern, type: TypeSyntax? = nil, value: Expression? = nil,
      accessors: Accessors? = nil
    ) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }
  package var isVariable: Bool
  package var bindings: [Binding]

  package init(isVariable: Bool, bindings: [Binding]) {
    self.isVariable = isVariable
    self.bindings = bindings
  }
}

/// The bodies of a computed or observed variable, or of a subscript.
package struct Accessors: Sendable {
  package struct Accessor: Sendable {
    /// nil in a protocol or for a native: `{ get set }`.
    package var body: [Statement]?
    /// The name of the new or old value where one is written.
    package var parameter: String?

    package init(body: [Statement]? = nil, parameter: String? = nil) {
      self.body = body
      self.parameter = parameter
    }
  }
  package var get: Accessor?
  package var set: Accessor?
  package var willSet: Accessor?
  package var didSet: Accessor?

  package init(get: Accessor? = nil, set: Accessor? = nil) {
    self.get = get
    self.set = set
  }
}

/// A function, initialiser, deinitialiser or subscript.
package struct FunctionSyntax: Sendable {
  package enum Role: Sendable {
    case function
    case initializer(isFailable: Bool)
    case deinitializer
    case subscripting(Accessors?)
  }

  package struct Parameter: Sendable {
    /// nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeSyntax
    package var defaultValue: Expression?
    package var isInout = false
    package var isVariadic = false
    /// Whether the argument is evaluated only where the function calls it.
    package var isAutoclosure = false
    package var range: SourceRange

    package init(
      label: String?, name: String, type: TypeSyntax, defaultValue: Expression? = nil,
      isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
      range: SourceRange
    ) {
      self.isAutoclosure = isAutoclosure
      (self.label, self.name, self.type) = (label, name, type)
      self.defaultValue = defaultValue
      (self.isInout, self.isVariadic, self.range) = (isInout, isVariadic, range)
    }
  }

  package var name: String
  package var role: Role
  package var generics: [GenericParameter] = []
  /// What `where` says of associated types, by their paths: `S.Element`.
  package var constraints: [GenericParameter] = []
  package var parameters: [Parameter]
  package var isThrowing = false
  package var result: TypeSyntax?
  /// nil in a protocol, and for a native.
  package var body: [Statement]?

  package init(
    name: String, role: Role, parameters: [Parameter], result: TypeSyntax? = nil,
    body: [Statement]? = nil
  ) {
    self.name = name
    self.role = role
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

/// A struct, class, enum or protocol.
package struct TypeDeclarationSyntax: Sendable {
  package enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case protocolType = "protocol"
  }

  package var kind: Kind
  package var name: String
  package var generics: [GenericParameter]
  package var inherited: [TypeSyntax]
  package var members: [Declaration]
}

/// One case of an enum.
package struct EnumCaseSyntax: Sendable {
  package var name: String
  package var parameters: [FunctionSyntax.Parameter]
  package var rawValue: Expression?
  package var range: SourceRange
}
