/// What a program finds at its start, and may give names of its own to.
let globalPrelude = #"""
  var snapshot: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable> { get set }
  var outline: NSDiffableDataSourceSectionSnapshot<AnyHashable> { get set }
  var dataSource: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>! { get set }
  var collectionView: UICollectionView! {
    get {
      if let shown = _worldView, shown._fillsScreen { _fill(shown) }
      return _worldView
    }
    set { _worldView = newValue }
  }
  var _worldView: UICollectionView! { get set }
  var view: UIView! {
    get {
      if let root = _rootView { _fill(root) }
      return _rootView
    }
    set { _rootView = newValue }
  }
  var _rootView: UIView! = UIView(frame: CGRect.zero)

  func _screenSafeArea() -> UIEdgeInsets
  /// Gives a view what it has as the only one on the screen.
  func _fill(_ view: UIView) {
    let bounds = _screenBounds()
    if view.frame != bounds { view.frame = bounds }
    view.safeAreaInsets = _screenSafeArea()
  }

  class _PromptController: UIViewController, UICollectionViewDelegate, UISearchBarDelegate {
    override func loadView() { _loadedView = _promptView() }
  }
  func _promptView() -> UIView { view }
  let `self`: _PromptController = _PromptController()

  var _shownController: UIViewController? = nil

  func _show(_ controller: UIViewController) {
    _shownController = controller
    controller._appear()
  }

  class _WorldDataSource: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable> {
    init() {
      super.init(_cellProvider: { view, indexPath, item in
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      })
    }
  }
  """#
