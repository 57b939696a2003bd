import UIKit

/// An editor of trips, with everything that bars, keys and presentations know.

final class TripEditorViewController: UIViewController, UITextFieldDelegate,
  UIGestureRecognizerDelegate,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UISearchBarDelegate,
  UISearchResultsUpdating, UISearchControllerDelegate, UIScrollViewDelegate
{
  func updateSearchResults(for searchController: UISearchController) {
    _ = searchController.searchBar.text
    _ = searchController.isActive
    _ = searchController.searchBar.searchTextField.tokens
  }
  func setUpEditor() {
    _ = navigationController?.navigationBar.frame
    navigationController?.setNavigationBarHidden(true, animated: true)
    navigationController?.setToolbarHidden(false, animated: false)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    _ = navigationController?.visibleViewController
    navigationController?.hidesBarsWhenVerticallyCompact = true
    navigationController?.hidesBarsOnTap = true
    _ = navigationController?.barHideOnSwipeGestureRecognizer
    navigationController?.hidesBarsWhenKeyboardAppears = true
    setToolbarItems([UIBarButtonItem.flexibleSpace()], animated: false)
    toolbarItems = []
    _ = tabBarController?.selectedIndex
    tabBarController?.tabBar.isHidden = true
    _ = splitViewController
    _ = self.storyboard
    extendedLayoutIncludesOpaqueBars = true
    edgesForExtendedLayout = []
    preferredContentSize = .zero
    modalTransitionStyle = .crossDissolve
    isModalInPresentation = true
    presentationController?.delegate = self
    popoverPresentationController?.sourceView = view
    popoverPresentationController?.sourceRect = .zero
    popoverPresentationController?.barButtonItem = nil
    popoverPresentationController?.permittedArrowDirections = [.up]
    popoverPresentationController?.delegate = self
    popoverPresentationController?.backgroundColor = nil
  }

  func presentEditor() {
    popoverPresentationController?.sourceItem = view
    sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in 1 }]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    sheetPresentationController?.preferredCornerRadius = 2
    sheetPresentationController?.selectedDetentIdentifier = .large
    sheetPresentationController?.animateChanges {}
    transitioningDelegate = nil
    definesPresentationContext = true
    providesPresentationContextTransitionStyle = true
    restorationIdentifier = "x"
    _ = isBeingPresented
    _ = isBeingDismissed
    _ = isMovingToParent
    _ = isMovingFromParent
    _ = nibBundle
    _ = inputAccessoryViewController
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    _ = interfaceOrientation
    _ = view.window?.windowScene
    transition(from: self, to: self, duration: 1, options: [], animations: nil, completion: nil)
    beginAppearanceTransition(true, animated: true)
    endAppearanceTransition()
    _ = shouldAutomaticallyForwardAppearanceMethods
    setOverrideTraitCollection(nil, forChild: self)
    _ = overrideTraitCollection(forChild: self)
    unwind(for: UIStoryboardSegue(identifier: nil, source: self, destination: self), towards: self)
  }

  func restoreEditor() {
    _ = targetViewController(forAction: Selector("a"), sender: nil)
    _ = canPerformUnwindSegueAction(Selector("a"), from: self, sender: nil)
    addKeyCommand(
      UIKeyCommand(title: "", action: Selector("a"), input: "a", modifierFlags: [.command]))
    setContentScrollView(nil)
    _ = contentScrollView(for: .top)
    restoresFocusAfterTransition = true
    focusGroupIdentifier = nil
    _ = viewIfLoaded
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (s: TripEditorViewController, _) in
    }
    setNeedsUpdateContentUnavailableConfiguration()
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    navigationItem.accessibilityLabel = "a"
    userActivity = nil
    _ = undoManager
    performSegue(withIdentifier: "a", sender: nil)
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    becomeFirstResponder()
    _ = next?.next
    resignFirstResponder()
    reloadInputViews()
    present(self, animated: true)
    dismiss(animated: true)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(
      alongsideTransition: { c in
        _ = c.viewController(forKey: .from)
        _ = c.containerView
      }, completion: nil)
    coordinator.animateAlongsideTransition(in: nil, animation: nil)
    coordinator.notifyWhenInteractionChanges { _ in }
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  override func viewLayoutMarginsDidChange() {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {}
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for p in presses {
      _ = p.type == .select
      _ = p.key?.charactersIgnoringModifiers
      _ = p.key?.keyCode == .keyboardUpArrow
      _ = p.key?.modifierFlags
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  override func validate(_ command: UICommand) {}
  override func buildMenu(with builder: UIMenuBuilder) {
    builder.remove(menu: .format)
    builder.insertSibling(UIMenu(title: ""), afterMenu: .file)
    builder.insertChild(UIMenu(title: ""), atStartOfMenu: .file)
    _ = builder.system == .main
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {}
  override func applicationFinishedRestoringState() {}
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    _ = activity.activityType
    _ = activity.userInfo
    _ = activity.webpageURL
    _ = activity.title
    activity.becomeCurrent()
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.addUserInfoEntries(from: [:])
    activity.invalidate()
    activity.resignCurrent()
    activity.needsSave = true
    activity.keywords = []
    activity.persistentIdentifier = ""
    _ = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.requiredUserInfoKeys = []
    activity.targetContentIdentifier = "a"
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {}
  override var keyCommands: [UIKeyCommand]? {
    let k = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("a"))
    k.discoverabilityTitle = "a"
    k.wantsPriorityOverSystemBehavior = true
    _ = k.input
    _ = k.modifierFlags
    k.title = "a"
    k.image = nil
    k.attributes = .destructive
    k.state = .on
    _ = k.propertyList
    _ = UIKeyCommand(
      input: "a", modifierFlags: [.command, .shift, .alphaShift, .numericPad],
      action: Selector("a"), discoverabilityTitle: "a")
    _ = [
      UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
      UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp, UIKeyCommand.inputHome,
    ]
    return [k]
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var title: String? { didSet {} }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    _ = presentationController.presentedViewController
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { true }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {}
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
  ) {}
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? nil : nil }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  func setNavigationBar() {
    let bar = UINavigationBar()
    bar.barTintColor = .red
    bar.tintColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.largeTitleTextAttributes = nil
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
    bar.shadowImage = UIImage()
    bar.barStyle = .black
    bar.standardAppearance = UINavigationBarAppearance()
    bar.scrollEdgeAppearance = bar.standardAppearance
    bar.compactAppearance = nil
    bar.compactScrollEdgeAppearance = nil
    _ = bar.topItem
    _ = bar.items
    bar.setItems([], animated: false)
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.popItem(animated: true)
    _ = bar.backItem
    bar.delegate = nil
  }

}
