/// What stands in bars: their buttons, and search.
let barPrelude = #"""
  class UIBarButtonItem: NSObject {
    enum Style: Int { case plain, done }
    enum SystemItem: Int {
      case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
      case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
      case fastForward, undo, redo, close
    }
    var title: String? = nil
    var image: UIImage? = nil
    var isEnabled = true
    var tintColor: UIColor? = nil
    var menu: UIMenu? = nil
    var customView: UIView? = nil
    override init() { super.init() }
    init(title: String? = nil, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.title = title
    }
    init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.image = image
    }
    init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      super.init()
    }
    init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      super.init()
    }
    init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      super.init()
      self.title = title
    }
    init(customView: UIView) {
      super.init()
      self.customView = customView
    }
    class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  }

  protocol UISearchBarDelegate {}
  protocol UISearchResultsUpdating {}

  class UISearchBar: UIView {
    weak var delegate: Any? = nil
    var text: String? = ""
    var placeholder: String? = nil
    var showsCancelButton = false
    var scopeButtonTitles: [String]? = nil
    var selectedScopeButtonIndex = 0
    let searchTextField = UITextField(frame: CGRect.zero)
    var barTintColor: UIColor? = nil
    enum Style: Int { case `default`, prominent, minimal }
    var searchBarStyle = Style.default
  }

  class UISearchController: UIViewController {
    let searchBar = UISearchBar(frame: CGRect.zero)
    weak var searchResultsUpdater: Any? = nil
    var obscuresBackgroundDuringPresentation = true
    var hidesNavigationBarDuringPresentation = true
    var automaticallyShowsCancelButton = true
    var isActive = false
    init(searchResultsController: UIViewController?) {
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
  }
  """#
