// swift-format-ignore-file
import Domain
import UIKit

final class FerryDetailViewController: UIViewController {
    private enum Section: Hashable {
        case summary
        case day(Int)
    }

    private enum Row: Hashable {
        case name(String)
        case call(Int, Ferry.Call)
        case noDays
    }

    private let ferry: Ferry
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

    init(ferry: Ferry) {
        self.ferry = ferry
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            if case .call(_, let call) = row { content.text = call.port }
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, row in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
        }
        dataSource.apply(Self.makeSnapshot(of: ferry), animatingDifferences: false)
    }

    private static func makeSnapshot(of ferry: Ferry) -> NSDiffableDataSourceSnapshot<Section, Row> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.summary])
        snapshot.appendItems([.name(ferry.name)])
        if ferry.days.isEmpty { snapshot.appendItems([.noDays]) }
        for day in ferry.days {
            snapshot.appendSections([.day(day.number)])
            snapshot.appendItems(day.calls.map { .call(day.number, $0) })
        }
        return snapshot
    }
}
