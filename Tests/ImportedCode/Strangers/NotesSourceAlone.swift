// swift-format-ignore-file
import UIKit

final class NotesListDataSource: UITableViewDiffableDataSource<NotesListDataSource.Section, NoteItem> {
    enum Section: Int, CaseIterable { case pinned, others }
    private let store: NoteStore

    init(tableView: UITableView, store: NoteStore) {
        self.store = store
        super.init(tableView: tableView) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
            cell.textLabel?.text = item.title
            return cell
        }
    }

    func update() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, NoteItem>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(store.notes.filter { $0.isPinned }.map(NoteItem.init), toSection: .pinned)
        snapshot.appendItems(store.notes.filter { !$0.isPinned }.map(NoteItem.init), toSection: .others)
        apply(snapshot, animatingDifferences: true)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section)! {
        case .pinned: return "Pinned"
        case .others: return nil
        }
    }
}

struct NoteItem: Hashable {
    let id: UUID
    let title: String
    init(_ note: Note) {
        id = note.id
        title = note.title
    }
}
