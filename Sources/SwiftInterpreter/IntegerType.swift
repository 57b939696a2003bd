/// An integer type of the standard library.
///
/// A value of `Int` is `.int`; one of the others is a structure of its type with its bits, so that
/// it knows its type in an `Any` too.
struct IntegerType: Hashable, Sendable {
  let known: KnownType

  /// nil for a type that is none.
  init?(_ id: TypeID) {
    guard let known = KnownType(rawValue: id.index), Self.types[known] != nil else { return nil }
    self.known = known
  }

  init(_ known: KnownType) { self.known = known }

  typealias Model = FixedWidthInteger & SendableMetatype

  private static let types: [KnownType: any Model.Type] = [
    .int: Int.self, .int8: Int8.self, .int16: Int16.self, .int32: Int32.self, .int64: Int64.self,
    .uInt: UInt.self, .uInt8: UInt8.self, .uInt16: UInt16.self, .uInt32: UInt32.self,
    .uInt64: UInt64.self,
  ]

  static let all = types.keys.sorted { $0.rawValue < $1.rawValue }.map { IntegerType($0) }

  /// What Swift outside the interpreter calculates with.
  var swift: any Model.Type { Self.types[known] ?? Int.self }

  var type: Type { .known(known) }

  var isSigned: Bool { swift.isSigned }

  /// The value with these bits, of which those of its width count.
  func value(bits: Int) -> Value {
    func extend<T: Model>(_: T.Type) -> Int {
      Int(truncatingIfNeeded: T(truncatingIfNeeded: bits))
    }
    let bits = extend(swift)
    return known == .int ? .int(bits) : .structure(StructureValue(known.id, [.int(bits)]))
  }

  /// The value that is this number; nil where that is outside of the range.
  func value(exactly number: some BinaryInteger) -> Value? {
    func exact<T: Model>(_: T.Type) -> Int? {
      T(exactly: number).map { Int(truncatingIfNeeded: $0) }
    }
    return exact(swift).map { value(bits: $0) }
  }

  /// What the operators do, on bits.
  var operations: [String: Arithmetic.Integers] { Self.allOperations[known] ?? [:] }

  private static let allOperations = types.mapValues { operations(on: $0) }

  private static func operations<T: Model>(on _: T.Type) -> [String: Arithmetic.Integers] {
    var all: [String: Arithmetic.Integers] = [:]
    for (name, operation) in Arithmetic.operations(T.self) { all[name] = onBits(operation) }
    return all
  }

  private static func onBits<T: Model>(
    _ operation: @escaping Arithmetic.Operation<T>
  ) -> Arithmetic.Integers {
    { (a, b, range) throws(Interruption) in
      Int(
        truncatingIfNeeded: try operation(
          T(truncatingIfNeeded: a), T(truncatingIfNeeded: b), range))
    }
  }
}

extension Type {
  /// What integer type it is; nil for any other.
  var integer: IntegerType? { id.flatMap { IntegerType($0) } }
}

extension Value {
  /// The integer type of the value and its bits; nil where it is no integer.
  var integer: (type: IntegerType, bits: Int)? {
    switch self {
    case .int(let bits): (IntegerType(.int), bits)
    case .structure(let structure):
      if let type = IntegerType(structure.type), case .int(let bits)? = structure.fields.first {
        (type, bits)
      } else {
        nil
      }
    default: nil
    }
  }

  /// The integer, of whatever type it is.
  var asInteger: Int128? {
    func number<T: FixedWidthInteger>(_: T.Type, _ bits: Int) -> Int128 {
      Int128(T(truncatingIfNeeded: bits))
    }
    guard let (type, bits) = integer else { return nil }
    return number(type.swift, bits)
  }
}
