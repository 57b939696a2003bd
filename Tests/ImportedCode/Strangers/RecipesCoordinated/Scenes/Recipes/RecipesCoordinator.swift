// swift-format-ignore-file
import UIKit

final class RecipesCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    weak var parent: AppCoordinator?
    var children: [Coordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let viewModel = RecipesViewModel(repository: InMemoryRecipesRepository())
        viewModel.onSelect = { [weak self] recipe in self?.showDetail(of: recipe) }
        let viewController = RecipesViewController(viewModel: viewModel)
        navigationController.setViewControllers([viewController], animated: false)
    }

    private func showDetail(of recipe: Recipe) {
        let detail = UIViewController()
        detail.title = recipe.title
        navigationController.pushViewController(detail, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
              !navigationController.viewControllers.contains(from) else { return }
        parent?.childDidFinish(self)
    }
}
