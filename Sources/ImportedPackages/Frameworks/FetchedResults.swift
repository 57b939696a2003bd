public import Foundation
public import HeadlessUIKit

// What screens use of Core Data's controllers of fetched results.

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
  var indexTitle: String? { get }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any] = []
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
  var indexTitle: String? { name.first.map(String.init) }
}

@MainActor @preconcurrency open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  open var sections: [any NSFetchedResultsSectionInfo]? {
    // Placeholders are in one.
    grouped.isEmpty && StandInValues.listCount > 0 ? [FetchedSection(name: "")] : grouped
  }
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  private var grouped: [FetchedSection] = []
  private var isObserving = false
  /// What stands for the objects of placeholders.
  private var standing: [IndexPath: ResultType] = [:]

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  /// Fetches, and tells a delegate that asks for snapshots of what it found.
  open func performFetch() throws {
    try fetch()
    delegate?.controller(erased, didChangeContentWith: snapshot)
    guard !isObserving else { return }
    isObserving = true
    managedObjectContext.addObserver { [weak self] in self?.contentChanged() }
  }

  private func fetch() throws {
    let found = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = found
    grouped = []
    for object in found {
      let value = sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKey: $0) }
      let name = value.map { "\($0)" } ?? ""
      if grouped.last?.name != name { grouped.append(FetchedSection(name: name)) }
      grouped[grouped.count - 1].members.append(object)
    }
    // Without a key all objects are in one section, even none.
    if sectionNameKeyPath == nil, grouped.isEmpty { grouped = [FetchedSection(name: "")] }
  }

  private func contentChanged() {
    guard (try? fetch()) != nil else { return }
    delegate?.controllerWillChangeContent(erased)
    delegate?.controllerDidChangeContent(erased)
    delegate?.controller(erased, didChangeContentWith: snapshot)
  }

  private var snapshot: NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    var known: Set<String> = []
    for section in grouped where known.insert(section.name).inserted {
      snapshot.appendSections(withIdentifiers: [section.name])
      let identifiers = section.members.compactMap { ($0 as? NSManagedObject)?.objectID }
      snapshot.appendItems(
        withIdentifiers: identifiers, intoSectionWithIdentifier: section.name)
    }
    return snapshot
  }

  /// The same as a delegate takes it, whatever it fetches.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    controller.grouped = grouped
    return controller
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    let section = indexPath.section
    guard grouped.indices.contains(section),
      grouped[section].members.indices.contains(indexPath.item),
      let object = grouped[section].members[indexPath.item] as? ResultType
    else {
      guard let object = standIn(at: indexPath) else {
        fatalError("no object at index path \(indexPath)")
      }
      return object
    }
    return object
  }

  /// The object of a placeholder; nil where there is none.
  private func standIn(at indexPath: IndexPath) -> ResultType? {
    if let known = standing[indexPath] { return known }
    guard StandInValues.listCount > 0,
      let object = managedObjectContext.object(with: NSManagedObjectID()) as? ResultType
    else { return nil }
    standing[indexPath] = object
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, group) in grouped.enumerated() {
      let item = group.members.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let item { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

@MainActor @preconcurrency public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
