import DiffableDataSource
package import SwiftInterpreter
package import WorldModel

/// The values of a program that engines know as identifiers.
///
/// Equal values have equal identifiers. Which of several equal values was meant travels in the
/// identifier as its token, so that a snapshot keeps the first and gives it back.
package struct IdentifierTable: Sendable {
  /// What an identifier is used for; names of sections and of items have nothing to do with each
  /// other.
  package enum Role: Hashable, Sendable {
    case section
    case item
  }

  /// The values of one role and one declared type: their names are unique.
  struct Space: Hashable, Sendable {
    var role: Role
    /// The type as a snapshot declares it; empty where that is not known.
    var type: String
  }

  /// Values that are equal to each other.
  struct EqualValues: Sendable {
    var name: String
    var hash: Int
    /// The newest of them.
    var token: Int
  }

  /// The values of one space.
  struct Names: Sendable {
    var groups: [EqualValues] = []
    /// Places in `groups`.
    var byHash: [Int: [Int]] = [:]
    var byName: [String: Int] = [:]
    /// The type of the last value.
    var lastType = ""
  }

  private(set) var values: [Value] = []
  /// The types that the latest snapshot was declared with.
  private var types: [Role: String] = [:]
  private var names: [Space: Names] = [:]

  /// A table without values.
  package init() {}

  /// The values that are meant from now on: those of the types that a new snapshot declares.
  ///
  /// Values of different types may be called alike, as no data source ever holds both.
  mutating func begin(sections: String, items: String) {
    types = [.section: sections, .item: items]
  }

  /// The values of a role that are meant now.
  func space(of role: Role) -> Space { Space(role: role, type: types[role] ?? "") }

  /// Calls `visit` with each value.
  package func visitValues(_ visit: (Value) -> Void) { values.forEach(visit) }

  /// The value that an identifier stands for; nil where it is a name that somebody typed.
  package func value(of identifier: Identifier) -> Value? {
    guard let token = identifier.token, values.indices.contains(token) else { return nil }
    return values[token]
  }

  /// The value of that name; nil where the program has none.
  func value(named name: String, in space: Space) -> Value? {
    guard let names = names[space], let place = names.byName[name] else { return nil }
    return values[names.groups[place].token]
  }

  /// The type of the value that was named last in a space; empty where there is none.
  func lastType(in space: Space) -> String { names[space]?.lastType ?? "" }

  /// The identifier of a value: that of an equal one, or a new one.
  ///
  /// - Throws: UIKit's exception where it is equal to another and their hashes differ.
  /// - Complexity: O(1) on average.
  mutating func intern(
    _ value: Value, in space: Space, for call: NativeCall
  ) throws(Interruption) -> Identifier {
    let hash = try call.hash(of: value)
    for place in names[space]?.byHash[hash] ?? [] {
      guard let known = names[space]?.groups[place] else { continue }
      let other = values[known.token]
      guard try call.isEqual(value, other) else { continue }
      if value.isIndistinguishable(from: other) {
        return Identifier(known.name, token: known.token)
      }
      values.append(value)
      names[space]?.groups[place].token = values.count - 1
      return Identifier(known.name, token: values.count - 1)
    }
    let name = try uniqueName(of: value, hash: hash, in: space, for: call)
    values.append(value)
    var known = names.removeValue(forKey: space) ?? Names()
    known.byHash[hash, default: []].append(known.groups.count)
    known.byName[name] = known.groups.count
    known.groups.append(EqualValues(name: name, hash: hash, token: values.count - 1))
    known.lastType = call.typeName(of: value)
    names[space] = known
    return Identifier(name, token: values.count - 1)
  }

  /// What identifies the value for a person, with a number behind where others are called so.
  private func uniqueName(
    of value: Value, hash: Int, in space: Space, for call: NativeCall
  ) throws(Interruption) -> String {
    let name = try call.identifyingText(of: value)
    guard let known = names[space] else { return name }
    var (candidate, number) = (name, 1)
    while let place = known.byName[candidate] {
      let other = values[known.groups[place].token]
      if known.groups[place].hash != hash, try call.isEqual(value, other) {
        throw call.unequalHashes(try call.text(of: other), try call.text(of: value))
      }
      number += 1
      candidate = "\(name)#\(number)"
    }
    return candidate
  }
}

