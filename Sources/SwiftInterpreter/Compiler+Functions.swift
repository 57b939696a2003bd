import SwiftReading
import Wording

extension Compiler {
  func declareGenerics(_ syntax: FunctionSyntax, of function: Function) {
    let generics = syntax.generics
    for generic in generics {
      let index = program.parameters.count
      program.parameters.append(ParameterInfo(name: generic.name, bounds: [], owner: function))
      function.generics.append(index)
      context.generics[generic.name] = .parameter(index)
    }
    for (generic, index) in zip(generics, function.generics) {
      program.parameters[index].bounds = generic.bounds.compactMap { try? type($0) }
    }
    for constraint in syntax.constraints {
      let path = constraint.name.split(separator: ".").map(String.init)
      guard path.count == 2, case .parameter(let base)? = context.generics[path[0]] else {
        continue
      }
      let index = associated(path[1], of: base)
      program.parameters[index].bounds += constraint.bounds.compactMap { try? type($0) }
    }
  }

  /// The types of parameters and result; defaults are compiled when all is declared.
  func declareSignature(
    _ syntax: FunctionSyntax, of function: Function
  ) throws(SwiftDiagnostic) {
    function.isThrowing = syntax.isThrowing
    // Operators are found without labels.
    let isOperator = syntax.name.first.map { !$0.isLetter && $0 != "_" } ?? false
    for parameter in syntax.parameters {
      var own = Function.Parameter(
        label: isOperator ? nil : parameter.label, name: parameter.name,
        type: try type(parameter.type))
      own.isInout = parameter.isInout
      own.isVariadic = parameter.isVariadic
      own.isAutoclosure = parameter.isAutoclosure
      own.isImplicitlyUnwrapped = parameter.type.isImplicitlyUnwrapped
      if let value = parameter.defaultValue {
        let initial = Function("default", at: value.range)
        own.defaultValue = initial
        if case .metatype(.parameter) = own.type, case .member(_, "self", _, _) = value.kind {
          own.isOwnType = true
        }
        compileDefaultLater(initial, value, own.type)
      }
      function.parameters.append(own)
    }
    if let result = syntax.result {
      function.result = try type(result)
      function.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    }
  }

  private func compileDefaultLater(_ function: Function, _ value: Expression, _ type: Type) {
    let inner = FunctionContext(parent: nil)
    inner.generics = context.generics
    inner.selfType = context.selfType
    inner.isStatic = true
    compileInitialLater(function, value, type, in: inner)
  }

  func compileInitialLater(
    _ function: Function, _ value: Expression, _ type: Type, in context: FunctionContext
  ) {
    pending.append(PendingWork(scope: typeScope, kind: .initial(function, value, type, context)))
  }

  /// Compiles what was put off.
  func compile(_ work: PendingWork) throws(SwiftDiagnostic) {
    let outer = typeScope
    typeScope = work.scope
    defer { typeScope = outer }
    switch work.kind {
    case .initial(let function, let value, let type, let context):
      try compileInitial(function, value, type, in: context)
    case .body(let function, let body, let context):
      try inside(context) { () throws(SwiftDiagnostic) in
        try compileFunctionBody(function, body)
      }
    case .stored(let property, let initial, let value, let id):
      let type = try type(of: property, at: property.range)
      let context = memberContext(of: id, isStatic: !property.isLazy)
      if property.isLazy {
        try compileLazy(initial, value, type, in: context)
      } else {
        try compileInitial(initial, value, type, in: context)
      }
    case .observers(let property, let accessors):
      _ = try type(of: property, at: property.range)
      try compileObservers(accessors, of: property)
    case .memberwise(let function, let properties):
      for (index, property) in properties.enumerated() {
        let maker = function.owner.flatMap { wrapperMaker(of: property, in: $0) }
        let type = try type(of: property, at: property.range)
        function.parameters[index].type = maker?.parameters[0].type ?? type
      }
    }
  }

  /// Code that gives the value of an expression in a frame of its own.
  func compileInitial(
    _ function: Function, _ value: Expression, _ type: Type, in context: FunctionContext
  ) throws(SwiftDiagnostic) {
    context.result = type
    function.isFromPrelude = isPrelude
    function.source = program.source
    try inside(context) { () throws(SwiftDiagnostic) in
      try twiceForCaptures { () throws(SwiftDiagnostic) in
        context.frameSize = 0
        context.scopes = [[:]]
        function.code = try check(value, type, .declaration)
      }
    }
    function.frameSize = context.frameSize
  }

  func withTypeScope(
    _ scope: [TypeID], _ body: () throws(SwiftDiagnostic) -> Void
  ) throws(SwiftDiagnostic) {
    let outer = typeScope
    typeScope = scope
    defer { typeScope = outer }
    try body()
  }

  /// Compiles once, and again where a variable turned out to be captured.
  func twiceForCaptures(_ body: () throws(SwiftDiagnostic) -> Void) throws(SwiftDiagnostic) {
    let known = capturedRanges.count
    try body()
    if capturedRanges.count > known { try body() }
  }

