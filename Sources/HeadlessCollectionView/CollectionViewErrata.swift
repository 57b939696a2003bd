/// Differences between UIKit releases in a collection view's cells and in what it asks of those who
/// dequeue them; none are on by default.
package struct CollectionViewErrata: OptionSet, Hashable, Sendable {
  /// One bit for each release difference; unknown bits change nothing.
  package let rawValue: Int

  /// Any bits are accepted; those without a name change nothing.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A registration may be made while a cell is asked for, as on iOS 14.
  package static let toleratesRegistrationsInRequests = CollectionViewErrata(rawValue: 1)

  /// A view may be dequeued and not returned, as before iOS 18.
  package static let toleratesStrayDequeues = CollectionViewErrata(rawValue: 2)

  /// Rows of lists have wider margins above and below and are higher at least, as on iOS 26.
  package static let heightensListRows = CollectionViewErrata(rawValue: 4)
}
