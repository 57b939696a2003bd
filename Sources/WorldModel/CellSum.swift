import CompositionalLayout

/// What constraints in a cell made its height, or its width, of.
package struct CellSum: Codable, Hashable, Sendable {
  /// A summand in points, and the constraint or content that it comes from.
  package struct Part: Codable, Hashable, Sendable {
    package var value: Double
    package var origin: String

    package init(value: Double, origin: String) {
      self.value = value
      self.origin = origin
    }
  }

  package var isHeight: Bool
  package var total: Double
  package var parts: [Part]

  package init(isHeight: Bool, total: Double, parts: [Part]) {
    self.isHeight = isHeight
    self.total = total
    self.parts = parts
  }

  /// Whether it is what a cell still answers: a size that was set since is no sum of constraints.
  package func makes(_ answer: PreferredSize?) -> Bool {
    guard case .size(let size) = answer else { return false }
    let excess = (isHeight ? size.height : size.width) - total
    return excess > -0.01 && excess < 1
  }
}
