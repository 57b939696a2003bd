import SwiftReading
import Wording

extension Compiler {
  /// Whether an expression is made of number literals alone, so that it takes the type of a place.
  func isLiteral(_ expression: Expression) -> Bool { expression.literal != nil }

  static let arithmetic = Expression.arithmetic
  static let swiftOperators = arithmetic.union(comparisons)
    .union(["&", "|", "^", "<<", ">>"])
  static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!="]

  func compilePrefix(
    _ name: String, _ operand: Expression, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    switch name {
    case "!":
      let code = try check(operand, .bool, .condition)
      return Typed(.bool) { (m) throws(Interruption) in .bool(!(try code(m).asBool ?? false)) }
    case "-", "+", "~":
      if name == "-", case .integer(let value) = operand.kind {
        return try compileLiteral(Expression(.integer(-value), range), wanted)
      }
      if name == "-", case .floating(let value) = operand.kind {
        return try compileLiteral(Expression(.floating(-value), range), wanted)
      }
      let typed = try compile(operand, expecting: wanted)
      let type = resolved(typed.type)
      if !type.isNumber, let id = type.id, let own = operatorCandidates("prefix " + name, id) {
        return try applyOperator(name, own, [typed], [operand], range)
      }
      guard type.isNumber, name != "~" || type.integer != nil,
        name != "-" || type.integer?.isSigned != false
      else {
        throw failure(
          "unary operator '\(name)' cannot be applied to an operand of type '\(self.name(type))'",
          at: range)
      }
      let code = typed.code
      return Typed(type) { (m) throws(Interruption) in
        try Arithmetic.prefix(name, try code(m), range)
      }
    case "postfix...", "...", "..<":
      return try compileOneSided(name, operand, range, wanted)
    default:
      let typed = try compile(operand)
      let plain = name.hasPrefix("postfix ") ? String(name.dropFirst(8)) : name
      let own = resolved(typed.type).id.flatMap { operatorCandidates(plain, $0) } ?? []
      let functions = (program.functions[plain] ?? []).map {
        FoundMember(member: .function($0), substitution: [:])
      }
      if !own.isEmpty || !functions.isEmpty {
        return try applyOperator(plain, own + functions, [typed], [operand], range)
      }
      throw failure("'\(plain)' is not a prefix unary operator", at: range)
    }
  }

  func compileBinary(
    _ name: String, _ place: SourceRange, _ left: Expression, _ right: Expression,
    _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    switch name {
    case "&&", "||":
      let first = try check(left, .bool, .condition)
      let second = try check(right, .bool, .condition)
      let isAnd = name == "&&"
      return Typed(.bool) { (m) throws(Interruption) in
        (try first(m).asBool ?? false) == isAnd ? try second(m) : .bool(!isAnd)
      }
    case "??": return try compileCoalescing(left, right, range, wanted)
    case "..<", "...": return try compileRange(name, left, right, range, wanted)
    case "===", "!==":
      let first = try compile(left).code
      let second = try compile(right, expecting: .optional(.known(.anyObject))).code
      let isSame = name == "==="
      return Typed(.bool) { (m) throws(Interruption) in
        let a = try first(m).unwrapped?.asObject
        return .bool((a == (try second(m).unwrapped?.asObject)) == isSame)
      }
    case "~=": return try compileMatch(left, right, place, range)
    case "=>" where program.functions[name] == nil:
      throw failure(
        "cannot find operator '\(name)' in scope", at: place,
        fix: "the parameters of a closure stand before 'in': '{ x in … }'")
    default:
      if let call = try operatorCall(name, place, left, right, range, wanted) { return call }
      if isNilComparison(name, left, right) {
        return try compileNilComparison(name, left, right, range)
      }
      var (first, second) = try operands(name, left, right, wanted)
      if name != "==", name != "!=" {
        first = unwrapped(first, at: left.range)
        second = unwrapped(second, at: right.range)
      }
      let combined = try combine(name, place, first, second, left, right, range)
      if name == "/", resolved(combined.type) == .int { integerDivisions.insert(range) }
      return combined
    }
  }

