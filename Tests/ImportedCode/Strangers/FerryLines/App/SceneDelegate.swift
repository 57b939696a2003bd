// swift-format-ignore-file
import FerryData
import Feature
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = FerryListViewController(repository: LocalFerryRepository())
        window.makeKeyAndVisible()
        self.window = window
    }
}
