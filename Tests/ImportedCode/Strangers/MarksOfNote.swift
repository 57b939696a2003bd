// swift-format-ignore-file
import UIKit

struct Note: Identifiable {
    let id: UUID
    var marks: Set<String>
}

final class NoteBook {
    private var notes: [Note] = []

    func note(with id: Note.ID) -> Note? {
        return notes.first { $0.id == id }
    }
}

struct Shelf {
    var marks: [String]

    static let empty = Shelf(marks: [])
    static let sample = Shelf(marks: ["later", "lent", "read"])
}

class MarksController: UIViewController {
    enum Section: CaseIterable { case chosen, others }

    var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "mark")
        view.addSubview(list)
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "mark", for: path)
        }
    }

    func show(_ chosen: [String], _ others: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(chosen, toSection: .chosen)
        snapshot.appendItems(others, toSection: .others)
        dataSource.apply(snapshot)
    }
}

final class NoteMarksController: MarksController {
    private let book: NoteBook
    private let noteID: Note.ID

    init(book: NoteBook, noteID: Note.ID) {
        self.book = book
        self.noteID = noteID
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let note = book.note(with: noteID) else { return }
        show(note.marks.sorted(), [])
    }
}

final class ShelfMarksController: MarksController {
    private let shelf: Shelf

    init(shelf: Shelf) {
        self.shelf = shelf
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        show([], shelf.marks)
    }
}
