import SwiftReading
import Wording

extension Compiler {
  /// Whether an expression is made of number literals alone, so that it takes the type of a place.
  func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .floating: true
    case .prefix("-", let inner), .prefix("+", let inner), .parenthesized(let inner):
      isLiteral(inner)
    case .binary(let name, _, let left, let right):
      Self.arithmetic.contains(name) && isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  /// Whether one of its literals has a fraction.
  private func isFloatingLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .floating: true
    case .prefix(_, let inner), .parenthesized(let inner): isFloatingLiteral(inner)
    case .binary(_, _, let left, let right): isFloatingLiteral(left) || isFloatingLiteral(right)
    default: false
    }
  }

  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]
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
      guard type.isNumber, name != "~" || type == .int else {
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
    default: throw failure("'\(name)' is not a prefix unary operator", at: range)
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
    case "~=":
      return try compileBinary("==", place, left, right, range, wanted)
    default:
      if isNilComparison(name, left, right) {
        return try compileNilComparison(name, left, right, range)
      }
      var (first, second) = try operands(name, left, right, wanted)
      if name != "==", name != "!=" {
        first = unwrapped(first, at: left.range)
        second = unwrapped(second, at: right.range)
      }
      return try combine(name, place, first, second, left, right, range)
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
    let hint = Self.comparisons.contains(name) ? nil : wanted
    let first = isLiteral(left)
    let second = isLiteral(right)
    if first, second {
      var type = hint.map { resolved($0) }
      while let wrapped = type?.wrapped { type = resolved(wrapped) }
      if type?.isNumber != true { type = nil }
      if type == nil || type == .int, isFloatingLiteral(left) || isFloatingLiteral(right) {
        type = .double
      }
      return (try compile(left, expecting: type), try compile(right, expecting: type))
    }
    if first || needsContext(left) && !needsContext(right) {
      let other = try compile(right, expecting: first ? hint : nil)
      return (try compile(left, expecting: other.type), other)
    }
    let own = try compile(left, expecting: hint)
    var type = own.type
    if name == "<<" || name == ">>" { type = .int }
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

  private func mismatch(
    _ name: String, _ a: Type, _ b: Type, _ place: SourceRange
  ) -> SwiftDiagnostic {
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
    return failure(
      "binary operator '\(name)' cannot be applied to operands of type '\(self.name(a))' and '\(self.name(b))'",
      at: place,
      fix: a.isNumber && b.isNumber
        ? "convert one: '\(self.name(b))(…)' or '\(self.name(a))(…)'" : nil)
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
    guard let common = join(resolved(first.type), resolved(second.type)),
      conforms(common, to: .equatable),
      let left = conversion(from: first.type, to: common),
      let right = conversion(from: second.type, to: common)
    else { return nil }
    let one = converted(first.code, left)
    let other = converted(second.code, right)
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

  // MARK: Own operators

  func operatorCandidates(_ name: String, _ id: TypeID) -> [FoundMember]? {
    let name = name.hasPrefix("prefix ") ? String(name.dropFirst(7)) : name
    let found = members(name, of: selfTypeOrNominal(id), isStatic: true)
    return found.isEmpty ? nil : found
  }

  private func selfTypeOrNominal(_ id: TypeID) -> Type {
    .nominal(id, program[id].generics.map { .parameter($0) })
  }

  private func applyOperator(
    _ name: String, _ candidates: [FoundMember], _ operands: [Typed], _ expressions: [Expression],
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    for candidate in candidates {
      guard case .function(let function) = candidate.member,
        function.parameters.count == operands.count
      else { continue }
      let result = try? attempt { () throws(SwiftDiagnostic) -> Typed in
        var substitution = candidate.substitution
        for generic in function.generics { substitution[generic] = freshVariable() }
        if let owner = function.owner {
          for generic in program[owner].generics { substitution[generic] = freshVariable() }
        }
        var codes: [Code] = []
        for (index, parameter) in function.parameters.enumerated() {
          let type = parameter.type.substituting(substitution)
          if isLiteral(expressions[index]) {
            codes.append(try check(expressions[index], type, .argument))
          } else {
            codes.append(
              try convert(operands[index], to: type, .argument, at: expressions[index].range))
          }
        }
        let parts = codes
        return Typed(function.result.substituting(substitution)) { (m) throws(Interruption) in
          let start = m.top
          for code in parts { try m.push(try code(m)) }
          let chosen = function.isRequirement ? m.dispatchedStatic(function, start) : function
          return try m.invoke(chosen, from: start, range)
        }
      }
      if let result { return result }
    }
    throw failure("no operator '\(name)' fits", at: range)
  }

  /// An operator as a function: `reduce(0, +)`, `sorted(by: >)`.
  func operatorFunction(_ name: String, _ wanted: Type?) -> Typed? {
    guard
      Self.arithmetic.contains(name) || Self.comparisons.contains(name)
        || name == "&&" || name == "||"
    else { return nil }
    let operand = freshVariable()
    let isTest = Self.comparisons.contains(name)
    if let wanted, case .function(let parameters, let result) = wanted, parameters.count == 2 {
      _ = unify(parameters[0], operand)
      _ = unify(parameters[1], operand)
      if !isTest { _ = unify(result, operand) }
    }
    let range = 0..<0
    return Typed(.function([operand, operand], isTest ? .bool : operand)) {
      (_) throws(Interruption) in
      .closure(
        ClosureValue { (m, arguments, _, _) throws(Interruption) in
          try m.combine(name, arguments[0], arguments[1], range)
        })
    }
  }
}
