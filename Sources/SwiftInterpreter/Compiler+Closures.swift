import SwiftReading
import Wording

extension Compiler {
  func compileClosure(
    _ closure: ClosureSyntax, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    var expected = wanted.map { resolved($0) }
    while let wrapped = expected?.wrapped { expected = resolved(wrapped) }
    let outer = bindings
    let captures = context.captures.count
    var wantsElements = false
    do {
      return try compile(closure, range, expected, takingApart: false, &wantsElements)
    } catch {
      guard wantsElements, case .function(let parameters, _)? = expected, parameters.count == 1
      else { throw error }
      bindings = outer
      context.forgetCaptures(from: captures)
      return try compile(closure, range, expected, takingApart: true, &wantsElements)
    }
  }

  private func compile(
    _ closure: ClosureSyntax, _ range: SourceRange, _ expected: Type?, takingApart: Bool,
    _ wantsElements: inout Bool
  ) throws(SwiftDiagnostic) -> Typed {
    let inner = FunctionContext(parent: context)
    inner.isClosure = true
    defer { wantsElements = inner.wantsElements }
    var given: [Type] = []
    var result: Type?
    let isFunction: Bool
    if case .function(let parameters, let expectedResult)? = expected {
      given = parameters
      result = expectedResult
      isFunction = true
    } else {
      isFunction = false
    }
    let function = Function("closure", at: range)
    // Parameters have the first slots.
    let types = try declareParameters(
      closure, given, isFunction ? result ?? .void : nil, in: inner, range,
      takingApart: takingApart)
    let gathered = try gather(closure.captures, into: inner)
    if let syntax = closure.result {
      let own = try type(syntax)
      if let result, result != .void { _ = unify(result, own) }
      result = own
    }
    let wantedResult = result ?? freshVariable()
    inner.result = wantedResult
    let own = result
    let body = try inside(inner) { () throws(SwiftDiagnostic) in
      try compileClosureBody(closure, wantedResult, hasResult: own != nil)
    }
    if isVariable(wantedResult) { _ = unify(wantedResult, inner.returned ?? .void) }
    function.code = boxing(inner.boxedParameters, body, range)
    function.frameSize = inner.frameSize
    function.parameters = types.map { type in
      if case .inoutParameter(let own) = type {
        return .init(name: "", type: own, isInout: true)
      }
      return .init(name: "", type: type)
    }
    function.isFromPrelude = isPrelude
    function.source = program.source
    function.captureSlots = gathered.map(\.slot) + inner.captures.map(\.inner.slot)
    let sources = inner.captures.map(\.outer.slot)
    let explicit = gathered.map(\.code)
    return Typed(.function(types, wantedResult)) { (m) throws(Interruption) in
      var values: [Value] = []
      values.reserveCapacity(explicit.count + sources.count)
      for code in explicit { values.append(try code(m)) }
      for slot in sources { values.append(m.frame[slot]) }
      return .closure(ClosureValue(function, captures: values))
    }
  }

  /// The capture list: values that are read when the closure is made.
  private func gather(
    _ captures: [ClosureSyntax.Capture], into inner: FunctionContext
  ) throws(SwiftDiagnostic) -> [(code: Code, slot: Int)] {
    var gathered: [(code: Code, slot: Int)] = []
    for capture in captures {
      let value = try compile(capture.value ?? Expression(.name(capture.name, []), capture.range))
      var type = resolved(value.type)
      var code = value.code
      if capture.isWeak, type.wrapped == nil {
        type = .optional(type)
        code = converted(code, .wrap(.same))
      }
      let modifier: WeakReference.Kind? =
        capture.isWeak ? .weak : capture.isUnowned ? .unowned : nil
      let reference = isReference(type.wrapped ?? type) ? kind(modifier, of: type) : nil
      if let reference {
        let strong = code
        code = { (m) throws(Interruption) in m.weakened(try strong(m), reference) }
      }
      let local = Local(
        capture.name, slot: inner.slot(), type: type, isVariable: false, isBoxed: false,
        range: capture.range)
      local.reference = reference
      inner.scopes[0][capture.name] = local
      gathered.append((code, local.slot))
    }
    return gathered
  }

