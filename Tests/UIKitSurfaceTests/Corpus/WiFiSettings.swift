// swift-format-ignore-file
import UIKit

class WiFiSettings: UIViewController {
    enum Section: CaseIterable {
        case config, networks
    }

    enum ItemType {
        case wifiEnabled, currentNetwork, availableNetwork
    }

    struct Network: Hashable {
        let name: String
        var identifier: Int
    }

    struct Item: Hashable {
        let title: String
        let type: ItemType
        let network: Network?

        init(title: String, type: ItemType) {
            self.title = title
            self.type = type
            self.network = nil
            self.identifier = title
        }
        init(network: Network) {
            self.title = network.name
            self.type = .availableNetwork
            self.network = network
            self.identifier = "network-\(network.identifier)"
        }
        var isConfig: Bool {
            let configItems: [ItemType] = [.currentNetwork, .wifiEnabled]
            return configItems.contains(type)
        }
        var isNetwork: Bool {
            return type == .availableNetwork
        }

        private let identifier: String
        func hash(into hasher: inout Hasher) {
            hasher.combine(self.identifier)
        }
        static func == (a: Item, b: Item) -> Bool { a.identifier == b.identifier }
    }

    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
    var currentSnapshot: NSDiffableDataSourceSnapshot<Section, Item>! = nil
    var wifiEnabled = true
    var availableNetworks = Set<Network>()
    lazy var configurationItems: [Item] = {
        return [Item(title: "Wi-Fi", type: .wifiEnabled),
                Item(title: "breeno-net", type: .currentNetwork)]
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Wi-Fi"
        for (index, name) in ["cafe", "hotel", "guest", "library"].enumerated() {
            availableNetworks.insert(Network(name: name, identifier: index))
        }
        configureView()
        configureDataSource()
        updateUI(animated: false)
        availableNetworks = availableNetworks.filter { $0.identifier != 1 }
        updateUI()
    }

    func configureView() {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.backgroundColor = .systemGroupedBackground
        let layout = UICollectionViewCompositionalLayout.list(using: config)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
    }

    func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, indexPath, item in
            guard let self = self else { return }
            var content = cell.defaultContentConfiguration()
            // network cell
            if item.isNetwork {
                content.text = item.title
                cell.accessories = [.detail()]
            // configuration cells
            } else if item.isConfig {
                content.text = item.title
                if item.type == .wifiEnabled {
                    let enableWifiSwitch = UISwitch()
                    enableWifiSwitch.isOn = self.wifiEnabled
                    cell.accessories = []
                } else {
                    cell.accessories = [.detail()]
                }
            } else {
                fatalError("Unknown item type!")
            }
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    func updateUI(animated: Bool = true) {
        let configItems = configurationItems.filter { !($0.type == .currentNetwork && !wifiEnabled) }

        currentSnapshot = NSDiffableDataSourceSnapshot<Section, Item>()

        currentSnapshot.appendSections([.config])
        currentSnapshot.appendItems(configItems, toSection: .config)

        if wifiEnabled {
            let sortedNetworks = availableNetworks.sorted { $0.name < $1.name }
            let networkItems = sortedNetworks.map { Item(network: $0) }
            currentSnapshot.appendSections([.networks])
            currentSnapshot.appendItems(networkItems, toSection: .networks)
        }
        self.dataSource.apply(currentSnapshot, animatingDifferences: animated)
    }
}
