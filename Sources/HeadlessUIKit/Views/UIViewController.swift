public import Foundation

/// An owner of a view, which loads when it is first asked for, at the size of a phone's screen.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
}
