// swift-format-ignore-file
import Combine
import UIKit

// Values over time of what is not given, put together; requests with types for what they are answered with.

final class GardenViewController: UIViewController {
    private let model: GardenModel
    private let weather: WeatherService
    @Published private var query = ""
    private var subscriptions = Set<AnyCancellable>()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: .rows)
    private var dataSource: UICollectionViewDiffableDataSource<String, Plant>!

    init(model: GardenModel, weather: WeatherService) {
        self.model = model
        self.weather = weather
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        dataSource = .plants(of: collectionView)
        weather.refresh(options: .init(force: true), cached: .never())
        Publishers.CombineLatest(model.$isLoading, weather.$error)
            .map { isLoading, error in isLoading && error == nil }
            .sink { [weak self] in self?.title = $0 ? "Loading" : "Garden" }
            .store(in: &subscriptions)
        $query
            .combineLatest(model.$beds, model.$pots)
            .map { query, beds, pots in (beds.filter { $0.name.contains(query) }, pots) }
            .receive(on: RunLoop.main)
            .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] (beds, pots) in
                self?.display(beds, pots)
            })
            .store(in: &subscriptions)
    }

    private func display(_ beds: [Plant], _ pots: [Plant]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Plant>()
        snapshot.appendSections(["Beds", "Pots"])
        snapshot.appendItems(beds, toSection: "Beds")
        snapshot.appendItems(pots, toSection: "Pots")
        dataSource.apply(snapshot)
    }
}

final class SeedsViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: .rows)
    private lazy var dataSource = UICollectionViewDiffableDataSource<String, Plant>.plants(of: collectionView)
    private let shop = SeedShop()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        shop.seeds(of: .spring, page: 1) { [weak self] (result: Result<[Plant], ShopError>) in
            switch result {
            case .success(let seeds): self?.show(seeds, in: ["Seeds"])
            case .failure(let error): print(error.localizedDescription)
            }
        }
        SeedCatalogue.shared.bulbs(sorted: [.name, .height], completion: { (bulbs: [Plant]?, error: Error?) -> Void in
            if error != nil { return }
            if let bulbs = bulbs { self.show(bulbs, in: ["Bulbs"]) }
        })
    }

    private func show(_ plants: [Plant], in sections: [String]) {
        var snapshot = dataSource.snapshot()
        snapshot.appendSections(sections)
        snapshot.appendItems(plants)
        dataSource.apply(snapshot)
    }
}

extension UICollectionViewLayout {
    static var rows: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}

extension UICollectionViewDiffableDataSource where SectionIdentifierType == String, ItemIdentifierType == Plant {
    static func plants(of view: UICollectionView) -> UICollectionViewDiffableDataSource<String, Plant> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> { cell, _, plant in
            var content = cell.defaultContentConfiguration()
            content.text = plant.name
            cell.contentConfiguration = content
        }
        return .init(collectionView: view) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    }
}
