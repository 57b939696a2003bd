package import SwiftReading

/// A program in Swift that grows entry by entry.
///
/// It is a value: a copy is the state of this moment, with all variables and objects.
package struct Interpreter: Sendable {
  /// An interpreter that knows the standard library and these preludes.
  package init(preludes: [Prelude] = []) throws(SwiftDiagnostic) {}

  /// Runs an entry.
  ///
  /// - Throws: The first error. The interpreter and `host` are then as they were.
  package mutating func run<Host: InterpreterHost>(
    _ statements: [Statement], host: inout Host, limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Evaluation { Evaluation() }

  /// Calls a closure that an earlier entry gave, with those arguments.
  ///
  /// - Throws: What it traps with. The interpreter and `host` are then as they were.
  package mutating func call<Host: InterpreterHost>(
    _ closure: Value, with arguments: [Value], host: inout Host, limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Evaluation { Evaluation() }
}
