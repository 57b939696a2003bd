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
    // What is shown is as large as its container here.
    let frame = shown.frame
    defer { shown.frame = frame }
    return zip(others, frames(of: others, in: view)).map { other, frame in
      ImportedView(
        items: other.itemCounts.reduce(0, +), x: frame.minX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
  }

  /// The frames of views on a screen, as its constraints lay them out beside the safe area.
  func frames(of views: [UICollectionView], in screen: UIView) -> [CGRect] {
    let own = screen.safeAreaInsets
    defer { screen.safeAreaInsets = own }
    screen.safeAreaInsets = container.coveredInsets
    screen.layoutIfNeeded()
    return views.map { $0.convert($0.bounds, to: screen) }
  }
}
