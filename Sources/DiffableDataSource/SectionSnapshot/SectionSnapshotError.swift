/// Why a section snapshot refused an operation; identifiers are kept as they describe themselves.
public enum SectionSnapshotError: Error, Hashable, Sendable {
  /// A side of an item that new items can be put on.
  public enum Side: String, Hashable, Sendable {
    case before, after
  }

  /// Items to add that are already present or stand in the argument twice; these.
  case repeatedItems([String])
  /// The item that was to get, replace or show children is absent.
  case parentNotFound(String)
  /// The item to insert beside is absent.
  case destinationNotFound(String, Side)
  /// The first item to delete that is absent.
  case deletedItemNotFound(String)
  /// The item whose level, expansion or visibility was asked for is absent.
  case itemNotFound(String)
  /// The item whose parent was asked for is absent.
  case childNotFound(String)
  /// New children that stand elsewhere in the outline; these.
  ///
  /// UIKit does not raise here: it builds an outline that contradicts itself, which no value of
  /// ours can.
  case replacementRepeatsItems([String])
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The reason of the exception that UIKit raises, to the letter; `nil` where it raises none.
  public var uikitReason: String? {
    switch self {
    case .repeatedItems(let identifiers):
      """
      Identifiers in a section snapshot must be unique. \
      Duplicate item identifiers: \(ObjectiveCDescription.set(identifiers))
      """
    case .parentNotFound(let identifier):
      "Parent item identifier does not exist in section snapshot: \(identifier)"
    case .destinationNotFound(let identifier, let side):
      """
      Item identifier to insert \(side.rawValue) does not exist in section snapshot: \(identifier)
      """
    case .deletedItemNotFound(let identifier):
      "Failed to find index of item \(identifier)"
    case .itemNotFound(let identifier):
      "Item identifier does not exist in section snapshot: \(identifier)"
    case .childNotFound(let identifier):
      "Child item identifier does not exist in section snapshot: \(identifier)"
    case .replacementRepeatsItems:
      nil
    }
  }

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .repeatedItems(let items): "items stand twice: \(items.joined(separator: ", "))"
    case .parentNotFound(let item): "there is no parent \(item)"
    case .destinationNotFound(let item, let side): "there is no \(item) to insert \(side.rawValue)"
    case .deletedItemNotFound(let item): "there is no \(item) to delete"
    case .itemNotFound(let item): "there is no \(item)"
    case .childNotFound(let item): "there is no \(item) that could have a parent"
    case .replacementRepeatsItems(let items):
      "new children stand elsewhere in the outline: \(items.joined(separator: ", "))"
    }
  }
}
