// swift-format-ignore-file
import UIKit

/// Sections by what holds of each element.
final class LoadsController: UIViewController {
    enum Section: Hashable { case late, urgent, others }
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private var dataSource: UICollectionViewDiffableDataSource<Section, Load>!
    let loads: LoadService
    init(loads: LoadService) { self.loads = loads; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Load> { cell, _, load in
            var content = cell.defaultContentConfiguration()
            content.text = load.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, path, load in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: load)
        }
        apply(loads.all)
    }

    private func apply(_ loads: [Load]) {
        let late = loads.filter(\.isLate)
        let rest = loads.filter { !$0.isLate }
        let parts: [(Section, [Load])] = [
            (.late, late), (.urgent, rest.filter { $0.isUrgent }), (.others, rest.filter { !$0.isUrgent }),
        ]
        var snapshot = NSDiffableDataSourceSnapshot<Section, Load>()
        for (section, loads) in parts where !loads.isEmpty {
            snapshot.appendSections([section])
            snapshot.appendItems(loads, toSection: section)
        }
        dataSource.apply(snapshot)
    }
}
