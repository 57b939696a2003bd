import SwiftReading

extension EntryKind {
  /// Whether a line is whole Swift, which is more than that it begins so.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func isSwift(_ line: String) -> Bool { (try? SwiftSource(line).parsed()) != nil }
}