extension NativeCall {
  /// What identifies a value for a person: its `id`, the name of its case, or what it prints.
  ///
  /// A UUID tells a person nothing: the value's title, name or first text does, else its type.
  func identifyingText(of value: Value, depth: Int = 0) throws(Interruption) -> String {
    if let text = value.asString { return text }
    if case .enumCase = value, let name = caseName(of: value) { return name }
    switch value {
    case .structure, .object:
      if typeName(of: value) == Self.uuid { return uuidText(try text(of: value)) }
      guard depth < 4 else { break }
      guard let id = identity(of: value) else { return try unidentifiedText(of: value) }
      if typeName(of: id) == Self.uuid { return title(of: value) ?? typeName(of: value) }
      return try identifyingText(of: id, depth: depth + 1)
    case .enumPayload:
      let whole = try text(of: value)
      guard depth < 4, Self.holdsUUID(whole), let name = caseName(of: value) else { return whole }
      var parts: [String] = []
      for field in value.fields { parts.append(try identifyingText(of: field, depth: depth + 1)) }
      return name + "(" + parts.joined(separator: ", ") + ")"
    default: break
    }
    return try text(of: value)
  }

  /// What a value without an `id` prints; its title where it prints a UUID or its type alone.
  private func unidentifiedText(of value: Value) throws(Interruption) -> String {
    let whole = try text(of: value)
    let isTypeAlone =
      if case .object = value { whole.hasSuffix(typeName(of: value)) } else { false }
    return isTypeAlone || Self.holdsUUID(whole) ? title(of: value) ?? whole : whole
  }

  /// Whether a UUID that `UUID()` has made is in a text.
  private static func holdsUUID(_ text: String) -> Bool {
    text.utf8.count > 36 && text.contains("00000000-0000-0000-0000-")
  }

  private static var uuid: String { "UUID" }

  /// A UUID that `UUID()` has made, by its number: `uuid1`; another one as it is.
  private func uuidText(_ text: String) -> String {
    guard text.hasPrefix("00000000-0000-0000-0000-"), let digits = text.split(separator: "-").last,
      let number = Int(digits, radix: 16)
    else { return text }
    return "uuid\(number)"
  }

  /// The first text of a value, its title or its name before any other.
  private func title(of value: Value) -> String? {
    let named = ["title", "name"].lazy.compactMap { try? property($0, of: value).asString }
    return (Array(named) + value.fields.compactMap(\.asString)).first {
      !$0.isEmpty && !Self.holdsUUID("\($0) ")
    }
  }

  /// The property `id` of a value that has one.
  private func identity(of value: Value) -> Value? {
    guard let id = try? property("id", of: value) else { return nil }
    return id.unwrapped
  }

  /// The exception of identifiers that are equal and hash differently.
  fileprivate func unequalHashes(_ first: String, _ second: String) -> Interruption {
    refused(.unequalHashes(first, second))
  }
}

extension Value {
  /// Whether no program could tell it from another, so that one may stand for both.
  ///
  /// It looks at parts only as deep as identifiers usually are; what lies deeper counts as
  /// different.
  func isIndistinguishable(from other: Value, depth: Int = 0) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b && a.utf8.elementsEqual(b.utf8)
    case (.bool(let a), .bool(let b)): return a == b
    case (.double(let a), .double(let b)): return a.bitPattern == b.bitPattern
    case (.enumCase(let a), .enumCase(let b)): return a == b
    case (.object(let a), .object(let b)): return a == b
    case (.none, .none), (.void, .void): return true
    case (.some(let a), .some(let b)):
      return a.value.isIndistinguishable(from: b.value, depth: depth)
    case (.structure, .structure), (.tuple, .tuple), (.enumPayload, .enumPayload):
      let (fields, others) = (fields, other.fields)
      guard depth < 4, fields.count == others.count else { return false }
      return zip(fields, others).allSatisfy {
        $0.isIndistinguishable(from: $1, depth: depth + 1)
      }
    case (.array(let a), .array(let b)):
      guard depth < 4, a.count == b.count, a.count < 100 else { return false }
      return zip(a, b).allSatisfy { $0.isIndistinguishable(from: $1, depth: depth + 1) }
    default: return false
    }
  }
}
