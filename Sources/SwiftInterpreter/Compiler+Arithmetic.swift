import SwiftReading
import Wording

extension Compiler {
  /// An operator on numbers of one type, with the places of the operands as they are read fastest.
  func arithmetic(
    _ name: String, _ first: Typed, _ second: Typed, _ a: Type, _ b: Type, _ range: SourceRange
  ) -> Typed? {
    if a == .int, b == .int { return integer(name, first, second, range) }
    if let own = a.integer, let other = b.integer {
      return sized(name, first, second, own, other, range)
    }
    if a == .float, b == .float { return single(name, first, second, range) }
    guard a.isFloatingPoint, b.isFloatingPoint else { return nil }
    let one = first.code
    let other = second.code
    if let operation = Arithmetic.floating[name] {
      return Typed(a == .double ? b : a) { (m) throws(Interruption) in
        guard case .double(let x) = try one(m), case .double(let y) = try other(m) else {
          throw m.trap("an operand is no number", at: range)
        }
        return .double(operation(x, y))
      }
    }
    guard let test = Arithmetic.floatingTests[name] else { return nil }
    return Typed(.bool) { (m) throws(Interruption) in
      guard case .double(let x) = try one(m), case .double(let y) = try other(m) else {
        throw m.trap("an operand is no number", at: range)
      }
      return .bool(test(x, y))
    }
  }

  /// An operator on integers of which one is no `Int`; only shifts and tests take two types.
  private func sized(
    _ name: String, _ first: Typed, _ second: Typed, _ a: IntegerType, _ b: IntegerType,
    _ range: SourceRange
  ) -> Typed? {
    let isTest = Arithmetic.integerTests[name] != nil
    guard isTest || Arithmetic.integers[name] != nil,
      a == b || isTest || name == "<<" || name == ">>"
    else { return nil }
    let one = first.code
    let other = second.code
    if a == b, !isTest, let operation = a.operations[name], name != "<<", name != ">>" {
      return Typed(a.type) { (m) throws(Interruption) in
        guard let x = try one(m).integer?.bits, let y = try other(m).integer?.bits else {
          throw m.uninitialized(range)
        }
        return a.value(bits: try operation(x, y, range))
      }
    }
    return Typed(isTest ? .bool : a.type) { (m) throws(Interruption) in
      let x = try one(m)
      guard let result = try m.integer(name, x, try other(m), range) else {
        throw m.uninitialized(range)
      }
      return result
    }
  }

  /// An operator on `Float`: the sum of two, as of all that double precision is exact enough for, is
  /// the rounded one of theirs.
  private func single(
    _ name: String, _ first: Typed, _ second: Typed, _ range: SourceRange
  ) -> Typed? {
    guard Arithmetic.floating[name] != nil || Arithmetic.floatingTests[name] != nil else {
      return nil
    }
    let one = first.code
    let other = second.code
    return Typed(Arithmetic.floating[name] == nil ? .bool : .float) { (m) throws(Interruption) in
      let x = try one(m)
      guard let result = Arithmetic.single(name, x, try other(m)) else {
        throw m.uninitialized(range)
      }
      return result
    }
  }

  private func integer(
    _ name: String, _ first: Typed, _ second: Typed, _ range: SourceRange
  ) -> Typed? {
    let one = first.code
    let other = second.code
    if let test = Arithmetic.integerTests[name] {
      if let slot = first.slot, case .int(let y)? = second.constant {
        return Typed(.bool) { (m) throws(Interruption) in
          guard case .int(let x) = m.frame[slot] else { throw m.uninitialized(range) }
          return .bool(test(x, y))
        }
      }
      return Typed(.bool) { (m) throws(Interruption) in
        guard case .int(let x) = try one(m), case .int(let y) = try other(m) else {
          throw m.uninitialized(range)
        }
        return .bool(test(x, y))
      }
    }
    guard let operation = Arithmetic.integers[name] else { return nil }
    if let slot = first.slot, case .int(let y)? = second.constant {
      return Typed(.int) { (m) throws(Interruption) in
        guard case .int(let x) = m.frame[slot] else { throw m.uninitialized(range) }
        return .int(try operation(x, y, range))
      }
    }
    return Typed(.int) { (m) throws(Interruption) in
      guard case .int(let x) = try one(m), case .int(let y) = try other(m) else {
        throw m.uninitialized(range)
      }
      return .int(try operation(x, y, range))
    }
  }
}

/// What the operators do with numbers; they trap as Swift does.
enum Arithmetic {
  typealias Operation<T> = @Sendable (T, T, SourceRange) throws(Interruption) -> T
  typealias Integers = Operation<Int>

  static let integers = operations(Int.self)

