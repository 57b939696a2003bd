// swift-format-ignore-file
import UIKit
import SwiftUI

@MainActor
final class HabitsViewController: UIViewController, UICalendarViewDelegate {
    enum Row: Hashable { case calendar, habit(UUID), sort }
    private var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Row>!
    private let habits = [(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, "물 마시기"), (UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, "운동")]
    @State private var order = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                HabitStore.shared.archive(at: indexPath.item)
                done(true)
            }
            archive.image = .init(systemName: "archivebox")
            return .init(actions: [archive])
        }
        list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        view.addSubview(list)
        let icon = UIImageView(image: UIImage(systemName: "flame"))
        icon.addSymbolEffect(.bounce, options: .repeating)
        navigationItem.titleView = icon
        let calendar = UICollectionView.CellRegistration<UICollectionViewCell, Row> { [weak self] cell, _, _ in
            let view = UICalendarView()
            view.calendar = .current
            view.fontDesign = .rounded
            view.delegate = self
            view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 320),
            ])
        }
        let hosted = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [habits] cell, _, row in
            cell.contentConfiguration = UIHostingConfiguration {
                switch row {
                case .habit(let id):
                    HStack { Text(habits.first { $0.0 == id }!.1); Spacer(); Image(systemName: "checkmark") }
                default:
                    Picker("정렬", selection: .constant(0)) {
                        Text("이름").tag(0)
                        Text("날짜").tag(1)
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
        source = .init(collectionView: list) { list, path, row in
            row == .calendar
                ? list.dequeueConfiguredReusableCell(using: calendar, for: path, item: row)
                : list.dequeueConfiguredReusableCell(using: hosted, for: path, item: row)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.calendar], toSection: 0)
        snapshot.appendItems([.sort] + habits.map { .habit($0.0) }, toSection: 1)
        source.apply(snapshot)
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        dateComponents.day == 1 ? .default(color: .systemRed, size: .small) : nil
    }
}
