import SwiftReading
import Wording

extension Compiler {
  func declareCases(_ cases: [EnumCaseSyntax], of id: TypeID) throws(SwiftDiagnostic) {
    for syntax in cases {
      var info = EnumCaseInfo(
        name: syntax.name, index: Int32(program[id].cases.count), owner: id, labels: [],
        types: [], rawValue: nil)
      for parameter in syntax.parameters {
        info.labels.append(parameter.label)
        let own = try type(parameter.type)
        info.types.append(own)
        if let value = parameter.defaultValue {
          let initial = Function("default", at: value.range)
          info.defaults[info.types.count - 1] = initial
          compileInitialLater(
            initial, value, own, in: memberContext(of: id, isStatic: true))
        }
      }
      if let raw = program[id].rawType {
        info.rawValue = try rawValue(of: syntax, raw, after: program[id].cases.last?.rawValue)
        if let same = program[id].cases.first(where: { $0.rawValue?.isSame(info.rawValue) == true })
        {
          throw failure(
            "raw value for enum case is not unique", at: syntax.range,
            fix: "'\(same.name)' has it too")
        }
      }
      if program[id].cases.contains(where: { $0.name == syntax.name }) {
        throw failure("invalid redeclaration of '\(syntax.name)'", at: syntax.range)
      }
      program[id].cases.append(info)
      program[id].statics[syntax.name, default: []].append(.enumCase(info))
    }
  }

  private func rawValue(
    of syntax: EnumCaseSyntax, _ type: Type, after last: Value?
  ) throws(SwiftDiagnostic) -> Value {
    if let expression = syntax.rawValue {
      let typed = try compile(expression, expecting: type)
      guard let constant = typed.constant, conversion(from: typed.type, to: type) != nil else {
        throw failure(
          typed.constant == nil
            ? "raw value for enum case must be a literal"
            : Border.raw.message(name(typed.type), name(type)), at: expression.range)
      }
      return constant
    }
    if type == .string { return .string(syntax.name) }
    switch last {
    case .double(let value)?: return .double(value + 1)
    case let last where type == .float: return .float(last?.asDouble.map { $0 + 1 } ?? 0)
    case let last:
      guard let integer = type.integer else { return type.isFloatingPoint ? .double(0) : .int(0) }
      return integer.value(bits: (last?.integer?.bits).map { $0 &+ 1 } ?? 0)
    }
  }

  /// What the compiler itself gives a type: raw values, all cases, the memberwise initialiser.
  func synthesize(_ id: TypeID, _ declaration: Declaration) {
    let type = selfType(of: id)
    let range = declaration.nameRange
    switch program[id].kind {
    case .enumeration:
      if let raw = program[id].rawType { synthesizeRawValue(id, type, raw, range) }
      if conforms(type, to: .caseIterable) { synthesizeAllCases(id, type, range) }
    case .structure: if !program[id].hasInitializer { synthesizeMemberwise(id, type, range) }
    case .classType:
      if !program[id].hasInitializer, program[id].superclass == nil {
        let function = Function("init", at: range)
        function.owner = id
        function.isInitializer = true
        function.result = type
        function.frameSize = 1
        function.code = { (m) throws(Interruption) in
          try m.checkInitialized(m.frame[0], range)
          return m.frame[0]
        }
        addInitializer(function, to: id)
      }
    case .protocolType: break
    }
  }

