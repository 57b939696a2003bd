/// A value of the interpreted program.
///
/// It knows what it is without its static type, so that `Any`, casts and printing work on it. What
/// is larger than a word stands in a box that is copied when it is written and not the only one.
package enum Value: Sendable {
  /// The empty tuple.
  case void
  case bool(Bool)
  case int(Int)
  /// A `Double` or a `CGFloat`, which are one at run time.
  case double(Double)
  /// A `String`, `Substring` or `Character`.
  case string(String)
  /// An array; a slice of one is a structure that has its elements and its first index.
  case array([Value])
  /// A dictionary, in the order in which its keys came.
  case dictionary(Table)
  /// A set, in the order in which its elements came.
  case set(Table)
  /// `nil`.
  case none
  /// An optional that has a value.
  case some(Payload)
  case tuple(TupleValue)
  case structure(StructureValue)
  /// A case of an enum without associated values.
  case enumCase(EnumCase)
  /// A case of an enum with its associated values.
  case enumPayload(EnumPayload)
  /// An instance of a class, in the interpreter's heap.
  case object(ObjectReference)
  /// What a `weak` or `unowned` variable stores, which is never the value of an expression.
  case weak(WeakReference)
  case closure(ClosureValue)
  case type(TypeValue)
  /// A value that Swift outside the interpreter made.
  case native(NativeBox)
}

/// The place of a declared type in the tables of a program.
package struct TypeID: Hashable, Sendable {
  package var index: Int32
}

/// The place of an object in the interpreter's heap.
package struct ObjectReference: Hashable, Sendable {
  package var index: Int32
}

/// A reference that keeps nothing alive.
package struct WeakReference: Hashable, Sendable {
  enum Kind: Sendable {
    case weak
    case unowned
    case unownedOptional
  }

  let kind: Kind
  /// Whether the end of its object is looked for: UIKit's own variables do not ask for that.
  let isWatching: Bool
  /// nil where nothing was assigned, or nil.
  let target: ObjectReference?
}

/// What an optional holds.
package final class Payload: Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

/// A tuple with the labels that it is printed with.
package final class TupleValue: @unchecked Sendable {
  package internal(set) var elements: [Value]
  package let labels: [String?]

  package init(_ elements: [Value], labels: [String?]) {
    self.elements = elements
    self.labels = labels
  }
}

/// The stored properties of a struct, in the order of their declaration.
package final class StructureValue: @unchecked Sendable {
  package let type: TypeID
  package internal(set) var fields: [Value]
  /// The generic arguments of the type, where they were known.
  let arguments: [Type]

  package convenience init(_ type: TypeID, _ fields: [Value]) { self.init(type, fields, []) }

  init(_ type: TypeID, _ fields: [Value], _ arguments: [Type]) {
    self.type = type
    self.fields = fields
    self.arguments = arguments
  }
}

/// A case of an enum.
package struct EnumCase: Hashable, Sendable {
  package var type: TypeID
  package var index: Int32
}

/// A case of an enum with its associated values.
package final class EnumPayload: Sendable {
  package let enumCase: EnumCase
  package let values: [Value]

  package init(_ enumCase: EnumCase, _ values: [Value]) {
    self.enumCase = enumCase
    self.values = values
  }
}

extension Value {
  /// The value as an optional that has it.
  package static func optional(_ value: Value?) -> Value {
    guard let value else { return .none }
    return .some(Payload(value))
  }

  /// What an optional holds; a value that is no optional is itself.
  package var unwrapped: Value? {
    switch self {
    case .none: nil
    case .some(let payload): payload.value
    default: self
    }
  }

  /// The value as an integer.
  package var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  /// The value as a floating-point number; integers are none.
  package var asDouble: Double? {
    switch self {
    case .double(let value): value
    case .structure(let structure) where structure.type == KnownType.float.id:
      structure.fields.first?.asDouble
    default: nil
    }
  }

  /// A number rounded to single precision, as a `Float`.
  static func float(_ number: Double) -> Value {
    .structure(StructureValue(KnownType.float.id, [.double(Double(Float(number)))]))
  }

  /// Whether it is a `Float`.
  var isFloat: Bool {
    if case .structure(let own) = self { own.type == KnownType.float.id } else { false }
  }

  /// The value as a truth value.
  package var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value as text.
  package var asString: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements of an array or of a slice of one.
  package var asArray: [Value]? {
    switch self {
    case .array(let value): value
    case .structure(let structure) where structure.type == KnownType.arraySlice.id:
      structure.fields[0].asArray
    default: nil
    }
  }

  /// The object that it refers to.
  package var asObject: ObjectReference? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The values of a tuple, struct or case, in order; empty for others.
  package var fields: [Value] {
    switch self {
    case .tuple(let tuple): tuple.elements
    case .structure(let structure): structure.fields
    case .enumPayload(let payload): payload.values
    default: []
    }
  }
}
