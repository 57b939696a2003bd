import SwiftReading
import Wording

extension NativeCall {
  var number: Double { receiver.asDouble ?? 0 }

  func number(_ index: Int) -> Double { arguments[index].asDouble ?? 0 }

  func randomNumber() -> Value {
    let bounds = arguments[0].fields.compactMap(\.asDouble)
    guard bounds.count == 2 else { return .double(0) }
    let fraction = Double(machine.nextRandom() >> 11) / 9_007_199_254_740_992
    return .double(bounds[0] + (bounds[1] - bounds[0]) * fraction)
  }

  func rounded(_ value: Double, _ rule: Value) -> Value {
    let rules: [FloatingPointRoundingRule] = [
      .up, .down, .toNearestOrAwayFromZero, .toNearestOrEven, .towardZero, .awayFromZero,
    ]
    guard case .enumCase(let own) = rule else { return .double(value.rounded()) }
    return .double(value.rounded(rules[Int(own.index)]))
  }

  /// The values of a `stride`.
  func strides(isThrough: Bool) throws(Interruption) -> Value {
    if let (type, _) = arguments[0].integer, let start = arguments[0].asInteger,
      let end = arguments[1].asInteger, case .int(let step) = arguments[2]
    {
      guard step != 0 else {
        throw machine.trap("Fatal error: Stride size must not be zero", at: range)
      }
      try machine.checkSize(Int(clamping: (end - start) / Int128(step)), range)
      return .array(
        isThrough
          ? Swift.stride(from: start, through: end, by: step).compactMap { type.value(exactly: $0) }
          : Swift.stride(from: start, to: end, by: step).compactMap { type.value(exactly: $0) })
    }
    let step = number(2)
    guard step != 0 else {
      throw machine.trap("Fatal error: Stride size must not be zero", at: range)
    }
    let count = ((number(1) - number(0)) / step).rounded(.down)
    try machine.checkSize(count.isFinite ? Int(min(count, 1e15)) : .max, range)
    return .array(
      isThrough
        ? Swift.stride(from: number(0), through: number(1), by: step).map { .double($0) }
        : Swift.stride(from: number(0), to: number(1), by: step).map { .double($0) })
  }
}

extension StandardLibrary {
  private static let describe: NativeFunction = { (call) throws(Interruption) in
    .string(try call.text(of: call.receiver))
  }
  private static let toDouble: NativeFunction = { (call) throws(Interruption) in
    switch call.arguments[0] {
    case .int(let value): return .double(Double(value))
    case .string(let text): return .optional(Double(text).map { .double($0) })
    case let other:
      return (other.asDouble ?? other.asInteger.map { Double($0) }).map { .double($0) } ?? other
    }
  }
  private static let toFloat: NativeFunction = { (call) throws(Interruption) in
    switch call.arguments[0] {
    case .string(let text): return .optional(Float(text).map { .float(Double($0)) })
    case let other:
      // Rounded once: a large integer to a `Double` first would be rounded twice.
      if let whole = other.asInteger { return .float(Double(Float(whole))) }
      return .float(other.asDouble ?? 0)
    }
  }
  private static let randomNumber: NativeFunction = { (call) throws(Interruption) in
    call.randomNumber()
  }

  static let numberNatives: [String: NativeFunction] =
    integerNatives.merging(truthNatives) { a, _ in a }
    .merging(floatingNatives("Double")) { a, _ in a }
    .merging(floatingNatives("CGFloat")) { a, _ in a }
    .merging(singleNatives) { a, _ in a }

  private static let truthNatives: [String: NativeFunction] = [
    "Bool.description": describe,
    "Bool.init(_:)": { (call) throws(Interruption) in
      guard case .string(let text) = call.arguments[0] else { return call.arguments[0] }
      return .optional(Bool(text).map { .bool($0) })
    },
    "Bool.random()": { (call) throws(Interruption) in .bool(call.machine.nextRandom() & 1 == 1) },
  ]

  private static func floatingNatives(_ type: String) -> [String: NativeFunction] {
    [
      "\(type).init()": { (_) throws(Interruption) in .double(0) },
      "\(type).init(_:)": toDouble,
      "\(type).description": describe,
      "\(type).random(in:)": randomNumber,
      "\(type).rounded()": { (call) throws(Interruption) in .double(call.number.rounded()) },
      "\(type).rounded(_:)": { (call) throws(Interruption) in
        call.rounded(call.number, call.arguments[0])
      },
      "\(type).squareRoot()": { (call) throws(Interruption) in
        .double(call.number.squareRoot())
      },
      "\(type).truncatingRemainder(dividingBy:)": { (call) throws(Interruption) in
        .double(call.number.truncatingRemainder(dividingBy: call.number(0)))
      },
    ]
  }

  private static let singleNatives: [String: NativeFunction] = [
    "Float.init()": { (_) throws(Interruption) in .float(0) },
    "Float.init(_:)": toFloat,
    "Float.description": { (call) throws(Interruption) in .string(Float(call.number).description) },
  ]

  private static func rounding(_ rule: FloatingPointRoundingRule) -> NativeFunction {
    { (call) throws(Interruption) in .double(call.number(0).rounded(rule)) }
  }

  private static func stopping(_ prefix: String, isTest: Bool) -> NativeFunction {
    { (call) throws(Interruption) in
      if isTest, call.arguments[0].asBool == true { return .void }
      let text = call.words(isTest ? 1 : 0)
      throw call.machine.trap(
        "\(text.isEmpty ? prefix : prefix + ": " + text)", at: call.range)
    }
  }

