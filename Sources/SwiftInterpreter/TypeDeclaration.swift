import SwiftReading

/// What a type has under one name.
enum Member: Sendable {
  case function(Function)
  case property(Property)
  case enumCase(EnumCaseInfo)
  case type(Type)
}

/// A case of a declared enum.
struct EnumCaseInfo: Sendable {
  var name: String
  var index: Int32
  var owner: TypeID
  var labels: [String?]
  var types: [Type]
  var rawValue: Value?
  /// What gives the values that a call may leave out, by place.
  var defaults: [Int: Function] = [:]
}

/// A declared type, with all that extensions gave it.
struct TypeDeclaration: Sendable {
  let id: TypeID
  /// With the names of the types that it is nested in.
  var name: String
  var kind: TypeDeclarationSyntax.Kind
  /// The generic parameters, by their places in the program's table.
  var generics: [Int] = []
  var superclass: Type?
  var conformances: [Type] = []
  var members: [String: [Member]] = [:]
  var statics: [String: [Member]] = [:]
  /// Stored properties in order, those of the superclass first.
  var fields: [Property] = []
  var cases: [EnumCaseInfo] = []
  var rawType: Type?
  /// What runs when a function with that selector is called on an instance.
  var dispatch: [Int: Function] = [:]
  /// The `Self` of a protocol.
  var selfParameter: Int?
  /// Whether one of its initialisers is its own, so that none is made for its members.
  var hasInitializer = false
  var isFromPrelude = false
  /// Whether no class may inherit from it.
  var isFinal = false
  /// Whether it stands for `P & Q`: whatever conforms to both conforms to it.
  var isComposition = false
  /// What runs when the last reference to an instance goes.
  var deinitializer: Function?
  /// Parameters of extensions that stand for those of the type, with bounds of their own.
  var aliases: [(parameter: Int, original: Int)] = []

  init(_ id: TypeID, _ name: String, _ kind: TypeDeclarationSyntax.Kind) {
    self.id = id
    self.name = name
    self.kind = kind
  }
}

/// A generic parameter of a declaration.
struct ParameterInfo: Sendable {
  var name: String
  var bounds: [Type]
  /// Whether it is one of a `typealias`, which each use of its name replaces.
  var isAlias = false
  /// Whether it is an associated type of a protocol or of another parameter.
  ///
  /// Where nothing says what it is, every type fits: its values know what they are.
  var isAssociated = false
  /// The function whose parameter it is.
  var owner: Function?
  /// The parameter whose associated type it is.
  var base: Int?
  /// The parameters that stand for its own associated types.
  var associated: [Int] = []
}
