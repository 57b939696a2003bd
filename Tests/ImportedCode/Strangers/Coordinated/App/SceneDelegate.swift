// swift-format-ignore-file
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    appCoordinator = AppCoordinator(window: window, dependencies: .live)
    appCoordinator?.start()
    if let urlContext = connectionOptions.urlContexts.first { appCoordinator?.open(urlContext.url) }
  }
}
