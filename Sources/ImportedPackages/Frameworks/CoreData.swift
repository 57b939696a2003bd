public import Foundation
public import HeadlessUIKit

// What screens use of Core Data, over a store that begins empty: no model and no file is read.
// Objects that code makes are there, keep what they are given, and are what a fetch gives.

open class NSManagedObjectID: NSObject, StandInMaking, @unchecked Sendable {
  public required override init() {}
}

open class NSManagedObject: NSObject, StandInMaking, StandInNumbered {
  public fileprivate(set) var objectID = NSManagedObjectID()
  open var standInNumber: Int?
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  fileprivate var entityName: String?
  private(set) var values: [String: Any] = [:]

  public required init(context moc: NSManagedObjectContext) {
    managedObjectContext = moc
    super.init()
    moc.insert(self)
  }
  /// One of no store that others fetch from.
  public required convenience override init() { self.init(context: .apart) }
  public convenience init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.init(context: context ?? .apart)
    entityName = entity.name
  }
  open var isInserted: Bool { false }
  open var isUpdated: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  open var hasChanges: Bool { false }
  open class func entity() -> NSEntityDescription {
    let description = NSEntityDescription()
    description.name = "\(self)"
    return description
  }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What was set for a key, or the property of that name.
  open func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let found = mirror {
      if let child = found.children.first(where: { $0.label == key }) {
        return held(child.value)
      }
      mirror = found.superclassMirror
    }
    return nil
  }
}

open class NSEntityDescription: NSObject {
  open var name: String?
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    // The class of an entity is called as it is, unless the model says otherwise.
    let named = RuntimeNames.classFromString(name) as? NSManagedObject.Type
    let object = (named ?? NSManagedObject.self).init(context: context)
    object.entityName = name
    return object
  }
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let description = NSEntityDescription()
    description.name = name
    return description
  }
}

/// An order by the value of a key, which Foundation has here by key paths alone.
public final class KeySortDescriptor: NSSortDescriptor {
  fileprivate let name: String
  public init(key: String?, ascending: Bool) {
    name = key ?? ""
    super.init(keyPath: \NSObject.hash, ascending: ascending)
  }
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    self.init(key: key, ascending: ascending)
  }
  public required init?(coder: NSCoder) { nil }
}

extension NSSortDescriptor {
  /// An order by a property whose type has none of its own, as truths and what may be nothing have.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order(ofValues: $0, $1) }
  }

  /// How two objects stand to each other.
  fileprivate func order(of first: Any, _ second: Any) -> ComparisonResult {
    guard let byKey = self as? KeySortDescriptor else { return compare(first, to: second) }
    let values = [first, second].map { ($0 as? NSManagedObject)?.value(forKey: byKey.name) }
    let order = Self.order(ofValues: values[0], values[1])
    switch order {
    case .orderedAscending: return ascending ? .orderedAscending : .orderedDescending
    case .orderedDescending: return ascending ? .orderedDescending : .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }

  /// How values stand to each other of which nobody says what they are.
  static func order(ofValues first: Any?, _ second: Any?) -> ComparisonResult {
    switch (held(first), held(second)) {
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as Bool, let second as Bool):
      first == second ? .orderedSame : second ? .orderedAscending : .orderedDescending
    case (let first as any BinaryInteger, let second as any BinaryInteger):
      order(Double(first), Double(second))
    case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
      order(Double(first), Double(second))
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    default: .orderedSame
    }
  }

  private static func order(_ first: Double, _ second: Double) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

open class NSFetchRequest<ResultType>: NSObject {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

open class NSManagedObjectContext: NSObject, StandInMaking, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }
  private var inserted: [NSManagedObject] = []
  /// What stands for the objects of placeholders, and the class that was fetched last.
  nonisolated(unsafe) private static var standing: [NSManagedObject] = []
  nonisolated(unsafe) private static var fetched: NSManagedObject.Type = NSManagedObject.self
  /// That of a database which is not given.
  public static let notGiven = NSManagedObjectContext()
  /// That of objects which nobody put in any, and which they need as long as they are there.
  fileprivate static let apart = NSManagedObjectContext()
  /// What shows the objects, and is told when they are saved.
  private var observers: [() -> Void] = []
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSErrorMergePolicy
  open var hasChanges: Bool { !inserted.isEmpty }
  open var parent: NSManagedObjectContext?

  public required override init() {}
  public convenience init(concurrencyType: ConcurrencyType) { self.init() }
  open func insert(_ object: NSManagedObject) { inserted.append(object) }
  open func delete(_ object: NSManagedObject) { inserted.removeAll { $0 === object } }
  open func save() throws { for tell in observers { tell() } }
  /// Calls a closure whenever what is in it is saved.
  func addObserver(_ tell: @escaping () -> Void) { observers.append(tell) }
  open func rollback() {}

  /// Has objects of identifiers that nothing has be of a class, until one is fetched.
  public static func takesObjects(for type: NSManagedObject.Type) {
    if fetched == NSManagedObject.self { fetched = type }
  }

  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let named: AnyClass? = request.entityName.flatMap { RuntimeNames.classFromString($0) }
    if let type = (Result.self as? NSManagedObject.Type) ?? (named as? NSManagedObject.Type) {
      Self.fetched = type
    }
    var found = inserted.filter { object in
      let name = object.entityName ?? "\(type(of: object))"
      guard request.entityName.map({ $0 == name }) ?? true else { return false }
      return request.predicate?.evaluate(with: object) ?? true
    }.compactMap { ($0 as Any) as? Result }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      // Of those alike the earlier stays before.
      found = found.enumerated().sorted {
        let order = descriptor.order(of: $0.element, $1.element)
        return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
      }.map(\.element)
    }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    (inserted + Self.standing).first { $0.objectID === objectID } ?? standIn(for: objectID)
  }

  /// An object of an identifier that nothing has, as a placeholder is: of the class that was fetched.
  private func standIn(for objectID: NSManagedObjectID) -> NSManagedObject {
    let object = Self.fetched.init(context: self)
    inserted.removeLast()
    object.objectID = objectID
    Self.standing.append(object)
    object.standInNumber = Self.standing.count { type(of: $0) == Self.fetched }
    return object
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    object(with: objectID)
  }
}

open class NSPersistentContainer: NSObject, StandInMaking {
  /// That of a database which is not given.
  nonisolated(unsafe) public static let notGiven = NSPersistentContainer(name: "")
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) { self.name = name }
  public convenience init(name: String, managedObjectModel: NSManagedObjectModel) {
    self.init(name: name)
  }
  public required convenience override init() { self.init(name: "") }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
}

public final class NSPersistentCloudKitContainer: NSPersistentContainer {}
