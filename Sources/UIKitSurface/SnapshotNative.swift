package import DiffableDataSource
package import SwiftInterpreter
import Wording
package import WorldModel

/// A snapshot in the hands of a program.
struct SnapshotNative: NativeValue {
  static var typeName: String { "NSDiffableDataSourceSnapshot" }

  var base = Snapshot<Identifier, Identifier>()

  var description: String { base.uikitDescription }

  func isEqual(to other: any NativeValue) -> Bool { (other as? SnapshotNative)?.base == base }
}

/// A section snapshot in the hands of a program.
struct SectionSnapshotNative: NativeValue {
  static var typeName: String { "NSDiffableDataSourceSectionSnapshot" }

  var base = SectionSnapshot<Identifier>()

  var description: String { base.uikitDescription }

  func isEqual(to other: any NativeValue) -> Bool {
    (other as? SectionSnapshotNative)?.base == base
  }
}

extension Value {
  /// The snapshot that the value is; nil for any other.
  package var snapshot: Snapshot<Identifier, Identifier>? {
    guard case .native(let box) = self else { return nil }
    return (box.value as? SnapshotNative)?.base
  }

  /// The section snapshot that the value is; nil for any other.
  package var sectionSnapshot: Outline? {
    guard case .native(let box) = self else { return nil }
    return (box.value as? SectionSnapshotNative)?.base
  }
}

extension NativeCall {
  /// The identifiers of a program's values.
  func identifiers<Host: CollectionViewHost>(
    _ values: [Value], _ role: IdentifierTable.Role, _ host: Host.Type
  ) throws(Interruption) -> [Identifier] {
    // The table is taken out while the program's own `==` and `hash(into:)` run.
    var table = IdentifierTable()
    try withHost(Host.self) { host throws(Interruption) in swap(&table, &host.objects.tokens) }
    let space = table.space(of: role)
    var identifiers: [Identifier] = []
    identifiers.reserveCapacity(values.count)
    var failure: Interruption?
    do throws(Interruption) {
      for value in values {
        identifiers.append(try table.intern(value, in: space, for: self))
      }
    } catch { failure = error }
    try withHost(Host.self) { host throws(Interruption) in swap(&table, &host.objects.tokens) }
    if let failure { throw failure }
    return identifiers
  }

  /// The identifier of a program's value.
  func identifier<Host: CollectionViewHost>(
    _ value: Value, _ role: IdentifierTable.Role, _ host: Host.Type
  ) throws(Interruption) -> Identifier {
    try identifiers([value], role, host)[0]
  }

  /// The program's values behind identifiers.
  ///
  /// What commands in words have named is the value of that name: of the program's, of the type
  /// that the others have, or else the name as a string.
  func values<Host: CollectionViewHost>(
    _ identifiers: [Identifier], _ role: IdentifierTable.Role, _ host: Host.Type
  ) throws(Interruption) -> [Value] {
    let table = try withHost(Host.self) { host throws(Interruption) in host.objects.tokens }
    let space = table.space(of: role)
    var values: [Value] = []
    values.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      values.append(
        table.value(of: identifier) ?? table.value(named: identifier.name, in: space)
          ?? value(named: identifier.name, ofType: table.lastType(in: space)))
    }
    return values
  }

  /// The program's value behind an identifier, as an optional.
  func optionalValue<Host: CollectionViewHost>(
    _ identifier: Identifier?, _ role: IdentifierTable.Role, _ host: Host.Type
  ) throws(Interruption) -> Value {
    guard let identifier else { return .none }
    return .optional(try values([identifier], role, host)[0])
  }

  /// The value of a type that a name stands for; the name as a string where it stands for none.
  private func value(named name: String, ofType type: String) -> Value {
    if let value = enumCase(name, of: type) { return value }
    switch type {
    case "Int": return Int(name).map { .int($0) } ?? .string(name)
    case "Double": return Double(name).map { .double($0) } ?? .string(name)
    case "UUID":
      let made = try? make("UUID", [("uuidString", .string(name))])
      return made?.unwrapped ?? .string(name)
    default: return .string(name)
    }
  }
}
