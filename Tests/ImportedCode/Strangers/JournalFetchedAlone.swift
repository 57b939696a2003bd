// swift-format-ignore-file
import CoreData
import UIKit

/// What it fetches is not given, nor who keeps it.
final class JournalViewController: UICollectionViewController, NSFetchedResultsControllerDelegate {
    private let persistence = PersistenceController.shared
    private lazy var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID> = {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NSManagedObjectID> { [weak self] cell, _, id in
            guard let self, let entry = try? self.persistence.context.existingObject(with: id) as? JournalEntry else { return }
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.secondaryText = entry.updatedAt?.formatted()
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }()

    private lazy var results: NSFetchedResultsController<JournalEntry> = {
        let request: NSFetchRequest<JournalEntry> = JournalEntry.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \JournalEntry.isPinned, ascending: false),
            NSSortDescriptor(key: #keyPath(JournalEntry.updatedAt), ascending: false)
        ]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: persistence.context, sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = self
        return controller
    }()

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = dataSource
        try? results.performFetch()
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        var changed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        let reloads = changed.itemIdentifiers.filter { id in
            (try? controller.managedObjectContext.existingObject(with: id))?.isUpdated == true
        }
        changed.reloadItems(reloads)
        dataSource.apply(changed, animatingDifferences: collectionView.window != nil)
    }
}
