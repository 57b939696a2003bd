// swift-format-ignore-file
import UIKit

protocol DiscoverRouterProtocol {
    func openShow(id: String)
}

final class DiscoverRouter: DiscoverRouterProtocol {
    weak var viewController: UIViewController?

    static func assembleModule() -> UIViewController {
        let view = DiscoverView()
        let router = DiscoverRouter()
        let presenter = DiscoverPresenter(view: view, interactor: DiscoverInteractor(), router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }

    func openShow(id: String) {
        let module = ShowModule.build(id: id)
        viewController?.navigationController?.pushViewController(module, animated: true)
    }
}
