import SwiftReading
import Wording

extension Compiler {
  /// The context of a member's body.
  func memberContext(of id: TypeID, isStatic: Bool) -> FunctionContext {
    let context = FunctionContext(parent: nil)
    context.selfType = selfType(of: id)
    context.isStatic = isStatic
    if case .parameter = constrainedSelf, program[id].selfParameter != nil {
      context.selfType = constrainedSelf
    }
    if let own = constrainedSelf, own.id == id {
      context.selfType = own
      for (parameter, argument) in zip(program[id].generics, own.arguments) {
        context.generics[program.parameters[parameter].name] = argument
      }
    }
    return context
  }

  func declareMethod(
    _ syntax: FunctionSyntax, _ declaration: Declaration, of id: TypeID, isExtension: Bool
  ) throws(SwiftDiagnostic) {
    if case .deinitializer = syntax.role {
      return try declareDeinitializer(syntax, declaration, of: id)
    }
    let function = Function(syntax.name, at: declaration.nameRange)
    function.owner = id
    let isType = program[id].kind != .classType
    function.isStatic = !declaration.modifiers.isDisjoint(with: ["static", "class"])
    function.isMutating = isType && declaration.modifiers.contains("mutating")
    function.isFinal = declaration.modifiers.contains("final")
    function.isRequirement = program[id].kind == .protocolType && !isExtension
    let context = memberContext(of: id, isStatic: function.isStatic)
    try inside(context) { () throws(SwiftDiagnostic) in
      declareGenerics(syntax, of: function)
      try declareSignature(syntax, of: function)
    }
    context.result = function.result
    if case .initializer(let isFailable) = syntax.role {
      function.isInitializer = true
      function.isFailable = isFailable
      function.result = isFailable ? .optional(selfType(of: id)) : selfType(of: id)
      function.isConvenience =
        program[id].kind == .classType
        && (isExtension || declaration.modifiers.contains("convenience"))
      if !isExtension, !function.isConvenience { program[id].hasInitializer = true }
    }
    let prefix = function.isStatic ? "static " : ""
    function.selector = program.selector(prefix + function.fullName)
    if case .subscripting(let accessors) = syntax.role {
      return try declareSubscript(function, accessors, context, declaration)
    }
    try add(function, to: id, declaration)
    if let body = syntax.body {
      compileLater(function, body, in: context)
    } else if !function.isRequirement {
      let name = program[id].name + "." + function.fullName
      function.native = try native(name, at: declaration.nameRange)
    }
  }

  /// Puts a function into the tables, and checks what it overrides.
  private func add(
    _ function: Function, to id: TypeID, _ declaration: Declaration
  ) throws(SwiftDiagnostic) {
    let isStatic = function.isStatic || function.isInitializer
    if function.isInitializer, let above = program[id].superclass {
      for other in program.initializers(ofClass: above)
      where other.function.fullName == function.fullName {
        other.function.isOverridden = true
      }
    }
    if !function.isInitializer, !function.isStatic {
      try checkOverride(of: function.name, id, declaration) { member in
        guard case .function(let other) = member, other.fullName == function.fullName else {
          return false
        }
        other.isOverridden = true
        return true
      }
    }
    if isStatic {
      program[id].statics[function.name, default: []].append(.function(function))
    } else {
      program[id].members[function.name, default: []].append(.function(function))
    }
    if !function.isRequirement { program[id].dispatch[function.selector] = function }
  }

  private func declareSubscript(
    _ function: Function, _ accessors: Accessors?, _ context: FunctionContext,
    _ declaration: Declaration
  ) throws(SwiftDiagnostic) {
    guard let id = function.owner else { return }
    let name = program[id].name + "." + function.fullName
    let range = declaration.nameRange
    if let accessors, accessors.set != nil {
      let setter = Function("subscript", at: range)
      setter.owner = id
      setter.isStatic = function.isStatic
      setter.isMutating = program[id].kind != .classType && !function.isStatic
      setter.parameters =
        function.parameters + [
          .init(label: nil, name: accessors.set?.parameter ?? "newValue", type: function.result)
        ]
      setter.selector = program.selector(
        (function.isStatic ? "static " : "") + function.fullName + "=")
      setter.isRequirement = function.isRequirement
      if let body = accessors.set?.body {
        let context = memberContext(of: id, isStatic: function.isStatic)
        context.result = .void
        compileLater(setter, body, in: context)
      } else if !function.isRequirement {
        setter.native = try native(name + "=", at: range)
      }
      if !setter.isRequirement { program[id].dispatch[setter.selector] = setter }
      function.setter = setter
    }
    try add(function, to: id, declaration)
    if let body = accessors?.get?.body {
      compileLater(function, body, in: context)
    } else if !function.isRequirement {
      function.native = try native(name, at: range)
    }
  }

