// swift-format-ignore-file
import UIKit

final class HomeCoordinator: Coordinator {
  var children: [Coordinator] = []
  let navigationController: UINavigationController
  private let dependencies: Dependencies

  init(navigationController: UINavigationController, dependencies: Dependencies) {
    self.navigationController = navigationController
    self.dependencies = dependencies
    navigationController.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
  }

  func start() {
    let viewModel = HomeViewModel(repository: dependencies.repository)
    viewModel.onSelect = { [weak self] plant in self?.showDetail(of: plant) }
    let controller = HomeViewController(viewModel: viewModel)
    navigationController.setViewControllers([controller], animated: false)
  }

  private func showDetail(of plant: Plant) {
    let controller = UIViewController()
    controller.title = plant.name
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    navigationController.present(controller, animated: true)
  }
}
