import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let split = UISplitViewController(style: .doubleColumn)
    let outline = UINavigationController(rootViewController: OutlineViewController())
    split.setViewController(outline, for: .primary)
    split.setViewController(
      UINavigationController(rootViewController: GridViewController()), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
  }
}
