import SwiftReading

/// A step of a compiled program that gives a value.
typealias Code = @Sendable (Machine) throws(Interruption) -> Value

/// A function, initialiser, accessor or closure.
///
/// It is written only while the entry is compiled that declares it.
final class Function: @unchecked Sendable {
  init() {}
}
