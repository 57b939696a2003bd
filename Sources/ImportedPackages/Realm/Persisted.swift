public import Foundation
import HeadlessUIKit

// Properties that a database keeps.

/// What a property is where its declaration says nothing.
public protocol RealmDefaulting {
  static var realmDefault: Self { get }
}

extension String: RealmDefaulting { public static var realmDefault: String { "" } }
extension Bool: RealmDefaulting { public static var realmDefault: Bool { false } }
extension Int: RealmDefaulting { public static var realmDefault: Int { 0 } }
extension Int8: RealmDefaulting { public static var realmDefault: Int8 { 0 } }
extension Int16: RealmDefaulting { public static var realmDefault: Int16 { 0 } }
extension Int32: RealmDefaulting { public static var realmDefault: Int32 { 0 } }
extension Int64: RealmDefaulting { public static var realmDefault: Int64 { 0 } }
extension Float: RealmDefaulting { public static var realmDefault: Float { 0 } }
extension Double: RealmDefaulting { public static var realmDefault: Double { 0 } }
extension Data: RealmDefaulting { public static var realmDefault: Data { Data() } }
extension Date: RealmDefaulting { public static var realmDefault: Date { Date() } }
extension UUID: RealmDefaulting { public static var realmDefault: UUID { UUID() } }
extension Decimal: RealmDefaulting { public static var realmDefault: Decimal { 0 } }
extension Optional: RealmDefaulting { public static var realmDefault: Wrapped? { nil } }

public typealias Decimal128 = Decimal

/// An enumeration that is kept by its raw values: its first case where nothing is said.
public protocol PersistableEnum: RawRepresentable, CaseIterable, RealmDefaulting {}
extension PersistableEnum {
  public static var realmDefault: Self { allCases.first! }
}
public typealias RealmEnum = PersistableEnum

/// A type that is kept as another.
public protocol CustomPersistable: RealmDefaulting {
  associatedtype PersistedType: RealmDefaulting
  init(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}
extension CustomPersistable {
  public static var realmDefault: Self { Self(persistedValue: .realmDefault) }
}

/// A persisted property of any type.
protocol PersistedProperty {
  var anyValue: Any { get }
  var isPrimaryKey: Bool { get }
  func take(_ value: Any?)
}

@propertyWrapper
public struct Persisted<Value>: PersistedProperty {
  /// Where the value is, so that it can be set by the property's name.
  private final class Place {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let place: Place
  let isPrimaryKey: Bool

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  private init(_ value: Value, isPrimaryKey: Bool) {
    (place, self.isPrimaryKey) = (Place(value), isPrimaryKey)
  }

  public init() { self.init(Self.start, isPrimaryKey: false) }
  public init(primaryKey: Bool) { self.init(Self.start, isPrimaryKey: primaryKey) }
  public init(indexed: Bool) { self.init() }
  /// The objects that link to this one by a property, of which nobody keeps account.
  public init(originProperty: String) { self.init() }
  public init(wrappedValue: Value) { self.init(wrappedValue, isPrimaryKey: false) }
  public init(wrappedValue: Value, primaryKey: Bool) {
    self.init(wrappedValue, isPrimaryKey: primaryKey)
  }
  public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue, isPrimaryKey: false) }

  /// What it is where nothing is said: a property whose declaration says no value is of a type that
  /// has one, or of one that is not given.
  private static var start: Value {
    if let type = Value.self as? any RealmDefaulting.Type, let value = type.realmDefault as? Value {
      return value
    }
    return leftOut()
  }

  var anyValue: Any { place.value }
  func take(_ value: Any?) {
    if let value = value as? Value { place.value = value }
  }
}

/// A value of the former way to say that a property may be nothing.
public final class RealmOptional<Value> {
  public var value: Value?
  public init(_ value: Value? = nil) { self.value = value }
}
public typealias RealmProperty = RealmOptional
