// swift-format-ignore-file
import CoreData
import UIKit

@objc(Note)
public class Note: NSManagedObject {
  @NSManaged public var title: String?
  @NSManaged public var createdAt: Date?
  @NSManaged public var isPinned: Bool

  @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
    return NSFetchRequest<Note>(entityName: "Note")
  }
}

class PersistenceController {
  static let shared = PersistenceController()
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    }
    return container
  }()
  var context: NSManagedObjectContext { persistentContainer.viewContext }
  func save() {
    guard context.hasChanges else { return }
    try? context.save()
  }
}

class NotesViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, NSManagedObjectID>!
  private var fetchedResultsController: NSFetchedResultsController<Note>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    configureDataSource()
    configureFetchedResultsController()
  }

  private func createLayout() -> UICollectionViewLayout {
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.deleteNote(at: indexPath)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: config)
  }

  private func gridSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NSManagedObjectID> {
      cell, _, id in
      guard let note = try? PersistenceController.shared.context.existingObject(with: id) as? Note
      else { return }
      var content = cell.defaultContentConfiguration()
      content.text = note.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func configureFetchedResultsController() {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "createdAt", ascending: false)]
    fetchedResultsController = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: PersistenceController.shared.context,
      sectionNameKeyPath: nil, cacheName: nil)
    fetchedResultsController.delegate = self
    try? fetchedResultsController.performFetch()
  }

  private func deleteNote(at indexPath: IndexPath) {
    let note = fetchedResultsController.object(at: indexPath)
    PersistenceController.shared.context.delete(note)
    PersistenceController.shared.save()
  }
}

extension NotesViewController: NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let snapshot = snapshot as NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
