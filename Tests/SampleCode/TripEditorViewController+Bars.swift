import UIKit

// The bars around the editor.

extension TripEditorViewController {
  func setNavigationBarAppearance() {
    let ap = UINavigationBarAppearance()
    ap.configureWithOpaqueBackground()
    ap.configureWithTransparentBackground()
    ap.configureWithDefaultBackground()
    ap.backgroundColor = .red
    ap.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    ap.backgroundImage = nil
    ap.shadowColor = .clear
    ap.shadowImage = nil
    ap.titleTextAttributes = [.foregroundColor: UIColor.white]
    ap.largeTitleTextAttributes = [:]
    ap.setBackIndicatorImage(nil, transitionMaskImage: nil)
    ap.buttonAppearance.normal.titleTextAttributes = [:]
    ap.backButtonAppearance = UIBarButtonItemAppearance()
    ap.doneButtonAppearance.highlighted.titleTextAttributes = [:]
    ap.titlePositionAdjustment = .zero
    ap.backButtonAppearance.normal.titlePositionAdjustment = .zero
    _ = UINavigationBarAppearance(idiom: .phone)
    _ = ap.backIndicatorImage
    _ = ap.copy()
    _ = UINavigationBarAppearance(barAppearance: ap)
  }

  func setTabBarAppearance() {
    let tap = UITabBarAppearance()
    tap.configureWithOpaqueBackground()
    tap.stackedLayoutAppearance.normal.iconColor = .red
    tap.stackedLayoutAppearance.selected.titleTextAttributes = [:]
    tap.inlineLayoutAppearance.normal.badgeBackgroundColor = nil
    tap.compactInlineLayoutAppearance = UITabBarItemAppearance()
    tap.selectionIndicatorTintColor = nil
    tap.stackedItemSpacing = 1
    tap.backgroundColor = nil
    let tb = UITabBar()
    tb.standardAppearance = tap
    tb.scrollEdgeAppearance = tap
    tb.barTintColor = nil
    tb.tintColor = .red
    tb.unselectedItemTintColor = nil
    tb.isTranslucent = false
    tb.backgroundImage = nil
    tb.shadowImage = nil
    tb.items?.first?.title = "a"
    tb.selectedItem = nil
    tb.delegate = nil
    tb.itemPositioning = .fill
    tb.itemSpacing = 1
    tb.selectionIndicatorImage = nil
    tb.barStyle = .default
    tb.setItems([], animated: false)
    let tbc = UITabBarController()
    tbc.viewControllers = []
    tbc.setViewControllers([], animated: true)
    tbc.selectedIndex = 1
    tbc.selectedViewController = nil
    tbc.delegate = self
    _ = tbc.customizableViewControllers
    _ = tbc.moreNavigationController
    tbc.tabBar.isHidden = true
    let ti = UITabBarItem(title: "a", image: nil, selectedImage: nil)
    ti.standardAppearance = tap
    ti.scrollEdgeAppearance = nil
    ti.isEnabled = false
    ti.accessibilityIdentifier = "a"
    ti.setBadgeTextAttributes([:], for: .normal)
    ti.landscapeImagePhone = nil
  }

  func setToolbar() {
    let tool = UIToolbar()
    tool.barTintColor = nil
    tool.isTranslucent = true
    tool.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    tool.standardAppearance = UIToolbarAppearance()
    tool.setShadowImage(nil, forToolbarPosition: .any)
    tool.barStyle = .default
    tool.sizeToFit()
    tool.delegate = nil
    tool.scrollEdgeAppearance = nil
  }

  func setBarButtonItem() {
    let i = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: Selector("a"))
    i.isEnabled = true
    i.tintColor = .red
    i.title = ""
    i.image = nil
    i.style = .done
    i.width = 1
    i.customView = nil
    i.menu = nil
    i.primaryAction = nil
    i.tag = 1
    i.possibleTitles = []
    i.accessibilityLabel = "a"
    i.accessibilityIdentifier = ""
    i.isHidden = true
    i.isSelected = true
    i.changesSelectionAsPrimaryAction = true
    i.imageInsets = .zero
    i.landscapeImagePhone = nil
    i.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    i.hidesSharedBackground = true
    i.isSpringLoaded = true
    _ = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    _ = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
    _ = UIBarButtonItem(
      image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil)
    _ = UIBarButtonItem(customView: UIView())
    _ = UIBarButtonItem(systemItem: .close, primaryAction: nil, menu: nil)
    _ = UIBarButtonItem(title: "a", image: nil, primaryAction: nil, menu: nil)
  }

  func makeBarItems() {
    _ = UIBarButtonItem(systemItem: .add)
    _ = UIBarButtonItem(primaryAction: nil)
    _ = UIBarButtonItem(image: nil, menu: nil)
    _ = UIBarButtonItem.fixedSpace(2)
    _ = UIBarButtonItem(title: "a", menu: nil)
  }

  func setNavigationItem() {
    let n = UINavigationItem(title: "a")
    n.setRightBarButtonItems([], animated: true)
    n.setLeftBarButtonItems([], animated: true)
    n.setHidesBackButton(true, animated: true)
    n.leftItemsSupplementBackButton = true
    n.compactAppearance = nil
    n.preferredSearchBarPlacement = .stacked
    n.style = .browser
    n.titleMenuProvider = nil
    n.backAction = nil
    n.centerItemGroups = []
    n.leadingItemGroups = []
    n.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]
    n.customizationIdentifier = "a"
    n.compactScrollEdgeAppearance = nil
    n.pinnedTrailingGroup = nil
    n.subtitle = "a"
  }

  func setSearchController() {
    let s = UISearchController(searchResultsController: nil)
    s.searchResultsUpdater = self
    s.delegate = self
    s.obscuresBackgroundDuringPresentation = false
    s.dimsBackgroundDuringPresentation = false
    s.hidesNavigationBarDuringPresentation = false
    s.automaticallyShowsCancelButton = true
    s.automaticallyShowsScopeBar = true
    s.showsSearchResultsController = true
    _ = s.searchResultsController
    s.isActive = true
    s.scopeBarActivation = .manual
    s.automaticallyShowsSearchResultsController = true
  }

  func setSearchBar() {
    let b = UISearchBar()
    b.placeholder = ""
    b.delegate = self
    b.text = ""
    b.searchBarStyle = .minimal
    b.showsCancelButton = true
    b.setShowsCancelButton(true, animated: true)
    b.scopeButtonTitles = []
    b.showsScopeBar = true
    b.selectedScopeButtonIndex = 0
    b.barTintColor = nil
    b.isTranslucent = true
    b.autocapitalizationType = .none
    b.autocorrectionType = .no
    b.keyboardType = .default
    b.returnKeyType = .done
    b.enablesReturnKeyAutomatically = true
    b.setImage(nil, for: .search, state: .normal)
    b.searchTextField.font = nil
    b.backgroundImage = nil
    b.setSearchFieldBackgroundImage(nil, for: .normal)
    b.prompt = ""
    b.showsBookmarkButton = true
    b.searchTextPositionAdjustment = .zero
    b.barStyle = .default
    b.inputAccessoryView = nil
    b.setPositionAdjustment(.zero, for: .search)
    b.searchTextField.backgroundColor = nil
    b.searchTextField.leftView = nil
    b.showsSearchResultsButton = true
    b.sizeToFit()
    b.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
    b.spellCheckingType = .no
    b.tintColor = nil
    b.isSearchResultsButtonSelected = true
    b.searchTextField.clearButtonMode = .never
    b.textContentType = nil
    b.setValue("a", forKey: "cancelButtonText")
  }
}
