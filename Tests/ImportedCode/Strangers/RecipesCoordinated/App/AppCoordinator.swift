// swift-format-ignore-file
import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
        self.navigationController = UINavigationController()
    }

    func start() {
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        let recipes = RecipesCoordinator(navigationController: navigationController)
        recipes.parent = self
        children.append(recipes)
        recipes.start()
    }

    func childDidFinish(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}