  private static func extreme(_ isMaximum: Bool) -> NativeFunction {
    { (call) throws(Interruption) in
      var best = call.arguments[0]
      for value in [call.arguments[1]] + (call.arguments[2].asArray ?? []) {
        // Of equals, `max` gives the last and `min` the first.
        let isLess = try call.machine.isLess(value, best, call.range)
        if isLess != isMaximum { best = value }
      }
      return best
    }
  }

  static let otherNatives: [String: NativeFunction] = [
    "max(_:_:_:)": extreme(true), "min(_:_:_:)": extreme(false),
    "abs(_:)": { (call) throws(Interruption) in
      switch call.arguments[0] {
      case .int(let value):
        return value < 0 ? try Arithmetic.prefix("-", .int(value), call.range) : .int(value)
      case .double(let value): return .double(value.magnitude)
      case let value where value.isFloat: return .float((value.asDouble ?? 0).magnitude)
      case let value where value.asInteger.map({ $0 < 0 }) == true:
        return try Arithmetic.prefix("-", value, call.range)
      case let other: return other
      }
    },
    "zip(_:_:)": { (call) throws(Interruption) in
      // A range without an end goes as far as the other.
      let first = try call.elements(0, beside: 1)
      let second = try call.elements(1, beside: 0)
      return .array(zip(first, second).map { .tuple(TupleValue([$0, $1], labels: [nil, nil])) })
    },
    "stride(from:to:by:)": { (call) throws(Interruption) in try call.strides(isThrough: false) },
    "stride(from:through:by:)": { (call) throws(Interruption) in
      try call.strides(isThrough: true)
    },
    "sqrt(_:)": { (call) throws(Interruption) in .double(call.number(0).squareRoot()) },
    "sin(_:)": { (call) throws(Interruption) in .double(Angle.sine(of: call.number(0))) },
    "cos(_:)": { (call) throws(Interruption) in .double(Angle.cosine(of: call.number(0))) },
    "tan(_:)": { (call) throws(Interruption) in
      let angle = call.number(0)
      return .double(Angle.sine(of: angle) / Angle.cosine(of: angle))
    },
    "pow(_:_:)": { (call) throws(Interruption) in
      .double(Power.raise(call.number(0), to: call.number(1)))
    },
    "floor(_:)": rounding(.down), "ceil(_:)": rounding(.up), "trunc(_:)": rounding(.towardZero),
    "round(_:)": rounding(.toNearestOrAwayFromZero),
    "repeatElement(_:count:)": { (call) throws(Interruption) in
      let count = try call.nonNegative(1)
      try call.machine.checkSize(count, call.range)
      return .array([Value](repeating: call.arguments[0], count: count))
    },
    "assert(_:_:)": stopping("Fatal error: Assertion failed", isTest: true),
    "precondition(_:_:)": stopping("Fatal error: Precondition failed", isTest: true),
    "fatalError(_:)": stopping("Fatal error", isTest: false),
    "preconditionFailure(_:)": stopping("Fatal error", isTest: false),
    "assertionFailure(_:)": stopping("Fatal error", isTest: false),
    "Hasher.combine(_:)": { (call) throws(Interruption) in
      let state = call.receiver.fields.first?.asInt ?? 0
      let hash = (state &* 31) &+ (try call.hash(of: call.arguments[0])) &+ 17
      call.receiver = .structure(StructureValue(KnownType.hasher.id, [.int(hash)]))
      return .void
    },
    "Optional.init(_:)": { (call) throws(Interruption) in .some(Payload(call.arguments[0])) },
    "Optional.map(_:)": { (call) throws(Interruption) in
      guard case .some(let payload) = call.receiver else { return .none }
      return .some(Payload(try call.callClosure(call.arguments[0], with: [payload.value])))
    },
    "Optional.flatMap(_:)": { (call) throws(Interruption) in
      guard case .some(let payload) = call.receiver else { return .none }
      return try call.callClosure(call.arguments[0], with: [payload.value])
    },
    "UUID.init()": { (call) throws(Interruption) in
      call.machine.uuidCount += 1
      let digits = String(call.machine.uuidCount)
      let text =
        "00000000-0000-0000-0000-" + String(repeating: "0", count: max(0, 12 - digits.count))
        + digits
      return try call.make("UUID", [("uuidString", .string(text))])
    },
    "ObjectIdentifier.init(_:)": { (call) throws(Interruption) in
      let id = call.machine.program.typeNames["ObjectIdentifier"]?.id ?? KnownType.any.id
      let place = call.arguments[0].unwrapped?.asObject?.index ?? -1
      return .structure(StructureValue(id, [.int(Int(place))]))
    },
  ]
}

extension NativeCall {
  /// The elements of an argument; of a range without an end as many as the other has.
  fileprivate func elements(_ index: Int, beside other: Int) throws(Interruption) -> [Value] {
    guard case .structure(let range) = arguments[index],
      machine.program[range.type].name == "PartialRangeFrom", case .int(let lower) = range.fields[0]
    else { return try elements(index) }
    let (end, overflow) = lower.addingReportingOverflow(try elements(other).count)
    guard !overflow else { throw machine.outOfRange(self.range) }
    return (lower..<end).map { .int($0) }
  }
}

/// Powers, without the platform's mathematics: exact for whole exponents.
enum Power {
  static func raise(_ base: Double, to exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    guard exponent == exponent.rounded(), exponent.magnitude < 1_000_000 else {
      return .nan
    }
    var result = 1.0
    var factor = base
    var count = Int(exponent.magnitude)
    while count > 0 {
      if count & 1 == 1 { result *= factor }
      factor *= factor
      count >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}
