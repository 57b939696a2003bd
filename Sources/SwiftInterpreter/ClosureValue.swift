import SwiftReading

/// A function as a value, with what it captured.
package final class ClosureValue: Sendable {
  /// The machine, the arguments, the place of the call, and the captured value.
  typealias Native =
    @Sendable (Machine, [Value], SourceRange, Value) throws(Interruption) -> Value

  enum Body: Sendable {
    case function(Function)
    case native(Native)
  }

  let body: Body
  let captures: [Value]

  init(_ function: Function, captures: [Value]) {
    body = .function(function)
    self.captures = captures
  }

  init(captures: [Value] = [], _ native: @escaping Native) {
    body = .native(native)
    self.captures = captures
  }
}

/// A type as a value.
package final class TypeValue: Sendable {
  let type: Type
  let name: String

  init(_ type: Type, name: String) {
    self.type = type
    self.name = name
  }
}
