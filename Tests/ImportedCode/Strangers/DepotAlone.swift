// swift-format-ignore-file
import UIKit

// The values and records of a depot are not given.

class ListController<Section: Hashable, Item: Hashable>: UIViewController {
    let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    func show(_ fill: @escaping (inout UIListContentConfiguration, Item) -> Void) {
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            fill(&content, item)
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
    }
}

/// Takes apart what is not given, and tells a part of it apart.
final class PartsController: ListController<Int, String> {
    let scale: Scale
    init(scale: Scale) { self.scale = scale; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        show { [scale] content, item in
            let (weight, change) = scale.weigh(item)
            let (state, _) = scale.check(item)
            content.text = item
            content.secondaryText = weight
            content.secondaryTextProperties.color = change > 0 ? .systemGreen : .systemRed
            switch state {
            case .light: content.prefersSideBySideTextAndSecondaryText = true
            case .heavy(_): break
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["crate", "barrel"])
        dataSource.apply(snapshot)
    }

    func states() -> [Scale.State] { [] }
}

/// Makes its items by one of two initializers, of what a database is asked for.
final class MadeController: ListController<Int, MadeController.Row> {
    struct Row: Hashable {
        let title: String
        let parcel: Parcel?
        let id: UUID
        init(option: String) { title = option; parcel = nil; id = UUID() }
        init(parcel: Parcel) { title = parcel.address; self.parcel = parcel; id = parcel.id }
    }
    let depot: DepotStore
    init(depot: DepotStore) { self.depot = depot; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        show { content, row in
            content.text = row.title
            content.secondaryText = row.parcel?.note
        }
        Task { await load() }
    }

    func load() async {
        do {
            let rows: [Row] = try await depot.context.perform { [depot] in
                let parcels = try depot.context.fetch(Parcel.request())
                return parcels.map { Row(parcel: $0) }
            }
            let others: [Row] = try await depot.files.read { file in
                let parcels = try file.parcels(by: "weight")
                return parcels.map { Row(parcel: $0) }
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(rows, toSection: 0)
            snapshot.appendItems(others, toSection: 1)
            await dataSource.apply(snapshot, animatingDifferences: false)
        } catch { print(error) }
    }
}

/// Goes through a list of pairs.
final class PairsController: ListController<String, PairsController.Bay> {
    struct Bay: Hashable { let number: String }
    var yard: YardModel!

    override func viewDidLoad() {
        super.viewDidLoad()
        show { content, bay in content.text = bay.number }
        var snapshot = NSDiffableDataSourceSnapshot<String, Bay>()
        for (gate, bays) in yard.gates {
            snapshot.appendSections([gate])
            snapshot.appendItems(bays.map { Bay(number: $0.number) }, toSection: gate)
        }
        dataSource.apply(snapshot)
    }
}

/// The kind of a view is a name within a type that is not given.
enum FooterLayouts {
    static func makeFooter() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: TruckView.Kind.footer, alignment: .bottom)
    }

    static func makeTrucks() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [makeFooter()]
        return section
    }
}

/// Nothing tells which of the cases its only section has.
final class KindsController: ListController<Int, KindsController.Row> {
    enum Row: Hashable { case notice(Notice), pallet(Pallet), seal(Seal), tool(Tool), guest(Guest), waiting }
    var rows: [Row] = [] { didSet { apply() } }
    var stock: StockModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        show { content, row in content.text = "\(row)" }
        apply()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        dataSource.apply(snapshot)
    }
}

/// Which case a section has its provider of cells tells.
final class ShelvesController: UIViewController {
    enum Section: Int, CaseIterable { case upper, lower }
    enum Row: Hashable { case seal(Seal), tool(Tool) }
    private lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) { view, path, row in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as? UICollectionViewListCell
        var content = cell?.defaultContentConfiguration()
        switch Section(rawValue: path.section)! {
        case .upper:
            guard case .tool(let tool) = row else { return nil }
            content?.text = tool.name
        case .lower:
            switch row {
            case .seal(let seal): content?.text = seal.code
            default: return nil
            }
        }
        cell?.contentConfiguration = content
        return cell
    }
    var stock: StockModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        stock?.load()
    }

    func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Row>) { dataSource.apply(snapshot) }

    enum Stocking { case counted(Int), none }
    /// What is told apart here is no row's.
    func label(_ section: Section, _ stocking: Stocking) -> String {
        switch section {
        case .upper:
            if case .counted(let count) = stocking { return "\(count)" }
            return "none"
        case .lower: return "lower"
        }
    }
}

/// One of two values is not given.
final class ChosenController: ListController<Int, String> {
    let names: NameStore
    init(names: NameStore) { self.names = names; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        show { content, name in content.text = name }
        let sorted = { [names] (isKnown: Bool) -> [String]? in
            isKnown ? .some(["second"]) : names.all.sorted(byKeyPath: "name")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["first"] + (sorted(true) ?? []))
        dataSource.apply(snapshot)
    }
}
