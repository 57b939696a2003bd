/// Differences between UIKit releases that a data source can reproduce; none are on by default.
@usableFromInline
package struct DataSourceErrata: OptionSet, Hashable, Sendable {
  /// One bit for each release difference; unknown bits change nothing.
  @usableFromInline package let rawValue: Int

  /// Any bits are accepted; those without a name change nothing.
  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  /// An apply that is not animated reloads the data and compares nothing, as before iOS 15.
  @inlinable package static var reloadsUnanimatedApplies: DataSourceErrata {
    DataSourceErrata(rawValue: 1)
  }

  /// Equal items with different hashes are not looked for, as before iOS 15.
  @inlinable package static var toleratesUnequalHashes: DataSourceErrata {
    DataSourceErrata(rawValue: 2)
  }

  /// Items that an edit finds in the snapshot already move without a word in the log, as before
  /// iOS 15.
  package static let movesExistingItemsSilently = DataSourceErrata(rawValue: 4)

  /// Refusals read as on iOS 13 and 14: `SnapshotError.uikitReason(with:)`.
  package static let refusesInFewerWords = DataSourceErrata(rawValue: 8)
}

extension SnapshotError {
  /// The reason of the exception that UIKit raises on releases with `errata`.
  package func uikitReason(with errata: DataSourceErrata) -> String {
    guard errata.contains(.refusesInFewerWords) else { return uikitReason }
    return switch self {
    case .reloadedItemNotFound: "Invalid item identifier specified for reload"
    case .repeatedItems: "Fatal: supplied identifiers are not unique."
    default: uikitReason
    }
  }
}
