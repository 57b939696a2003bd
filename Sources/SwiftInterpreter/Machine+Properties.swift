import SwiftReading
import Wording

extension Machine {
  // MARK: Captured variables

  func box(
    _ value: Value, _ range: SourceRange, _ type: TypeID = Heap.box
  ) throws(Interruption) -> Value {
    try checkHeap(range)
    return .object(heap.allocate(type, [value]))
  }

  func boxed(_ box: Value) -> Value {
    guard case .object(let reference) = box else { return .void }
    return heap[reference, 0]
  }

  func takeBoxed(_ box: Value) -> Value {
    guard case .object(let reference) = box else { return .void }
    let value = heap[reference, 0]
    heap[reference, 0] = .void
    return value
  }

  func putBoxed(_ box: Value, _ value: Value) {
    if case .object(let reference) = box { heap[reference, 0] = value }
  }

  private func checkHeap(_ range: SourceRange) throws(Interruption) {
    guard heap.count >= limits.objects else { return }
    throw .refused(
      SwiftDiagnostic(
        "more than \(limits.objects) objects are alive at once", at: caller ?? range, kind: .limit))
  }

  // MARK: Instances

  /// A new object whose properties have their initial values.
  func allocate(
    _ id: TypeID, _ arguments: [Type], _ range: SourceRange
  ) throws(Interruption) -> Value {
    try checkHeap(range)
    let fields = try initialFields(id, range)
    let object = heap.allocate(id, fields, arguments)
    if hasDeinitializer(id) { heap.watch(object) }
    return .object(object)
  }

  private func initialFields(_ id: TypeID, _ range: SourceRange) throws(Interruption) -> [Value] {
    var values: [Value] = []
    for field in program[id].fields {
      if let reference = field.reference {
        let first = try field.initial.map { (initial) throws(Interruption) in
          try invoke(initial, range)
        }
        let isOwn = field.owner.map { program[$0].isFromPrelude } != true
        values.append(weakened(first ?? .none, reference, isWatching: isOwn))
        continue
      }
      if let initial = field.initial, !field.isLazy {
        values.append(try invoke(initial, range))
      } else if field.type?.wrapped != nil, field.isVariable, !field.isLazy {
        values.append(.none)
      } else {
        values.append(.void)
      }
    }
    return values
  }

  /// What `self` is at the beginning of an initialiser of a struct or enum.
  func emptyStructure(
    _ id: TypeID, _ arguments: [Type], _ function: Function, _ range: SourceRange
  ) throws(Interruption) -> Value {
    guard program[id].kind == .structure else { return .void }
    if function.native != nil {
      // It gives the value itself, and may ask for the arguments.
      return arguments.isEmpty ? .void : .structure(StructureValue(id, [], arguments))
    }
    return .structure(StructureValue(id, try initialFields(id, range), arguments))
  }

  /// Runs the initialiser of an object.
  func initialize(
    _ function: Function, _ object: Value, from start: Int, _ range: SourceRange
  ) throws(Interruption) -> Value {
    let value = try invoke(function, from: start, range)
    if function.native == nil { return value }
    if function.isFailable {
      if case .none = value { return .none }
      return .some(Payload(object))
    }
    return object
  }

  /// Makes a value with the initialiser `function`, whose type is known.
  func construct(
    _ function: Function, _ type: Type, _ arguments: [Value], _ range: SourceRange
  ) throws(Interruption) -> Value {
    let id = type.id ?? KnownType.any.id
    let start = top
    if program[id].kind == .classType {
      let object = try allocate(id, type.arguments, range)
      try push(object)
      for argument in arguments { try push(argument) }
      return try initialize(function, object, from: start, range)
    }
    try push(try emptyStructure(id, type.arguments, function, range))
    for argument in arguments { try push(argument) }
    return try invoke(function, from: start, range)
  }

  /// Refuses a value whose initialiser left out a property.
  func checkInitialized(_ value: Value, _ range: SourceRange) throws(Interruption) {
    let id = typeID(of: value)
    let fields: [Value]
    switch value {
    case .structure(let structure): fields = structure.fields
    case .object(let reference): fields = heap.fields(of: reference)
    default: return
    }
    for (property, field) in zip(program[id].fields, fields) {
      if case .void = field, property.type != .void, !property.isLazy {
        throw trap(
          "return from initializer without initializing all stored properties: '\(property.name)'",
          at: range)
      }
    }
  }

  func field(
    _ place: Int, of value: Value, _ range: SourceRange
  ) throws(Interruption) -> Value {
    switch value {
    case .structure(let structure) where place < structure.fields.count:
      let value = structure.fields[place]
      if case .weak = value { return try strengthened(value, range) }
      return value
    case .object(let reference) where place < heap.fields(of: reference).count:
      let value = heap[reference, place]
      if case .weak = value { return try strengthened(value, range) }
      return value
    // What a native gave for another type has not these fields.
    default: throw uninitialized(range)
    }
  }

  func lazyField(
    _ place: Int, of value: Value, _ initial: Function, _ range: SourceRange
  ) throws(Interruption) -> Value {
    let current = try field(place, of: value, range)
    guard case .void = current else { return current }
    let new = try invoke(initial, on: value, range)
    if case .object(let reference) = value { heap[reference, place] = new }
    return new
  }

  /// Changes a stored property, and tells its observers.
  func modifyField(
    _ place: Int, of value: inout Value, _ willSet: Function?, _ didSet: Function?,
    _ range: SourceRange, _ body: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) {
    guard willSet != nil || didSet != nil else {
      return try modifyField(place, of: &value, range, body)
    }
    let old = try field(place, of: value, range)
    var new = old
    try body(&new)
    if let willSet { try observe(willSet, &value, new, range) }
    try modifyField(place, of: &value, range) { (field: inout Value) throws(Interruption) in
      field = new
    }
    if let didSet { try observe(didSet, &value, old, range) }
  }

