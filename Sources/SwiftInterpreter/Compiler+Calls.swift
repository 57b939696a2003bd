import SwiftReading
import Wording

/// What a call may call.
struct Candidate {
  var function: Function
  var substitution: [Int: Type]
}

/// What a method is called on.
enum Receiver {
  case none
  /// The type that a static function is called on.
  case metatype(Code)
  case value(Typed, isSuper: Bool)
  /// What a mutating method changes; the reason where it cannot be changed.
  case place(Place)
  /// A new instance of that type.
  case instance(Type)
  /// A new instance of the type that a value is as it runs.
  case dynamic(Code, Type)
}

extension Compiler {
  func compileCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    if let type = try typeExpression(callee) {
      return try construct(type, arguments, range, wanted)
    }
    switch callee.kind {
    case .name(let name, _): return try callName(name, callee, arguments, range, wanted)
    case .implicitMember(let name): return try compileImplicit(name, arguments, range, wanted)
    case .member(let base, let name, let place, _):
      return try callMember(base, name, place, callee, arguments, range, wanted)
    case .closure where arguments.isEmpty:
      // `let size: CGSize = { … }()`: what the place expects, the closure gives.
      let expected = wanted.map { Type.function([], isVariable($0) ? freshVariable() : $0) }
      return try callValue(try compile(callee, expecting: expected), arguments, range)
    case .closure:
      // `{ $0.text = "a"; return $0 }(UILabel())`: the arguments say what the closure takes.
      let types = try? attempt { () throws(SwiftDiagnostic) in
        var types: [Type] = []
        for argument in arguments { types.append(resolved(try compile(argument.value).type)) }
        return types
      }
      let result = wanted.flatMap { isVariable($0) ? nil : $0 } ?? freshVariable()
      return try callValue(
        try compile(callee, expecting: types.map { .function($0, result) }), arguments, range)
    default: return try callValue(try compile(callee), arguments, range)
    }
  }

  private func callName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], _ range: SourceRange,
    _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    if name == "print" || name == "debugPrint", find(name).map({ _ in true }) == nil {
      return try compilePrint(arguments, range)
    }
    if name == "type", arguments.first?.label == "of" {
      let value = try compile(arguments[0].value)
      return dynamicType(of: value)
    }
    guard let named = find(name) else { throw notFound(name, at: callee.range) }
    switch named {
    case .functions(let functions):
      return try call(
        functions.reversed().map { Candidate(function: $0, substitution: [:]) }, .none, arguments,
        name, callee.range, range, wanted)
    case .local(let local):
      if let function = local.function {
        return try callLocal(local, function, arguments, callee.range, range, wanted)
      }
      return try callValue(read(local), arguments, range)
    case .global(let property):
      return try callValue(try read(global: property, at: range), arguments, range)
    case .members(let found, let isStatic):
      if isStatic {
        return try callStatic(
          found, name, context.selfType ?? .void, arguments, range, wanted,
          metatype: dynamicSelf)
      }
      let base = Expression(.name("self", []), callee.range.lowerBound..<callee.range.lowerBound)
      // A function at the top may be meant where no member fits.
      do {
        return try attempt { () throws(SwiftDiagnostic) in
          try callFound(
            found, base, try selfValue(range), name, callee.range, arguments, range, wanted)
        }
      } catch {
        guard let functions = program.functions[name],
          let result = try? call(
            functions.map { Candidate(function: $0, substitution: [:]) }, .none, arguments, name,
            callee.range, range, wanted)
        else { throw error }
        return result
      }
    }
  }

  private func callMember(
    _ base: Expression, _ name: String, _ place: SourceRange, _ callee: Expression,
    _ arguments: [Argument], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    if let type = try typeExpression(base) {
      if name == "init" { return try construct(type, arguments, range, wanted) }
      return try callStatic(
        members(name, of: type, isStatic: true), name, type, arguments, range, wanted, at: place,
        metatype: dynamicType(type))
    }
    if name == "init", case .name(let base, _) = base.kind, base == "self" || base == "super" {
      return try delegate(to: base, arguments, range)
    }
    if case .name("super", _) = base.kind {
      let value = try superValue(base.range)
      let found = members(name, of: value.type)
      let candidates = found.compactMap { $0.candidate }
      if candidates.isEmpty { throw noMember(name, of: value.type, isStatic: false, at: place) }
      return try call(
        candidates, .value(value, isSuper: true), arguments, name, place, range, wanted)
    }
    // `.insets(…).with(…)`: the first of the chain is of the type that the whole is.
    var base = base
    var value = try compile(base, expecting: needsContext(base) ? wanted : nil)
    if isUnwrapped(value, for: name) {
      value = unwrapped(value, at: base.range)
      base = Expression(.forced(base), base.range)
    }
    if let outer = try outerCall(name, of: value.type, place, arguments, range, wanted) {
      return outer
    }
    if name == "filter", givesItself(value.type),
      wanted.map({ resolved($0) })?.id == KnownType.array.id
    {
      // Every sequence gives an array as well.
      let array = Expression(
        .call(
          Expression(.name("Array", []), base.range),
          [Argument(label: nil, value: base, labelRange: base.range)]), base.range)
      return try callMember(array, name, place, callee, arguments, range, wanted)
    }
    if case .metatype(let type) = resolved(value.type) {
      if name == "init" { return try construct(as: value, type, arguments, range, wanted) }
      return try callStatic(
        members(name, of: type, isStatic: true), name, type, arguments, range, wanted, at: place,
        metatype: value.code)
    }
    let found = members(name, of: value.type)
    return try callFound(found, base, value, name, place, arguments, range, wanted)
  }

  /// Whether what is filtered of a collection is one of the same type.
  private func givesItself(_ type: Type) -> Bool {
    let types: [KnownType] = [.string, .substring, .set, .dictionary]
    return types.contains { $0.id == resolved(type).id }
  }

  /// Calls a method, or what a property has.
  private func callFound(
    _ found: [FoundMember], _ base: Expression, _ value: Typed, _ name: String,
    _ place: SourceRange, _ arguments: [Argument], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let candidates = found.compactMap { $0.candidate }
    guard !candidates.isEmpty else {
      let property = try member(found, of: value, name, place, nil)
      return try callValue(property, arguments, range)
    }
    if candidates.contains(where: { $0.function.isMutating }), !isReference(value.type) {
      let target = try self.place(base, mutatedBy: name)
      return try call(candidates, .place(target), arguments, name, place, range, wanted)
    }
    return try call(
      candidates, .value(value, isSuper: false), arguments, name, place, range, wanted)
  }

  func isReference(_ type: Type) -> Bool {
    let type = resolved(type)
    if program.classBound(of: type) != nil || type.id == KnownType.anyObject.id { return true }
    return program.protocols(of: type).contains { $0.id == KnownType.anyObject.id }
  }

  func callStatic(
    _ found: [FoundMember], _ name: String, _ type: Type, _ arguments: [Argument],
    _ range: SourceRange, _ wanted: Type?, at place: SourceRange? = nil, metatype: Code? = nil
  ) throws(SwiftDiagnostic) -> Typed {
    if name == "init" { return try construct(type, arguments, range, wanted) }
    for member in found {
      if case .enumCase(let info) = member.member {
        return try makeCase(info, type, arguments, range, wanted)
      }
    }
    let candidates = found.compactMap { $0.candidate }
    if candidates.isEmpty {
      let value = try staticMember(
        found, name, type, place ?? range, wanted, metatype: metatype)
      if case .metatype(let nested) = value.type {
        return try construct(nested, arguments, range, wanted)
      }
      return try callValue(value, arguments, range)
    }
    let receiver = metatype.map { Receiver.metatype($0) } ?? .none
    return try call(candidates, receiver, arguments, name, place ?? range, range, wanted)
  }

  /// A case with associated values.
  private func makeCase(
    _ info: EnumCaseInfo, _ type: Type, _ arguments: [Argument], _ range: SourceRange,
    _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let function = Function(info.name, at: range)
    function.parameters = zip(info.labels, info.types).map {
      .init(label: $0, name: $0 ?? "_", type: $1)
    }
    for (place, initial) in info.defaults { function.parameters[place].defaultValue = initial }
    function.result = selfType(of: info.owner)
    var substitution: [Int: Type] = [:]
    let own = resolved(type).arguments
    for (index, generic) in program[info.owner].generics.enumerated() {
      substitution[generic] = index < own.count ? own[index] : freshVariable()
    }
    let enumCase = EnumCase(type: info.owner, index: info.index)
    let isOptional = info.owner == KnownType.optional.id
    let matched = try check(
      arguments, Candidate(function: function, substitution: substitution), info.name, range,
      wanted)
    let codes = matched.arguments.map(\.code)
    return Typed(matched.result) { (m) throws(Interruption) in
      var values: [Value] = []
      for code in codes { values.append(try code(m)) }
      return isOptional
        ? .some(Payload(values[0])) : .enumPayload(EnumPayload(enumCase, values))
    }
  }

  /// Calls a closure.
  func callValue(
    _ value: Typed, _ arguments: [Argument], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let value = unwrapped(value, at: range)
    guard case .function(let parameters, let result) = resolved(value.type) else {
      throw failure("cannot call value of non-function type '\(name(value.type))'", at: range)
    }
    guard parameters.count == arguments.count else {
      throw failure(
        parameters.count > arguments.count
          ? "missing argument for parameter #\(arguments.count + 1) in call"
          : "extra argument in call", at: range)
    }
    let function = Function("closure", at: range)
    function.parameters = parameters.map { type in
      if case .inoutParameter(let own) = type {
        return .init(name: "", type: own, isInout: true)
      }
      return .init(name: "", type: type)
    }
    var checked: [CheckedArgument] = []
    for (argument, parameter) in zip(arguments, function.parameters) {
      if argument.label != nil {
        throw failure(
          "extraneous argument label '\(argument.label ?? ""):' in call", at: argument.labelRange)
      }
      checked.append(try check(argument, parameter, parameter.type))
    }
    let code = value.code
    return emitClosureCall(code, checked, result, range)
  }

  func emitClosureCall(
    _ closure: @escaping Code, _ arguments: [CheckedArgument], _ result: Type,
    _ range: SourceRange
  ) -> Typed {
    if let inouts = inoutPlaces(arguments) {
      let codes = arguments.map(\.code)
      return Typed(result) { (m) throws(Interruption) in
        guard case .closure(let closure) = try closure(m) else { throw m.uninitialized(range) }
        let start = m.top
        for code in codes { try m.push(try code(m)) }
        return try Self.withInouts(inouts[...], m, start, 0) { (m) throws(Interruption) in
          try m.invoke(closure, from: start, range, keepsFrame: true)
        }
      }
    }
    let codes = arguments.map(\.code)
    let isDirect = directCalls.contains(range)
    return Typed(result) { (m) throws(Interruption) in
      guard case .closure(let closure) = try closure(m) else { throw m.uninitialized(range) }
      let start = m.top
      for code in codes { try m.push(try code(m)) }
      m.isDirect = isDirect
      return try m.invoke(closure, from: start, range)
    }
  }

  private func callLocal(
    _ local: Local, _ function: Function, _ arguments: [Argument], _ place: SourceRange,
    _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    var substitution: [Int: Type] = [:]
    for generic in function.generics { substitution[generic] = freshVariable() }
    let matched = try check(
      arguments, Candidate(function: function, substitution: substitution), function.name, range,
      wanted)
    if function.isThrowing, !context.isTrying {
      throw failure(
        "call can throw but is not marked with 'try'", at: place, fix: "write 'try' before it")
    }
    return emitClosureCall(read(local).code, matched.arguments, matched.result, range)
  }
}

extension FoundMember {
  /// The member as something to call; nil where it is no function.
  var candidate: Candidate? {
    guard case .function(let function) = member, !function.isInitializer else { return nil }
    return Candidate(function: function, substitution: substitution)
  }

  var initializer: Candidate? {
    guard case .function(let function) = member, function.isInitializer else { return nil }
    return Candidate(function: function, substitution: substitution)
  }
}
