// swift-format-ignore-file
protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}
extension Coordinator {
    func add(_ child: Coordinator) { children.append(child); child.start() }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}
final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController
    init(_ nav: UINavigationController) { navigationController = nav }
    func start() { let vc = UIViewController(); vc.title = "Home"; navigationController.pushViewController(vc, animated: false) }
    deinit { print("coordinator gone") }
}
var app: AppCoordinator? = AppCoordinator(UINavigationController())
app?.start()
print(app?.navigationController.viewControllers.first?.title ?? "-")
app = nil
