import SwiftReading
import Wording

extension Machine {
  /// The declared type of a value as it runs.
  func typeID(of value: Value) -> TypeID {
    switch value {
    case .void, .tuple, .closure, .type: KnownType.any.id
    case .bool: KnownType.bool.id
    case .int: KnownType.int.id
    case .double: KnownType.double.id
    case .string: KnownType.string.id
    case .array: KnownType.array.id
    case .dictionary: KnownType.dictionary.id
    case .set: KnownType.set.id
    case .none, .some: KnownType.optional.id
    case .structure(let structure): structure.type
    case .enumCase(let own): own.type
    case .enumPayload(let payload): payload.enumCase.type
    case .object(let reference): heap.type(of: reference)
    case .weak: KnownType.optional.id
    case .native(let box):
      program.typeNames[Swift.type(of: box.value).typeName]?.id ?? KnownType.any.id
    }
  }

  func typeName(of value: Value) -> String {
    switch value {
    case .void: "()"
    case .closure: "Function"
    case .tuple(let tuple):
      "(" + tuple.elements.map { typeName(of: $0) }.joined(separator: ", ") + ")"
    case .array(let elements): "Array<" + (elements.first.map { typeName(of: $0) } ?? "Any") + ">"
    case .some(let payload): "Optional<" + typeName(of: payload.value) + ">"
    case .type(let type): program.fullName(of: type) + ".Type"
    default: program[typeID(of: value)].simpleName
    }
  }

  /// The value as one of `type`; nil where it is none.
  func cast(_ value: Value, to type: Type) -> Value? {
    if let wrapped = type.wrapped {
      if case .none = value { return value }
      if case .some(let payload) = value {
        return cast(payload.value, to: wrapped).map { .some(Payload($0)) }
      }
      return cast(value, to: wrapped).map { .some(Payload($0)) }
    }
    if type == .any { return value }
    var value = value
    while case .some(let payload) = value { value = payload.value }
    return fits(value, type) ? value : nil
  }

  private func fits(_ value: Value, _ type: Type) -> Bool {
    switch (value, type) {
    case (_, .parameter(let index)):
      // Of a parameter that is not known as it runs, its bounds are.
      return program.parameters[index].bounds.allSatisfy { fits(value, $0) }
    case (_, .variable): return true
    case (.closure, .function): return true
    case (.type(let own), .metatype(let type)):
      guard let id = own.type.id, let other = type.id, other != KnownType.any.id else {
        return true
      }
      return program[other].kind == .protocolType
        ? program.protocols(of: own.type).contains { $0.id == other }
        : program.isClass(id, at: other)
    case (.void, .tuple(let types, _)): return types.isEmpty
    case (.tuple(let tuple), .tuple(let types, _)):
      return tuple.elements.count == types.count
        && zip(tuple.elements, types).allSatisfy { fits($0, $1) }
    case (_, .nominal(let id, let arguments)): return fits(value, id, arguments)
    default: return false
    }
  }

  private func fits(_ value: Value, _ id: TypeID, _ arguments: [Type]) -> Bool {
    switch (value, id) {
    case (_, KnownType.any.id): return true
    case (.array(let elements), KnownType.array.id):
      return elements.allSatisfy { cast($0, to: arguments[0]) != nil }
    case (.set(let table), KnownType.set.id):
      return table.keys.allSatisfy { fits($0, arguments[0]) }
    case (.dictionary(let table), KnownType.dictionary.id):
      return table.keys.allSatisfy { fits($0, arguments[0]) }
        && table.values.allSatisfy { cast($0, to: arguments[1]) != nil }
    case (.double, KnownType.cgFloat.id), (.string, KnownType.substring.id): return true
    case (.string(let text), KnownType.character.id): return text.count == 1
    case (.object, KnownType.anyObject.id): return true
    case (_, KnownType.anyHashable.id): return true
    default: break
    }
    let own = typeID(of: value)
    if program[id].isComposition {
      return program[id].conformances.allSatisfy { fits(value, $0) }
    }
    if program[id].kind == .protocolType {
      return program.protocols(of: .nominal(own, [])).contains { $0.id == id }
    }
    return program.isClass(own, at: id)
      && (arguments.isEmpty || haveArguments(of: value, at: id, arguments))
  }

  // MARK: Equality

