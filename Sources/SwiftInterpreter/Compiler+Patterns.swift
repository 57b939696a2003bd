import SwiftReading
import Wording

/// A compiled pattern: whether a value fits, and what it binds then.
typealias Match = @Sendable (Machine, Value) throws(Interruption) -> Bool

extension Compiler {
  /// A pattern over values of `type`; its names are declared in the current scope.
  func compilePattern(_ pattern: Pattern, _ type: Type) throws(SwiftDiagnostic) -> Match {
    let type = resolved(type)
    let range = pattern.range
    switch pattern.kind {
    case .wildcard: return { (_, _) throws(Interruption) in true }
    case .name(let name, let isVariable):
      let local = caseNames?[name] ?? declare(name, type, isVariable: isVariable, at: range)
      caseNames?[name] = local
      let bind = bind(local)
      return { (m, value) throws(Interruption) in
        try bind(m, value)
        return true
      }
    case .typed(let inner, let syntax):
      let own = try self.type(syntax)
      guard unify(own, type) || conversion(from: type, to: own) != nil else {
        throw failure(Border.declaration.message(name(type), name(own)), at: range)
      }
      return try compilePattern(inner, own)
    case .optional(let inner):
      guard let wrapped = type.wrapped else {
        throw failure(
          "'?' pattern cannot match values of type '\(name(type))'", at: range)
      }
      let match = try compilePattern(inner, wrapped)
      return { (m, value) throws(Interruption) in
        guard case .some(let payload) = value else { return false }
        return try match(m, payload.value)
      }
    case .isType(let syntax):
      let target = resolved(try self.type(syntax))
      return { (m, value) throws(Interruption) in m.cast(value, to: target) != nil }
    case .asType(let inner, let syntax):
      let target = resolved(try self.type(syntax))
      let match = try compilePattern(inner, target)
      return { (m, value) throws(Interruption) in
        guard let cast = m.cast(value, to: target) else { return false }
        return try match(m, cast)
      }
    case .tuple(let elements): return try compileTuplePattern(elements, type, range)
    case .enumCase(let base, let name, let elements):
      return try compileCasePattern(base, name, elements, type, range)
    case .expression(let expression): return try compileValuePattern(expression, type, range)
    }
  }

  /// Gives a new variable its first value.
  func bind(_ local: Local) -> @Sendable (Machine, Value) throws(Interruption) -> Void {
    let slot = local.slot
    if let reference = local.reference {
      let isBoxed = local.isBoxed
      let range = local.range
      return { (m, value) throws(Interruption) in
        let weak = m.weakened(value, reference)
        m.frame[slot] = isBoxed ? try m.box(weak, range) : weak
      }
    }
    if local.isBoxed {
      let range = local.range
      return { (m, value) throws(Interruption) in m.frame[slot] = try m.box(value, range) }
    }
    return { (m, value) throws(Interruption) in m.frame[slot] = value }
  }

