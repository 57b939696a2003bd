import Foundation

extension NibBuilder {
  func connect(_ property: String, of object: AnyObject, with target: AnyObject) {
    if RuntimeNames.connect(property, of: object, with: target) { return }
    switch (property, object) {
    case ("view", let controller as UIViewController): controller.view = target as? UIView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = target as? UICollectionView
    case ("tableView", let controller as UITableViewController):
      controller.tableView = target as? UITableView
    case ("dataSource", _): setDataSource(of: object, to: target)
    case ("delegate", _): setDelegate(of: object, to: target)
    case ("prefetchDataSource", let view as UICollectionView):
      view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case ("backgroundView", let view as UICollectionView): view.backgroundView = target as? UIView
    case ("backgroundView", let view as UITableViewCell): view.backgroundView = target as? UIView
    case ("accessoryView", let view as UITableViewCell): view.accessoryView = target as? UIView
    case ("inputView", let field as UITextField): field.keep(target as? UIView, "inputView")
    default: break
    }
  }

  private func setDataSource(of object: AnyObject, to target: AnyObject) {
    switch object {
    case let view as UICollectionView:
      view.dataSource = target as? any UICollectionViewDataSource
    case let view as UITableView: view.dataSource = target as? any UITableViewDataSource
    case let view as UIPickerView: view.dataSource = target as? any UIPickerViewDataSource
    case let pages as UIPageViewController:
      pages.dataSource = target as? any UIPageViewControllerDataSource
    default: break
    }
  }

  private func setDelegate(of object: AnyObject, to target: AnyObject) {
    switch object {
    case let view as UICollectionView: view.delegate = target as? any UICollectionViewDelegate
    case let view as UITableView: view.delegate = target as? any UITableViewDelegate
    case let view as UIScrollView: view.delegate = target as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = target as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = target as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = target as? any UIPickerViewDelegate
    case let gesture as UIGestureRecognizer:
      gesture.delegate = target as? any UIGestureRecognizerDelegate
    case let bar as UITabBarController:
      bar.delegate = target as? any UITabBarControllerDelegate
    case let navigation as UINavigationController:
      navigation.delegate = target as? any UINavigationControllerDelegate
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  func connect(action: NibElement, of object: AnyObject, _ target: AnyObject?) {
    guard let selector = action["selector"].map({ Selector($0) }), let target else { return }
    switch object {
    case let control as UIControl:
      let event = action["eventType"].flatMap { Self.events[$0] } ?? .allEvents
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: selector)
    default: break
    }
  }
}
