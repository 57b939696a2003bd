// swift-format-ignore-file
import UIKit

struct Note: Hashable, Identifiable {
    let id: Int
    var content: String
    var isPinned: Bool = false

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id
    }
}

final class NoteViewModel {
    private(set) var notes: [Note] = [] {
        didSet { onChange?(notes) }
    }
    var onChange: (([Note]) -> Void)?

    func load() {
        notes = (1...6).map { Note(id: $0, content: "메모 \($0)", isPinned: $0.isMultiple(of: 3)) }
    }

    func remove(id: Int) {
        notes.removeAll { $0.id == id }
    }

    func edit(id: Int, to content: String) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].content = content
    }
}

final class MemoController: UIViewController {
    enum Section: String, CaseIterable {
        case pinned = "고정된 메모"
        case others = "메모"
    }

    private let viewModel = NoteViewModel()
    private lazy var collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let note = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "삭제") { _, _, done in
                self?.viewModel.remove(id: note.id)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        return view
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Note>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        setDataSource()
        bind()
        viewModel.load()
        viewModel.remove(id: 4)
        viewModel.edit(id: 1, to: "고친 메모")
    }

    private func bind() {
        viewModel.onChange = { [weak self] notes in
            self?.update(with: notes)
        }
    }

    private func setDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Note> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note.content
            cell.contentConfiguration = content
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            guard let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section] else { return }
            var content = view.defaultContentConfiguration()
            content.text = section.rawValue
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, note in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: note)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func update(with notes: [Note]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(notes.filter(\.isPinned), toSection: .pinned)
        snapshot.appendItems(notes.filter { !$0.isPinned }, toSection: .others)
        if let first = notes.first { snapshot.reconfigureItems([first]) }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
