import JSON
import SwiftReading
import Wording

extension StandardLibrary {
  static let jsonNatives: [String: NativeFunction] = [
    "_decode(_:_:_:)": { (call) throws(Interruption) in
      guard case .type(let type) = call.arguments[0].unwrapped else {
        throw call.refusal("this is no type")
      }
      let decoding = JSONTypeDecoding(
        machine: call.machine, range: call.range, isSnakeCase: call.arguments[2].asBool ?? false)
      do {
        let document = try JSONDocument(parsing: call.words(1))
        return try decoding.value(document.value, type.type)
      } catch let error as JSONError {
        throw decoding.decodingError("dataCorrupted", "\(error)")
      } catch let error as Interruption {
        throw error
      } catch {
        throw decoding.decodingError("dataCorrupted", "\(error)")
      }
    }
  ]
}

/// Makes values of declared types of JSON, as the compiler's own `Decodable` does.
private struct JSONTypeDecoding {
  let machine: Machine
  let range: SourceRange
  let isSnakeCase: Bool

  /// - Parameter subject: The key or the type that the error is about.
  func decodingError(_ kind: String, _ text: String, _ subject: Value? = nil) -> Interruption {
    guard let declaration = machine.program.types.last(where: { $0.name == "DecodingError" }),
      let found = declaration.cases.first(where: { $0.name == kind }),
      let context = try? machine.make(
        "DecodingError.Context",
        [
          ("codingPath", .array([])), ("debugDescription", .string(text)),
          ("underlyingError", .none),
        ],
        at: range)
    else { return machine.trap(Message(verbatim: text), at: range) }
    let own = EnumCase(type: declaration.id, index: found.index)
    let payload = [subject, context].compactMap { $0 }
    return .thrown(.enumPayload(EnumPayload(own, payload)), range)
  }

  private func metatype(_ type: Type) -> Value {
    .type(TypeValue(type, name: machine.program.fullName(of: type)))
  }

  private func mismatch(_ type: Type) -> Interruption {
    decodingError(
      "typeMismatch", "Expected to decode \(machine.program.name(of: type))", metatype(type))
  }

  func value(_ json: JSONValue, _ type: Type) throws(Interruption) -> Value {
    try machine.step(range)
    guard case .nominal(let id, let arguments) = type else { throw mismatch(type) }
    if id == KnownType.optional.id {
      return json == .null ? .none : .some(Payload(try value(json, arguments[0])))
    }
    switch (id, json) {
    case (KnownType.int.id, .number(let number)):
      guard let integer = number.integer else { throw mismatch(type) }
      return .int(integer)
    case (_, .number(let number)) where IntegerType(id) != nil:
      guard let value = number.integer.flatMap({ IntegerType(id)?.value(exactly: $0) }) else {
        throw decodingError(
          "dataCorrupted", "Number \(json) does not fit in \(machine.program[id].name)")
      }
      return value
    case (KnownType.double.id, .number(let number)), (KnownType.cgFloat.id, .number(let number)):
      return .double(number.double)
    case (KnownType.float.id, .number(let number)): return .float(number.double)
    case (KnownType.bool.id, .bool(let value)): return .bool(value)
    case (KnownType.string.id, .string(let text)): return .string(text)
    case (KnownType.array.id, .array(let elements)):
      var values: [Value] = []
      for element in elements { values.append(try value(element, arguments[0])) }
      return .array(values)
    case (KnownType.dictionary.id, .object(let object)) where arguments[0] == .string:
      let table = Table()
      for member in object.members {
        try machine.insert(
          .string(member.key), try value(member.value, arguments[1]), into: table, range)
      }
      return .dictionary(table)
    default: return try declared(json, type, id)
    }
  }

  /// A value of a struct, class or enum.
  private func declared(
    _ json: JSONValue, _ type: Type, _ id: TypeID
  ) throws(Interruption) -> Value {
    let declaration = machine.program[id]
    switch (declaration.name, json) {
    case ("URL", .string(let text)), ("UUID", .string(let text)):
      return .structure(StructureValue(id, [.string(text)]))
    case ("Date", .number(let number)):
      return .structure(StructureValue(id, [.double(number.double)]))
    default: break
    }
    if let raw = declaration.rawType {
      let value = try value(json, raw)
      for own in declaration.cases where own.rawValue?.isSame(value) == true {
        return .enumCase(EnumCase(type: id, index: own.index))
      }
      throw decodingError(
        "dataCorrupted", "Cannot initialize \(declaration.name) from invalid value \(json)")
    }
    let hasOwn = (declaration.statics["init"] ?? []).contains {
      if case .function(let function) = $0 { function.fullName == "init(from:)" } else { false }
    }
    guard !hasOwn, declaration.kind != .enumeration, case .object(let object) = json else {
      if hasOwn {
        throw machine.trap(
          "'init(from:)' of '\(declaration.name)' needs the compiler", at: range)
      }
      throw mismatch(type)
    }
    let fields = try fields(of: object, declaration, type)
    guard declaration.kind == .classType else {
      return .structure(StructureValue(id, fields, type.arguments))
    }
    let instance = try machine.allocate(id, type.arguments, range)
    if case .object(let reference) = instance {
      for (place, field) in fields.enumerated() { machine.heap[reference, place] = field }
    }
    return instance
  }

  private func fields(
    of object: JSONObject, _ declaration: TypeDeclaration, _ type: Type
  ) throws(Interruption) -> [Value] {
    let keys = codingKeys(of: declaration)
    let substitution = machine.program.substitution(of: declaration.id, type.arguments)
    var fields: [Value] = []
    for field in declaration.fields {
      let own = (field.type ?? .any).substituting(substitution)
      let isFixed = !field.isVariable && field.initial != nil
      guard let key = keys == nil ? field.name : keys?[field.name], !isFixed, !field.isLazy else {
        fields.append(
          try field.initial.map { (code) throws(Interruption) in
            field.isLazy ? .void : try machine.invoke(code, range)
          } ?? .none)
        continue
      }
      if let member = object[isSnakeCase ? Self.snakeCase(key) : key] {
        if member == .null, own.wrapped == nil {
          throw decodingError(
            "valueNotFound", "Expected a value for key '\(key)' but found null", metatype(own))
        }
        fields.append(try value(member, own))
      } else if own.wrapped != nil {
        fields.append(.none)
      } else {
        let own = try machine.make("_CodingKey", [("stringValue", .string(key))], at: range)
        throw decodingError("keyNotFound", "No value associated with key '\(key)'", own)
      }
    }
    return fields
  }

  /// The keys of the properties, as a nested `CodingKeys` has them; nil where there is none.
  private func codingKeys(of declaration: TypeDeclaration) -> [String: String]? {
    let name = declaration.name + ".CodingKeys"
    guard let keys = machine.program.types.last(where: { $0.name == name }) else { return nil }
    var found: [String: String] = [:]
    for own in keys.cases { found[own.name] = own.rawValue?.asString ?? own.name }
    return found
  }

  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }
}
