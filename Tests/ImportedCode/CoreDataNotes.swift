import CoreData
import UIKit

class NotesViewController: UIViewController, NSFetchedResultsControllerDelegate {
  var managedObjectContext: NSManagedObjectContext!
  private var fetchedResultsController: NSFetchedResultsController<Note>!
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: notesLayout())
    view.addSubview(collectionView)
    configureDataSource()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
    fetchedResultsController = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: nil,
      cacheName: nil)
    fetchedResultsController.delegate = self
    try? fetchedResultsController.performFetch()
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      let note = managedObjectContext.object(with: id) as! Note
      return collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: note.title)
    }
  }

  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    _, _, _ in
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    dataSource.apply(
      snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>,
      animatingDifferences: true)
  }

  func notesLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .none
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self?.managedObjectContext.delete(
          self!.fetchedResultsController.object(at: indexPath))
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

@objc(Note)
public class Note: NSManagedObject {
  @NSManaged public var title: String?
  @NSManaged public var date: Date?
}
