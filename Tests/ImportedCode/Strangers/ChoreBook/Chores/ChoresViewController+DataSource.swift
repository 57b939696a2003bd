// swift-format-ignore-file
import EventKit
import UIKit

extension ChoresViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Chore.ID>

    func register(cell: UICollectionViewListCell, indexPath: IndexPath, id: Chore.ID) {
        var content = cell.defaultContentConfiguration()
        content.text = chores.first { $0.id == id }?.title
        cell.contentConfiguration = content
        var mark = UICellAccessory.CustomViewConfiguration(customView: UIButton(), placement: .leading(displayed: .always))
        mark.tintColor = .systemTeal
        cell.accessories = [.customView(configuration: mark)]
    }

    func prepare() {
        NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: .main) { _ in }
        Task {
            do {
                chores = try await ChoreStore().readAll()
            } catch ChoreError.accessDenied {
                #if DEBUG
                chores = Chore.samples
                #endif
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Chore.ID>()
            snapshot.appendSections([0])
            snapshot.appendItems(chores.map(\.id))
            await dataSource.apply(snapshot, animatingDifferences: false)
        }
    }
}