  private func observe(
    _ observer: Function, _ value: inout Value, _ argument: Value, _ range: SourceRange
  ) throws(Interruption) {
    if observer.isMutating {
      try invokeMutating(observer, on: &value, [argument], range)
    } else {
      _ = try invoke(observer, on: value, [argument], range)
    }
  }

  private func modifyField(
    _ place: Int, of value: inout Value, _ range: SourceRange,
    _ body: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) {
    switch value {
    case .structure(var structure):
      value = .void
      if !isKnownUniquelyReferenced(&structure) {
        structure = StructureValue(structure.type, structure.fields, structure.arguments)
      }
      defer { value = .structure(structure) }
      var field = structure.fields[place]
      if case .weak(let weak) = field {
        try modifyWeak(&field, weak, range, body)
        structure.fields[place] = field
        return
      }
      structure.fields[place] = .void
      defer { structure.fields[place] = field }
      try body(&field)
    case .object(let reference):
      var field = heap[reference, place]
      if case .weak(let weak) = field {
        try modifyWeak(&field, weak, range, body)
        heap[reference, place] = field
        return
      }
      heap[reference, place] = .void
      defer { heap[reference, place] = field }
      try body(&field)
    default: throw uninitialized(range)
    }
  }

  // MARK: By name

  private func member(_ name: String, of id: TypeID) -> Property? {
    var current: TypeID? = id
    while let type = current {
      for case .property(let property) in program[type].members[name] ?? [] { return property }
      current = program[type].superclass?.id
    }
    return nil
  }

  func property(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Interruption) -> Value {
    let id = typeID(of: value)
    guard let property = member(name, of: id) else {
      throw trap(
        "value of type '\(program[id].name)' has no member '\(name)'", at: range)
    }
    if case .field(let place) = property.storage {
      if property.isLazy, let initial = property.initial {
        return try lazyField(place, of: value, initial, range)
      }
      return try field(place, of: value, range)
    }
    guard let getter = property.getter else { throw uninitialized(range) }
    return try invoke(dispatched(getter, on: value), on: value, range)
  }

  func setProperty(
    _ name: String, of object: Value, to new: Value, at range: SourceRange
  ) throws(Interruption) {
    let id = typeID(of: object)
    guard let property = member(name, of: id) else {
      throw trap(
        "value of type '\(program[id].name)' has no member '\(name)'", at: range)
    }
    if case .field(let place) = property.storage {
      var object = object
      let (willSet, didSet) =
        property.isOutlet ? (property.willSet, property.didSet) : (nil, nil)
      return try modifyField(place, of: &object, willSet, didSet, range) {
        (field: inout Value) throws(Interruption) in field = new
      }
    }
    guard let setter = property.setter else { throw uninitialized(range) }
    _ = try invoke(dispatched(setter, on: object), on: object, [new], range)
  }

  func callMethod(
    _ name: String, of value: Value, with arguments: [Value], at range: SourceRange
  ) throws(Interruption) -> Value? {
    guard let selector = program.selectors[name],
      let function = witness(selector, typeID(of: value))
    else { return nil }
    return try invoke(function, on: value, arguments, range)
  }

  func make(
    _ type: String, _ arguments: [(label: String?, value: Value)], at range: SourceRange
  ) throws(Interruption) -> Value {
    guard let id = program.types.last(where: { $0.name == type })?.id else {
      throw trap("cannot find type '\(type)' in scope", at: range)
    }
    return try make(.nominal(id, []), arguments, at: range)
  }

  /// Makes a value by the initialiser with these labels, an inherited one too.
  func make(
    _ type: Type, _ arguments: [(label: String?, value: Value)], at range: SourceRange
  ) throws(Interruption) -> Value {
    let id = type.id ?? KnownType.any.id
    let found =
      program[id].kind == .classType
      ? program.initializers(ofClass: type).map(\.member) : program[id].statics["init"] ?? []
    for case .function(let function) in found {
      if let values = try values(arguments, for: function, range) {
        return try construct(function, type, values, range)
      }
    }
    throw trap("'\(program.name(of: type))' has no such initializer", at: range)
  }

  /// The arguments with the default values between them; nil where the labels do not fit.
  private func values(
    _ arguments: [(label: String?, value: Value)], for function: Function, _ range: SourceRange
  ) throws(Interruption) -> [Value]? {
    var rest = arguments[...]
    var fitting = function.parameters.map { parameter -> Value? in
      rest.first?.label == parameter.label ? rest.popFirst()?.value : nil
    }
    guard rest.isEmpty else { return nil }
    for (place, parameter) in function.parameters.enumerated() where fitting[place] == nil {
      guard let initial = parameter.defaultValue else { return nil }
      fitting[place] = try invoke(initial, range)
    }
    return fitting.compactMap { $0 }
  }

  func enumCase(_ name: String, of type: String) -> Value? {
    guard let declaration = program.types.last(where: { $0.name == type }),
      let found = declaration.cases.first(where: { $0.name == name })
    else { return nil }
    return .enumCase(EnumCase(type: declaration.id, index: found.index))
  }

  func caseName(of value: Value) -> String? {
    switch value {
    case .enumCase(let own): program[own.type].cases[Int(own.index)].name
    case .enumPayload(let payload):
      program[payload.enumCase.type].cases[Int(payload.enumCase.index)].name
    default: nil
    }
  }

  func isInstance(_ value: Value, of type: String) -> Bool {
    guard let id = program.types.last(where: { $0.name == type })?.id else { return false }
    return cast(value, to: .nominal(id, [])) != nil
  }
}
