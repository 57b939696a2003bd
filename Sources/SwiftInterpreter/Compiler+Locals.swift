import SwiftReading
import Wording

extension Compiler {
  /// A declaration among statements.
  func compileLocal(_ declaration: Declaration) throws(SwiftDiagnostic) -> StatementCode {
    switch declaration.kind {
    case .variable(let variable): return try compileVariables(variable, declaration)
    case .function(let syntax): return try compileLocalFunction(syntax, declaration)
    case .type, .extended, .typeAlias:
      try declare([declaration])
      return { (_) throws(Interruption) in .next }
    case .imported, .operatorDeclaration: return { (_) throws(Interruption) in .next }
    case .associatedType, .enumCases:
      throw failure("this is only possible inside of a type", at: declaration.range)
    }
  }

  private func compileVariables(
    _ variable: VariableSyntax, _ declaration: Declaration
  ) throws(SwiftDiagnostic) -> StatementCode {
    if let wrapper = declaration.wrapper { throw SwiftDiagnostic(needingWrapper: wrapper.type) }
    var codes: [StatementCode] = []
    for binding in variable.bindings {
      if context.isTop, context.scopes.count == 1 {
        codes.append(try compileGlobal(binding, isVariable: variable.isVariable, declaration))
      } else if let getter = binding.accessors?.get {
        codes.append(try compileComputed(binding, getter, declaration))
      } else {
        codes.append(
          try compileVariable(
            binding, isVariable: variable.isVariable, declaration.referenceKind))
        codes += try observers(ofLocal: binding)
      }
    }
    let steps = codes
    if steps.count == 1 { return steps[0] }
    return { (m) throws(Interruption) in
      for step in steps { _ = try step(m) }
      return .next
    }
  }

  private func compileVariable(
    _ binding: VariableSyntax.Binding, isVariable: Bool,
    _ modifier: WeakReference.Kind?
  ) throws(SwiftDiagnostic) -> StatementCode {
    let annotated = try binding.type.map { (syntax) throws(SwiftDiagnostic) in try self.type(syntax)
    }
    guard let value = binding.value else {
      return try compileUninitialized(binding, annotated, isVariable: isVariable, modifier)
    }
    markDirect(value)
    let (own, code) = try initialValue(value, annotated)
    let type = weakType(own, modifier)
    if case .name(let name, _) = binding.pattern.kind {
      let local = declare(name, type, isVariable: isVariable, at: binding.pattern.range)
      local.reference = kind(modifier, of: type)
      local.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      let bind = bind(local)
      return { (m) throws(Interruption) in
        try bind(m, try code(m))
        return .next
      }
    }
    let match = try compilePattern(binding.pattern, type)
    return { (m) throws(Interruption) in
      _ = try match(m, try code(m))
      return .next
    }
  }

  /// The type and code of what a variable begins with.
  func initialValue(
    _ value: Expression, _ annotated: Type?
  ) throws(SwiftDiagnostic) -> (type: Type, code: Code) {
    do {
      return try checkedValue(value, annotated)
    } catch {
      // In an unfinished entry it is enough to know what is meant.
      guard let caret, !caret.isAnswered, let type = annotated ?? madeType(by: value) else {
        throw error
      }
      return (type, { (_) throws(Interruption) in throw .refused(error) })
    }
  }

  /// The type whose initialiser an expression calls; nil where it calls none.
  private func madeType(by value: Expression) -> Type? {
    guard case .call(let callee, _) = value.kind else { return nil }
    return try? typeExpression(callee)
  }

  private func checkedValue(
    _ value: Expression, _ annotated: Type?
  ) throws(SwiftDiagnostic) -> (type: Type, code: Code) {
    if let annotated {
      let code = try check(value, annotated, .declaration)
      return (resolved(annotated), code)
    }
    let typed = try compile(value)
    let type = resolved(typed.type)
    if hasVariables(type) {
      throw uninferred(type, at: value.range)
    }
    return (type, typed.code)
  }

  /// A variable without a value: nil, or what is assigned before it is read.
  private func compileUninitialized(
    _ binding: VariableSyntax.Binding, _ annotated: Type?, isVariable: Bool,
    _ modifier: WeakReference.Kind?
  ) throws(SwiftDiagnostic) -> StatementCode {
    guard let type = annotated, case .name(let name, _) = binding.pattern.kind else {
      throw failure("type annotation missing in pattern", at: binding.pattern.range)
    }
    let local = declare(name, type, isVariable: isVariable, at: binding.pattern.range)
    local.hasValue = isVariable
    local.reference = kind(modifier, of: type)
    local.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
    let bind = bind(local)
    let first: Value = type.wrapped != nil ? .none : .void
    return { (m) throws(Interruption) in
      try bind(m, first)
      return .next
    }
  }

