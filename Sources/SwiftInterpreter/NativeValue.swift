/// A value of the outside that a program holds, passes on and gives back.
package protocol NativeValue: Sendable {
  /// The name of the type that a prelude declares for it.
  static var typeName: String { get }

  /// The value as `print` writes it.
  var description: String { get }

  /// Whether it is equal to another, where its type is `Equatable`.
  func isEqual(to other: any NativeValue) -> Bool

  /// Calls `visit` with each value of the program that it holds, which therefore stays alive.
  func visitValues(_ visit: (Value) -> Void)
}

extension NativeValue {
  package func isEqual(to other: any NativeValue) -> Bool { false }

  package func visitValues(_ visit: (Value) -> Void) {}
}

/// Holds a value of the outside; it is copied when it is written and not the only one.
package final class NativeBox: @unchecked Sendable {
  package internal(set) var value: any NativeValue

  package init(_ value: any NativeValue) { self.value = value }
}

/// The world around a program: what its natives read and write.
package protocol InterpreterHost: Sendable {
  /// Calls `visit` with each value of the program that it holds, which therefore stays alive.
  func visitValues(_ visit: (Value) -> Void)
}

extension InterpreterHost {
  package func visitValues(_ visit: (Value) -> Void) {}
}

/// A host that has nothing.
package struct EmptyHost: InterpreterHost {
  package init() {}
}
