import SwiftReading
import Wording

extension Compiler {
  /// Checks an expression; `expecting` is what the place wants, where it says.
  func compile(
    _ expression: Expression, expecting: Type? = nil
  ) throws(SwiftDiagnostic) -> Typed {
    work += 1
    guard work < Self.maximumWork else {
      throw SwiftDiagnostic(
        "the compiler is unable to type-check this expression in reasonable time",
        at: expression.range, fix: "break it up into several", kind: .limit)
    }
    let range = expression.range
    let wanted = expecting.map { resolved($0) }
    switch expression.kind {
    case .integer, .floating, .boolean, .string, .nilLiteral, .array, .dictionary:
      return try compileLiteral(expression, wanted)
    case .name(let name, _): return try compileName(name, expression, wanted)
    case .implicitMember(let name): return try compileImplicit(name, nil, range, wanted)
    case .member(let base, let name, let place, _):
      if isModule(base) {
        return try compile(Expression(.name(name, []), place), expecting: wanted)
      }
      return try compileMember(base, name, expression, place, wanted)
    case .call(let callee, let arguments):
      if case .member(let base, let name, let place, let types) = callee.kind, isModule(base) {
        return try compileCall(Expression(.name(name, types), place), arguments, range, wanted)
      }
      return try compileCall(callee, arguments, range, wanted)
    case .subscripting(let base, let arguments):
      return try compileSubscript(base, arguments, expression, wanted)
    case .prefix(let name, let operand): return try compilePrefix(name, operand, range, wanted)
    case .binary(let name, let place, let left, let right):
      return try compileBinary(name, place, left, right, range, wanted)
    case .assignment(let name, let place, let target, let value):
      return try compileAssignment(name, place, target, value, range)
    case .ternary(let condition, let first, let second):
      return try compileTernary(condition, first, second, range, wanted)
    case .cast(let cast, let value, let type):
      return try compileCast(cast, value, type, range)
    case .forced(let inner): return try compileForced(inner, range, wanted)
    case .chained(let inner): return try compileChained(inner, range)
    case .optionalChain(let inner): return try compileChain(inner, wanted)
    case .tuple(let elements): return try compileTuple(elements, wanted)
    case .parenthesized(let inner): return try compile(inner, expecting: wanted)
    case .closure(let closure): return try compileClosure(closure, range, wanted)
    case .attempt(let attempt, let value): return try compileAttempt(attempt, value, wanted)
    case .keyPath(let root, let names): return try compileKeyPath(root, names, range, wanted)
    case .statement(let statement): return try compileStatementValue(statement, wanted)
    case .opaque:
      return Typed(program.typeNames["Selector"] ?? .any) { (_) throws(Interruption) in .void }
    case .type(let syntax): return metatype(try type(syntax))
    case .inoutReference:
      throw failure("'&' may only be used to pass an argument to inout parameter", at: range)
    case .discard:
      throw failure(
        "'_' can only appear in a pattern or on the left side of an assignment", at: range)
    }
  }

  /// More expressions in one entry are refused.
  static let maximumWork = 400_000

  func metatype(_ type: Type) -> Typed {
    if resolved(type).hasParameters {
      let runtime = runtimeType(type)
      return Typed(.metatype(type)) { (m) throws(Interruption) in
        let type = try runtime(m)
        return .type(TypeValue(type, name: m.program.name(of: type)))
      }
    }
    let value = Value.type(TypeValue(resolved(type), name: name(type)))
    return Typed(.metatype(type), constant: value) { (_) throws(Interruption) in value }
  }

  private func compileName(
    _ name: String, _ expression: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let range = expression.range
    if name == SwiftCaret.mark { caret?.reach(self) }
    guard let named = find(name) else {
      if let type = try typeExpression(expression) { return metatype(type) }
      if let closure = operatorFunction(name, wanted) { return closure }
      if name.hasPrefix("$") { throw missingClosureParameter(name, at: range) }
      if name == "self" {
        if let type = context.selfType, context.isStatic {
          return dynamicSelf.map { Typed(.metatype(type), $0) } ?? metatype(type)
        }
        throw failure("cannot find 'self' in scope", at: range)
      }
      throw notFound(name, at: range)
    }
    switch named {
    case .local(let local): return read(local)
    case .global(let property): return try read(global: property, at: range)
    case .functions(let functions): return functionValue(functions, wanted)
    case .members(let found, let isStatic):
      if isStatic {
        return try staticMember(
          found, name, context.selfType ?? .void, range, wanted, metatype: dynamicSelf)
      }
      return try member(found, of: try selfValue(range), name, range, wanted)
    }
  }

  private func missingClosureParameter(_ name: String, at range: SourceRange) -> SwiftDiagnostic {
    // A tuple may be taken apart: `$0` and `$1` are its elements.
    if let place = Int(name.dropFirst()), place > 0 { context.wantsElements = true }
    return failure(
      "anonymous closure argument '\(name)' is not possible here", at: range)
  }

