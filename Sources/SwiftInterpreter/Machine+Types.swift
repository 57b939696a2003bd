import SwiftReading

extension Machine {
  /// The type of a value as it runs, with its generic arguments where they are known.
  func type(of value: Value) -> Type {
    switch value {
    case .structure(let structure): .nominal(structure.type, structure.arguments)
    case .object(let reference):
      .nominal(heap.type(of: reference), heap.arguments(of: reference))
    default: .nominal(typeID(of: value), [])
    }
  }

  /// Whether the generic arguments of a value are those, as the class `id` that it inherits from, or
  /// as its own type, has them; where they are not known they may be.
  func haveArguments(of value: Value, at id: TypeID, _ wanted: [Type]) -> Bool {
    var current: Type? = type(of: value)
    while let type = current, type.id != id { current = program.superclass(of: type) }
    return zip(current?.arguments ?? [], wanted).allSatisfy { own, wanted in
      own == wanted || own.hasParameters || wanted.hasParameters || own.isOpen || wanted.isOpen
    }
  }

  /// What the generic parameters of a value's type, and of those above it, stand for.
  func substitution(of value: Value) -> [Int: Type] {
    var found: [Int: Type] = [:]
    var type: Type? = type(of: value)
    while case .nominal(let id, let arguments)? = type {
      found.merge(program.substitution(of: id, arguments)) { first, _ in first }
      type = type.flatMap { program.superclass(of: $0) }
    }
    return found
  }
}

extension Program {
  /// Whether values of the type may be of another one: of a class below it, or of any that conforms.
  func isDynamic(_ type: Type) -> Bool {
    guard let id = type.id else { return false }
    return id == KnownType.any.id || [.classType, .protocolType].contains(self[id].kind)
  }

  /// The name of a type as it is printed.
  func fullName(of value: TypeValue) -> String {
    // Of an array in an existential what its elements are is known by their values alone.
    guard let id = value.type.id, !self[id].generics.isEmpty, value.type.arguments.isEmpty else {
      return fullName(of: value.type)
    }
    return value.name
  }

  /// The name of a type as it runs, without the short forms of source: `Optional<Int>`.
  func fullName(of type: Type) -> String {
    switch type {
    case .nominal(let id, let arguments):
      let name = self[id].simpleName
      return arguments.isEmpty
        ? name : name + "<" + arguments.map { fullName(of: $0) }.joined(separator: ", ") + ">"
    case .tuple(let types, let labels):
      let elements = zip(types, labels).map { type, label in
        (label.map { $0 + ": " } ?? "") + fullName(of: type)
      }
      return "(" + elements.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { fullName(of: $0) }.joined(separator: ", ") + ") -> "
        + fullName(of: result)
    case .inoutParameter(let type): return "inout " + fullName(of: type)
    case .metatype(let type): return fullName(of: type) + ".Type"
    case .parameter, .variable: return name(of: type)
    }
  }
}

extension Compiler {
  /// The generic arguments that a new value of a type gets, where they are known; nil where not.
  func typeArguments(
    _ type: Type
  ) -> (@Sendable (Machine) throws(Interruption) -> [Type])? {
    guard case .nominal(let id, let arguments) = type, !arguments.isEmpty,
      Int(id.index) >= KnownType.allCases.count, !hasVariables(type)
    else { return nil }
    guard type.hasParameters else { return { (_) throws(Interruption) in arguments } }
    let runtime = runtimeType(type)
    return { (m) throws(Interruption) in try runtime(m).arguments }
  }

  /// What `type(of:)` gives: what an object or an existential has in it says, and of other values,
  /// which may be empty, the type that is known.
  func dynamicType(of value: Typed) -> Typed {
    let code = value.code
    if isDynamic(resolved(value.type)) {
      return Typed(.metatype(value.type)) { (m) throws(Interruption) in
        let value = try code(m)
        return .type(TypeValue(m.type(of: value), name: m.typeName(of: value)))
      }
    }
    let runtime = runtimeType(value.type)
    return Typed(.metatype(value.type)) { (m) throws(Interruption) in
      let value = try code(m)
      let type = try runtime(m)
      // A parameter stands for what it was given: an object's class may be one below it.
      if m.program.isDynamic(type) {
        return .type(TypeValue(m.type(of: value), name: m.typeName(of: value)))
      }
      return .type(TypeValue(type, name: m.program.fullName(of: type)))
    }
  }

  private func isDynamic(_ type: Type) -> Bool { hasVariables(type) || program.isDynamic(type) }

