// swift-format-ignore-file
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        guard let api = Bundle.main.object(forInfoDictionaryKey: "NotesAPI") as? String else {
            fatalError("NotesAPI is not in the plist")
        }
        let controller = NotesViewController()
        controller.viewModel = NotesViewModel(store: MemoryNotesStore(api: api))
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: controller)
        window?.makeKeyAndVisible()
    }
}
