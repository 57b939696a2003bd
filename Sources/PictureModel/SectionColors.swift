package import WorldModel

/// The numbers of sections among the colours, in the order in which they are first seen.
///
/// One for a whole film keeps every section in its own colour, wherever it moves.
package struct SectionColors: Hashable, Sendable {
  private var numbers: [String: Int] = [:]

  /// No section has been seen.
  package init() {}

  /// The number of a section, a new one where it has none yet.
  package mutating func number(of section: Identifier) -> Int {
    if let number = numbers[section.name] { return number }
    numbers[section.name] = numbers.count
    return numbers.count - 1
  }
}
