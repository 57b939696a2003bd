// swift-format-ignore-file
import UIKit
import CoreData

class NotesViewController: UIViewController, NSFetchedResultsControllerDelegate {
    enum Section { case main }
    @IBOutlet weak var collectionView: UICollectionView!
    var container: NSPersistentContainer!
    var dataSource: UICollectionViewDiffableDataSource<Section, Note>!
    override func viewDidLoad() {
        super.viewDidLoad()
        container = NSPersistentContainer(name: "Notes")
        container.loadPersistentStores { _, _ in }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note.title
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        addSample("Groceries"); addSample("Ideas")
        reload()
    }
    func addSample(_ title: String) {
        let note = Note(context: container.viewContext)
        note.title = title
        note.createdAt = Date()
        try? container.viewContext.save()
    }
    func reload() {
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        let notes = (try? container.viewContext.fetch(request)) ?? []
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
        snapshot.appendSections([.main])
        snapshot.appendItems(notes)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
