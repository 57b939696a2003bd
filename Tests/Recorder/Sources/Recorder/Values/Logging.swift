import Foundation

#if canImport(ObjectiveC)
  import OSLog
#endif

/// What is logged while `body` runs.
///
/// UIKit writes to the unified log, whose entries of this process anybody may read; this project's
/// library writes to standard error.
@MainActor func logged(_ body: () -> Void) -> String {
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
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let handle = try? FileHandle(forWritingTo: file) else { return "" }
    let kept = dup(STDERR_FILENO)
    dup2(handle.fileDescriptor, STDERR_FILENO)
    body()
    dup2(kept, STDERR_FILENO)
    close(kept)
    return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").withoutAddresses
  #endif
}