  /// A variable at the top: a global one.
  private func compileGlobal(
    _ binding: VariableSyntax.Binding, isVariable: Bool, _ declaration: Declaration
  ) throws(SwiftDiagnostic) -> StatementCode {
    if case .name(let name, _) = binding.pattern.kind, let accessors = binding.accessors,
      accessors.get != nil
    {
      let property = Property(name, at: binding.pattern.range)
      guard let syntax = binding.type else {
        throw failure(
          "computed property must have an explicit type", at: binding.pattern.range)
      }
      property.type = try type(syntax)
      property.isImplicitlyUnwrapped = syntax.isImplicitlyUnwrapped
      try declareAccessors(accessors, of: property, prefix: "")
      property.isVariable = property.setter != nil
      program.globals[name] = property
      declared.append(name)
      return { (_) throws(Interruption) in .next }
    }
    let annotated = try binding.type.map { (syntax) throws(SwiftDiagnostic) in try self.type(syntax)
    }
    guard let value = binding.value else {
      guard let type = annotated, case .name(let name, _) = binding.pattern.kind else {
        throw failure("type annotation missing in pattern", at: binding.pattern.range)
      }
      let place = declareGlobal(name, type, isVariable: true, at: binding.pattern.range)
      program.globals[name]?.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      if let accessors = binding.accessors, let property = program.globals[name] {
        try declareObservers(accessors, of: property)
      }
      let reference = kind(declaration.referenceKind, of: type)
      program.globals[name]?.reference = reference
      let first: Value = type.wrapped != nil ? .none : .void
      return { (m) throws(Interruption) in
        m.globals[place] = reference.map { m.weakened(first, $0) } ?? first
        return .next
      }
    }
    let known = capturedRanges.count
    markDirect(value)
    var initial = try initialValue(value, annotated)
    // Again, where a variable of a closure in it turned out to be captured.
    if capturedRanges.count > known { initial = try initialValue(value, annotated) }
    let (own, code) = initial
    let type = weakType(own, declaration.referenceKind)
    if case .name(let name, _) = binding.pattern.kind {
      let place = declareGlobal(name, type, isVariable: isVariable, at: binding.pattern.range)
      program.globals[name]?.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      if let accessors = binding.accessors, let property = program.globals[name] {
        try declareObservers(accessors, of: property)
      }
      let reference = kind(declaration.referenceKind, of: type)
      program.globals[name]?.reference = reference
      return { (m) throws(Interruption) in
        let value = try code(m)
        m.globals[place] = reference.map { m.weakened(value, $0) } ?? value
        return .next
      }
    }
    let store = try compileGlobalPattern(binding.pattern, type, isVariable: isVariable)
    return { (m) throws(Interruption) in
      store(m, try code(m))
      return .next
    }
  }

  private func compileGlobalPattern(
    _ pattern: Pattern, _ type: Type, isVariable: Bool
  ) throws(SwiftDiagnostic) -> @Sendable (Machine, Value) -> Void {
    switch pattern.kind {
    case .name(let name, _):
      let place = declareGlobal(name, type, isVariable: isVariable, at: pattern.range)
      return { m, value in m.globals[place] = value }
    case .tuple(let elements):
      guard case .tuple(let types, _) = resolved(type), types.count == elements.count else {
        throw failure(
          "tuple pattern cannot match values of type '\(name(type))'", at: pattern.range)
      }
      var stores: [@Sendable (Machine, Value) -> Void] = []
      for (element, type) in zip(elements, types) {
        stores.append(try compileGlobalPattern(element.pattern, type, isVariable: isVariable))
      }
      let parts = stores
      return { m, value in for (store, part) in zip(parts, value.fields) { store(m, part) } }
    default: return { _, _ in }
    }
  }

  private func declareGlobal(
    _ name: String, _ type: Type, isVariable: Bool, at range: SourceRange
  ) -> Int {
    let property = Property(name, at: range)
    property.isVariable = isVariable
    property.type = type
    let place = program.globalCount
    program.globalCount += 1
    property.storage = .global(place)
    program.globals[name] = property
    program.functions[name] = nil
    declared.append(name)
    return place
  }

  /// A computed variable inside of a function: a local function that its name calls.
  private func compileComputed(
    _ binding: VariableSyntax.Binding, _ getter: Accessors.Accessor, _ declaration: Declaration
  ) throws(SwiftDiagnostic) -> StatementCode {
    let range = binding.pattern.range
    guard case .name(let name, _) = binding.pattern.kind, let type = binding.type else {
      throw failure("computed property must have an explicit type", at: range)
    }
    guard binding.accessors?.set == nil else {
      throw failure(
        "a computed variable inside of a function cannot be set here", at: range,
        fix: "write a function")
    }
    let syntax = FunctionSyntax(
      name: name, role: .function, parameters: [], result: type, body: getter.body)
    let code = try compileLocalFunction(syntax, declaration)
    if let local = context.local(name) {
      local.isComputed = true
      local.function = nil
      local.type = try self.type(type)
    }
    return code
  }

  /// A function inside of a function: a closure in a variable, so that it may call itself.
  private func compileLocalFunction(
    _ syntax: FunctionSyntax, _ declaration: Declaration
  ) throws(SwiftDiagnostic) -> StatementCode {
    if context.isTop, context.scopes.count == 1 { return { (_) throws(Interruption) in .next } }
    let function = Function(syntax.name, at: declaration.nameRange)
    let outer = context.generics
    declareGenerics(syntax, of: function)
    try declareSignature(syntax, of: function)
    let inner = FunctionContext(parent: context)
    context.generics = outer
    let local = Local(
      syntax.name, slot: context.slot(), type: function.type, isVariable: true, isBoxed: true,
      range: declaration.nameRange)
    local.function = function
    context.scopes[context.scopes.count - 1][syntax.name] = local
    inner.result = function.result
    try inside(inner) { () throws(SwiftDiagnostic) in
      try compileFunctionBody(function, syntax.body ?? [])
    }
    function.captureSlots = inner.captures.map(\.inner.slot)
    let sources = inner.captures.map(\.outer.slot)
    let slot = local.slot
    let range = declaration.nameRange
    return { (m) throws(Interruption) in
      // The box is there before the closure that captures it.
      m.frame[slot] = try m.box(.void, range, Heap.functionBox)
      var values: [Value] = []
      for source in sources { values.append(m.frame[source]) }
      m.putBoxed(m.frame[slot], .closure(ClosureValue(function, captures: values)))
      return .next
    }
  }
}
