// swift-format-ignore-file
import UIKit

// tiny redux
typealias Reduce<S, A> = (inout S, A) -> Void

final class Flow<S, A> {
    private(set) var state: S
    private let reduce: Reduce<S, A>
    init(_ state: S, reduce: @escaping Reduce<S, A>) { self.state = state; self.reduce = reduce }
    func send(_ action: A) { reduce(&state, action) }
}

final class DiaryStore {
    private(set) var state: DiaryState
    private let reducer: Reduce<DiaryState, DiaryAction>
    init(state: DiaryState, reducer: @escaping Reduce<DiaryState, DiaryAction>) {
        self.state = state
        self.reducer = reducer
    }
    func dispatch(_ action: DiaryAction) { reducer(&state, action) }
}

struct DiaryState { var reminders = true; var units = "kg"; var seen: Set<Tag<Hive>> = [] }
enum DiaryAction { case toggle, weigh(Double) }

// phantom typed ids
struct Tag<Owner>: Hashable { let raw: String; init(_ raw: String) { self.raw = raw } }

struct Hive: Hashable {
    typealias ID = Tag<Hive>
    let id: ID
    let name: String
}

final class DiarySettingsViewController: UIViewController {
    enum Section: String, CaseIterable { case alerts = "Alerts", units = "Units" }
    private let store: DiaryStore
    private let hive: Hive.ID
    private var source: UICollectionViewDiffableDataSource<Section, String>!

    init(store: DiaryStore, hive: Hive.ID) {
        self.store = store
        self.hive = hive
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        view.addSubview(list)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(store.state.reminders ? ["Remind me", "At noon"] : ["Remind me"], toSection: .alerts)
        snapshot.appendItems(["Weight in \(store.state.units)"], toSection: .units)
        source.apply(snapshot)
    }
}
