// swift-format-ignore-file
import CoreData
import UIKit

@objc(PantryItem)
public class PantryItem: NSManagedObject {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<PantryItem> {
    return NSFetchRequest<PantryItem>(entityName: "PantryItem")
  }
  @NSManaged public var name: String?
  @NSManaged public var shelf: String?
  @NSManaged public var amount: Int64
}

final class PersistenceController {
  static let shared = PersistenceController()
  let container: NSPersistentContainer
  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Pantry")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

class PantryFetchedViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!
  private lazy var fetchedResultsController: NSFetchedResultsController<PantryItem> = {
    let request: NSFetchRequest<PantryItem> = PantryItem.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: #keyPath(PantryItem.shelf), ascending: true),
      NSSortDescriptor(keyPath: \PantryItem.name, ascending: true),
    ]
    request.predicate = NSPredicate(format: "amount > %d", 0)
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: PersistenceController.shared.container.viewContext,
      sectionNameKeyPath: "shelf", cacheName: nil)
    controller.delegate = self
    return controller
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<
      UICollectionViewListCell, NSManagedObjectID
    > { cell, _, id in
      guard
        let item = try? PersistenceController.shared.container.viewContext.existingObject(with: id)
          as? PantryItem
      else { return }
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    do {
      try fetchedResultsController.performFetch()
    } catch {
      assertionFailure(error.localizedDescription)
    }
  }

  func createLayout() -> UICollectionViewLayout {
    var config = UICollectionLayoutListConfiguration(appearance: .grouped)
    config.showsSeparators = false
    config.backgroundColor = .systemBackground
    return UICollectionViewCompositionalLayout.list(using: config)
  }
}

extension PantryFetchedViewController: NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    dataSource.apply(typed, animatingDifferences: true)
  }
}