  /// The operators of an integer type.
  static func operations<T: IntegerType.Model>(
    _: T.Type
  ) -> [String: Operation<T>] {
    [
      "+": { (a, b, range) throws(Interruption) in
        let (result, overflow) = a.addingReportingOverflow(b)
        if overflow { throw trap("Fatal error: arithmetic overflow in '+'", range) }
        return result
      },
      "-": { (a, b, range) throws(Interruption) in
        let (result, overflow) = a.subtractingReportingOverflow(b)
        if overflow { throw trap("Fatal error: arithmetic overflow in '-'", range) }
        return result
      },
      "*": { (a, b, range) throws(Interruption) in
        let (result, overflow) = a.multipliedReportingOverflow(by: b)
        if overflow { throw trap("Fatal error: arithmetic overflow in '*'", range) }
        return result
      },
      "/": { (a, b, range) throws(Interruption) in
        if b == 0 { throw trap("Fatal error: Division by zero", range) }
        let (result, overflow) = a.dividedReportingOverflow(by: b)
        if overflow { throw trap("Fatal error: Division results in overflow", range) }
        return result
      },
      "%": { (a, b, range) throws(Interruption) in
        if b == 0 {
          throw trap("Fatal error: Division by zero in remainder operation", range)
        }
        let (result, overflow) = a.remainderReportingOverflow(dividingBy: b)
        if overflow {
          throw trap("Fatal error: Division results in overflow in remainder operation", range)
        }
        return result
      },
      "&+": { (a, b, _) throws(Interruption) in a &+ b },
      "&-": { (a, b, _) throws(Interruption) in a &- b },
      "&*": { (a, b, _) throws(Interruption) in a &* b },
      "&": { (a, b, _) throws(Interruption) in a & b },
      "|": { (a, b, _) throws(Interruption) in a | b },
      "^": { (a, b, _) throws(Interruption) in a ^ b },
      "<<": { (a, b, _) throws(Interruption) in a << b },
      ">>": { (a, b, _) throws(Interruption) in a >> b },
    ]
  }

  static let integerTests = tests(Int.self)
  /// The same of integers that have not one type.
  static let wideTests = tests(Int128.self)

  private static func tests<T: Comparable & SendableMetatype>(
    _: T.Type
  ) -> [String: @Sendable (T, T) -> Bool] {
    [
      "<": { $0 < $1 }, "<=": { $0 <= $1 }, ">": { $0 > $1 }, ">=": { $0 >= $1 },
      "==": { $0 == $1 }, "!=": { $0 != $1 },
    ]
  }

  static let floating: [String: @Sendable (Double, Double) -> Double] = [
    "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "/": { $0 / $1 },
  ]

  static let floatingTests = tests(Double.self)

  /// An operator on two `Float`s, of which one may be a literal of a generic parameter; nil for
  /// other values.
  static func single(_ name: String, _ a: Value, _ b: Value) -> Value? {
    guard a.isFloat || b.isFloat, let x = a.asDouble ?? a.asInt.map(Double.init),
      let y = b.asDouble ?? b.asInt.map(Double.init)
    else { return nil }
    if let operation = floating[name] { return .float(operation(x, y)) }
    return floatingTests[name].map { .bool($0(x, y)) }
  }

  static func prefix(
    _ name: String, _ value: Value, _ range: SourceRange
  ) throws(Interruption) -> Value {
    switch (name, value) {
    case ("-", .int(let value)):
      if value == .min { throw trap("Fatal error: arithmetic overflow in '-'", range) }
      return .int(-value)
    case ("-", .double(let value)): return .double(-value)
    case ("~", .int(let value)): return .int(~value)
    case ("-", .structure) where value.isFloat: return .float(-(value.asDouble ?? 0))
    case (_, .structure):
      guard let (type, bits) = value.integer else { return value }
      if name == "~" { return type.value(bits: ~bits) }
      guard name == "-" else { return value }
      if let negative = type.value(exactly: -Int128(bits)) { return negative }
      throw trap("Fatal error: arithmetic overflow in '-'", range)
    default: return value
    }
  }

  static func trap(_ message: Message, _ range: SourceRange) -> Interruption {
    .refused(SwiftDiagnostic(message, at: range, kind: .trap))
  }
}

extension Machine {
  /// An operator on integers, of which one may be no `Int`; nil for other values.
  ///
  /// Of two types, as in a shift, the first is that of the result; an `Int` beside another type
  /// elsewhere is a literal of a generic parameter.
  func integer(
    _ name: String, _ first: Value, _ second: Value, _ range: SourceRange
  ) throws(Interruption) -> Value? {
    guard let a = first.integer, let b = second.integer else { return nil }
    let isShift = name == "<<" || name == ">>"
    let type = a.type.known == .int && !isShift ? b.type : a.type
    if Arithmetic.integerTests[name] != nil {
      guard let x = first.asInteger, let y = second.asInteger else { return nil }
      return Arithmetic.wideTests[name].map { .bool($0(x, y)) }
    }
    guard let operation = type.operations[name] else { return nil }
    return type.value(bits: try operation(a.bits, isShift ? shift(second) : b.bits, range))
  }

  /// How far a shift goes: beyond the widest type, all is the same.
  private func shift(_ value: Value) -> Int {
    max(-127, min(127, value.asInteger.map { Int(clamping: $0) } ?? 0))
  }
}
