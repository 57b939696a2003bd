// swift-format-ignore-file
import CoreData
import UIKit

@objc(Chore)
class Chore: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var isDone: Bool
    @NSManaged var due: Date?
    @NSManaged var list: ChoreList?
}

@objc(ChoreList)
class ChoreList: NSManagedObject {
    @NSManaged var name: String?
}

// What shows it hands it a list, which is in no database here.
class ManagedChoresViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    var list: ChoreList!
    private var dataSource: UITableViewDiffableDataSource<String, NSManagedObjectID>!
    private var chores: NSFetchedResultsController<Chore>!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
        let context = list.managedObjectContext!
        for (title, isDone) in [("Sweep", true), ("Cook", false), ("Air", false)] {
            let chore = Chore(context: context)
            chore.title = title
            chore.isDone = isDone
            chore.list = list
        }
        dataSource = .init(tableView: tableView) { tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
            cell.textLabel?.text = (try? context.existingObject(with: id) as? Chore)?.title
            return cell
        }
        let request = NSFetchRequest<Chore>(entityName: "Chore")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Chore.isDone, ascending: true), NSSortDescriptor(keyPath: \Chore.title, ascending: true)]
        chores = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        chores.delegate = self
        try? chores.performFetch()
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        dataSource.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>, animatingDifferences: false)
    }
}
