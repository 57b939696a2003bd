// swift-format-ignore-file
import UIKit
import CoreData

@MainActor
final class EpisodesViewController: UIViewController, NSFetchedResultsControllerDelegate {
    private let persistence: PersistenceController
    private let podcast: Podcast
    private lazy var resultsController: NSFetchedResultsController<Episode> = {
        let request = Episode.fetchRequest()
        request.predicate = NSPredicate(format: "podcast == %@", podcast)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Episode.publishedAt, ascending: false)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: persistence.viewContext, sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = self
        return controller
    }()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!

    init(podcast: Podcast, persistence: PersistenceController) {
        self.podcast = podcast
        self.persistence = persistence
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in self?.delete(at: indexPath); done(true) }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Episode> { cell, _, episode in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = episode.title
            content.secondaryText = episode.publishedAt?.formatted(date: .abbreviated, time: .omitted)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = .init(collectionView: collectionView) { [weak self] collectionView, indexPath, objectID in
            guard let episode = try? self?.persistence.viewContext.existingObject(with: objectID) as? Episode else { return nil }
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: episode)
        }
        try? resultsController.performFetch()
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        dataSource.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>, animatingDifferences: true)
    }

    private func delete(at indexPath: IndexPath) {
        persistence.viewContext.delete(resultsController.object(at: indexPath))
        persistence.save()
    }
}
