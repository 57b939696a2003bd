// swift-format-ignore-file: DontRepeatTypeInStaticProperties

public import Foundation
public import HeadlessUIKit

// A database, which is one however often it is opened, and lasts as long as the program.

public final class Realm: StandInMaking {
  nonisolated(unsafe) static let standard = Realm(apart: ())

  public struct Configuration {
    nonisolated(unsafe) public static var defaultConfiguration = Configuration()
    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var schemaVersion: UInt64
    public var deleteRealmIfMigrationNeeded: Bool
    public var objectTypes: [RealmObjectBase.Type]?
    public var migrationBlock: ((RealmMigration, UInt64) -> Void)?

    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
      readOnly: Bool = false, schemaVersion: UInt64 = 0,
      migrationBlock: ((RealmMigration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [RealmObjectBase.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
      (self.schemaVersion, self.migrationBlock) = (schemaVersion, migrationBlock)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.objectTypes = objectTypes
    }
  }

  public enum UpdatePolicy { case error, modified, all }

  private var objects: [RealmObjectBase] = []
  private var observers: [ObjectIdentifier: NotificationToken] = [:]
  public private(set) var isInWriteTransaction = false
  public var configuration = Configuration.defaultConfiguration
  public var isEmpty: Bool { objects.isEmpty }

  private init(apart: Void) {}

  /// The one database, by its name as well.
  public convenience init() { self.init(apart: ()) }
  public convenience init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.init(apart: ())
  }
  public convenience init(queue: DispatchQueue?) throws { self.init(apart: ()) }
  public convenience init(fileURL: URL) throws { self.init(apart: ()) }

  /// Where the objects are, whichever of its names the database was opened by.
  private var store: Realm { Self.standard }

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    store.isInWriteTransaction = true
    defer {
      store.isInWriteTransaction = false
      let silent = Set(tokens.map { ObjectIdentifier($0) })
      for (key, token) in store.observers where !silent.contains(key) { token.tellLater() }
    }
    return try block()
  }

  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Error)?) -> Void)? = nil
  ) {
    try? write(block)
    onComplete?(nil)
  }
  public func beginWrite() { store.isInWriteTransaction = true }
  public func commitWrite() throws { try write {} }
  public func cancelWrite() { store.isInWriteTransaction = false }

  public func add(_ object: RealmObjectBase, update: UpdatePolicy = .error) {
    if let key = object.primaryValue {
      store.objects.removeAll { type(of: $0) == type(of: object) && $0.primaryValue == key }
    }
    if !store.objects.contains(where: { $0 === object }) { store.objects.append(object) }
    object.realm = store
  }
  public func add(_ objects: some Sequence<RealmObjectBase>, update: UpdatePolicy = .error) {
    for object in objects { add(object, update: update) }
  }
  @discardableResult
  public func create<Object: RealmObjectBase>(
    _ type: Object.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> Object {
    let object = Object()
    object.take(value)
    add(object, update: update)
    return object
  }

  public func delete(_ object: RealmObjectBase) {
    object.isInvalidated = true
    store.objects.removeAll { $0 === object }
  }
  public func delete<Object: RealmObjectBase>(_ objects: some Sequence<Object>) {
    for object in Array(objects) { delete(object) }
  }
  public func deleteAll() {
    for object in store.objects { delete(object) }
  }

  /// Those of a type, which need not be given: of such a one there are none.
  public func objects<Object>(_ type: Object.Type) -> RealmResults<Object> {
    let store = store
    return RealmResults(of: store) { store.objects.compactMap { $0 as? Object } }
  }
  public func object<Object>(
    ofType type: Object.Type, forPrimaryKey key: some Hashable
  ) -> Object? {
    let found = store.objects.first { $0 is Object && $0.primaryValue == AnyHashable(key) }
    return found as? Object
  }

  /// Adds what is of a type that is not given, which is nobody's.
  @_disfavoredOverload
  public func add(_ notGiven: Any, update: UpdatePolicy = .error) {}
  @_disfavoredOverload
  public func delete(_ notGiven: Any) {}

  @discardableResult public func refresh() -> Bool { false }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }

  /// Keeps account of who is told of writes.
  func observe(_ block: @escaping (Int) -> Void) -> NotificationToken {
    let store = store
    let token = NotificationToken(block)
    store.observers[ObjectIdentifier(token)] = token
    token.end = { [weak store, weak token] in
      if let token { store?.observers[ObjectIdentifier(token)] = nil }
    }
    return token
  }
}

/// What keeps somebody told.
public class NotificationToken: NSObject, @unchecked Sendable {
  private let block: ((Int) -> Void)?
  private var count = 0
  var end: (() -> Void)?

  init(_ block: ((Int) -> Void)? = nil) { self.block = block }

  public func invalidate() {
    end?()
    end = nil
  }

  /// Tells of what is there, a turn of the main queue later.
  func tellLater() {
    DispatchQueue.main.async { self.tell() }
  }

  private func tell() {
    guard block == nil || end != nil else { return }
    block?(count)
    count += 1
  }
}

/// A migration, of a database that is always of today.
public final class RealmMigration {
  public func enumerateObjects(
    ofType typeName: String, _ block: (MigrationObject?, MigrationObject?) -> Void
  ) {}
  @discardableResult
  public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject {
    MigrationObject()
  }
  public func delete(_ object: MigrationObject) {}
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
  @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
}

public final class MigrationObject {
  private var values: [String: Any] = [:]
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
