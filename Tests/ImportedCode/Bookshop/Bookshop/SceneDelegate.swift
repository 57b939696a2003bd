import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    let shelf = ShelfViewController(viewModel: ShelfViewModel(books: Book.samples))
    let navigation = UINavigationController(rootViewController: shelf)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [
      navigation, UINavigationController(rootViewController: AboutViewController()),
    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}
