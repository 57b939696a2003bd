import SwiftReading
import Wording

extension Compiler {
  func compileForced(
    _ inner: Expression, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let typed = try compile(inner, expecting: wanted.map { .optional($0) })
    guard let wrapped = resolved(typed.type).wrapped else {
      throw failure(
        "cannot force unwrap value of non-optional type '\(name(typed.type))'", at: range,
        fix: "leave out the '!'")
    }
    let code = typed.code
    // Without a '!' of its own it stands for what was declared with one.
    let isImplicit = inner.range == range
    return Typed(wrapped) { (m) throws(Interruption) in
      guard case .some(let payload) = try code(m) else {
        throw m.trap(Self.nilFound(isImplicit: isImplicit), at: range)
      }
      return payload.value
    }
  }

  /// `value?` in a chain, which ends there where it is nil.
  func compileChained(_ inner: Expression, _ range: SourceRange) throws(SwiftDiagnostic) -> Typed {
    let typed = try compile(inner)
    guard let wrapped = resolved(typed.type).wrapped else {
      throw failure(
        "cannot use optional chaining on non-optional value of type '\(name(typed.type))'",
        at: range, fix: "leave out the '?'")
    }
    let code = typed.code
    return Typed(wrapped) { (m) throws(Interruption) in
      guard case .some(let payload) = try code(m) else { throw .chainEnded }
      return payload.value
    }
  }

  func compileChain(_ inner: Expression, _ wanted: Type?) throws(SwiftDiagnostic) -> Typed {
    // `Int?.self` is no chain.
    if case .member(let base, "self", _, _) = inner.kind, let type = try typeExpression(base) {
      return metatype(type)
    }
    let typed = try compile(inner, expecting: wanted?.wrapped)
    let code = typed.code
    let isFlat = resolved(typed.type).wrapped != nil
    return Typed(isFlat ? typed.type : .optional(typed.type)) { (m) throws(Interruption) in
      let mark = m.mark
      do throws(Interruption) {
        let value = try code(m)
        return isFlat ? value : .some(Payload(value))
      } catch {
        guard case .chainEnded = error else { throw error }
        m.unwind(to: mark)
        return .none
      }
    }
  }

  func compileCoalescing(
    _ left: Expression, _ right: Expression, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let first = try compile(left, expecting: wanted.map { $0.wrapped == nil ? .optional($0) : $0 })
    guard let wrapped = resolved(first.type).wrapped else {
      throw failure(
        "left side of nil coalescing operator '??' has non-optional type '\(name(first.type))', so the right side is never used",
        at: left.range, fix: "leave out '??'")
    }
    var second = try compile(right, expecting: wrapped)
    let code = first.code
    if resolved(second.type).wrapped != nil, resolved(wrapped).wrapped == nil {
      let other = try convert(second, to: .optional(wrapped), .argument, at: right.range)
      return Typed(.optional(wrapped)) { (m) throws(Interruption) in
        let value = try code(m)
        if case .none = value { return try other(m) }
        return value
      }
    }
    second.code = try convert(second, to: wrapped, .argument, at: right.range)
    let other = second.code
    return Typed(wrapped) { (m) throws(Interruption) in
      if case .some(let payload) = try code(m) { return payload.value }
      return try other(m)
    }
  }

