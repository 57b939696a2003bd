import Foundation

/// The views that a collection view asks code for, which may lack what was left out of it.
@MainActor package enum AskedViews {
  /// Told before a view of a kind is asked for, and says whether it may be.
  package static var mayAsk: (_ kind: String, _ indexPath: IndexPath) -> Bool = { _, _ in true }
  /// Told once it was given.
  package static var wasGiven: () -> Void = {}
  /// What cells are called.
  package static let cellKind = "cell"
}

extension UICollectionView {
  /// Whether the data source is asked for a view, in whose place a plain one stands otherwise.
  func mayAsk(for kind: String, at indexPath: IndexPath) -> Bool {
    var outer = superview
    while let view = outer {
      // Views in others come with these.
      if view is UICollectionReusableView { return !showsPlainViews }
      outer = view.superview
    }
    return !showsPlainViews && AskedViews.mayAsk(kind, indexPath)
  }
}
