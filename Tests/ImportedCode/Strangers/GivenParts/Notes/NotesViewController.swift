// swift-format-ignore-file
import UIKit

final class NotesViewController: UIViewController {
    var viewModel: NotesViewModel!

    private lazy var collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        viewModel.setUp(collectionView)
    }
}

/// One note in full, which needs the note.
final class NoteViewController: UICollectionViewController {
    private let note: Note

    init(note: Note) {
        self.note = note
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError() }

    private lazy var dataSource = NotesSection.dataSource(for: collectionView, font: .systemFont(ofSize: 12))

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<NotesSection, Note>()
        snapshot.appendSections([.others])
        snapshot.appendItems([note])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