  /// A type that may name generic parameters, as it is when it runs.
  func runtimeType(_ type: Type) -> @Sendable (Machine) throws(Interruption) -> Type {
    let type = resolved(type)
    let parameters = type.parameters
    if parameters.isEmpty { return { (_) throws(Interruption) in type } }
    var reads: [(parameter: Int, code: Code)] = []
    for parameter in parameters.sorted() {
      guard let local = local(Self.hiddenName(parameter), from: context) else { continue }
      program.parameters[parameter].owner?.readsGenerics = true
      reads.append((parameter, read(local).code))
    }
    let ownParameter: Int? =
      if case .parameter(let parameter)? = context.selfType { parameter } else { nil }
    if let ownParameter, let local = local(Self.hiddenSelf, from: context) {
      reads.append((ownParameter, read(local).code))
    }
    let known = reads
    let own = context.isStatic ? nil : local("self", from: context).map { read($0).code }
    return { (m) throws(Interruption) in
      var substitution: [Int: Type] = [:]
      if let own {
        let value = try own(m)
        substitution = m.substitution(of: value)
        if let ownParameter { substitution[ownParameter] = m.type(of: value) }
      }
      for read in known {
        if case .type(let type) = try read.code(m) { substitution[read.parameter] = type.type }
      }
      return type.substituting(substitution)
    }
  }

  // MARK: Hidden types

  /// The name of the variable that has what a generic parameter is; no source can write it.
  private static func hiddenName(_ parameter: Int) -> String { "<\(parameter)>" }

  private static let hiddenSelf = "<Self>"

  /// Gives a function's generic parameters, and the type it is called on, places in its frame.
  func declareHiddenTypes(of function: Function) {
    let declare = { [self] (name: String) in
      self.declare(name, .any, isVariable: false, at: function.range).slot
    }
    function.genericSlots = function.generics.map { declare(Self.hiddenName($0)) }
    function.metatypeSlot = nil
    guard function.isStatic, let owner = function.owner,
      [.classType, .protocolType].contains(program[owner].kind)
    else { return }
    function.metatypeSlot = declare(Self.hiddenSelf)
  }

  /// The code behind a step that takes the types from whoever calls.
  func takingTypes(_ function: Function, _ code: @escaping Code) -> Code {
    if function.genericSlots.isEmpty, function.metatypeSlot == nil { return code }
    let slots = function.genericSlots
    let own = function.metatypeSlot
    let owner = Value.type(
      TypeValue(
        function.owner.map { .nominal($0, []) } ?? .any,
        name: function.owner.map { program[$0].name } ?? ""))
    return { (m) throws(Interruption) in
      let given = m.takeTypes(for: function)
      if let given { for (slot, type) in zip(slots, given.generics) { m.frame[slot] = type } }
      if let own { m.frame[own] = given?.metatype ?? owner }
      return try code(m)
    }
  }

  /// What gives a call's generic parameters to the function that runs; nil where it has none.
  func passedTypes(
    _ call: CheckedCall
  ) -> (@Sendable (Machine) throws(Interruption) -> [Value])? {
    let function = call.candidate.function
    if function.generics.isEmpty || function.native != nil { return nil }
    let types = function.generics.map { generic in
      runtimeType(call.candidate.substitution[generic] ?? .any)
    }
    return { (m) throws(Interruption) in
      guard function.readsGenerics || function.isRequirement || function.isOverridden else {
        return []
      }
      var values: [Value] = []
      for type in types {
        let own = try type(m)
        values.append(.type(TypeValue(own, name: m.program.name(of: own))))
      }
      return values
    }
  }

  /// The type that a static member is asked of, where it may be another than is written.
  func dynamicType(_ type: Type) -> Code? {
    let type = resolved(type)
    if case .parameter = type { return metatype(type).code }
    guard let id = type.id, [.classType, .protocolType].contains(program[id].kind) else {
      return nil
    }
    return metatype(type).code
  }

  /// The type that an unqualified static member is asked of.
  var dynamicSelf: Code? { local(Self.hiddenSelf, from: context).map { read($0).code } }
}

extension Machine {
  /// What a call gives to the function that it runs.
  struct PassedTypes {
    var function: Function
    var generics: [Value]
    var metatype: Value?
  }

  /// Gives a function what its generic parameters are; it begins next.
  func pass(_ generics: [Value], to function: Function) {
    if !generics.isEmpty {
      passedTypes = PassedTypes(function: function, generics: generics, metatype: nil)
    }
  }

  func takeTypes(for function: Function) -> PassedTypes? {
    guard let given = passedTypes, given.function === function else { return nil }
    passedTypes = nil
    return given
  }

  /// The function that runs for a static one: a subclass's, or what a type has for a requirement.
  func dispatched(_ function: Function, onType metatype: Value) -> Function {
    guard case .type(let type) = metatype, let id = type.type.id else { return function }
    return witness(function.selector, id) ?? function
  }
}

extension Type {
  /// Whether generic parameters stand in it.
  var hasParameters: Bool {
    switch self {
    case .parameter: true
    case .nominal(_, let arguments): arguments.contains { $0.hasParameters }
    case .tuple(let types, _): types.contains { $0.hasParameters }
    case .function(let parameters, let result):
      result.hasParameters || parameters.contains { $0.hasParameters }
    case .inoutParameter(let inner), .metatype(let inner): inner.hasParameters
    case .variable: false
    }
  }

  /// Whether inference left a part of it open.
  fileprivate var isOpen: Bool {
    switch self {
    case .variable: true
    case .nominal(_, let types), .tuple(let types, _): types.contains { $0.isOpen }
    case .function(let types, let result): result.isOpen || types.contains { $0.isOpen }
    case .inoutParameter(let inner), .metatype(let inner): inner.isOpen
    case .parameter: false
    }
  }
}