  // MARK: Properties

  func declareProperty(
    _ binding: VariableSyntax.Binding, isVariable: Bool, _ declaration: Declaration,
    of id: TypeID, isExtension: Bool
  ) throws(SwiftDiagnostic) {
    guard case .name(let name, _) = binding.pattern.kind else {
      throw failure(
        "property declaration must name one property", at: binding.pattern.range)
    }
    let property = Property(name, at: binding.pattern.range)
    property.owner = id
    property.isStatic = !declaration.modifiers.isDisjoint(with: ["static", "class"])
    property.isVariable = isVariable
    property.isLazy = declaration.modifiers.contains("lazy")
    property.isFinal = declaration.modifiers.contains("final")
    property.isRequirement = program[id].kind == .protocolType && !isExtension
    property.isOutlet = declaration.attributes.contains("IBOutlet")
    property.syntax = binding
    if let syntax = binding.type {
      property.isImplicitlyUnwrapped = syntax.isImplicitlyUnwrapped
      property.type = try inside(memberContext(of: id, isStatic: true)) {
        () throws(SwiftDiagnostic) in try type(syntax)
      }
      if declaration.modifiers.contains("weak"), property.type?.wrapped == nil {
        throw failure("'weak' variable should have optional type", at: binding.pattern.range)
      }
      // What the file of a nib holds is held here by nothing else.
      if !property.isStatic, !property.isOutlet, let type = property.type {
        property.reference = kind(declaration.referenceKind, of: type)
      }
    }
    let member = Member.property(property)
    if property.isStatic {
      program[id].statics[name, default: []].append(member)
    } else {
      if !property.isRequirement {
        try checkOverride(of: name, id, declaration) { other in
          guard case .property(let other) = other else { return false }
          for accessor in [other.getter, other.setter, other.reader, other.writer] {
            accessor?.isOverridden = true
          }
          return true
        }
      }
      program[id].members[name, default: []].append(member)
    }
    let above = property.isStatic ? nil : overridden(name, above: id)
    if let accessors = binding.accessors, accessors.get != nil {
      guard property.type != nil else {
        throw failure(
          "computed property must have an explicit type", at: binding.pattern.range)
      }
      if let above, above.isVariable, accessors.set == nil, isOwn(above) {
        throw failure(
          "cannot override mutable property with read-only property '\(name)'",
          at: binding.pattern.range, fix: "give it a 'set' too, which may write 'super.\(name)'")
      }
      let prefix = program[id].name + "."
      try declareAccessors(accessors, of: property, prefix: prefix)
      property.isVariable = property.setter != nil
      return
    }
    if let above, let accessors = binding.accessors, binding.value == nil {
      return try watch(property, above, accessors, in: id)
    }
    if let above, isOwn(above) {
      throw failure(
        "cannot override with a stored property '\(name)'", at: binding.pattern.range,
        fix: "give it its value in 'init', behind 'super.init'")
    }
    try declareStored(property, binding, of: id, isExtension: isExtension)
  }

  private func declareStored(
    _ property: Property, _ binding: VariableSyntax.Binding, of id: TypeID, isExtension: Bool
  ) throws(SwiftDiagnostic) {
    let range = binding.pattern.range
    if property.isStatic {
      let place = program.globalCount
      property.storage = .global(place)
      program.globalCount += 1
      let getter = Function(property.name, at: range)
      getter.owner = id
      getter.isStatic = true
      getter.selector = program.selector("static " + property.name)
      getter.code = { (m) throws(Interruption) in
        if case .void = m.globals[place], let initial = property.initial {
          m.globals[place] = try m.invoke(initial, range)
        }
        return m.globals[place]
      }
      program[id].dispatch[getter.selector] = getter
    } else if isExtension {
      throw failure("extensions must not contain stored properties", at: range)
    } else if property.isRequirement {
      throw failure(
        "property in protocol must have explicit { get } or { get set } specifier", at: range)
    } else {
      property.storage = .field(program[id].fields.count)
      program[id].fields.append(property)
      if program[id].kind == .enumeration {
        throw failure("enums must not contain stored properties", at: range)
      }
      try declareReader(of: property, id)
    }
    if let value = binding.value {
      let initial = Function(property.name, at: value.range)
      if property.isLazy { initial.owner = id }
      property.initial = initial
      pending.append(PendingWork(scope: typeScope, kind: .stored(property, initial, value, id)))
    } else if property.type == nil {
      throw failure("type annotation missing in pattern", at: range)
    } else if property.isStatic {
      throw failure(
        "'static var' declaration requires an initializer expression or an explicitly stated getter",
        at: range)
    }
    if let accessors = binding.accessors { try declareObservers(accessors, of: property) }
  }

