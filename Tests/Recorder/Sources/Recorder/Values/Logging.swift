import Foundation
import UIKit

#if canImport(ObjectiveC)
  import OSLog
#endif

/// What is logged while `body` runs.
///
/// UIKit writes to the unified log, whose entries of this process anybody may read; this project's
/// library tells who observes it.
@MainActor func logged(_ body: @MainActor () -> Void) -> String {
  #if canImport(ObjectiveC)
    let start = Date()
    body()
    guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
      let entries = try? store.getEntries(at: store.position(date: start))
    else { return "" }
    return entries.compactMap { $0 as? OSLogEntryLog }
      .filter { $0.date >= start && $0.subsystem.hasPrefix("com.apple.UIKit") }
      .map(\.composedMessage).joined(separator: "\n").withoutAddresses
  #else
    return UIKitLog.observe(body).joined(separator: "\n").withoutAddresses
  #endif
}
