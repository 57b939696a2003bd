import SwiftReading
import Wording

extension Compiler {
  /// An operator on numbers of one type, with the places of the operands as they are read fastest.
  func arithmetic(
    _ name: String, _ first: Typed, _ second: Typed, _ a: Type, _ b: Type, _ range: SourceRange
  ) -> Typed? {
    if a == .int, b == .int { return integer(name, first, second, range) }
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
  typealias Integers = @Sendable (Int, Int, SourceRange) throws(Interruption) -> Int

  static let integers: [String: Integers] = [
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

  static let integerTests: [String: @Sendable (Int, Int) -> Bool] = [
    "<": { $0 < $1 }, "<=": { $0 <= $1 }, ">": { $0 > $1 }, ">=": { $0 >= $1 },
    "==": { $0 == $1 }, "!=": { $0 != $1 },
  ]

  static let floating: [String: @Sendable (Double, Double) -> Double] = [
    "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "/": { $0 / $1 },
  ]

  static let floatingTests: [String: @Sendable (Double, Double) -> Bool] = [
    "<": { $0 < $1 }, "<=": { $0 <= $1 }, ">": { $0 > $1 }, ">=": { $0 >= $1 },
    "==": { $0 == $1 }, "!=": { $0 != $1 },
  ]

  static func prefix(
    _ name: String, _ value: Value, _ range: SourceRange
  ) throws(Interruption) -> Value {
    switch (name, value) {
    case ("-", .int(let value)):
      if value == .min { throw trap("Fatal error: arithmetic overflow in '-'", range) }
      return .int(-value)
    case ("-", .double(let value)): return .double(-value)
    case ("~", .int(let value)): return .int(~value)
    default: return value
    }
  }

  static func trap(_ message: Message, _ range: SourceRange) -> Interruption {
    .refused(SwiftDiagnostic(message, at: range, kind: .trap))
  }
}