  func read(_ local: Local) -> Typed {
    let slot = local.slot
    var typed: Typed
    if local.reference != nil {
      let isBoxed = local.isBoxed
      let range = local.range
      typed = Typed(local.type) { (m) throws(Interruption) in
        try m.strengthened(isBoxed ? m.boxed(m.frame[slot]) : m.frame[slot], range)
      }
    } else if local.isBoxed {
      typed = Typed(local.type) { (m) throws(Interruption) in m.boxed(m.frame[slot]) }
    } else {
      typed = Typed(local.type, slot: slot) { (m) throws(Interruption) in m.frame[slot] }
    }
    if local.isComputed { typed = emitClosureCall(typed.code, [], local.type, local.range) }
    typed.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
    return typed
  }

  func read(global property: Property, at range: SourceRange) throws(SwiftDiagnostic) -> Typed {
    var typed = try readStored(global: property, at: range)
    typed.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    return typed
  }

  private func readStored(
    global property: Property, at range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let type = try type(of: property, at: range)
    switch property.storage {
    case .global(let place):
      if property.reference != nil {
        return Typed(type) { (m) throws(Interruption) in
          try m.strengthened(m.globals[place], range)
        }
      }
      if let initial = property.initial, property.isStatic {
        return Typed(type) { (m) throws(Interruption) in
          if case .void = m.globals[place] { m.globals[place] = try m.invoke(initial, range) }
          return m.globals[place]
        }
      }
      return Typed(type) { (m) throws(Interruption) in m.globals[place] }
    case .computed, .field:
      guard let getter = property.getter else {
        throw failure("'\(property.name)' cannot be read", at: range)
      }
      return Typed(type) { (m) throws(Interruption) in try m.invoke(getter, range) }
    }
  }

  /// `self`, as an implicit member has it.
  func selfValue(_ range: SourceRange) throws(SwiftDiagnostic) -> Typed {
    if let local = local("self", from: context) { return read(local) }
    guard outerSelf != nil, let property = program.globals["self"] else {
      throw failure("cannot find 'self' in scope", at: range)
    }
    return try read(global: property, at: range)
  }

  func functionValue(_ functions: [Function], _ wanted: Type?) -> Typed {
    var chosen = functions[functions.count - 1]
    if let wanted, case .function(let parameters, _) = wanted {
      chosen = functions.last { $0.parameters.count == parameters.count } ?? chosen
    }
    let function = chosen
    let type = instantiate(function, [:]).type
    return Typed(type) { (_) throws(Interruption) in
      .closure(ClosureValue(function, captures: []))
    }
  }

  /// The types of a function with new variables for its generic parameters.
  func instantiate(
    _ function: Function, _ substitution: [Int: Type]
  ) -> (type: Type, substitution: [Int: Type]) {
    var substitution = substitution
    for generic in function.generics { substitution[generic] = freshVariable() }
    return (function.type.substituting(substitution), substitution)
  }

  // MARK: Members

  private func compileMember(
    _ base: Expression, _ name: String, _ expression: Expression, _ place: SourceRange,
    _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    if let type = try typeExpression(expression) { return metatype(type) }
    if let type = try typeExpression(base) {
      if name == "self" { return metatype(type) }
      return try staticMember(
        members(name, of: type, isStatic: true), name, type, place, wanted,
        metatype: dynamicType(type))
    }
    if case .name("super", _) = base.kind {
      let value = try superValue(base.range)
      return try member(
        members(name, of: value.type), of: value, name, place, wanted, isSuper: true)
    }
    var value = try compile(base)
    if name == "self" { return value }
    if isUnwrapped(value, for: name) { value = unwrapped(value, at: base.range) }
    if let outer = try outerValue(name, of: value.type, place, wanted) { return outer }
    if case .metatype(let type) = resolved(value.type) {
      return try staticMember(
        members(name, of: type, isStatic: true), name, type, place, wanted,
        metatype: value.code)
    }
    return try member(members(name, of: value.type), of: value, name, place, wanted)
  }

  func superValue(_ range: SourceRange) throws(SwiftDiagnostic) -> Typed {
    guard let type = context.selfType ?? outerSelf, let above = program.superclass(of: type) else {
      throw failure("'super' cannot be used outside of a subclass", at: range)
    }
    var value = try selfValue(range)
    value.type = above
    return value
  }

  /// A property, element of a tuple or method of a value.
  func member(
    _ found: [FoundMember], of base: Typed, _ name: String, _ range: SourceRange,
    _ wanted: Type?, isSuper: Bool = false
  ) throws(SwiftDiagnostic) -> Typed {
    let type = resolved(base.type)
    if case .tuple(let types, let labels) = type {
      guard let place = Int(name) ?? labels.firstIndex(of: name), place < types.count else {
        throw noMember(name, of: type, isStatic: false, at: range)
      }
      let code = base.code
      return Typed(types[place]) { (m) throws(Interruption) in try code(m).fields[place] }
    }
    if case .variable = type {
      throw unknownType(at: range)
    }
    // A property is meant where no function is: methods may have its name before their labels.
    var found = found
    if !isFunction(wanted), let place = found.firstIndex(where: { $0.isProperty }) {
      found.swapAt(0, place)
    }
    if isFunction(wanted), let wanted, found.count > 1, let place = method(of: wanted, in: found) {
      found.swapAt(0, place)
    }
    for candidate in found {
      switch candidate.member {
      case .property(let property):
        var typed = try read(property, of: base, candidate.substitution, range, isSuper: isSuper)
        typed.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
        return typed
      case .function(let function):
        return try methodValue(function, of: base, candidate.substitution, range)
      case .enumCase, .type: continue
      }
    }
    throw noMember(name, of: type, isStatic: false, at: range)
  }

