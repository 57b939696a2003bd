// swift-format-ignore-file
import Foundation

struct Recipe: Hashable, Codable {
    enum Course: String, Codable, CaseIterable { case starter, main, dessert }
    let id: UUID
    let name: String
    let minutes: Int
    let course: Course
    let vegetarian: Bool
    var imageName: String { name.lowercased() }
}

extension Notification.Name {
    static let recipesDidChange = Notification.Name("recipesDidChange")
}

final class RecipeStore {
    static let shared = RecipeStore()
    private(set) var recipes: [Recipe] = [
        Recipe(id: UUID(), name: "Tomato soup", minutes: 25, course: .starter, vegetarian: true),
        Recipe(id: UUID(), name: "Green salad", minutes: 10, course: .starter, vegetarian: true),
        Recipe(id: UUID(), name: "Roast chicken", minutes: 90, course: .main, vegetarian: false),
        Recipe(id: UUID(), name: "Lemon cake", minutes: 50, course: .dessert, vegetarian: true),
    ]

    func recipesByCourse(vegetarianOnly: Bool) -> [(String, [Recipe])] {
        let shown = recipes.filter { !vegetarianOnly || $0.vegetarian }
        return Recipe.Course.allCases.compactMap { course in
            let all = shown.filter { $0.course == course }
            return all.isEmpty ? nil : (course.rawValue.capitalized, all)
        }
    }
}

final class RecipeFormatter: NSObject {
    private let durations: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .short
        formatter.allowedUnits = [.hour, .minute]
        return formatter
    }()

    func subtitle(for recipe: Recipe) -> String {
        durations.string(from: DateComponents(minute: recipe.minutes)) ?? ""
    }
}
