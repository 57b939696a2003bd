// swift-format-ignore-file
import UIKit
import Swinject
import Factory

protocol RecipeServicing { func recipes() async throws -> [Dish] }

struct Dish: Identifiable, Hashable, Codable {
    var id: String { name }
    let name: String
    let minutes: Int
}

struct LocalRecipeService: RecipeServicing {
    func recipes() async throws -> [Dish] {
        [Dish(name: "Porridge", minutes: 10), Dish(name: "Stew", minutes: 90), Dish(name: "Toast", minutes: 4)]
    }
}

@propertyWrapper
struct Service<Value> {
    private let make: () -> Value
    init(_ make: @escaping @autoclosure () -> Value) { self.make = make }
    var wrappedValue: Value { make() }
}

extension Container {
    var recipeService: Factory<RecipeServicing> { self { LocalRecipeService() } }
}

@MainActor
final class DishListModel {
    @Service(LocalRecipeService()) private var service: LocalRecipeService
    private(set) var dishes: [Dish] = [] { didSet { onChange?(dishes) } }
    var onChange: (([Dish]) -> Void)?
    func load() async {
        do { dishes = try await service.recipes().sorted { $0.minutes < $1.minutes } } catch { print(error.localizedDescription) }
    }
}

final class DishListViewController: UICollectionViewController {
    private enum Section: Hashable { case quick, slow }
    private let model = DishListModel()
    private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Dish> = {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Dish> { cell, _, dish in
            var content = UIListContentConfiguration.valueCell()
            content.text = dish.name
            content.secondaryText = "\(dish.minutes) min"
            cell.contentConfiguration = content
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }()

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Dishes", comment: "list title")
        model.onChange = { [weak self] in self?.show($0) }
        Task { await model.load() }
    }

    private func show(_ dishes: [Dish]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Dish>()
        snapshot.appendSections([.quick, .slow])
        snapshot.appendItems(dishes.filter { $0.minutes <= 30 }, toSection: .quick)
        snapshot.appendItems(dishes.filter { $0.minutes > 30 }, toSection: .slow)
        dataSource.apply(snapshot)
    }
}
