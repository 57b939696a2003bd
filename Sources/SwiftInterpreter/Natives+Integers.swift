import Wording

extension StandardLibrary {
  /// What the integer types are made by, and what they have.
  static let integerNatives = IntegerType.all.reduce(into: [String: NativeFunction]()) {
    $0.merge(conversions(of: $1)) { first, _ in first }
  }
  .merging(sizedNatives) { first, _ in first }

  private static func conversions(of type: IntegerType) -> [String: NativeFunction] {
    let name = type.known.name
    let bits: NativeFunction = { (call) throws(Interruption) in
      guard let bits = call.arguments[0].integer?.bits else {
        throw call.machine.uninitialized(call.range)
      }
      return type.value(bits: bits)
    }
    let random: NativeFunction = { (call) throws(Interruption) in
      try call.randomInteger(of: type)
    }
    return [
      "\(name).init()": { (_) throws(Interruption) in type.value(bits: 0) },
      "\(name).init(_:)": { (call) throws(Interruption) in try call.converted(to: type) },
      "\(name).init(_:radix:)": { (call) throws(Interruption) in
        let radix = try call.integer(1)
        guard (2...36).contains(radix) else {
          throw call.machine.trap("Fatal error: Radix must be between 2 and 36", at: call.range)
        }
        return .optional(type.parse(call.words(0), radix: radix))
      },
      "\(name).init(exactly:)": { (call) throws(Interruption) in
        if let number = call.arguments[0].asDouble {
          return .optional(Int128(exactly: number).flatMap { type.value(exactly: $0) })
        }
        return .optional(call.arguments[0].asInteger.flatMap { type.value(exactly: $0) })
      },
      "\(name).init(truncatingIfNeeded:)": bits,
      "\(name).init(bitPattern:)": bits,
      "\(name).init(clamping:)": { (call) throws(Interruption) in
        type.clamped(call.arguments[0].asInteger ?? 0)
      },
      "\(name).description": { (call) throws(Interruption) in
        .string(call.receiver.asInteger?.description ?? "")
      },
      "\(name).random(in:)": random, "\(name).random(in:using:)": random,
    ]
  }

  /// What the sized integers have in common.
  private static let sizedNatives: [String: NativeFunction] = [
    "_SizedInteger.description": { (call) throws(Interruption) in
      .string(call.receiver.asInteger?.description ?? "")
    },
    "_SizedInteger.isMultiple(of:)": { (call) throws(Interruption) in
      .bool(try call.isMultiple())
    },
    "_SizedInteger.nonzeroBitCount": counting { $0.nonzeroBitCount },
    "_SizedInteger.leadingZeroBitCount": counting { $0.leadingZeroBitCount },
    "_SizedInteger.trailingZeroBitCount": counting { $0.trailingZeroBitCount },
    "_SizedInteger.addingReportingOverflow(_:)": reporting { $0.addingReportingOverflow($1) },
    "_SizedInteger.subtractingReportingOverflow(_:)": reporting {
      $0.subtractingReportingOverflow($1)
    },
    "_SizedInteger.multipliedReportingOverflow(by:)": reporting {
      $0.multipliedReportingOverflow(by: $1)
    },
  ]

  private static func counting(
    _ count: @escaping @Sendable (any FixedWidthInteger) -> Int
  ) -> NativeFunction {
    { (call) throws(Interruption) in
      guard let (type, bits) = call.receiver.integer else {
        throw call.machine.uninitialized(call.range)
      }
      return .int(count(type.model(of: bits)))
    }
  }

  private static func reporting(
    _ operation: @escaping @Sendable (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> NativeFunction {
    { (call) throws(Interruption) in
      guard let own = call.receiver.integer, let a = call.receiver.asInteger,
        let b = call.arguments[0].asInteger
      else { throw call.machine.uninitialized(call.range) }
      let (result, overflow) = operation(a, b)
      let value = own.type.value(bits: Int(truncatingIfNeeded: result))
      let isOutside = overflow || own.type.value(exactly: result) == nil
      return .tuple(TupleValue([value, .bool(isOutside)], labels: ["partialValue", "overflow"]))
    }
  }
}

extension IntegerType {
  fileprivate func model(of bits: Int) -> any FixedWidthInteger {
    func number<T: FixedWidthInteger>(_: T.Type) -> any FixedWidthInteger {
      T(truncatingIfNeeded: bits)
    }
    return number(swift)
  }

  fileprivate func parse(_ text: String, radix: Int = 10) -> Value? {
    func parsed<T: FixedWidthInteger>(_: T.Type) -> Int? {
      T(text, radix: radix).map { Int(truncatingIfNeeded: $0) }
    }
    return parsed(swift).map { value(bits: $0) }
  }

  fileprivate func clamped(_ number: some BinaryInteger) -> Value {
    func clamp<T: FixedWidthInteger>(_: T.Type) -> Int {
      Int(truncatingIfNeeded: T(clamping: number))
    }
    return value(bits: clamp(swift))
  }
}

extension NativeCall {
  /// The first argument as a value of an integer type; of text an optional one.
  fileprivate func converted(to type: IntegerType) throws(Interruption) -> Value {
    switch arguments[0] {
    case .string(let text): return .optional(type.parse(text))
    case let value:
      if let number = value.asDouble { return try converted(number, value.isFloat, to: type) }
      guard let number = value.asInteger else { return value }
      if let converted = type.value(exactly: number) { return converted }
      throw machine.trap(
        number < 0 && !type.isSigned
          ? "Fatal error: Negative value is not representable"
          : number < 0
            ? "Fatal error: Not enough bits to represent a signed value"
            : "Fatal error: Not enough bits to represent the passed value", at: range)
    }
  }

  private func converted(
    _ number: Double, _ isSingle: Bool, to type: IntegerType
  ) throws(Interruption) -> Value {
    let name = type.known.name
    let own = isSingle ? "Float" : "Double"
    guard number.isFinite else {
      throw machine.trap(
        "Fatal error: \(own) value cannot be converted to \(name) because it is either infinite or NaN",
        at: range)
    }
    let whole = Int128(exactly: number.rounded(.towardZero))
    guard let value = whole.flatMap({ type.value(exactly: $0) }) else {
      throw machine.trap(
        "Fatal error: \(own) value cannot be converted to \(name) because the result would be \(number > 0 ? "greater than \(name).max" : "less than \(name).min")",
        at: range)
    }
    return value
  }

  fileprivate func isMultiple() throws(Interruption) -> Bool {
    guard let own = receiver.asInteger, let other = arguments[0].asInteger else {
      throw machine.uninitialized(range)
    }
    return own.isMultiple(of: other)
  }

  /// A random integer of the range that the first argument is.
  fileprivate func randomInteger(of type: IntegerType) throws(Interruption) -> Value {
    guard case .structure(let structure) = arguments[0],
      let lower = structure.fields[0].asInteger, let upper = structure.fields[1].asInteger
    else { throw machine.uninitialized(range) }
    let isClosed = structure.type == KnownType.closedRange.id
    let count = upper - lower + (isClosed ? 1 : 0)
    guard count > 0 else {
      throw machine.trap("Fatal error: Can't get random value with an empty range", at: range)
    }
    guard let below = Int(exactly: count) else {
      return type.value(bits: Int(truncatingIfNeeded: lower + Int128(machine.nextRandom()) % count))
    }
    let random = lower + Int128(machine.randomNumber(below: below))
    return type.value(bits: Int(truncatingIfNeeded: random))
  }
}
