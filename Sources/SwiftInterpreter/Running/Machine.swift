import SwiftReading
import Wording

/// Runs compiled code over the state of an interpreter.
final class Machine {
  var host: any InterpreterHost = EmptyHost()

  private func missing(_ range: SourceRange) -> Interruption {
    .refused(SwiftDiagnostic("not yet", at: range))
  }

  func call(
    _ closure: Value, with arguments: [Value], at range: SourceRange
  ) throws(Interruption) -> Value { throw missing(range) }

  func callMethod(
    _ name: String, of value: Value, with arguments: [Value], at range: SourceRange
  ) throws(Interruption) -> Value? { throw missing(range) }

  func property(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Interruption) -> Value { throw missing(range) }

  func setProperty(
    _ name: String, of object: Value, to new: Value, at range: SourceRange
  ) throws(Interruption) { throw missing(range) }

  func make(
    _ type: String, _ arguments: [(label: String?, value: Value)], at range: SourceRange
  ) throws(Interruption) -> Value { throw missing(range) }

  func enumCase(_ name: String, of type: String) -> Value? { nil }

  func caseName(of value: Value) -> String? { nil }

  func typeName(of value: Value) -> String { "" }

  func isInstance(_ value: Value, of type: String) -> Bool { false }

  func isEqual(
    _ a: Value, _ b: Value, at range: SourceRange
  ) throws(Interruption) -> Bool { throw missing(range) }

  func hash(of value: Value, at range: SourceRange) throws(Interruption) -> Int {
    throw missing(range)
  }

  func describe(_ value: Value, at range: SourceRange) throws(Interruption) -> String {
    throw missing(range)
  }

  func print(
    _ text: String, terminator: String, at range: SourceRange
  ) throws(Interruption) { throw missing(range) }
}