  func compileTernary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ range: SourceRange,
    _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let test = try check(condition, .bool, .condition)
    let branches = try compileBranches([first, second], range, wanted)
    let one = branches.codes[0]
    let other = branches.codes[1]
    return Typed(branches.type) { (m) throws(Interruption) in
      try test(m).asBool == true ? try one(m) : try other(m)
    }
  }

  /// Expressions of which one is chosen as it runs, as values of one type.
  func compileBranches(
    _ branches: [Expression], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> (type: Type, codes: [Code]) {
    if let wanted, !isVariable(wanted), !hasVariables(wanted), wanted != .void {
      var typed: [Typed] = []
      for branch in branches { typed.append(try compile(branch, expecting: wanted)) }
      var codes: [Code] = []
      for (branch, value) in zip(branches, typed) {
        guard let conversion = conversion(from: value.type, to: wanted) else {
          // The place says what is wrong, in its own words.
          if typed.allSatisfy({ resolved($0.type) == resolved(typed[0].type) }) {
            return (typed[0].type, typed.map(\.code))
          }
          throw failure(
            Border.argument.message(name(value.type), name(wanted)), at: branch.range)
        }
        codes.append(converted(value.code, conversion))
      }
      return (wanted, codes)
    }
    guard
      let ordinary = branches.first(where: { !needsContext($0) && !isLiteral($0) })
        ?? branches.first(where: { !needsContext($0) })
    else {
      let typed = try compile(branches[0], expecting: wanted)
      var codes = [typed.code]
      for branch in branches.dropFirst() {
        codes.append(try check(branch, typed.type, .argument))
      }
      return (typed.type, codes)
    }
    var common = resolved(try compile(ordinary, expecting: wanted).type)
    if common == .int, branches.allSatisfy({ isLiteral($0) }) {
      for branch in branches where resolved(try compile(branch).type) == .double {
        common = .double
      }
    }
    for branch in branches {
      if case .nilLiteral = branch.kind, common.wrapped == nil { common = .optional(common) }
    }
    var typed: [Typed] = []
    for branch in branches {
      let value = try compile(branch, expecting: common)
      typed.append(value)
      guard let joined = join(common, resolved(value.type)) else {
        throw failure(
          "result values in '? :' expression have mismatching types '\(name(common))' and '\(name(value.type))'",
          at: range)
      }
      common = joined
    }
    var codes: [Code] = []
    for (branch, value) in zip(branches, typed) {
      codes.append(try convert(value, to: common, .argument, at: branch.range))
    }
    return (common, codes)
  }

  func compileCast(
    _ cast: Expression.Cast, _ value: Expression, _ syntax: TypeSyntax, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let type = try type(syntax)
    if case .upcast = cast {
      let typed = try compile(value, expecting: type)
      if resolved(typed.type) == .string, let id = resolved(type).id,
        program[id].name == "NSString"
      {
        let code = typed.code
        return Typed(type) { (m) throws(Interruption) in
          try m.make("NSString", [("string", try code(m))], at: range)
        }
      }
      if type == .string, let id = resolved(typed.type).id, program[id].name == "NSString" {
        let code = typed.code
        return Typed(type) { (m) throws(Interruption) in
          try m.property("_text", of: try code(m), at: range)
        }
      }
      guard let conversion = conversion(from: typed.type, to: type) else {
        throw failure(
          "'\(name(typed.type))' is not convertible to '\(name(type))'", at: range,
          fix: "did you mean to use 'as!' to force downcast?")
      }
      return Typed(type, converted(typed.code, conversion))
    }
    let typed = try compile(value)
    let code = typed.code
    let target = resolved(type)
    let runtime = target.hasParameters ? runtimeType(target) : nil
    let given = resolved(typed.type)
    let isWrapped = given.wrapped != nil && target.wrapped == nil
    let test: @Sendable (Machine, Value) throws(Interruption) -> Value? = {
      (m, value) throws(Interruption) in
      var value = value
      if isWrapped {
        guard case .some(let payload) = value else { return nil }
        value = payload.value
      }
      return m.cast(value, to: try runtime?(m) ?? target)
    }
    switch cast {
    case .check:
      return Typed(.bool) { (m) throws(Interruption) in .bool(try test(m, try code(m)) != nil) }
    case .conditional:
      return Typed(.optional(type)) { (m) throws(Interruption) in
        .optional(try test(m, try code(m)))
      }
    default:
      let name = name(type)
      return Typed(type) { (m) throws(Interruption) in
        let value = try code(m)
        if let result = try test(m, value) { return result }
        throw m.trap(
          "Could not cast value of type '\(m.typeName(of: value))' to '\(name)'", at: range)
      }
    }
  }

  func compileAttempt(
    _ attempt: Expression.Attempt, _ value: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let outer = context.isTrying
    context.isTrying = true
    defer { context.isTrying = outer }
    let typed = try compile(value, expecting: wanted)
    let code = typed.code
    switch attempt {
    case .plain: return typed
    case .optional:
      let isFlat = resolved(typed.type).wrapped != nil
      return Typed(isFlat ? typed.type : .optional(typed.type)) { (m) throws(Interruption) in
        let mark = m.mark
        do throws(Interruption) {
          let value = try code(m)
          return isFlat ? value : .some(Payload(value))
        } catch {
          guard case .thrown = error else { throw error }
          m.unwind(to: mark)
          return .none
        }
      }
    case .forced:
      let range = value.range
      return Typed(typed.type) { (m) throws(Interruption) in
        do throws(Interruption) {
          return try code(m)
        } catch {
          guard case .thrown(let thrown, _) = error else { throw error }
          let text = try m.describe(thrown, at: range)
          throw m.trap(
            "Fatal error: 'try!' expression unexpectedly raised an error: \(text)", at: range)
        }
      }
    }
  }

  /// `1...`, `..<5` and `...5`, where no subscript takes them.
  func compileOneSided(
    _ name: String, _ bound: Expression, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let names = [
      "postfix...": "PartialRangeFrom", "...": "PartialRangeThrough", "..<": "PartialRangeUpTo",
    ]
    guard let id = names[name].flatMap({ program.typeNames[$0]?.id }) else {
      throw failure("'\(name)' is not a prefix unary operator", at: range)
    }
    let hint = wanted?.id == id ? wanted?.arguments.first : nil
    let typed = try compile(bound, expecting: hint.flatMap { isVariable($0) ? nil : $0 })
    guard conforms(typed.type, to: .comparable) else {
      throw failure(
        "unary operator '\(name == "postfix..." ? "..." : name)' cannot be applied to an operand of type '\(self.name(typed.type))'",
        at: range)
    }
    let code = typed.code
    return Typed(.nominal(id, [typed.type])) { (m) throws(Interruption) in
      .structure(StructureValue(id, [try code(m)]))
    }
  }

  func compileRange(
    _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    var bound: Type?
    if let wanted, wanted.id == KnownType.range.id || wanted.id == KnownType.closedRange.id {
      bound = wanted.arguments[0]
    }
    if bound.map({ isVariable($0) }) == true { bound = nil }
    if bound == nil {
      let first = try compile(isLiteral(left) ? right : left)
      bound = resolved(first.type)
      if bound == .int, isLiteral(left), isLiteral(right),
        resolved(try compile(left).type) == .double
      {
        bound = .double
      }
    }
    let type = bound ?? .int
    guard conforms(type, to: .comparable) else {
      throw failure(
        "binary operator '\(name)' cannot be applied to two '\(self.name(type))' operands",
        at: range)
    }
    let first = try check(left, type, .argument)
    let second = try check(right, type, .argument)
    let known: KnownType = name == "..<" ? .range : .closedRange
    return Typed(.known(known, [type])) { (m) throws(Interruption) in
      let lower = try first(m)
      let upper = try second(m)
      if try m.isLess(upper, lower, range) {
        throw m.trap("Fatal error: Range requires lowerBound <= upperBound", at: range)
      }
      return .structure(StructureValue(known.id, [lower, upper]))
    }
  }
}