  private func compileTuplePattern(
    _ elements: [(label: String?, pattern: Pattern)], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Match {
    guard case .tuple(let types, _) = type, types.count == elements.count else {
      throw failure(
        "tuple pattern cannot match values of type '\(name(type))'", at: range)
    }
    var matches: [Match] = []
    for (element, type) in zip(elements, types) {
      matches.append(try compilePattern(element.pattern, type))
    }
    let parts = matches
    return { (m, value) throws(Interruption) in
      for (match, part) in zip(parts, value.fields) where try !match(m, part) { return false }
      return true
    }
  }

  private func compileCasePattern(
    _ base: TypeSyntax?, _ name: String, _ elements: [(label: String?, pattern: Pattern)]?,
    _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Match {
    var target = type
    if let base { target = resolved(try self.type(base)) }
    if let wrapped = target.wrapped, name != "some", name != "none" {
      // `case .name` over an optional looks into it.
      let inner = try compileCasePattern(base, name, elements, resolved(wrapped), range)
      return { (m, value) throws(Interruption) in
        guard case .some(let payload) = value else { return false }
        return try inner(m, payload.value)
      }
    }
    for found in members(name, of: target, isStatic: true) {
      guard case .enumCase(let info) = found.member else { continue }
      let own = unifiedSubstitution(found.substitution)
      return try compileCasePattern(
        info, info.types.map { $0.substituting(own) }, elements, isErased: base != nil, range)
    }
    guard elements == nil, !members(name, of: target, isStatic: true).isEmpty else {
      throw noMember(name, of: target, isStatic: true, at: range)
    }
    let expression: Expression
    if let base {
      let typeExpression = Expression(.type(base), base.range)
      expression = Expression(.member(typeExpression, name, range, []), range)
    } else {
      expression = Expression(.implicitMember(name), range)
    }
    return try compileValuePattern(expression, type, range)
  }

  private func unifiedSubstitution(_ substitution: [Int: Type]) -> [Int: Type] {
    substitution.mapValues { resolved($0) }
  }

  private func compileCasePattern(
    _ info: EnumCaseInfo, _ types: [Type], _ elements: [(label: String?, pattern: Pattern)]?,
    isErased: Bool, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Match {
    var matches: [Match] = []
    if let elements {
      if elements.count == 1, types.count > 1 {
        // One name for all associated values is their tuple.
        let match = try compilePattern(elements[0].pattern, .tuple(types, info.labels))
        let labels = info.labels
        let enumCase = EnumCase(type: info.owner, index: info.index)
        return { (m, value) throws(Interruption) in
          guard case .enumPayload(let payload) = value, payload.enumCase == enumCase else {
            return false
          }
          return try match(m, .tuple(TupleValue(payload.values, labels: labels)))
        }
      }
      guard elements.count == types.count else {
        throw failure(
          "tuple pattern has the wrong length for the \(types.count) associated values of '\(info.name)'",
          at: range)
      }
      for (element, type) in zip(elements, types) {
        matches.append(try compilePattern(element.pattern, type))
      }
    }
    let parts = matches
    if info.owner == KnownType.optional.id {
      let wantsValue = info.name == "some"
      return { (m, value) throws(Interruption) in
        guard case .some(let payload) = value else { return !wantsValue }
        guard wantsValue else { return false }
        return try parts.first?(m, payload.value) ?? true
      }
    }
    let enumCase = EnumCase(type: info.owner, index: info.index)
    return { (m, value) throws(Interruption) in
      switch value {
      case .enumCase(let own): return own == enumCase
      case .enumPayload(let payload):
        guard payload.enumCase == enumCase else { return false }
        for (match, part) in zip(parts, payload.values) where try !match(m, part) { return false }
        return true
      default: return false
      }
    }
  }

  /// An expression as a pattern: `~=`, so a range or a value that is equal.
  private func compileValuePattern(
    _ expression: Expression, _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Match {
    if case .tuple(let arguments) = expression.kind, case .tuple(let types, _) = type,
      types.count == arguments.count
    {
      return try compileTuplePattern(
        arguments.map { ($0.label, Pattern(.expression($0.value), $0.value.range)) }, type, range)
    }
    if case .nilLiteral = expression.kind {
      return { (_, value) throws(Interruption) in if case .none = value { true } else { false } }
    }
    if case .prefix(let name, let bound) = expression.kind, name.contains("..") {
      let code = try check(bound, type, .argument)
      return { (m, value) throws(Interruption) in
        let bound = try code(m)
        switch name {
        case "..<": return try m.isLess(value, bound, range)
        case "...": return try !m.isLess(bound, value, range)
        default: return try !m.isLess(value, bound, range)
        }
      }
    }
    var isRange = false
    if case .binary(let name, _, _, _) = expression.kind {
      isRange = name == "..." || name == "..<"
    }
    let hint: Type = isRange ? .known(.range, [type]) : type
    let typed = try compile(expression, expecting: hint)
    let own = resolved(typed.type)
    let code = typed.code
    if own.id == KnownType.range.id || own.id == KnownType.closedRange.id, own != type {
      guard unify(own.arguments[0], type.wrapped ?? type) else {
        throw failure(
          "expression pattern of type '\(name(own))' cannot match values of type '\(name(type))'",
          at: range)
      }
      let isClosed = own.id == KnownType.closedRange.id
      return { (m, value) throws(Interruption) in
        guard let value = value.unwrapped else { return false }
        let bounds = try code(m).fields
        if try m.isLess(value, bounds[0], range) { return false }
        return isClosed
          ? try !m.isLess(bounds[1], value, range) : try m.isLess(value, bounds[1], range)
      }
    }
    guard let conversion = conversion(from: own, to: type) else {
      throw failure(
        "expression pattern of type '\(name(own))' cannot match values of type '\(name(type))'",
        at: range)
    }
    let pattern = converted(code, conversion)
    return { (m, value) throws(Interruption) in try m.isEqual(try pattern(m), value, at: range) }
  }
}
