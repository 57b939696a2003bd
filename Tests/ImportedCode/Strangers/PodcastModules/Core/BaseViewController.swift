// swift-format-ignore-file
import UIKit

class BaseViewController<RootView: UIView>: UIViewController {
    var rootView: RootView { view as! RootView }

    override func loadView() {
        view = RootView()
    }
}
