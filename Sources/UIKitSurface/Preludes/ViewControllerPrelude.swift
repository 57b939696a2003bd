/// UIKit's view controllers, whose views come up in the usual order.
let viewControllerPrelude = #"""
  class UINavigationItem: NSObject {
    enum LargeTitleDisplayMode: Int { case automatic, always, never }
    var title: String? = nil
    var prompt: String? = nil
    var titleView: UIView? = nil
    var leftBarButtonItem: UIBarButtonItem? = nil
    var rightBarButtonItem: UIBarButtonItem? = nil
    var leftBarButtonItems: [UIBarButtonItem]? = nil
    var rightBarButtonItems: [UIBarButtonItem]? = nil
    var backButtonTitle: String? = nil
    var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var searchController: UISearchController? = nil
    var hidesSearchBarWhenScrolling = true
    func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  }

  class UITabBarItem: NSObject {
    var title: String? = nil
    var image: UIImage? = nil
    var tag = 0
    override init() { super.init() }
    init(title: String?, image: UIImage?, tag: Int) {
      super.init()
      self.title = title
      self.image = image
      self.tag = tag
    }
  }

  class UINavigationBar: UIView {
    var prefersLargeTitles = false
    var isTranslucent = true
    var barTintColor: UIColor? = nil
    var standardAppearance: UINavigationBarAppearance! = nil
    var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  }

  enum UIModalPresentationStyle: Int {
    case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
    case overFullScreen, overCurrentContext, popover
  }

  protocol UIViewControllerTransitionCoordinatorContext {}
  class _TransitionContext: UIViewControllerTransitionCoordinatorContext {}
  protocol UIViewControllerTransitionCoordinator {}
  extension UIViewControllerTransitionCoordinator {
    @discardableResult func animate(
      alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
      animation?(_TransitionContext())
      completion?(_TransitionContext())
      return true
    }
  }

  class UIViewController: UIResponder {
    var title: String? = nil
    let navigationItem = UINavigationItem()
    var tabBarItem: UITabBarItem! = UITabBarItem()
    var isEditing = false
    var hidesBottomBarWhenPushed = false
    var definesPresentationContext = false
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    weak var parent: UIViewController? = nil
    var children: [UIViewController] = []
    var presentedViewController: UIViewController? = nil
    weak var presentingViewController: UIViewController? = nil
    var preferredStatusBarStyle: UIStatusBarStyle { .default }
    var prefersStatusBarHidden: Bool { false }
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
    var _loadedView: UIView? = nil
    var _isLoadingView = false

    override init() { super.init() }
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    required init?(coder: NSCoder) { super.init() }

    var view: UIView! {
      get {
        loadViewIfNeeded()
        return _loadedView
      }
      set { _loadedView = newValue }
    }
    var viewIfLoaded: UIView? { _loadedView }
    var isViewLoaded: Bool { _loadedView != nil }

    func loadViewIfNeeded() {
      guard _loadedView == nil, !_isLoadingView else { return }
      _isLoadingView = true
      loadView()
      if overrideUserInterfaceStyle != .unspecified {
        _loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
      _connectOutlets(self)
      _isLoadingView = false
      viewDidLoad()
    }

    func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    func viewDidLoad() {}
    func viewWillAppear(_ animated: Bool) {}
    func viewIsAppearing(_ animated: Bool) {}
    func viewDidAppear(_ animated: Bool) {}
    func viewWillDisappear(_ animated: Bool) {}
    func viewDidDisappear(_ animated: Bool) {}
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func viewSafeAreaInsetsDidChange() {}
    func didReceiveMemoryWarning() {}
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}

    var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
      didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    func setNeedsStatusBarAppearanceUpdate() {}
    func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    var editButtonItem: UIBarButtonItem { UIBarButtonItem() }

    func addChild(_ childController: UIViewController) {
      children.append(childController)
      childController.parent = self
    }
    func removeFromParent() { parent = nil }
    func willMove(toParent parent: UIViewController?) {}
    func didMove(toParent parent: UIViewController?) {}
    var navigationController: UINavigationController? { parent as? UINavigationController }
    var splitViewController: UIViewController? { nil }
    var tabBarController: UITabBarController? { nil }
    func show(_ vc: UIViewController, sender: Any?) {}
    func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) { completion?() }
    func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

    func _appear() {
      loadViewIfNeeded()
      view!.frame = UIScreen.main.bounds
      viewWillAppear(false)
      viewIsAppearing(false)
      viewWillLayoutSubviews()
      view!.layoutIfNeeded()
      viewDidLayoutSubviews()
      _layOut()
      viewDidAppear(false)
      _layOut()
    }
  }

  class UINavigationController: UIViewController {
    var viewControllers: [UIViewController] = []
    let navigationBar = UINavigationBar(frame: CGRect.zero)
    var isNavigationBarHidden = false
    override init() { super.init() }
    init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      pushViewController(rootViewController, animated: false)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    var topViewController: UIViewController? { viewControllers.last }
    func pushViewController(_ viewController: UIViewController, animated: Bool) {
      addChild(viewController)
      viewControllers.append(viewController)
    }
    @discardableResult
    func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
    @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]? {
      viewControllers = Array(viewControllers.prefix(1))
      return nil
    }
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      self.viewControllers = viewControllers
    }
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  }

  class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    let collectionViewLayout: UICollectionViewLayout
    var clearsSelectionOnViewWillAppear = true
    var installsStandardGestureForInteractiveMovement = true

    init(collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
    }

    var collectionView: UICollectionView! {
      get { view as? UICollectionView }
      set { view = newValue }
    }

    override func loadView() {
      let view = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
      view.dataSource = self
      view.delegate = self
      self.view = view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: CGRect.zero) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: CGRect.zero) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {}
  }
  """#