  private func isNilComparison(_ name: String, _ left: Expression, _ right: Expression) -> Bool {
    guard name == "==" || name == "!=" else { return false }
    if case .nilLiteral = left.kind { return true }
    if case .nilLiteral = right.kind { return true }
    return false
  }

  private func compileNilComparison(
    _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    var value = left
    if case .nilLiteral = left.kind { value = right }
    let typed = try compile(value)
    let code = typed.code
    let wantsNil = name == "=="
    guard resolved(typed.type).wrapped != nil || resolved(typed.type) == .any else {
      return constant(.bool, .bool(!wantsNil))
    }
    return Typed(.bool) { (m) throws(Interruption) in
      if case .none = try code(m) { .bool(wantsNil) } else { .bool(!wantsNil) }
    }
  }

  /// Both operands; a literal or `.member` takes the type of the other.
  private func operands(
    _ name: String, _ left: Expression, _ right: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> (Typed, Typed) {
    // Operands have no optional where the result is to be one.
    var plain = wanted.map { resolved($0) }
    while let wrapped = plain?.wrapped { plain = resolved(wrapped) }
    let hint = Self.comparisons.contains(name) ? nil : plain
    let first = isLiteral(left)
    let second = isLiteral(right)
    if first, second {
      var type = hint.map { resolved($0) }
      while let wrapped = type?.wrapped { type = resolved(wrapped) }
      if type?.isNumber != true { type = nil }
      if type == nil || type == .int, left.literal == .floating || right.literal == .floating {
        type = .double
      }
      return (try compile(left, expecting: type), try compile(right, expecting: type))
    }
    let isShift = name == "<<" || name == ">>"
    if first && !isShift || needsContext(left) && !needsContext(right) {
      let other = try compile(right, expecting: first ? hint : nil)
      return (try compile(left, expecting: other.type), other)
    }
    let own = try compile(left, expecting: hint)
    var type = own.type
    if isShift { type = .int }
    return (own, try compile(right, expecting: type))
  }

  /// The operator on operands whose types are known.
  func combine(
    _ name: String, _ place: SourceRange, _ first: Typed, _ second: Typed, _ left: Expression,
    _ right: Expression, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let a = resolved(first.type)
    let b = resolved(second.type)
    if let numeric = arithmetic(name, first, second, a, b, place) { return numeric }
    if let numeric = genericArithmetic(name, first, second, a, b, range) { return numeric }
    if let text = textOperator(name, first, second, a, b, range) { return text }
    for type in [a, b] {
      if let id = type.id, let own = operatorCandidates(name, id),
        let result = try? attempt({ () throws(SwiftDiagnostic) in
          try applyOperator(name, own, [first, second], [left, right], range)
        })
      {
        return result
      }
    }
    if let functions = program.functions[name],
      let result = try? attempt({ () throws(SwiftDiagnostic) in
        try applyOperator(
          name, functions.map { FoundMember(member: .function($0), substitution: [:]) },
          [first, second], [left, right], range)
      })
    {
      return result
    }
    if name == "==" || name == "!=", let result = equality(name, first, second, range) {
      return result
    }
    if Self.comparisons.contains(name), a == b || a.isFloatingPoint && b.isFloatingPoint,
      conforms(a, to: .comparable)
    {
      return comparison(name, first, second, range)
    }
    throw mismatch(name, a, b, place)
  }

  /// Arithmetic of a generic parameter that stands for numbers.
  private func genericArithmetic(
    _ name: String, _ first: Typed, _ second: Typed, _ a: Type, _ b: Type, _ range: SourceRange
  ) -> Typed? {
    guard a == b, case .parameter = a, Self.arithmetic.contains(name),
      program.protocols(of: a).contains(where: {
        $0.id.map { Self.numberProtocols.contains(program[$0].name) } ?? false
      })
    else { return nil }
    let one = first.code
    let other = second.code
    return Typed(a) { (m) throws(Interruption) in
      try m.combine(name, try one(m), try other(m), range)
    }
  }

  private static let numberProtocols: Set<String> = [
    "Numeric", "AdditiveArithmetic", "SignedNumeric", "BinaryInteger", "FloatingPoint",
    "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "_SizedInteger",
  ]

  private func mismatch(
    _ name: String, _ a: Type, _ b: Type, _ place: SourceRange
  ) -> SwiftDiagnostic {
    if program.functions[name] == nil, !Self.swiftOperators.contains(name) {
      return failure("cannot find operator '\(name)' in scope", at: place)
    }
    if hasVariables(a) || hasVariables(b) { return unknownType(at: place) }
    for type in [a, b] where name != "==" && name != "!=" {
      if let wrapped = type.wrapped {
        return failure(
          "value of optional type '\(self.name(type))' must be unwrapped to a value of type '\(self.name(wrapped))'",
          at: place, fix: "write '?? …' with a default, '!', or 'if let'")
      }
    }
    if a == b {
      return failure(
        "binary operator '\(name)' cannot be applied to two '\(self.name(a))' operands", at: place)
    }
    var fix: Message?
    if a.isNumber, b.isNumber {
      fix = "convert one: '\(self.name(b))(…)' or '\(self.name(a))(…)'"
    } else if name == "+", a.isNumber && b == .string || a == .string && b.isNumber {
      fix = "write 'String(…)' around the number"
    }
    return failure(
      "binary operator '\(name)' cannot be applied to operands of type '\(self.name(a))' and '\(self.name(b))'",
      at: place, fix: fix)
  }

  /// The operators of strings and arrays.
  private func textOperator(
    _ name: String, _ first: Typed, _ second: Typed, _ a: Type, _ b: Type, _ range: SourceRange
  ) -> Typed? {
    let one = first.code
    let other = second.code
    guard name == "+" else { return nil }
    if a == .string, b == .string || b == .known(.substring) {
      return Typed(.string) { (m) throws(Interruption) in
        let text = (try one(m).asString ?? "") + (try other(m).asString ?? "")
        try m.checkSize(text.utf8.count, range)
        return .string(text)
      }
    }
    let isArray = { (type: Type) in
      type.id == KnownType.array.id || type.id == KnownType.arraySlice.id
    }
    if isArray(a), isArray(b), let element = join(a.arguments[0], b.arguments[0]) {
      return Typed(.array(element)) { (m) throws(Interruption) in
        let values = (try one(m).asArray ?? []) + (try other(m).asArray ?? [])
        try m.checkSize(values.count, range)
        return .array(values)
      }
    }
    return nil
  }

  /// `==` by the values themselves, or by the program's own function that they find.
  private func equality(
    _ name: String, _ first: Typed, _ second: Typed, _ range: SourceRange
  ) -> Typed? {
    // `type(of: a) == Int.self`.
    if case .metatype = resolved(first.type), case .metatype = resolved(second.type) {
      return sameness(name, first.code, second.code, range)
    }
    guard let common = join(resolved(first.type), resolved(second.type)),
      conforms(common, to: .equatable),
      let left = conversion(from: first.type, to: common),
      let right = conversion(from: second.type, to: common)
    else { return nil }
    return sameness(name, converted(first.code, left), converted(second.code, right), range)
  }

  private func sameness(
    _ name: String, _ one: @escaping Code, _ other: @escaping Code, _ range: SourceRange
  ) -> Typed {
    let wantsEqual = name == "=="
    return Typed(.bool) { (m) throws(Interruption) in
      .bool(try m.isEqual(try one(m), try other(m), at: range) == wantsEqual)
    }
  }

  private func comparison(
    _ name: String, _ first: Typed, _ second: Typed, _ range: SourceRange
  ) -> Typed {
    let one = first.code
    let other = second.code
    return Typed(.bool) { (m) throws(Interruption) in
      let a = try one(m)
      let b = try other(m)
      switch name {
      case "<": return .bool(try m.isLess(a, b, range))
      case ">": return .bool(try m.isLess(b, a, range))
      case "<=": return .bool(try !m.isLess(b, a, range))
      default: return .bool(try !m.isLess(a, b, range))
      }
    }
  }
}