  /// Gives the parameters their slots, which come first in the frame.
  private func declareParameters(
    _ closure: ClosureSyntax, _ given: [Type], _ result: Type?, in inner: FunctionContext,
    _ range: SourceRange, takingApart: Bool
  ) throws(SwiftDiagnostic) -> [Type] {
    let hasExpected = result != nil
    var names = closure.parameters?.map(\.name) ?? given.indices.map { "$\($0)" }
    var types = given
    if let parameters = closure.parameters {
      if hasExpected, given.count != parameters.count {
        if given.count == 1, case .tuple(let parts, _) = resolved(given[0]),
          parts.count == parameters.count
        {
          return takeApart(parts, names, whole: given, in: inner, range)
        }
        let missing = given.dropFirst(parameters.count).map { _ in "_" }
        let all = (parameters.map(\.name) + missing).joined(separator: ", ")
        throw failure(
          "contextual closure type '\(name(.function(given, result ?? .void)))' expects \(given.count) arguments, but \(parameters.count) were used in closure body",
          at: range,
          fix: missing.isEmpty ? nil : "name as many: '{ \(all) in … }', in their order")
      }
      if !hasExpected { types = parameters.map { _ in freshVariable() } }
      for (index, parameter) in parameters.enumerated() {
        guard let syntax = parameter.type else { continue }
        let own = try type(syntax)
        var wanted = resolved(types[index])
        switch (wanted, parameter.isInout) {
        case (.inoutParameter(let type), true): wanted = type
        case (.variable, true):
          _ = unify(wanted, .inoutParameter(own))
          continue
        case (.inoutParameter, false), (_, true):
          throw differsInInout(parameters, from: types, result ?? .void, at: range)
        case (_, false): break
        }
        guard unify(own, wanted) || conversion(from: wanted, to: own) != nil else {
          throw failure(Border.argument.message(name(wanted), name(own)), at: parameter.range)
        }
      }
    } else if takingApart, given.count == 1, case .tuple(let parts, _) = resolved(given[0]) {
      names = parts.indices.map { "$\($0)" }
      return takeApart(parts, names, whole: given, in: inner, range)
    }
    for (index, name) in names.enumerated() {
      var type = types[index]
      var isInout = false
      if case .inoutParameter(let own) = resolved(type) {
        type = own
        isInout = true
      }
      declareParameter(name, type, isVariable: isInout, slotIndex: index, in: inner, range)
    }
    return types
  }

  /// A closure says `inout` where what it is for does not, or the other way round.
  private func differsInInout(
    _ parameters: [ClosureSyntax.Parameter], from wanted: [Type], _ result: Type,
    at range: SourceRange
  ) -> SwiftDiagnostic {
    let own = zip(parameters, wanted).map { parameter, wanted in
      var type = resolved(wanted)
      if case .inoutParameter(let inner) = type { type = inner }
      return parameter.isInout ? Type.inoutParameter(type) : type
    }
    let ownName = name(.function(own, result)).replacing("-> Void", with: "-> ()")
    return failure(
      Border.argument.message(ownName, name(.function(wanted, result))),
      at: range, fix: "write 'inout' in the closure where its type has it, and nowhere else")
  }

  private func declareParameter(
    _ name: String, _ type: Type, isVariable: Bool, slotIndex: Int, in inner: FunctionContext,
    _ range: SourceRange
  ) {
    let slot = slotIndex
    inner.frameSize = max(inner.frameSize, slot + 1)
    // Each parameter has a place of its own that is none of the source.
    let place = -1 - slot..<range.lowerBound
    let local = Local(
      name, slot: slot, type: type, isVariable: isVariable,
      isBoxed: isVariable && capturedRanges.contains(place), range: place)
    if local.isBoxed { inner.boxedParameters.append((slot, true)) }
    if name != "_" { inner.scopes[0][name] = local }
  }

