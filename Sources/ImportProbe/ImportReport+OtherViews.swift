import CompositionalLayout
import Foundation
import HeadlessUIKit
import ImportRecords

// Screens of several collection views, of which one is shown.
extension ImportReport {
  /// The collection views of a screen beside the one that is shown, as its constraints lay them out; nil
  /// for none.
  func otherViews(than shown: any ItemsView, in view: UIView) -> [ImportedView]? {
    let others = view.all(UICollectionView.self).filter { other in
      other !== shown && other.dataSource != nil && !other.isHidden
        && !other.isDescendant(of: shown)
    }
    guard !others.isEmpty else { return nil }
    // What is shown is as large as the screen here.
    let (frame, own, insets) = (shown.frame, view.safeAreaInsets, container.safeAreaInsets)
    defer { (shown.frame, view.safeAreaInsets) = (frame, own) }
    view.safeAreaInsets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    view.layoutIfNeeded()
    return others.map { other in
      let frame = other.convert(other.bounds, to: view)
      return ImportedView(
        items: other.itemCounts.reduce(0, +), x: frame.minX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
  }
}
