// swift-format-ignore-file
import UIKit
import CoreData

class NotesController: UIViewController {
  private var container: NSPersistentContainer!
  private let archive = NoteArchiveController()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<NoteArchiveController.Folder, NoteArchiveController.Entry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    container = (UIApplication.shared.delegate as! AppDelegate).persistentContainer
    container.viewContext.automaticallyMergesChangesFromParent = true
    let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: list)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NoteArchiveController.Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
    }
    var snapshot = NSDiffableDataSourceSnapshot<NoteArchiveController.Folder, NoteArchiveController.Entry>()
    archive.folders.forEach { folder in
      snapshot.appendSections([folder])
      snapshot.appendItems(folder.entries)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
