/// Why the operations on one list are what they are.
public struct ListExplanation<Element: Hashable>: Hashable {
  /// What happens to one element, and why.
  public enum Reason: Hashable, Sendable {
    /// It is in both lists and belongs to the longest increasing subsequence.
    case stays
    /// It is in both lists; to keep it in place, more others would have to move.
    case moves
    /// It is in the new list only, and nowhere in the old snapshot.
    case isInserted
    /// It is in the old list only, and nowhere in the new snapshot.
    case isDeleted
    /// It comes from another section, whose index before the update this is.
    case arrives(fromSection: Int)
    /// It goes to another section, whose index after the update this is.
    case leaves(toSection: Int)
  }

  /// One element with its places and what happens to it.
  public struct Entry: Hashable {
    /// The section or item.
    public let element: Element
    /// The place in the old list.
    public let from: Int?
    /// The place in the new list.
    public let to: Int?
    /// What happens to it, and why.
    public let reason: Reason
  }

  /// The list before the update.
  public let old: [Element]
  /// The list after the update.
  public let new: [Element]
  /// The elements that stay: a longest subsequence that both lists have in the same order.
  public let staying: [Element]
  /// Every element of the new list in its order, then those only in the old list in theirs.
  public let entries: [Entry]
}

extension ListExplanation: Sendable where Element: Sendable {}

extension ListExplanation.Entry: Sendable where Element: Sendable {}
