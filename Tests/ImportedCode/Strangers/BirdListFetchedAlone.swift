// swift-format-ignore-file
import BirdData
import UIKit
import os

final class BirdListFiller: NSObject, NSFetchedResultsControllerDelegate {
  final class QueuedSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID> {
    private let queue = DispatchQueue(label: "birds")

    override func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
      queue.async { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
    }
  }

  private let context: NSManagedObjectContext
  private let collectionView: UICollectionView
  private let log = os.Logger(subsystem: "birds", category: "list")
  private lazy var results: NSFetchedResultsController<Bird> = {
    let request = NSFetchRequest<Bird>(entityName: Bird.entityName)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Bird.seenAt, ascending: false)]
    return NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
  }()
  private var source: QueuedSource!

  init(context: NSManagedObjectContext, collectionView: UICollectionView) {
    self.context = context
    self.collectionView = collectionView
    super.init()
    let list = with(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) {
      $0.headerMode = .supplementary
      $0.showsSeparators = false
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    let cell = UICollectionView.CellRegistration<BirdRow, NSManagedObjectID> { cell, path, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Bird \(path.item)"
      content.secondaryText = ABCLocalizedString("bird.seen", value: "Seen today", comment: "")
      cell.contentConfiguration = content
    }
    source = QueuedSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    let header = UICollectionView.SupplementaryRegistration(elementKind: UICollectionView.elementKindSectionHeader, handler: fill)
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    results.delegate = self
  }

  private func fill(view: BirdHeader, kind: String, path: IndexPath) {
    log.info("header \(path.section)")
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
    snapshot.appendSections(["birds"])
    snapshot.appendItems((results.fetchedObjects ?? []).map(\.objectID))
    source.apply(snapshot)
  }
}
