// swift-format-ignore-file
import UIKit
import Observation
import OSLog

private let logger = Logger(subsystem: "app.trails", category: "list")

@MainActor @Observable
final class TrailStore {
    var trails: [Trail] = []
    var filter: Difficulty?
    var visible: [Trail] { filter.map { wanted in trails.filter { $0.difficulty == wanted } } ?? trails }
    func load() { trails = Trail.samples }
}

nonisolated enum Difficulty: String, CaseIterable, Sendable { case easy, moderate, hard }

nonisolated struct Trail: Identifiable, Hashable, Sendable {
    let id: UUID
    let name: String
    let difficulty: Difficulty
    static let samples: [Trail] = [
        Trail(id: UUID(), name: "Lake loop", difficulty: .easy),
        Trail(id: UUID(), name: "Ridge", difficulty: .hard),
        Trail(id: UUID(), name: "Old mill", difficulty: .moderate),
        Trail(id: UUID(), name: "Meadow", difficulty: .easy)
    ]
}

final class TrailListViewController: UIViewController {
    private let store = TrailStore()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
            menu: UIMenu(title: "Filter", options: [.singleSelection], children: Difficulty.allCases.map { difficulty in
                UIAction(title: difficulty.rawValue.capitalized) { [weak self] _ in self?.store.filter = difficulty }
            })
        )
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
                self.collectionView.collectionViewLayout.invalidateLayout()
            }
        }
        observe()
        store.load()
        logger.debug("loaded \(self.store.trails.count, privacy: .public) trails")
    }

    private func observe() {
        withObservationTracking {
            render(store.visible)
        } onChange: { [weak self] in
            Task { @MainActor in self?.observe() }
        }
    }

    private func render(_ trails: [Trail]) {
        var snapshot = NSDiffableDataSourceSnapshot<Difficulty, Trail.ID>()
        snapshot.appendSections(Difficulty.allCases)
        for trail in trails { snapshot.appendItems([trail.id], toSection: trail.difficulty) }
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Difficulty, Trail.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Trail.ID> { [store] cell, _, id in
            var content = cell.defaultContentConfiguration()
            content.text = store.trails.first { $0.id == id }?.name
            content.image = UIImage(systemName: "figure.hiking")
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.showsSeparators = true
            configuration.backgroundColor = .systemGroupedBackground
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets.top = 12
            return section
        }
    }
}

#Preview { TrailListViewController() }
