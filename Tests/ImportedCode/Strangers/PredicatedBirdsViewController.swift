// swift-format-ignore-file
import Combine
import CoreData
import UIKit
import os.log

final class Bird: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var region: String
    @NSManaged var sightings: Int64
    @NSManaged var deletedAt: Date?
}

extension Bird {
    static func predicate(region: String, names: [String]) -> NSPredicate {
        NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "%K == %@", #keyPath(Bird.region), region),
            NSPredicate(format: "name IN %@ OR name BEGINSWITH[c] 'k'", names),
            NSPredicate(format: "%K == nil AND NOT (sightings < %d)", #keyPath(Bird.deletedAt), 2),
        ])
    }
}

final class BirdCell: UICollectionViewListCell {
    private var cancellables: Set<AnyCancellable> = []

    func show(_ bird: Bird) {
        bird.publisher(for: \.name)
            .sink { [weak self] name in
                var content = UIListContentConfiguration.cell()
                content.text = name
                self?.contentConfiguration = content
            }
            .store(in: &cancellables)
    }
}

final class PredicatedBirdsViewController: UIViewController {
    private lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Birds")
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                os_log(.error, "%{public}s: %s", #function, error.localizedDescription)
            }
        }
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        return container
    }()

    private var dataSource: UICollectionViewDiffableDataSource<Int, Bird>!

    override func viewDidLoad() {
        super.viewDidLoad()
        os_log(.info, log: .default, "%{public}s[%{public}ld]", #function, #line)
        let context = container.viewContext
        for (name, region, sightings) in [("Heron", "north", 4), ("kestrel", "north", 2), ("Wren", "north", 9), ("Swift", "south", 9), ("Kite", "north", 1)] {
            guard let bird = NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context) as? Bird else { continue }
            bird.name = name
            bird.region = region
            bird.sightings = Int64(sightings)
        }
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<BirdCell, Bird> { cell, _, bird in cell.show(bird) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let request = NSFetchRequest<Bird>(entityName: "Bird")
        request.predicate = Bird.predicate(region: "north", names: ["Heron", "Swift"])
        var snapshot = NSDiffableDataSourceSnapshot<Int, Bird>()
        snapshot.appendSections([0])
        snapshot.appendItems((try? context.fetch(request)) ?? [])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
