// swift-format-ignore-file
import Combine
import UIKit

// What decides which sections and items these screens have is not given.

final class LampsViewController: UIViewController {
    enum Section: CaseIterable { case settings, lamps, visitors }
    enum Row: Hashable {
        case power
        case timer
        case lamp(Lamp)
        case visitor(Visitor)
    }

    private var controller = LampController()
    private lazy var tableView = UITableView(frame: view.bounds)
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Row>(tableView: tableView) { [weak self] table, path, row in
        self?.cells.makeCell(for: row, at: path)
    }
    private var cells = LampCellFactory()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.settings])
        snapshot.appendItems(controller.isOn ? [.power, .timer] : [.power], toSection: .settings)
        if controller.isOn {
            snapshot.appendSections([.lamps])
            snapshot.appendItems(controller.lamps.map { .lamp($0) }, toSection: .lamps)
        }
        if !controller.visitors.isEmpty {
            snapshot.appendSections([.visitors])
            snapshot.appendItems(controller.visitors.map { .visitor($0) }, toSection: .visitors)
        }
        dataSource.apply(snapshot)
    }
}

final class PlantsViewController: UIViewController {
    enum Section: Int, CaseIterable, CustomStringConvertible {
        case rare, tree
        var description: String { self == .rare ? "Rare plants" : "All" }
    }
    struct Item: Hashable {
        var title: String?
        var plant: Plant?
        private let identifier = UUID()
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title ?? item.plant?.name
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
        var rare = NSDiffableDataSourceSectionSnapshot<Item>()
        rare.append(Plant.Kind.rare.plants.map { Item(plant: $0) })
        dataSource.apply(rare, to: .rare, animatingDifferences: false)
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        for kind in Plant.Kind.allCases where kind != .rare {
            let root = Item(title: String(describing: kind))
            tree.append([root])
            tree.append(kind.plants.map { Item(plant: $0) }, to: root)
        }
        dataSource.apply(tree, to: .tree, animatingDifferences: false)
    }
}

final class LabelsViewController: UIViewController {
    var viewModel: LabelsViewModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        viewModel.setUpDataSource(collectionView: list)
    }
}

extension LabelsViewModel {
    func setUpDataSource(collectionView: UICollectionView) {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Garden.Entity.Tag> { cell, _, label in
            var content = cell.defaultContentConfiguration()
            content.text = "#" + label.name
            content.secondaryText = label.origin
            cell.contentConfiguration = content
        }
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = UIListContentConfiguration.plainHeader()
            content.text = title
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource<LabelSection, LabelItem>(collectionView: collectionView) { view, path, item in
            switch item {
            case .header(let title):
                return view.dequeueConfiguredReusableCell(using: header, for: path, item: title)
            case .label(let label):
                return view.dequeueConfiguredReusableCell(using: row, for: path, item: label)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<LabelSection, LabelItem>()
        snapshot.appendSections([.labels])
        snapshot.appendItems([.header("Waiting")], toSection: .labels)
        source?.apply(snapshot)
        $labels
            .receive(on: DispatchQueue.main)
            .sink { [weak self] labels in
                guard let self = self else { return }
                guard let source = self.source else { return }
                var snapshot = NSDiffableDataSourceSnapshot<LabelSection, LabelItem>()
                snapshot.appendSections([.labels])
                snapshot.appendItems([.header("Labels")], toSection: .labels)
                let items = labels.map { LabelItem.label($0) }
                snapshot.appendItems(items.removingDuplicates(), toSection: .labels)
                source.apply(snapshot, animatingDifferences: false)
            }
            .store(in: &subscriptions)
    }
}
