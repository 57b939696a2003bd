import SwiftReading
import Wording

extension Compiler {
  /// The places that `inout` arguments change, with their parameters; nil where there are none.
  func inoutPlaces(_ arguments: [CheckedArgument]) -> [(index: Int, place: Place)]? {
    let places = arguments.enumerated().compactMap { index, argument in
      argument.place.map { (index: index, place: $0) }
    }
    return places.isEmpty ? nil : places
  }

  /// Moves each place's value into the frame at `start`, runs the body, and moves it back.
  static func withInouts(
    _ places: ArraySlice<(index: Int, place: Place)>, _ m: Machine, _ start: Int, _ offset: Int,
    _ body: (Machine) throws(Interruption) -> Value
  ) throws(Interruption) -> Value {
    guard let first = places.first else { return try body(m) }
    var result = Value.void
    try first.place.modify(m) { (value: inout Value) throws(Interruption) in
      let slot = start + offset + first.index
      m.stack[slot] = value
      value = .void
      defer {
        value = m.stack[slot]
        m.stack[slot] = .void
      }
      result = try withInouts(places.dropFirst(), m, start, offset, body)
    }
    m.top = start
    return result
  }

  /// The code of a call.
  func emit(
    _ call: CheckedCall, _ receiver: Receiver, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let function = call.candidate.function
    let codes = call.arguments.map(\.code)
    let inouts = inoutPlaces(call.arguments)
    let passed = passedTypes(call)
    let isDirect = directCalls.contains(range)
    switch receiver {
    case .metatype(let metatype):
      return Typed(call.result) { (m) throws(Interruption) in
        let own = try metatype(m)
        let chosen = m.dispatched(function, onType: own)
        let start = m.top
        for code in codes { try m.push(try code(m)) }
        m.passedTypes = Machine.PassedTypes(
          function: chosen, generics: try passed?(m) ?? [], metatype: own)
        guard let inouts else {
          m.isDirect = isDirect
          return try m.invoke(chosen, from: start, range)
        }
        return try Self.withInouts(inouts[...], m, start, 0) { (m) throws(Interruption) in
          try m.invoke(chosen, from: start, range, keepsFrame: true)
        }
      }
    case .none:
      return Typed(call.result) { (m) throws(Interruption) in
        let start = m.top
        for code in codes { try m.push(try code(m)) }
        if let passed { m.pass(try passed(m), to: function) }
        guard let inouts else {
          m.isDirect = isDirect
          return try m.invoke(function, from: start, range)
        }
        return try Self.withInouts(inouts[...], m, start, 0) { (m) throws(Interruption) in
          try m.invoke(function, from: start, range, keepsFrame: true)
        }
      }
    case .value(let value, let isSuper):
      return emitMethod(call, value.code, isSuper, codes, passed, range)
    case .place(let place):
      guard function.isMutating else {
        return emitMethod(call, place.get, false, codes, passed, range)
      }
      return emitMutating(function, place, codes, inouts, call.result, range)
    case .instance(let type): return emitConstruction(call, codes, type, range)
    case .dynamic(let metatype, let type):
      let result = function.isFailable ? Type.optional(type) : type
      return Typed(result) { (m) throws(Interruption) in
        guard case .type(let own) = try metatype(m), own.type.id != nil else {
          throw m.uninitialized(range)
        }
        var values: [Value] = []
        for code in codes { values.append(try code(m)) }
        let chosen = own.type.id.flatMap { m.witness(function.selector, $0) } ?? function
        return try m.construct(chosen, own.type, values, range)
      }
    }
  }

