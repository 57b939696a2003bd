// swift-format-ignore-file
// show: NotesController
import UIKit

extension NSLayoutConstraint {
  @discardableResult func activate(priority: UILayoutPriority = .required) -> Self {
    self.priority = priority
    isActive = true
    return self
  }
}
struct Note: Hashable, Comparable {
  var id: Int, text: String, pinned = false, updated: Date
  static func < (a: Note, b: Note) -> Bool {
    if a.pinned != b.pinned { return a.pinned && !b.pinned }
    return a.updated > b.updated
  }
}
@MainActor final class NotesController: UICollectionViewController {
  private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note>
  private lazy var registration = Registration { [weak self] cell, indexPath, note in
    self?.configure(cell, at: indexPath, with: note)
  }
  private lazy var dataSource = UICollectionViewDiffableDataSource<Bool, Note>(collectionView: collectionView) { [registration] in
    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  }
  private var notes: [Note] = {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return (1...6).map { Note(id: $0, text: "Note \($0)", pinned: $0 % 3 == 0, updated: now.addingTimeInterval(Double($0) * 60)) }
  }()

  convenience init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .systemGroupedBackground
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = registration
    collectionView.dataSource = dataSource
    refresh(animated: false)
    togglePin(id: 1)
  }
  private func configure(_ cell: UICollectionViewListCell, at indexPath: IndexPath, with note: Note) {
    cell.contentConfiguration = cell.defaultContentConfiguration().with {
      $0.text = note.text
      $0.secondaryText = note.pinned ? "📌" : nil
    }
  }
  private func refresh(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Bool, Note>()
    let sections = Dictionary(grouping: notes.sorted(), by: \.pinned)
    [true, false].compactMap { pinned in sections[pinned].map { (pinned, $0) } }.forEach { pinned, notes in
      snapshot.appendSections([pinned])
      snapshot.appendItems(notes, toSection: pinned)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
  private func togglePin(id: Note.ID_) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].pinned.toggle()
    refresh(animated: true)
  }
}
extension Note { typealias ID_ = Int }
extension UIListContentConfiguration {
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
