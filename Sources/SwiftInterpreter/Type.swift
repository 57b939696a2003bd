/// A type of the interpreted program.
indirect enum Type: Hashable, Sendable {
  case nominal(TypeID, [Type])
  case tuple([Type], [String?])
  case function([Type], Type)
  /// A parameter of a function type that is passed in and out.
  case inoutParameter(Type)
  case metatype(Type)
  /// A generic parameter, by its place in the program's table.
  case parameter(Int)
  /// What inference is to find.
  case variable(Int)

  static let void = Type.tuple([], [])

  /// The type whose place in the tables is fixed.
  static func known(_ type: KnownType, _ arguments: [Type] = []) -> Type {
    .nominal(type.id, arguments)
  }

  static let int = known(.int)
  static let double = known(.double)
  static let cgFloat = known(.cgFloat)
  static let float = known(.float)
  static let bool = known(.bool)
  static let string = known(.string)
  static let character = known(.character)
  static let any = known(.any)
  static let never = known(.never)
  static let error = known(.error)

  static func optional(_ type: Type) -> Type { known(.optional, [type]) }
  static func array(_ type: Type) -> Type { known(.array, [type]) }
  static func set(_ type: Type) -> Type { known(.set, [type]) }
  static func dictionary(_ key: Type, _ value: Type) -> Type { known(.dictionary, [key, value]) }

  /// What the optional wraps; nil for others.
  var wrapped: Type? {
    if case .nominal(KnownType.optional.id, let arguments) = self { arguments[0] } else { nil }
  }

  /// Whether it is one of those that Swift converts to each other; `Float` is none.
  var isFloatingPoint: Bool { self == .double || self == .cgFloat }

  var isNumber: Bool { integer != nil || isFloatingPoint || self == .float }

  var id: TypeID? { if case .nominal(let id, _) = self { id } else { nil } }

  var arguments: [Type] { if case .nominal(_, let arguments) = self { arguments } else { [] } }
}

/// The types that the interpreter itself knows, in the order in which the prelude declares them.
enum KnownType: Int32, CaseIterable {
  case any, never, int, double, cgFloat, bool, string, substring, character
  case optional, array, arraySlice, set, dictionary, range, closedRange
  case equatable, hashable, comparable, error, caseIterable, rawRepresentable
  case customStringConvertible, sequence, collection, optionSet, anyObject, anyHashable
  case expressibleByArrayLiteral, expressibleByStringLiteral
  case expressibleByIntegerLiteral, expressibleByFloatLiteral
  case hasher, numeric, floatingPoint
  case int8, int16, int32, uInt, uInt8, uInt16, uInt32, uInt64, int64
  case float

  var id: TypeID { TypeID(index: rawValue) }

  /// Its name in Swift.
  var name: String {
    switch self {
    case .cgFloat: "CGFloat"
    default:
      "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
