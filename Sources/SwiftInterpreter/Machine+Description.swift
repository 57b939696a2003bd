import SwiftReading
import Wording

extension Machine {
  /// The value as `print` writes it.
  func describe(_ value: Value, at range: SourceRange) throws(Interruption) -> String {
    switch value {
    case .string(let text): return text
    case .int(let value): return String(value)
    default: return try describe(value, range, depth: 0)
    }
  }

  /// The value as `debugPrint` writes it: types with their modules too.
  func reflect(_ value: Value, at range: SourceRange) throws(Interruption) -> String {
    if case .type(let type) = value, let id = type.type.id, type.type.arguments.isEmpty {
      let module = Int(id.index) < KnownType.allCases.count ? "Swift." : ""
      return module + qualifiedName(id)
    }
    return try debugDescribe(value, range, 0)
  }

  /// The value as it stands inside of another: strings in quotation marks.
  private func debugDescribe(
    _ value: Value, _ range: SourceRange, _ depth: Int
  ) throws(Interruption) -> String {
    if case .string(let text) = value { return text.debugDescription }
    // `ArraySlice([1, 2])`, as it is told inside of another.
    if case .structure(let structure) = value, structure.type == KnownType.arraySlice.id {
      return "ArraySlice(\(try describe(value, range, depth: depth + 1)))"
    }
    let text = try describe(value, range, depth: depth + 1)
    // What has no words of its own is told with its module and type.
    switch value {
    case .enumCase, .enumPayload:
      if try ownDescription(of: value, range) != nil { return text }
      return qualifiedName(typeID(of: value)) + "." + text
    case .structure(let structure) where structure.type.index >= KnownType.allCases.count:
      if try ownDescription(of: value, range) != nil { return text }
      let declaration = program[structure.type]
      return qualifiedName(structure.type) + text.dropFirst(declaration.simpleName.count)
    default: return text
    }
  }

  private func describe(
    _ value: Value, _ range: SourceRange, depth: Int
  ) throws(Interruption) -> String {
    guard depth < 50 else { return "…" }
    switch value {
    case .void: return "()"
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .double(let value): return value.description
    case .string(let text): return text
    case .none: return "nil"
    case .some(let payload): return "Optional(\(try debugDescribe(payload.value, range, depth)))"
    case .array(let elements): return "[\(try list(elements, range, depth))]"
    case .set(let table): return "[\(try list(table.keys, range, depth))]"
    case .dictionary(let table): return try describe(table, range, depth)
    case .tuple(let tuple):
      return "(\(try list(tuple.elements, labels: tuple.labels, range, depth)))"
    case .closure: return "(Function)"
    case .type(let type): return program.fullName(of: type)
    case .native(let box): return box.value.description
    case .weak: return try describe(strengthened(value, range), range, depth: depth)
    case .structure, .enumCase, .enumPayload, .object:
      if let own = try ownDescription(of: value, range) { return own }
      return try describeDeclared(value, range, depth)
    }
  }

  private func qualifiedName(_ id: TypeID) -> String {
    (program[id].isFromPrelude ? "" : "main.") + program[id].name
  }

  private func ownDescription(
    of value: Value, _ range: SourceRange
  ) throws(Interruption) -> String? {
    let id = typeID(of: value)
    guard let selector = program.selectors["description"], let getter = witness(selector, id),
      program.protocols(of: .nominal(id, []))
        .contains(where: { $0.id == KnownType.customStringConvertible.id })
    else { return nil }
    return try invoke(getter, on: value, range).asString
  }

  private func describeDeclared(
    _ value: Value, _ range: SourceRange, _ depth: Int
  ) throws(Interruption) -> String {
    switch value {
    case .structure(let structure):
      if let elements = value.asArray { return "[\(try list(elements, range, depth))]" }
      if structure.type == KnownType.range.id || structure.type == KnownType.closedRange.id {
        let lower = try describe(structure.fields[0], range, depth: depth)
        let upper = try describe(structure.fields[1], range, depth: depth)
        return lower + (structure.type == KnownType.range.id ? "..<" : "...") + upper
      }
      let declaration = program[structure.type]
      let names = declaration.fields.map { Optional($0.name) }
      return "\(declaration.simpleName)(\(try list(structure.fields, labels: names, range, depth)))"
    case .enumCase: return caseName(of: value) ?? ""
    case .enumPayload(let payload):
      let info = program[payload.enumCase.type].cases[Int(payload.enumCase.index)]
      return "\(info.name)(\(try list(payload.values, labels: info.labels, range, depth)))"
    // A class in a program's main file.
    default: return qualifiedName(typeID(of: value))
    }
  }

  private func describe(
    _ table: Table, _ range: SourceRange, _ depth: Int
  ) throws(Interruption) -> String {
    if table.count == 0 { return "[:]" }
    var parts: [String] = []
    for (key, value) in zip(table.keys, table.values) {
      parts.append(
        "\(try debugDescribe(key, range, depth)): \(try debugDescribe(value, range, depth))")
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func list(
    _ values: [Value], labels: [String?] = [], _ range: SourceRange, _ depth: Int
  ) throws(Interruption) -> String {
    try step(by: values.count, range)
    var text = ""
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += label + ": " }
      text += try debugDescribe(value, range, depth)
    }
    return text
  }
}