  private func emitMethod(
    _ call: CheckedCall, _ value: @escaping Code, _ isSuper: Bool, _ codes: [Code],
    _ passed: (@Sendable (Machine) throws(Interruption) -> [Value])?, _ range: SourceRange
  ) -> Typed {
    let function = call.candidate.function
    let inouts = inoutPlaces(call.arguments)
    let isDirect = directCalls.contains(range)
    return Typed(call.result) { (m) throws(Interruption) in
      let start = m.top
      let receiver = try value(m)
      try m.push(receiver)
      for code in codes { try m.push(try code(m)) }
      let chosen = isSuper ? function : m.dispatched(function, on: receiver)
      if let passed { m.pass(try passed(m), to: chosen) }
      guard let inouts else {
        m.isDirect = isDirect
        return try m.invoke(chosen, from: start, range)
      }
      return try Self.withInouts(inouts[...], m, start, 1) { (m) throws(Interruption) in
        try m.invoke(chosen, from: start, range, keepsFrame: true)
      }
    }
  }

  private func emitMutating(
    _ function: Function, _ place: Place, _ codes: [Code],
    _ inouts: [(index: Int, place: Place)]?, _ result: Type, _ range: SourceRange
  ) -> Typed {
    let modify = place.modify
    let others = inouts ?? []
    return Typed(result) { (m) throws(Interruption) in
      let start = m.top
      try m.push(.void)
      for code in codes { try m.push(try code(m)) }
      var result = Value.void
      try modify(m) { (value: inout Value) throws(Interruption) in
        let chosen = m.dispatched(function, on: value)
        m.stack[start] = value
        value = .void
        defer {
          value = m.stack[start]
          m.stack[start] = .void
        }
        result = try Self.withInouts(others[...], m, start, 1) { (m) throws(Interruption) in
          try m.invoke(chosen, from: start, range, keepsFrame: true)
        }
      }
      m.top = start
      return result
    }
  }

  private func emitConstruction(
    _ call: CheckedCall, _ codes: [Code], _ type: Type, _ range: SourceRange
  ) -> Typed {
    let function = call.candidate.function
    let id = type.id ?? KnownType.any.id
    let arguments = typeArguments(resolved(type))
    var result = type
    if function.isFailable { result = .optional(type) }
    let isDirect = directCalls.contains(range)
    if program[id].kind == .classType {
      return Typed(result) { (m) throws(Interruption) in
        let object = try m.allocate(id, try arguments?(m) ?? [], range)
        let start = m.top
        try m.push(object)
        for code in codes { try m.push(try code(m)) }
        m.isDirect = isDirect
        return try m.initialize(function, object, from: start, range)
      }
    }
    return Typed(result) { (m) throws(Interruption) in
      let start = m.top
      try m.push(try m.emptyStructure(id, try arguments?(m) ?? [], function, range))
      for code in codes { try m.push(try code(m)) }
      return try m.invoke(function, from: start, range)
    }
  }

  /// `print(…, separator:, terminator:)`.
  func compilePrint(_ arguments: [Argument], _ range: SourceRange) throws(SwiftDiagnostic) -> Typed
  {
    var parts: [Code] = []
    var separator: Code?
    var terminator: Code?
    for argument in arguments {
      switch argument.label {
      case nil: parts.append(try compile(argument.value, expecting: nil).code)
      case "separator": separator = try check(argument.value, .string, .argument)
      case "terminator": terminator = try check(argument.value, .string, .argument)
      case let label?:
        throw failure("extra argument '\(label)' in call", at: argument.labelRange)
      }
    }
    let codes = parts
    let between = separator
    let end = terminator
    return Typed(.void) { (m) throws(Interruption) in
      let start = m.waiting.count
      defer { m.waiting.removeLast(m.waiting.count - start) }
      for code in codes { m.waiting.append(try code(m)) }
      let separator = try between?(m).asString ?? " "
      var text = ""
      for index in codes.indices {
        if index > 0 { text += separator }
        text += try m.describe(m.waiting[start + index], at: range)
      }
      // What the arguments were asked of is gone before they are printed.
      if m.hasDropped { try m.release() }
      try m.print(text, terminator: try end?(m).asString ?? "\n", at: range)
      return .void
    }
  }
}
