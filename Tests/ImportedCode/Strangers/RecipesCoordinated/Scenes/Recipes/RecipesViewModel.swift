// swift-format-ignore-file
import Foundation

struct Recipe: Hashable, Identifiable {
    enum Course: String, CaseIterable { case starter, main, dessert }
    let id: UUID
    let title: String
    let course: Course
    let minutes: Int
}

protocol RecipesRepository {
    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
}

struct InMemoryRecipesRepository: RecipesRepository {
    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        completion(.success([
            Recipe(id: UUID(), title: "Bruschetta", course: .starter, minutes: 15),
            Recipe(id: UUID(), title: "Minestrone", course: .starter, minutes: 45),
            Recipe(id: UUID(), title: "Saltimbocca", course: .main, minutes: 30),
            Recipe(id: UUID(), title: "Panna cotta", course: .dessert, minutes: 20),
        ]))
    }
}

final class RecipesViewModel {
    enum State { case idle, loading, loaded([Recipe.Course: [Recipe]]), failed(Error) }
    private let repository: RecipesRepository
    private(set) var state: State = .idle { didSet { onStateChange?(state) } }
    var onStateChange: ((State) -> Void)?
    var onSelect: ((Recipe) -> Void)?

    init(repository: RecipesRepository) { self.repository = repository }

    func load() {
        state = .loading
        repository.recipes { [weak self] result in
            switch result {
            case .success(let recipes): self?.state = .loaded(Dictionary(grouping: recipes, by: \.course))
            case .failure(let error): self?.state = .failed(error)
            }
        }
    }

    func select(_ recipe: Recipe) { onSelect?(recipe) }
}
