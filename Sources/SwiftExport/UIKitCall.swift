package import DiffableDataSource
package import WorldModel

/// What a command in words does in UIKit's terms: a call, or some that belong together.
package enum UIKitCall: Sendable {
  case edit(SnapshotEdit)
  /// The working snapshot is the applied one again.
  case reset
  case apply(animated: Bool)
  case applyUsingReloadData
  case editOutline(OutlineEdit)
  /// The outline is what is applied in a section.
  case takeOutline(of: Identifier)
  case applyOutline(to: Identifier, animated: Bool)
  /// A section's layout, or what holds for all of them, is another one.
  case layOut
  /// An item is scrolled to, until it is at the positions of that name.
  case scrollToItem(Identifier, at: [String])
  /// The view is scrolled to where it is now.
  case scroll
  /// What identity covers is another thing.
  case identify
  /// An item takes the place of an equal one that it is not equal to any more.
  case renewItem(Identifier, was: Identifier)
  /// A handler answers something else.
  case answer(handler: String)
  /// The arrays that a view is kept in step with by hand are others.
  case setModel
  case reloadView
  /// The view is told of changes, with the arrays changed at once.
  case updateView(BatchUpdate)
}
