// swift-format-ignore-file
import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

struct Dependencies {
  var repository: PlantRepository
  static let live = Dependencies(repository: BundledPlantRepository())
}

final class AppCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  private let window: UIWindow
  private let dependencies: Dependencies
  private let tabBarController = UITabBarController()

  init(window: UIWindow, dependencies: Dependencies) {
    self.window = window
    self.dependencies = dependencies
    super.init()
    tabBarController.delegate = self
  }

  func start() {
    let home = HomeCoordinator(navigationController: UINavigationController(), dependencies: dependencies)
    add(home)
    home.start()
    let profile = ProfileViewController(style: .insetGrouped)
    profile.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
    tabBarController.setViewControllers(
      [home.navigationController, UINavigationController(rootViewController: profile)], animated: false)
    tabBarController.tabBar.tintColor = .accent
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
  }

  func open(_ url: URL) { print(url.lastPathComponent) }
}

extension AppCoordinator: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    UISelectionFeedbackGenerator().selectionChanged()
  }
}
