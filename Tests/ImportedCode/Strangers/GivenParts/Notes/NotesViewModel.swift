// swift-format-ignore-file
import UIKit

protocol NotesStore {
    func notes() -> [Note]
}

final class MemoryNotesStore: NotesStore {
    private let api: String

    init(api: String) { self.api = api }

    func notes() -> [Note] {
        ["Milk", "Ring the dentist", "Tickets"].enumerated().map {
            Note(id: "\(api)\($0.offset)", text: $0.element, isPinned: $0.offset == 0)
        }
    }
}

final class NotesViewModel {
    private let store: NotesStore
    private var dataSource: UICollectionViewDiffableDataSource<NotesSection, Note>?

    init(store: NotesStore) { self.store = store }

    func setUp(_ collectionView: UICollectionView) {
        dataSource = NotesSection.dataSource(for: collectionView, font: .preferredFont(forTextStyle: .body))
        var snapshot = NSDiffableDataSourceSnapshot<NotesSection, Note>()
        snapshot.appendSections(NotesSection.allCases)
        for note in store.notes() {
            snapshot.appendItems([note], toSection: note.isPinned ? .pinned : .others)
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}
