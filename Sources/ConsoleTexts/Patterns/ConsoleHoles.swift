import Wording

/// What stood in the holes of a text, by their names.
package struct ConsoleHoles: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Nothing found.
  package init() {}

  /// The words in a hole, with one space for any white space; nil where the text lacks them.
  package subscript(name: String) -> String? { values[name] }

  /// The names of the holes that are filled, in alphabetical order.
  package var names: [String] { values.keys.sorted() }

  /// The whole number in a hole; nil where there is none below 10⁹.
  package func number(_ name: String) -> Int? {
    values[name].flatMap { $0.utf8.count <= 9 ? Int($0) : nil }
  }

  /// How many of a noun the number in a hole says there are, for a message; nil without a number.
  func count(_ name: String, _ noun: String) -> Message? {
    number(name).map { Message(counting: $0, noun) }
  }

  /// Fills a hole, unless it is filled already; what stands in `_` is of no interest.
  mutating func fill(_ name: String, with value: String) {
    if !value.isEmpty, name != "_", values[name] == nil { values[name] = value }
  }

  /// Takes over what another has, where this has nothing.
  mutating func fill(from other: ConsoleHoles) {
    values.merge(other.values) { own, _ in own }
  }
}
