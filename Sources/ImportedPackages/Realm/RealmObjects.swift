public import Foundation
public import HeadlessUIKit

// What screens use of Realm, over a database that begins empty: no file is read. Objects that code
// adds are there, keep what they are given, and are what is asked for. The names of Realm's that many
// others have too are `RealmObject` and the like here; imported files that import it have its own.

open class RealmObjectBase: NSObject, StandInMaking, StandInNumbered {
  open var standInNumber: Int?
  /// The database that it was added to.
  public internal(set) weak var realm: Realm?
  public internal(set) var isInvalidated = false

  public required override init() { super.init() }

  /// One of the values of its properties, by their names.
  public convenience init(value: Any) {
    self.init()
    take(value)
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  open class func className() -> String { "\(self)" }
  open class func shouldIncludeInDefaultSchema() -> Bool { true }

  public var isFrozen: Bool { false }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
  public func isSameObject(as object: RealmObjectBase?) -> Bool { self === object }

  public subscript(key: String) -> Any? {
    get { value(forKey: key) }
    set { setValue(newValue, forKey: key) }
  }

  /// The property of a name.
  open func value(forKey key: String) -> Any? {
    guard let property = properties[key] else { return nil }
    return held((property as? any PersistedProperty)?.anyValue ?? property)
  }

  open func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) {
      ($0 as? RealmObjectBase)?.value(forKey: String($1))
    }
  }

  /// Sets a property that is persisted.
  open func setValue(_ value: Any?, forKey key: String) {
    (properties[key] as? any PersistedProperty)?.take(value)
  }

  /// What is told of its changes, of which there are none.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmObjectChange) -> Void
  ) -> NotificationToken { NotificationToken() }

  /// Its stored properties by their names, those of its superclasses among them.
  private var properties: [String: Any] {
    var found: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        found[label.hasPrefix("_") ? String(label.dropFirst()) : label] = child.value
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Takes the values of properties by their names.
  func take(_ value: Any) {
    if let values = value as? [String: Any] {
      for (key, value) in values { setValue(value, forKey: key) }
    } else if let object = value as? RealmObjectBase {
      for key in object.properties.keys { setValue(object.value(forKey: key), forKey: key) }
    }
  }

  /// The value of its primary key; nil where it has none.
  var primaryValue: AnyHashable? {
    let marked = properties.first { ($0.value as? any PersistedProperty)?.isPrimaryKey == true }
    let name = marked?.key ?? Self.primaryKey()
    return name.flatMap { value(forKey: $0) as? AnyHashable }
  }
}

extension RealmObjectBase: KeyedObject {}

open class RealmObject: RealmObjectBase {}
public typealias RealmSwiftObject = RealmObject

/// Objects that SwiftUI tells apart.
public protocol ObjectKeyIdentifiable: Identifiable {}

open class EmbeddedObject: RealmObjectBase {}

public enum RealmObjectChange {
  case change(RealmObjectBase, [RealmPropertyChange])
  case deleted
  case error(any Error)
}

public struct RealmPropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

/// An identifier as databases make it.
public final class ObjectId: NSObject, RealmDefaulting, StandInMaking, @unchecked Sendable {
  public let stringValue: String
  public override convenience init() { self.init(ObjectId.generate().stringValue) }
  public init(_ text: String) { stringValue = text }
  public convenience init(string: String) throws { self.init(string) }
  public class func generate() -> ObjectId {
    ObjectId(UUID().uuidString.filter { $0 != "-" }.prefix(24).lowercased())
  }
  public static var realmDefault: ObjectId { generate() }
  public override var description: String { stringValue }
  public override var hash: Int { stringValue.hashValue }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ObjectId)?.stringValue == stringValue
  }
}