  private func synthesizeRawValue(_ id: TypeID, _ type: Type, _ raw: Type, _ range: SourceRange) {
    let values = program[id].cases.map { $0.rawValue ?? .void }
    let property = Property("rawValue", at: range)
    property.owner = id
    property.type = raw
    property.isVariable = false
    let getter = Function("rawValue", at: range)
    getter.owner = id
    getter.result = raw
    getter.frameSize = 1
    getter.selector = program.selector("rawValue")
    getter.code = { (m) throws(Interruption) in
      guard case .enumCase(let own) = m.frame[0] else { return .void }
      return values[Int(own.index)]
    }
    property.getter = getter
    program[id].dispatch[getter.selector] = getter
    program[id].members["rawValue", default: []].append(.property(property))
    let function = Function("init", at: range)
    function.owner = id
    function.isInitializer = true
    function.isFailable = true
    function.result = .optional(type)
    function.parameters = [.init(label: "rawValue", name: "rawValue", type: raw)]
    function.frameSize = 2
    function.code = { (m) throws(Interruption) in
      let raw = m.frame[1]
      let index = values.firstIndex { $0.isSame(raw) }
      return .optional(index.map { .enumCase(EnumCase(type: id, index: Int32($0))) })
    }
    addInitializer(function, to: id)
  }

  private func addInitializer(_ function: Function, to id: TypeID) {
    function.selector = program.selector(function.fullName)
    program[id].dispatch[function.selector] = function
    program[id].statics["init", default: []].append(.function(function))
  }

  private func synthesizeAllCases(_ id: TypeID, _ type: Type, _ range: SourceRange) {
    let cases = program[id].cases.map { Value.enumCase(EnumCase(type: id, index: $0.index)) }
    let property = Property("allCases", at: range)
    property.owner = id
    property.isStatic = true
    property.isVariable = false
    property.type = .array(type)
    let getter = Function("allCases", at: range)
    getter.owner = id
    getter.isStatic = true
    getter.result = .array(type)
    getter.code = { (_) throws(Interruption) in .array(cases) }
    property.getter = getter
    program[id].statics["allCases", default: []].append(.property(property))
  }

  private func synthesizeMemberwise(_ id: TypeID, _ type: Type, _ range: SourceRange) {
    let fields = program[id].fields
    let function = Function("init", at: range)
    function.owner = id
    function.isInitializer = true
    function.result = type
    // Constants that have a value already are no parameters.
    var places: [(field: Int, maker: Function?)] = []
    for (place, field) in fields.enumerated() {
      if !field.isVariable && field.initial != nil || field.isLazy { continue }
      let maker = wrapperMaker(of: field, in: id)
      places.append((place, maker))
      let name = maker == nil ? field.name : String(field.name.dropFirst())
      var parameter = Function.Parameter(label: name, name: name, type: .any)
      parameter.defaultValue = field.initial
      if field.initial == nil, field.isVariable, field.type?.wrapped != nil {
        let none = Function(field.name, at: range)
        none.code = { (_) throws(Interruption) in .none }
        parameter.defaultValue = none
      }
      function.parameters.append(parameter)
    }
    function.frameSize = places.count + 1
    let slots = places
    function.code = { (m) throws(Interruption) in
      guard case .structure(let structure) = m.frame[0] else { return m.frame[0] }
      var values = structure.fields
      for (offset, place) in slots.enumerated() {
        var value = m.frame[offset + 1]
        // A default is the wrapper already.
        if let maker = place.maker, m.typeID(of: value) != maker.result.id {
          value = try m.call(.closure(ClosureValue(maker, captures: [])), with: [value], at: range)
        }
        values[place.field] = value
      }
      return .structure(StructureValue(id, values, structure.arguments))
    }
    addInitializer(function, to: id)
    // The types of properties are known when all is declared.
    let own = places.map { fields[$0.field] }
    early.append(PendingWork(scope: typeScope, kind: .memberwise(function, own)))
  }

  /// What makes the wrapper that a field is of a value; nil for any other field.
  func wrapperMaker(of field: Property, in id: TypeID) -> Function? {
    guard field.name.first == "_" else { return nil }
    let name = WrappedProperty.makerPrefix + field.name.dropFirst()
    guard case .function(let function)? = program[id].statics[name]?.last else { return nil }
    return function
  }

