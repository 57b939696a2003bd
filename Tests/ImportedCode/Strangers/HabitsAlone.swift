// swift-format-ignore-file
import UIKit
import RealmSwift
import UserNotifications

final class HabitsViewController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<HabitSection, ObjectId>

    private let realm = try! Realm()
    private var habits: Results<HabitObject>!
    private var token: NotificationToken?
    private var dataSource: DataSource!
    private let durationFormatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter
    }()

    enum HabitSection: Int, CaseIterable {
        case today, later
        var headerTitle: String { self == .today ? "Today" : "Later this week" }
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.collectionViewLayout = Self.makeLayout()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("habits.title", comment: "")
        collectionView.backgroundColor = .systemGroupedBackground
        setUpDataSource()
        habits = realm.objects(HabitObject.self).sorted(byKeyPath: "createdAt", ascending: true)
        token = habits.observe { [weak self] changes in
            switch changes {
            case .initial(let results):
                self?.render(Array(results))
            case .update(let results, let deletions, let insertions, let modifications):
                print(deletions, insertions, modifications)
                self?.render(Array(results))
            case .error(let error):
                fatalError("\(error)")
            }
        }
        if habits.isEmpty { seed() }
    }

    deinit { token?.invalidate() }

    private func seed() {
        try! realm.write {
            let water = HabitObject(name: "Drink water", minutes: 5, isToday: true)
            let run = HabitObject(name: "Run", minutes: 45, isToday: true)
            let read = HabitObject(name: "Read", minutes: 30, isToday: false)
            realm.add([water, run, read])
            render([water, run, read])
        }
    }

    private func render(_ habits: [HabitObject]) {
        var snapshot = NSDiffableDataSourceSnapshot<HabitSection, ObjectId>()
        snapshot.appendSections(HabitSection.allCases)
        snapshot.appendItems(habits.filter { $0.isToday }.map { $0._id }, toSection: .today)
        snapshot.appendItems(habits.filter { !$0.isToday }.map { $0._id }, toSection: .later)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func setUpDataSource() {
        let cell = UICollectionView.CellRegistration<HabitCell, ObjectId> { [unowned self] cell, indexPath, id in
            guard let habit = self.realm.object(ofType: HabitObject.self, forPrimaryKey: id) else { return }
            cell.nameLabel.text = habit.name
            cell.durationLabel.text = self.durationFormatter.string(from: TimeInterval(habit.minutes * 60))
            cell.checkmark.isHidden = !habit.isDone
        }
        let header = UICollectionView.SupplementaryRegistration<HeaderView>(elementKind: "header") { view, _, indexPath in
            view.label.text = HabitSection(rawValue: indexPath.section)?.headerTitle
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    static func makeLayout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        _ = badge
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(72)))
        item.edgeSpacing = .init(leading: .fixed(4), top: .fixed(4), trailing: .fixed(4), bottom: .fixed(4))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(72)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 16, trailing: 12)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
            elementKind: "header", alignment: .topLeading)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = .init(top: 32, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(CardBackgroundView.self, forDecorationViewOfKind: "card")
        return layout
    }

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let done = UIAction(title: "Done", image: UIImage(systemName: "checkmark")) { _ in
                guard let habit = self.realm.object(ofType: HabitObject.self, forPrimaryKey: id) else { return }
                try? self.realm.write { habit.isDone.toggle() }
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
                HabitRepository.shared.delete(id: id)
            }
            return UIMenu(children: [done, delete])
        }
    }
}

final class HabitCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let durationLabel = UILabel()
    let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        durationLabel.font = .preferredFont(forTextStyle: .subheadline)
        let stack = UIStackView(arrangedSubviews: [nameLabel, durationLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
