// swift-format-ignore-file
import UIKit
import FirebaseAuth
import FirebaseFirestore
import FirebaseFirestoreSwift

final class WorkoutsViewController: UIViewController {

    enum Section: Hashable {
        case header
        case week(Int)
    }

    enum Item: Hashable {
        case streak(days: Int)
        case workout(Workout)
        case empty
    }

    @UserDefault(key: .showsCompleted, defaultValue: true)
    private var showsCompleted: Bool

    @Injected private var analytics: AnalyticsTracking
    @Injected(\.haptics) private var haptics
    @LazyInjected private var store: WorkoutStore

    private let db = Firestore.firestore()
    private var listener: ListenerRegistration?
    private var workouts: [Workout] = [] {
        didSet { updateSnapshot() }
    }

    private lazy var collectionView = makeCollectionView()
    private lazy var dataSource = makeDataSource()

    deinit { listener?.remove() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = Strings.Workouts.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
            self?.addWorkout()
        })
        view.addSubview(collectionView)
        collectionView.pinEdges(to: view)
        updateSnapshot()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let uid = Auth.auth().currentUser?.uid else { return }
        listener = db.collection("users").document(uid).collection("workouts")
            .whereField("archived", isEqualTo: false)
            .order(by: "date", descending: true)
            .limit(to: 50)
            .addSnapshotListener { [weak self] querySnapshot, error in
                guard let documents = querySnapshot?.documents else {
                    print("Error fetching workouts: \(error!)")
                    return
                }
                self?.workouts = documents.compactMap { try? $0.data(as: Workout.self) }
            }
        analytics.track(.screen(.workouts))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        listener?.remove()
        listener = nil
    }

    private func addWorkout() {
        haptics.play(.success)
        let workout = Workout(title: "New workout", date: Date(), exercises: [])
        do {
            _ = try db.collection("workouts").addDocument(from: workout)
        } catch {
            presentAlert(title: Strings.Common.error, message: error.localizedDescription)
        }
    }

    private func updateSnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.header])
        snapshot.appendItems([.streak(days: store.currentStreak)], toSection: .header)

        let visible = showsCompleted ? workouts : workouts.filter { !$0.isCompleted }
        let weeks = Dictionary(grouping: visible) { Calendar.current.component(.weekOfYear, from: $0.date) }
        for (week, workouts) in weeks.sorted(by: { $0.key > $1.key }) {
            snapshot.appendSections([.week(week)])
            snapshot.appendItems(workouts.map(Item.workout), toSection: .week(week))
        }
        if visible.isEmpty {
            snapshot.appendItems([.empty], toSection: .header)
        }
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeCollectionView() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { [weak self] index, env in
            guard let section = self?.dataSource.snapshot().sectionIdentifiers[safe: index] else { return nil }
            switch section {
            case .header: return .fullWidth(height: .estimated(120), insets: .screen)
            case .week: return .list(spacing: 8, insets: .screen)
            }
        }
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let streak = UICollectionView.CellRegistration<StreakCell, Int> { cell, _, days in
            cell.days = days
        }
        let workout = UICollectionView.CellRegistration<WorkoutCell, Workout> { [unowned self] cell, _, workout in
            cell.configure(workout, style: self.showsCompleted ? .full : .compact)
        }
        let empty = UICollectionView.CellRegistration<UICollectionViewListCell, Void> { cell, _, _ in
            var content = UIListContentConfiguration.cell()
            content.text = "No workouts this week"
            cell.contentConfiguration = content
        }
        return .init(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .streak(let days): return view.dequeueConfiguredReusableCell(using: streak, for: indexPath, item: days)
            case .workout(let value): return view.dequeueConfiguredReusableCell(using: workout, for: indexPath, item: value)
            case .empty: return view.dequeueConfiguredReusableCell(using: empty, for: indexPath, item: ())
            }
        }
    }
}
