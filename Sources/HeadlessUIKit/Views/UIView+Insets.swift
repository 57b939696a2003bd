import Foundation

// What layouts keep free at a view's edges: margins and the safe area.

extension UIView {
  /// What the margins' guide is inset by: the margins, and the safe area where it counts.
  var marginInsets: UIEdgeInsets {
    var insets = effectiveMargins
    if preservesSuperviewLayoutMargins, let outer = superview?.effectiveMargins {
      insets.left = max(insets.left, outer.left)
      insets.right = max(insets.right, outer.right)
    }
    guard insetsLayoutMarginsFromSafeArea else { return insets }
    insets.top += safeAreaInsets.top
    insets.left += safeAreaInsets.left
    insets.bottom += safeAreaInsets.bottom
    insets.right += safeAreaInsets.right
    return insets
  }

  /// The margins without the safe area: those of a controller's view are the system's at least,
  /// and zero above and below unless it was given others; a table's cells have their own for what is
  /// in them.
  package var effectiveMargins: UIEdgeInsets {
    if !hasOwnMargins, let cell = superview as? UITableViewCell, cell.contentView === self {
      return cell.contentMargins
    }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return layoutMargins
    }
    let least = controller.systemMinimumLayoutMargins
    let own = hasOwnMargins ? layoutMargins : .zero
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, isMirrored ? least.trailing : least.leading),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, isMirrored ? least.leading : least.trailing))
  }

  /// What the system keeps free at the sides of a screen's view, and of the rows of a table.
  static func systemMargin(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The safe area, as `safeAreaInsets` tells.
  var safeArea: UIEdgeInsets {
    guard let controller else { return givenSafeArea ?? safeAreaInOuterView }
    return (givenSafeArea ?? controller.safeAreaOutside) + controller.additionalSafeAreaInsets
  }

  /// What reaches into it of its outer view's; nothing inside of what scrolls, and in cells.
  var safeAreaInOuterView: UIEdgeInsets {
    guard let outer = superview, !isLayoutBoundary, !(outer is UIScrollView) else { return .zero }
    let insets = outer.safeArea
    guard insets != .zero else { return .zero }
    let (room, box) = (outer.bounds, box)
    return UIEdgeInsets(
      top: max(0, insets.top - (box.minY - room.minY)),
      left: max(0, insets.left - (box.minX - room.minX)),
      bottom: max(0, insets.bottom - (room.maxY - box.maxY)),
      right: max(0, insets.right - (room.maxX - box.maxX)))
  }
}

extension UITableViewCell {
  /// The margins of what is in it: 11 above and below.
  fileprivate var contentMargins: UIEdgeInsets {
    let side = Self.systemMargin(ofWidth: bounds.width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

extension UIViewController {
  /// What of its view is covered before it adds anything: by its outer view's safe area, or by its
  /// parent's, whose bars are added.
  fileprivate var safeAreaOutside: UIEdgeInsets {
    if viewIfLoaded?.superview != nil { return viewIfLoaded?.safeAreaInOuterView ?? .zero }
    guard let parent else { return .zero }
    var insets = parent.viewIfLoaded?.safeArea ?? parent.safeAreaOutside
    switch parent {
    case let parent as UINavigationController:
      if !parent.isNavigationBarHidden { insets.top += parent.barHeight(above: self) }
      if !parent.isToolbarHidden { insets.bottom += 49 }
    case is UITabBarController: insets.bottom += 49
    default: break
    }
    return insets
  }
}

extension UINavigationController {
  /// 44, and 52 more for a large title, 52 more for a search field that stays.
  fileprivate func barHeight(above child: UIViewController) -> CGFloat {
    var height: CGFloat = 44
    let item = child.navigationItem
    let isFirst = viewControllers.first === child
    let isLarge =
      switch item.largeTitleDisplayMode {
      case .always: true
      case .never: false
      case .automatic: isFirst
      }
    if navigationBar.prefersLargeTitles, isLarge { height += 52 }
    if item.searchController != nil, !item.hidesSearchBarWhenScrolling { height += 52 }
    return height
  }
}

extension UIEdgeInsets {
  fileprivate static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}