  func isEqual(_ a: Value, _ b: Value, at range: SourceRange) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.void, .void), (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.some(let a), .some(let b)): return try isEqual(a.value, b.value, at: range)
    case (.array(let a), .array(let b)): return try areEqual(a, b, range)
    case (.tuple(let a), .tuple(let b)): return try areEqual(a.elements, b.elements, range)
    case (.dictionary(let a), .dictionary(let b)), (.set(let a), .set(let b)):
      return try areEqual(a, b, range)
    case (.native(let a), .native(let b)): return a.value.isEqual(to: b.value)
    case (.type(let a), .type(let b)): return a.type == b.type || a.name == b.name
    case (.structure, .int), (.int, .structure):
      // A literal of a generic parameter that stands for integers.
      guard let a = a.asInteger, let b = b.asInteger else { return false }
      return a == b
    case (.structure(let first), .structure)
    where first.type == KnownType.arraySlice.id && typeID(of: b) == first.type:
      return try areEqual(a.asArray ?? [], b.asArray ?? [], range)
    default: return try isOwnEqual(a, b, range)
    }
  }

  private func areEqual(
    _ a: [Value], _ b: [Value], _ range: SourceRange
  ) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    try step(by: a.count, range)
    for (x, y) in zip(a, b) where try !isEqual(x, y, at: range) { return false }
    return true
  }

  private func areEqual(
    _ a: Table, _ b: Table, _ range: SourceRange
  ) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    for (place, key) in a.keys.enumerated() {
      guard let other = try find(key, in: b, range) else { return false }
      if !a.values.isEmpty, try !isEqual(a.values[place], b.values[other], at: range) {
        return false
      }
    }
    return true
  }

  /// By the type's own `==`, or by all that it stores.
  private func isOwnEqual(
    _ a: Value, _ b: Value, _ range: SourceRange
  ) throws(Interruption) -> Bool {
    let id = typeID(of: a)
    if id == typeID(of: b) || isObject(a), let selector = program.selectors["static ==(_:_:)"],
      let function = witness(selector, id)
    {
      return try invoke(function, on: nil, [a, b], range).asBool ?? false
    }
    switch (a, b) {
    case (.object(let a), .object(let b)): return a == b
    case (.enumCase(let a), .enumCase(let b)): return a == b
    case (.enumPayload(let a), .enumPayload(let b)):
      return a.enumCase == b.enumCase ? try areEqual(a.values, b.values, range) : false
    case (.structure(let a), .structure(let b)):
      return a.type == b.type ? try areEqual(a.fields, b.fields, range) : false
    default: return false
    }
  }

  private func isObject(_ value: Value) -> Bool {
    if case .object = value { true } else { false }
  }

  func isLess(_ a: Value, _ b: Value, _ range: SourceRange) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.structure, .structure), (.structure, .int), (.int, .structure):
      if let a = a.asInteger, let b = b.asInteger { return a < b }
      if let result = Arithmetic.single("<", a, b)?.asBool { return result }
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a.elements, b.elements) {
        if try isLess(x, y, range) { return true }
        if try !isEqual(x, y, at: range) { return false }
      }
      return false
    default: break
    }
    if let selector = program.selectors["static <(_:_:)"],
      let function = witness(selector, typeID(of: a))
    {
      return try invoke(function, on: nil, [a, b], range).asBool ?? false
    }
    if case .enumCase(let a) = a, case .enumCase(let b) = b { return a.index < b.index }
    throw trap("'\(typeName(of: a))' values have no order", at: range)
  }

  /// An operator on values whose types the compiler has checked.
  func combine(
    _ name: String, _ a: Value, _ b: Value, _ range: SourceRange
  ) throws(Interruption) -> Value {
    switch name {
    case "==": return .bool(try isEqual(a, b, at: range))
    case "!=": return .bool(try !isEqual(a, b, at: range))
    case "<": return .bool(try isLess(a, b, range))
    case ">": return .bool(try isLess(b, a, range))
    case "<=": return .bool(try !isLess(b, a, range))
    case ">=": return .bool(try !isLess(a, b, range))
    case "&&": return .bool(a.asBool == true && b.asBool == true)
    case "||": return .bool(a.asBool == true || b.asBool == true)
    default: break
    }
    switch (a, b) {
    // A literal of a generic parameter that stands for fractions.
    case (.int(let x), .double): return try combine(name, .double(Double(x)), b, range)
    case (.double, .int(let y)): return try combine(name, a, .double(Double(y)), range)
    case (.int(let x), .int(let y)):
      if let operation = Arithmetic.integers[name] { return .int(try operation(x, y, range)) }
    case (.double(let x), .double(let y)):
      if let operation = Arithmetic.floating[name] { return .double(operation(x, y)) }
    case (.string(let x), .string(let y)) where name == "+":
      try checkSize(x.utf8.count + y.utf8.count, range)
      return .string(x + y)
    case (.array(let x), .array(let y)) where name == "+":
      try checkSize(x.count + y.count, range)
      return .array(x + y)
    default:
      if let result = try integer(name, a, b, range) { return result }
      if let result = Arithmetic.single(name, a, b) { return result }
    }
    if let selector = program.selectors["static \(name)(_:_:)"],
      let function = witness(selector, typeID(of: a))
    {
      return try invoke(function, on: nil, [a, b], range)
    }
    throw trap("operator '\(name)' does not fit these values", at: range)
  }

  // MARK: Hashing

  func hash(of value: Value, at range: SourceRange) throws(Interruption) -> Int {
    switch value {
    case .int(let value): return value
    case .bool(let value): return value ? 1 : 0
    case .double(let value): return Int(bitPattern: UInt(truncatingIfNeeded: value.bitPattern))
    case .string(let text): return Self.hash(of: text)
    case .enumCase(let own) where witnessOfHash(own.type) == nil:
      return Int(own.index) &+ Int(own.type.index) &* 7919
    case .void, .none, .closure, .type, .native: return 0
    case .some(let payload): return try hash(of: payload.value, at: range)
    case .array(let values): return try hash(of: values, range)
    case .tuple(let tuple): return try hash(of: tuple.elements, range)
    case .set(let table), .dictionary(let table):
      // The order does not count.
      var sum = table.count
      for key in table.keys { sum &+= try hash(of: key, at: range) &* 31 }
      return sum
    default: return try ownHash(of: value, range)
    }
  }

  /// The same in every run, unlike Swift's own.
  private static func hash(of text: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // Equal strings may be written differently; ASCII is always the same.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    } else {
      hash = UInt64(text.count)
    }
    return Int(truncatingIfNeeded: hash)
  }

  private func hash(of values: [Value], _ range: SourceRange) throws(Interruption) -> Int {
    var hash = values.count
    for value in values { hash = (hash &* 31) &+ (try self.hash(of: value, at: range)) }
    return hash
  }

  private func witnessOfHash(_ id: TypeID) -> Function? {
    program.selectors["hash(into:)"].flatMap { witness($0, id) }
  }

  private func ownHash(of value: Value, _ range: SourceRange) throws(Interruption) -> Int {
    if let function = witnessOfHash(typeID(of: value)) {
      let start = top
      try push(value)
      try push(.structure(StructureValue(KnownType.hasher.id, [.int(0)])))
      _ = try invoke(function, from: start, range, keepsFrame: true)
      let hasher = stack[start + 1]
      stack[start] = .void
      stack[start + 1] = .void
      top = start
      return hasher.fields.first?.asInt ?? 0
    }
    switch value {
    case .object(let reference): return Int(reference.index)
    case .enumPayload(let payload):
      return try hash(of: payload.values, range) &+ Int(payload.enumCase.index)
    default: return try hash(of: value.fields, range)
    }
  }

  // MARK: Dictionaries and sets

  /// Makes a table one that nothing else refers to.
  static func makeUnique(_ table: inout Table) {
    if !isKnownUniquelyReferenced(&table) { table = Table(copying: table) }
  }

  func find(_ key: Value, in table: Table, _ range: SourceRange) throws(Interruption) -> Int? {
    let hash = try hash(of: key, at: range)
    return try table.find(key, hash: hash) { (a, b) throws(Interruption) in
      try isEqual(a, b, at: range)
    }
  }

  func lookUp(
    _ key: Value, in dictionary: Value, _ range: SourceRange
  ) throws(Interruption) -> Value? {
    guard case .dictionary(let table) = dictionary else { throw uninitialized(range) }
    return try find(key, in: table, range).map { table.values[$0] }
  }

  /// Writes an entry; false where the key was there.
  @discardableResult
  func insert(
    _ key: Value, _ value: Value?, into table: Table, _ range: SourceRange
  ) throws(Interruption) -> Bool {
    let hash = try hash(of: key, at: range)
    let place = try table.find(key, hash: hash) { (a, b) throws(Interruption) in
      try isEqual(a, b, at: range)
    }
    if let place {
      if let value { table.values[place] = value }
      return false
    }
    try checkSize(table.count, range)
    table.append(key, value, hash: hash)
    return true
  }

  /// Changes the value of a key: an optional, or with a default the value itself.
  func modifyEntry(
    _ key: Value, _ hash: Int, in table: Table, _ defaultValue: Code?, _ range: SourceRange,
    _ body: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) {
    let place = try table.find(key, hash: hash) { (a, b) throws(Interruption) in
      try isEqual(a, b, at: range)
    }
    if let defaultValue {
      var value: Value
      if let place {
        value = table.values[place]
        table.values[place] = .void
      } else {
        value = try defaultValue(self)
      }
      try body(&value)
      if let place { table.values[place] = value } else { table.append(key, value, hash: hash) }
      return
    }
    var value = Value.optional(place.map { table.values[$0] })
    if let place { table.values[place] = .void }
    try body(&value)
    switch (value, place) {
    case (.some(let payload), let place?): table.values[place] = payload.value
    case (.some(let payload), nil): table.append(key, payload.value, hash: hash)
    case (_, let place?): table.remove(at: place)
    default: break
    }
  }
}

extension TypeDeclaration {
  /// The name without those of the types around it.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
