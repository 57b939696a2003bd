import Wording

/// A number of JSON, exact for every integer of 64 bits.
///
/// Numbers that are equal compare equal however they were written: `80`, `80.0` and `8e1`.
package struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// Integers have one form only, so that synthesized equality is that of numbers.
  private enum Storage: Hashable {
    case integer(Int)
    case double(Double)
  }

  private let storage: Storage

  /// An integer; one beyond `Int` is rounded to the nearest double.
  package init(_ integer: some BinaryInteger) {
    storage = Int(exactly: integer).map(Storage.integer) ?? .double(Double(integer))
  }

  /// The nearest number to a double is the double itself; `-0` is kept as `0`.
  package init(_ double: Double) {
    storage = Int(exactly: double).map(Storage.integer) ?? .double(double)
  }

  /// The number, rounded where it is an integer beyond 2⁵³.
  package var double: Double {
    switch storage {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    }
  }

  /// The number where it is an integer of 64 bits.
  package var integer: Int? {
    if case .integer(let integer) = storage { integer } else { nil }
  }

  /// The shortest form that reads back as the same number.
  package var description: String {
    switch storage {
    case .integer(let integer): integer.description
    case .double(let double): NumberText.exact(double)
    }
  }
}
