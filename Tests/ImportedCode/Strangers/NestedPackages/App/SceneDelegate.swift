import Feed
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(
      rootViewController: FeedViewController(items: [
        FeedItem(id: 1, text: "A short one"),
        FeedItem(id: 2, text: String(repeating: "A long one ", count: 12)),
      ]))
    window?.makeKeyAndVisible()
  }
}
