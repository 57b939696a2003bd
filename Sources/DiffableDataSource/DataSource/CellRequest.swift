/// One call of the cell provider.
public struct CellRequest<ItemID: Hashable>: Hashable {
  /// Why the provider is asked.
  public enum Reason: Hashable, Sendable {
    /// The view reloads its data.
    case reloadsData
    /// The item is new on screen.
    case isInserted
    /// The item or its section is marked as reloaded.
    case isReloaded
    /// The item is marked as reconfigured; its cell stays.
    case isReconfigured
  }

  /// The item's place after the update.
  public let path: ItemIndexPath
  /// The item.
  public let identifier: ItemID
  /// Why the provider is asked.
  public let reason: Reason

  @inlinable init(path: ItemIndexPath, identifier: ItemID, reason: Reason) {
    self.path = path
    self.identifier = identifier
    self.reason = reason
  }
}

extension CellRequest: Sendable where ItemID: Sendable {}
