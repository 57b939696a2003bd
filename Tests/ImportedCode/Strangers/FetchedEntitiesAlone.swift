// swift-format-ignore-file
import CoreData
import UIKit

// Screens of entities that a model of Core Data's declares, which is not given, like the stack.

final class WalksViewController: UIViewController {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    private let stack: WalkStack
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    private var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!
    private lazy var results: NSFetchedResultsController<Walk> = {
        let request = Walk.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: stack.viewContext, sectionNameKeyPath: "month", cacheName: nil)
        controller.delegate = self
        return controller
    }()

    init(stack: WalkStack) {
        self.stack = stack
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Walk> { cell, _, walk in
            var content = cell.defaultContentConfiguration()
            content.text = walk.name
            content.secondaryText = "\(walk.length) km, \(walk.date.formatted(date: .abbreviated, time: .omitted))"
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] header, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.results.sections?[path.section].name == "" ? "Walks" : "Others"
            header.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { [weak self] view, path, id in
            guard let walk = try? self?.stack.viewContext.existingObject(with: id) as? Walk else { fatalError("no walk") }
            return view.dequeueConfiguredReusableCell(using: cell, for: path, item: walk)
        }
        dataSource.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        try? results.performFetch()
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.headerMode = .supplementary
            return .list(using: list, layoutEnvironment: environment)
        }
    }
}

extension WalksViewController: NSFetchedResultsControllerDelegate {
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        dataSource.apply(snapshot as Snapshot, animatingDifferences: false)
    }
}

final class DogsViewController: UITableViewController {
    private let context = DogStore.shared.persistentContainer.viewContext
    private lazy var dataSource = UITableViewDiffableDataSource<Int, NSManagedObjectID>(tableView: tableView) { [unowned self] table, path, _ in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = results.object(at: path).name
        return cell
    }
    private lazy var results = NSFetchedResultsController<Dog>(fetchRequest: Dog.fetchRequest(), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        results.delegate = self
        try? results.performFetch()
    }
}

extension DogsViewController: NSFetchedResultsControllerDelegate {
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        dataSource.apply(snapshot as NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>, animatingDifferences: false)
    }
}