  /// The initial value of a `lazy` property, which may read `self`.
  func compileLazy(
    _ initial: Function, _ value: Expression, _ type: Type, in context: FunctionContext
  ) throws(SwiftDiagnostic) {
    context.result = type
    initial.result = type
    try inside(context) { () throws(SwiftDiagnostic) in
      try compileFunctionBody(initial, [Statement(.expression(value), value.range)])
    }
  }

  /// What reads a stored property by dispatch, for protocols and subclasses.
  func declareReader(of property: Property, _ id: TypeID) throws(SwiftDiagnostic) {
    guard case .field(let index) = property.storage else { return }
    let range = property.range
    let getter = Function(property.name, at: range)
    getter.owner = id
    getter.selector = program.selector(property.name)
    getter.frameSize = 1
    getter.code = { (m) throws(Interruption) in
      if property.isLazy, let initial = property.initial {
        return try m.lazyField(index, of: m.frame[0], initial, range)
      }
      return try m.field(index, of: m.frame[0], range)
    }
    program[id].dispatch[getter.selector] = getter
    property.reader = getter
    guard property.isVariable else { return }
    let setter = Function(property.name, at: range)
    setter.owner = id
    setter.isMutating = program[id].kind != .classType
    setter.parameters = [.init(label: nil, name: "newValue", type: .any)]
    setter.selector = program.selector(property.name + "=")
    setter.frameSize = 2
    setter.code = { (m) throws(Interruption) in
      let new = m.frame[1]
      let place = m.frame
      try m.modifyField(index, of: &place.pointee, property.willSet, property.didSet, range) {
        (value: inout Value) throws(Interruption) in value = new
      }
      return .void
    }
    program[id].dispatch[setter.selector] = setter
    property.writer = setter
  }

  /// The functions that read and write a computed property.
  func declareAccessors(
    _ accessors: Accessors, of property: Property, prefix: String
  ) throws(SwiftDiagnostic) {
    let id = property.owner
    let type = property.type ?? .any
    let range = property.range
    for (accessor, isSetter) in [(accessors.get, false), (accessors.set, true)] {
      guard let accessor else { continue }
      let function = Function(property.name, at: range)
      function.owner = id
      function.isStatic = property.isStatic
      function.isRequirement = property.isRequirement
      if isSetter {
        function.isMutating =
          !property.isStatic && id.map { program[$0].kind != .classType } ?? false
        function.parameters = [
          .init(label: nil, name: accessor.parameter ?? "newValue", type: type)
        ]
        property.setter = function
      } else {
        function.result = type
        property.getter = function
      }
      let suffix = isSetter ? "=" : ""
      function.selector = program.selector(
        (property.isStatic ? "static " : "") + property.name + suffix)
      if let id, !function.isRequirement { program[id].dispatch[function.selector] = function }
      if let body = accessor.body {
        let context =
          id.map { memberContext(of: $0, isStatic: property.isStatic) }
          ?? FunctionContext(parent: nil)
        context.result = function.result
        compileLater(function, body, in: context)
      } else if !function.isRequirement {
        function.native = try native(prefix + property.name + suffix, at: range)
      }
    }
  }

  /// The type of a property, inferred from its initial value where none is written.
  func type(of property: Property, at range: SourceRange) throws(SwiftDiagnostic) -> Type {
    if let type = property.type { return type }
    guard !property.isInferring, let value = property.syntax?.value else {
      throw failure("circular reference", at: range, fix: "declare the type of '\(property.name)'")
    }
    property.isInferring = true
    defer { property.isInferring = false }
    let context =
      property.owner.map { memberContext(of: $0, isStatic: !property.isLazy) }
      ?? FunctionContext(parent: nil)
    if property.isLazy, let type = context.selfType {
      context.scopes[0]["self"] = Local(
        "self", slot: context.slot(), type: type, isVariable: false, isBoxed: false, range: range)
    }
    var result = Type.any
    try withTypeScope(property.owner.map { scope(of: $0) } ?? []) { () throws(SwiftDiagnostic) in
      try inside(context) { () throws(SwiftDiagnostic) in
        result = resolved(try initialValue(value, nil).type)
      }
    }
    property.type = result
    return result
  }
}
