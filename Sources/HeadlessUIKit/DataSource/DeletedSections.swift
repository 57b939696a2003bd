import Foundation

/// The sections that code deletes from snapshots itself, where somebody wants to know.
package enum DeletedSections {
  /// Those so far, on the main thread; nil where none are noted.
  nonisolated(unsafe) package static var noted: Set<AnyHashable>?

  /// Notes some, where code runs that shows something.
  static func note(_ identifiers: [some Hashable]) {
    guard Thread.isMainThread, noted != nil else { return }
    for identifier in identifiers { noted?.insert(AnyHashable(identifier)) }
  }
}