  /// The body of a function, in its own context: parameters, statements, and what goes back.
  func compileFunctionBody(
    _ function: Function, _ body: [Statement]
  ) throws(SwiftDiagnostic) {
    let own = context
    function.isFromPrelude = isPrelude
    function.source = program.source
    let work = { [self] () throws(SwiftDiagnostic) in
      own.frameSize = 0
      own.scopes = [[:]]
      own.captures = []
      function.code = try compileFrame(function, body)
    }
    // Functions inside of others are compiled with them.
    if own.parent == nil { try twiceForCaptures(work) } else { try work() }
    function.frameSize = own.frameSize
  }

  private func compileFrame(
    _ function: Function, _ body: [Statement]
  ) throws(SwiftDiagnostic) -> Code {
    var boxed: [(slot: Int, isInout: Bool)] = []
    var selfLocal: Local?
    if function.hasReceiver, let type = context.selfType {
      let isVariable = function.isMutating || function.isInitializer && !isReference(type)
      selfLocal = declare("self", type, isVariable: isVariable, at: function.range)
      if let local = selfLocal, local.isBoxed { boxed.append((local.slot, true)) }
    }
    for (index, parameter) in function.parameters.enumerated() {
      let type = parameter.isVariadic ? .array(parameter.type) : parameter.type
      let place = function.range.lowerBound
      // Each parameter has a place of its own that is none of the source.
      let range = -1 - index..<place
      let local = declare(parameter.name, type, isVariable: parameter.isInout, at: range)
      local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      local.isParameter = true
      if local.isBoxed { boxed.append((local.slot, parameter.isInout)) }
    }
    declareHiddenTypes(of: function)
    context.scopes.append([:])
    defer { context.scopes.removeLast() }
    var code: Code
    if function.isInitializer {
      code = try initializerBody(function, body, selfLocal)
    } else {
      code = try compileBody(body, function.result)
      if resolved(function.result) != .void, resolved(function.result) != .never,
        !bodyIsValue, !body.alwaysLeaves(neverReturning)
      {
        throw failure(
          context.isClosure
            ? "missing return in closure expected to return '\(name(function.result))'"
            : "missing return in function expected to return '\(name(function.result))'",
          at: function.range,
          fix: body.endsInValue
            ? "write 'return' before the last expression"
            : "end each way through it with 'return …'")
      }
    }
    code = takingTypes(function, code)
    return boxing(boxed, code, function.range)
  }

  /// Puts parameters into boxes, which closures share, and what is passed back out of them again.
  func boxing(
    _ boxes: [(slot: Int, isInout: Bool)], _ code: @escaping Code, _ range: SourceRange
  ) -> Code {
    if boxes.isEmpty { return code }
    return { (m) throws(Interruption) in
      let frame = m.frame
      for box in boxes { frame[box.slot] = try m.box(frame[box.slot], range) }
      defer { for box in boxes where box.isInout { frame[box.slot] = m.boxed(frame[box.slot]) } }
      return try code(m)
    }
  }

  /// An initialiser gives the value that it made.
  private func initializerBody(
    _ function: Function, _ body: [Statement], _ selfLocal: Local?
  ) throws(SwiftDiagnostic) -> Code {
    guard let selfLocal else { throw failure("an initializer needs a type", at: function.range) }
    context.isInitializer = true
    context.isFailable = function.isFailable
    var body = body
    // The one expression of such a body is what it returns.
    if function.isFailable, body.count == 1, case .expression(let value) = body[0].kind,
      case .nilLiteral = value.kind
    {
      body = [Statement(.returning(value), body[0].range)]
    }
    let code = try compileSequence(body)
    if !body.alwaysLeaves(neverReturning) { try checkAssigned(function) }
    let read = read(selfLocal).code
    let isFailable = function.isFailable
    let range = function.range
    return { (m) throws(Interruption) in
      let flow = try code(m)
      if isFailable, flow == .returned, case .none = m.result {
        m.result = .void
        return .none
      }
      m.result = .void
      let value = try read(m)
      try m.checkInitialized(value, range)
      return isFailable ? .some(Payload(value)) : value
    }
  }
}

extension [Statement] {
  /// Whether the end of the block is never reached.
  ///
  /// - Parameter never: The statements that call what never returns.
  func alwaysLeaves(_ never: Set<SourceRange>) -> Bool {
    contains { $0.alwaysLeaves(never) }
  }
}

extension Statement {
  fileprivate func alwaysLeaves(_ never: Set<SourceRange>) -> Bool {
    switch kind {
    case .returning, .throwing, .continuing, .breaking: return true
    case .expression: return never.contains(range)
    case .ifElse(_, let body, let otherwise):
      return body.alwaysLeaves(never) && (otherwise?.alwaysLeaves(never) ?? false)
    case .doBlock(_, let body, let clauses):
      return body.alwaysLeaves(never) && clauses.allSatisfy { $0.body.alwaysLeaves(never) }
    case .switchOver(_, _, let cases):
      return cases.allSatisfy { branch in
        if case .fallthroughCase? = branch.body.last?.kind { return true }
        return branch.body.alwaysLeaves(never)
      }
    case .whileLoop(_, let conditions, _):
      if case .expression(let test)? = conditions.first, case .boolean(true) = test.kind {
        return conditions.count == 1
      }
      return false
    case .repeatLoop(_, let body, _): return body.alwaysLeaves(never)
    default: return false
    }
  }
}

extension [Statement] {
  /// Whether the last of them gives a value that nothing takes.
  fileprivate var endsInValue: Bool {
    guard case .expression(let last)? = last?.kind else { return false }
    if case .assignment = last.kind { return false }
    return true
  }
}