  /// Refuses a type that lacks what its protocols require.
  func checkConformances(_ id: TypeID, at range: SourceRange) throws(SwiftDiagnostic) {
    guard program[id].kind != .protocolType else { return }
    let type = selfType(of: id)
    for proto in program.protocols(of: type) {
      guard let other = proto.id else { continue }
      try checkSynthesis(type, id, other, range)
      for (name, required) in program[other].members.merging(
        program[other].statics, uniquingKeysWith: +)
      {
        for member in required where member.isRequirement {
          let isStatic = member.isStatic
          let own = members(name, of: type, isStatic: isStatic).map(\.member)
          let given = program.protocols(of: type).flatMap { other in
            other.id.flatMap { id in
              isStatic ? program[id].statics[name] : program[id].members[name]
            } ?? []
          }
          let found = (own + given).contains { !$0.isRequirement && $0.satisfies(member) }
          if !found {
            throw failure(
              "type '\(program[id].name)' does not conform to protocol '\(program[other].name)'",
              at: range, fix: "write the missing '\(member.fullName)'")
          }
        }
      }
    }
  }

  /// Whether `==` and `hash(into:)` can be made of what the type stores.
  private func checkSynthesis(
    _ type: Type, _ id: TypeID, _ other: TypeID, _ range: SourceRange
  ) throws(SwiftDiagnostic) {
    guard other == KnownType.equatable.id || other == KnownType.hashable.id else { return }
    if !members("==", of: type, isStatic: true).isEmpty,
      other == KnownType.equatable.id || !members("hash", of: type).isEmpty
        || program[id].kind != .classType
    {
      return
    }
    // The interpreter's own are equal and hashed by what they hold.
    if isPrelude { return }
    if program[id].kind == .classType,
      members("==", of: type, isStatic: true).isEmpty
    {
      throw failure(
        "type '\(program[id].name)' does not conform to protocol '\(program[other].name)'",
        at: range, fix: "write 'static func ==' and 'func hash(into:)': a class has none of its own"
      )
    }
    let parts =
      program[id].kind == .structure
      ? try fieldTypes(id) : program[id].cases.flatMap(\.types)
    if other == KnownType.hashable.id, !members("hash", of: type).isEmpty { return }
    for part in parts where !conforms(part, to: other) && part != type {
      throw failure(
        "type '\(program[id].name)' does not conform to protocol '\(program[other].name)'",
        at: range,
        fix: "'\(name(part))' is not '\(program[other].name)': write '==' and 'hash(into:)'")
    }
  }

  private func fieldTypes(_ id: TypeID) throws(SwiftDiagnostic) -> [Type] {
    var types: [Type] = []
    for field in program[id].fields where !field.isLazy {
      types.append(try type(of: field, at: field.range))
    }
    return types
  }
}

extension Member {
  var isRequirement: Bool {
    switch self {
    case .function(let function): function.isRequirement
    case .property(let property): property.isRequirement
    case .enumCase, .type: false
    }
  }

  var isStatic: Bool {
    switch self {
    case .function(let function): function.isStatic || function.isInitializer
    case .property(let property): property.isStatic
    case .enumCase, .type: true
    }
  }

  var fullName: String {
    switch self {
    case .function(let function): function.fullName
    case .property(let property): property.name
    case .enumCase(let info): info.name
    case .type: ""
    }
  }

  /// Whether it is what a requirement with the same name asks for.
  fileprivate func satisfies(_ requirement: Member) -> Bool {
    switch (self, requirement) {
    case (.function(let own), .function(let other)): own.fullName == other.fullName
    case (.property, .property): true
    case (.enumCase(let info), .property): info.types.isEmpty
    case (.enumCase, .function): true
    default: false
    }
  }
}

extension Value {
  /// Whether two raw values are the same.
  func isSame(_ other: Value?) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)?): a == b
    case (.string(let a), .string(let b)?): a == b
    case (.double(let a), .double(let b)?): a == b
    case (.structure, .structure(let b)?):
      if isFloat {
        asDouble == b.fields.first?.asDouble && b.type == KnownType.float.id
      } else {
        integer.map { $0.bits == b.fields.first?.asInt && $0.type.known.id == b.type } ?? false
      }
    default: false
    }
  }
}
