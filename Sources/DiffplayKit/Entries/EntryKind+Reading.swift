import SwiftReading

extension EntryKind {
  /// Whether a line is whole Swift, which is more than that it begins so.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func isSwift(_ line: String) -> Bool { (try? SwiftSource(line).parsed()) != nil }

  /// Whether lines that do not begin as Swift are Swift but for what was copied along with them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func isClipped(_ lines: String) -> Bool {
    guard let (statements, leftOut) = try? SwiftSource(lines).read() else { return false }
    return !leftOut.isEmpty && !statements.isEmpty
  }
}
