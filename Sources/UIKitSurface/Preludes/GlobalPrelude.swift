/// What a program finds at its start, and may give names of its own to.
let globalPrelude = #"""
  var snapshot: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable> { get set }
  var outline: NSDiffableDataSourceSectionSnapshot<AnyHashable> { get set }
  var dataSource: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>! { get set }
  var collectionView: UICollectionView! { get set }
  var view: UIView! = UIView(frame: CGRect.zero)

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
