public import Foundation

// What screens use of Core Data, over a store without anything in it: no model is read, so a fetch
// gives nothing. Objects that code makes are there, and keep what they are given.

open class NSManagedObjectID: NSObject, @unchecked Sendable {}

open class NSManagedObject: NSObject {
  public let objectID = NSManagedObjectID()
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public required init(context moc: NSManagedObjectContext) {
    managedObjectContext = moc
    super.init()
    moc.insert(self)
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
}

open class NSEntityDescription: NSObject {
  open var name: String?
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

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType
  }
  private var inserted: [NSManagedObject] = []
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = ""
  open var hasChanges: Bool { !inserted.isEmpty }
  open var parent: NSManagedObjectContext?

  public override init() {}
  public convenience init(concurrencyType: ConcurrencyType) { self.init() }
  open func insert(_ object: NSManagedObject) { inserted.append(object) }
  open func delete(_ object: NSManagedObject) { inserted.removeAll { $0 === object } }
  open func save() throws {}
  open func rollback() {}
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    inserted.first { $0.objectID === objectID } ?? NSManagedObject(context: self)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    object(with: objectID)
  }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
}

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
}

public final class NSPersistentCloudKitContainer: NSPersistentContainer {}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
}

open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
  }
  open func performFetch() throws {}
  open func object(at indexPath: IndexPath) -> ResultType {
    fatalError("no object at index path \(indexPath)")
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