  /// Names for the elements of the one tuple that the closure gets.
  private func takeApart(
    _ parts: [Type], _ names: [String], whole: [Type], in inner: FunctionContext,
    _ range: SourceRange
  ) -> [Type] {
    declareParameter("_", whole[0], isVariable: false, slotIndex: 0, in: inner, range)
    var slots: [Int] = []
    for (name, type) in zip(names, parts) {
      let local = Local(
        name, slot: inner.slot(), type: type, isVariable: false, isBoxed: false, range: range)
      slots.append(local.slot)
      if name != "_" { inner.scopes[0][name] = local }
    }
    inner.elementSlots = slots
    return whole
  }

  /// A method as a function of its `inout` parameters, with the object captured behind them.
  static func passingBack(_ method: Function, _ range: SourceRange) -> Function {
    let closure = Function(method.name, at: method.range)
    let count = method.parameters.count
    let changed = method.parameters.indices.filter { method.parameters[$0].isInout }
    closure.parameters = method.parameters
    closure.isFromPrelude = method.isFromPrelude
    closure.source = method.source
    closure.captureSlots = [count]
    closure.frameSize = count + 1
    closure.code = { (m) throws(Interruption) in
      let frame = m.frame
      let start = m.top
      let receiver = frame[count]
      try m.push(receiver)
      for index in 0..<count {
        try m.push(frame[index])
        frame[index] = .void
      }
      defer {
        for index in changed { frame[index] = m.stack[start + 1 + index] }
        m.clear(from: start)
        m.top = start
      }
      return try m.invoke(
        m.dispatched(method, on: receiver), from: start, range, keepsFrame: true)
    }
    return closure
  }

  private func compileClosureBody(
    _ closure: ClosureSyntax, _ result: Type, hasResult: Bool
  ) throws(SwiftDiagnostic) -> Code {
    let code = try compileBody(closure.body, result, hasResult: hasResult)
    let slots = context.elementSlots
    if slots.isEmpty { return code }
    return { (m) throws(Interruption) in
      for (slot, value) in zip(slots, m.frame[0].fields) { m.frame[slot] = value }
      return try code(m)
    }
  }

  /// The body of a function or closure, whose one expression is its result.
  func compileBody(
    _ body: [Statement], _ result: Type, hasResult: Bool = true
  ) throws(SwiftDiagnostic) -> Code {
    bodyIsValue = false
    if body.count == 1, let expression = body[0].singleValue {
      let isVoid = hasResult && resolved(result) == .void
      if isVoid {
        if case .statement = expression.kind {
        } else {
          let code = try compile(expression).code
          return { (m) throws(Interruption) in
            _ = try code(m)
            return .void
          }
        }
      } else if case .statement(let statement) = expression.kind {
        // A branch may return, and then it is a statement.
        if let typed = try? attempt({ () throws(SwiftDiagnostic) in
          try compileStatementValue(statement, result)
        }), let code = try? convert(typed, to: result, .returned, at: expression.range) {
          bodyIsValue = true
          return code
        }
      } else {
        let typed = try compile(expression, expecting: result)
        bodyIsValue = true
        if context.isClosure, isVariable(result) || resolved(typed.type) == .never {
          _ = unify(result, typed.type)
          return typed.code
        }
        return try convert(
          typed, to: result, context.isClosure ? .closureResult : .returned, at: expression.range)
      }
    }
    let code = try compileBlock(body)
    return { (m) throws(Interruption) in
      _ = try code(m)
      let result = m.result
      m.result = .void
      return result
    }
  }
}

extension Statement {
  /// The expression that the statement is, as the result of a body.
  var singleValue: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .ifElse, .switchOver: Expression(.statement(self), range)
    default: nil
    }
  }
}
