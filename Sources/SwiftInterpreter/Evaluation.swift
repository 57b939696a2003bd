/// What came of an entry.
package struct Evaluation: Sendable {
  /// What it printed, line by line.
  package var lines: [String] = []
  /// The value of its last statement, where that is an expression and not `Void`.
  package var value: Value?
  /// The value as `print` writes it.
  package var text: String?
  /// The type of the value, as it is written.
  package var type: String?
  /// The variables, functions and types that it declared, in order.
  package var names: [String] = []

  /// Nothing.
  package init() {}
}

/// How much a run may take.
package struct RunLimits: Sendable {
  /// Turns of loops and calls.
  package var steps = 50_000_000
  /// Objects and captured variables that are alive at once.
  package var objects = 500_000
  /// Elements of an array, or bytes of a string.
  package var size = 5_000_000
  /// Calls inside of calls.
  package var depth = 200
  /// How much of the thread's stack they may take; a debug build takes up to 4 MB for 200 calls,
  /// and whoever runs on a thread with less says so.
  package var stackBytes = 6 << 20
  /// Asked every some thousand steps whether to stop.
  package var isCancelled: @Sendable () -> Bool = { false }

  package init() {}
}
