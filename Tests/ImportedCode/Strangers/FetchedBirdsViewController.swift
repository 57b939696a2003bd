// swift-format-ignore-file
import UIKit
import CoreData

@objc(Bird)
public class Bird: NSManagedObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Bird> {
        return NSFetchRequest<Bird>(entityName: "Bird")
    }
    @NSManaged public var name: String?
    @NSManaged public var family: String?
    @NSManaged public var spottedAt: Date?
}

class BirdsViewController: UIViewController, NSFetchedResultsControllerDelegate {
    private let container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Birds")
        container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()
    private var frc: NSFetchedResultsController<Bird>!
    private var diffableDataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!
    @IBOutlet weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = layout()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NSManagedObjectID> { [weak self] cell, indexPath, objectID in
            guard let bird = try? self?.container.viewContext.existingObject(with: objectID) as? Bird else { return }
            var content = cell.defaultContentConfiguration()
            content.text = bird.name
            content.secondaryText = bird.family
            cell.contentConfiguration = content
        }
        diffableDataSource = UICollectionViewDiffableDataSource<String, NSManagedObjectID>(collectionView: collectionView) { collectionView, indexPath, id in
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        seed()
        let request = Bird.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Bird.family), ascending: true), NSSortDescriptor(key: "name", ascending: true)]
        frc = NSFetchedResultsController(fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: "family", cacheName: nil)
        frc.delegate = self
        do { try frc.performFetch() } catch { print("Fetch failed: \(error)") }
    }

    private func seed() {
        for (name, family) in [("Wren", "Troglodytidae"), ("Robin", "Turdidae"), ("Blackbird", "Turdidae")] {
            let bird = Bird(context: container.viewContext)
            bird.name = name
            bird.family = family
            bird.spottedAt = Date()
        }
        try? container.viewContext.save()
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        diffableDataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
}