  private func read(
    _ property: Property, of base: Typed, _ substitution: [Int: Type], _ range: SourceRange,
    isSuper: Bool
  ) throws(SwiftDiagnostic) -> Typed {
    let type = try type(of: property, at: range).substituting(substitution)
    let code = base.code
    if case .field(let place) = property.storage {
      return Typed(type, readField(place, property, of: base, range, isSuper: isSuper))
    }
    guard let getter = property.getter else {
      throw failure("'\(property.name)' cannot be read", at: range)
    }
    if property.name == "count", property.owner == KnownType.array.id {
      return Typed(type) { (m) throws(Interruption) in
        if case .array(let elements) = try code(m) { .int(elements.count) } else { .int(0) }
      }
    }
    return Typed(type) { (m) throws(Interruption) in
      let value = try code(m)
      let chosen = isSuper ? getter : m.dispatched(getter, on: value)
      return try m.invoke(chosen, on: value, range)
    }
  }

  /// A method without its call: a closure that holds the value.
  private func methodValue(
    _ function: Function, of base: Typed, _ substitution: [Int: Type], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let code = base.code
    let type = instantiate(function, substitution).type
    if function.isMutating, !isPrelude {
      throw failure(
        "cannot reference 'mutating' method as function value", at: range,
        fix: "write '{ … }' around a call of it")
    }
    if function.hasInout {
      let method = Self.passingBack(function, range)
      return Typed(type) { (m) throws(Interruption) in
        .closure(ClosureValue(method, captures: [try code(m)]))
      }
    }
    return Typed(type) { (m) throws(Interruption) in
      let value = try code(m)
      return .closure(
        ClosureValue(captures: [value]) { (m, arguments, range, value) throws(Interruption) in
          try m.invoke(m.dispatched(function, on: value), on: value, arguments, range)
        })
    }
  }

  /// A static member of a type: a property, case or function.
  func staticMember(
    _ found: [FoundMember], _ name: String, _ type: Type, _ range: SourceRange, _ wanted: Type?,
    metatype code: Code? = nil
  ) throws(SwiftDiagnostic) -> Typed {
    for candidate in found {
      switch candidate.member {
      case .property(let property):
        if let code, let value = try dynamicProperty(property, code, candidate, range) {
          return value
        }
        var value = try read(global: property, at: range)
        value.type = value.type.substituting(candidate.substitution)
        return value
      case .enumCase(let info):
        return enumCase(info, of: type, candidate.substitution)
      case .function(let function) where !function.isInitializer:
        let instance = instantiate(function, candidate.substitution)
        return Typed(instance.type) { (_) throws(Interruption) in
          .closure(ClosureValue(function, captures: []))
        }
      case .function, .type: continue
      }
    }
    if let nested = nestedType(name, in: type) { return metatype(nested) }
    if name == "init" {
      let own = initializers(of: type)
      guard !own.isEmpty else { throw noMember(name, of: type, isStatic: true, at: range) }
      return try initializerValue(own, type, range, wanted)
    }
    throw noMember(name, of: type, isStatic: true, at: range)
  }

  /// A computed static property, as the type has it that is asked.
  private func dynamicProperty(
    _ property: Property, _ metatype: @escaping Code, _ candidate: FoundMember,
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed? {
    guard let getter = property.getter else { return nil }
    let type = try type(of: property, at: range).substituting(candidate.substitution)
    return Typed(type) { (m) throws(Interruption) in
      let own = try metatype(m)
      let chosen = m.dispatched(getter, onType: own)
      m.passedTypes = Machine.PassedTypes(function: chosen, generics: [], metatype: own)
      return try m.invoke(chosen, range)
    }
  }

  private func enumCase(
    _ info: EnumCaseInfo, of type: Type, _ substitution: [Int: Type]
  ) -> Typed {
    let enumCase = EnumCase(type: info.owner, index: info.index)
    let own = selfType(of: info.owner).substituting(substitution)
    if info.types.isEmpty {
      let value: Value =
        info.owner == KnownType.optional.id ? .none : .enumCase(enumCase)
      return Typed(own, constant: value) { (_) throws(Interruption) in value }
    }
    let isOptional = info.owner == KnownType.optional.id
    return Typed(.function(info.types.map { $0.substituting(substitution) }, own)) {
      (_) throws(Interruption) in
      .closure(
        ClosureValue { (_, arguments, _, _) throws(Interruption) in
          isOptional
            ? .some(Payload(arguments[0])) : .enumPayload(EnumPayload(enumCase, arguments))
        })
    }
  }
}
