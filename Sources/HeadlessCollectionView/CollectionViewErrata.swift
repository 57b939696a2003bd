/// Differences between UIKit releases in what a collection view asks of those who dequeue its views;
/// none are on by default.
package struct CollectionViewErrata: OptionSet, Hashable, Sendable {
  /// One bit for each release difference; unknown bits change nothing.
  package let rawValue: Int

  /// Any bits are accepted; those without a name change nothing.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A registration may be made while a cell is asked for, as on iOS 14.
  package static let toleratesRegistrationsInRequests = CollectionViewErrata(rawValue: 1)

  /// A view may be dequeued and not returned, as before iOS 18.
  package static let toleratesStrayDequeues = CollectionViewErrata(rawValue: 2)
}
