// swift-format-ignore-file
import RealmSwift
import UIKit

class Habit: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var name = ""
    @Persisted var streak = 0
    @Persisted var entries: List<HabitEntry>
    convenience init(name: String, streak: Int) {
        self.init()
        self.name = name
        self.streak = streak
    }
}

class HabitEntry: EmbeddedObject {
    @Persisted var date = Date()
}

enum HabitSection: Int, Hashable { case active, paused }

struct HabitItem: Hashable {
    let name: String
    let streak: Int
}

final class HabitStore {
    static let shared = HabitStore()
    private let realm = try! Realm()
    private(set) lazy var habits: Results<Habit> = realm.objects(Habit.self).sorted(byKeyPath: "name", ascending: true)
    var token: NotificationToken?
    func observe(_ change: @escaping ([HabitItem]) -> Void) {
        token = habits.observe { changes in
            switch changes {
            case .initial(let results), .update(let results, _, _, _):
                change(results.map { HabitItem(name: $0.name, streak: $0.streak) })
            case .error(let error): print(error)
            }
        }
    }
}

final class HabitsViewController: UIViewController {
    lazy var collectionView: UICollectionView = {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .supplementary
        return UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    }()
    private var dataSource: UICollectionViewDiffableDataSource<HabitSection, HabitItem>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
        show([HabitItem(name: "Read", streak: 4), HabitItem(name: "Run", streak: 0), HabitItem(name: "Write", streak: 9)])
        HabitStore.shared.observe { [weak self] items in self?.show(items) }
    }

    deinit { HabitStore.shared.token?.invalidate() }

    private func show(_ items: [HabitItem]) {
        var snapshot = NSDiffableDataSourceSnapshot<HabitSection, HabitItem>()
        snapshot.appendSections([.active, .paused])
        snapshot.appendItems(items.filter { $0.streak > 0 }, toSection: .active)
        snapshot.appendItems(items.filter { $0.streak == 0 }, toSection: .paused)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, HabitItem> { cell, indexPath, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.name
            content.secondaryText = "\(item.streak) days"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            guard let section = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.groupedHeader()
            content.text = section == .active ? "Active" : "Paused"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
}
