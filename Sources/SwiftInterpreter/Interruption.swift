package import SwiftReading

/// Why a program did not go on.
package enum Interruption: Error, Sendable {
  /// It is refused: a trap, a limit, or what a native does not accept.
  case refused(SwiftDiagnostic)
  /// It threw an error of its own, which a `catch` may take.
  case thrown(Value, SourceRange)
  /// A chain met nil; never seen outside of the chain.
  case chainEnded
}
