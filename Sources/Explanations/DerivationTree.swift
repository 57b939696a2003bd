package import CompositionalLayout
package import Wording

/// Draws the derivation of a number as a tree: each term with the property it came from, the
/// operation with its numbers, the rounding and the value.
package struct DerivationTree {
  /// How deep a tree is drawn; deeper terms than the usual are shared with a line above.
  private var depth: Int
  /// The columns that lines may take.
  private let width: Int
  /// The fewest columns that a line is given, however deep it stands.
  private static let leastRoom = 24

  private var telling: TermTelling

  /// Draws trees in `language`, in lines of `width` columns, as deep as `depth`.
  package init(in language: Language = .english, width: Int, depth: Int = 24) {
    self.width = width
    self.depth = depth
    telling = TermTelling(in: language)
  }

  /// The lines of the tree under `derivation`.
  package mutating func lines(of derivation: Derivation) -> [StyledText] {
    lines(of: telling.told(derivation, depth: depth), prefix: "", branch: "")
  }

  /// The lines of several trees, as deep as `rows` lines allow: the first ones deepest.
  ///
  /// - Returns: The lines, and whether they are all there is.
  package func lines(
    of derivations: [Derivation], within rows: Int
  ) -> (lines: [StyledText], areAll: Bool) {
    func drawn(_ depths: [Int]) -> [StyledText] {
      var tree = self
      return zip(derivations, depths).flatMap { derivation, depth in
        tree.depth = depth
        return tree.lines(of: derivation)
      }
    }
    let whole = drawn(derivations.map { _ in depth })
    guard whole.count > rows else { return (whole, true) }
    var depths = derivations.map { _ in 0 }
    var lines = drawn(depths)
    var growing = Array(depths.indices)
    while !growing.isEmpty {
      growing.removeAll { index in
        var deeper = depths
        deeper[index] += 1
        let more = drawn(deeper)
        guard more.count <= rows, deeper[index] <= depth else { return true }
        (depths, lines) = (deeper, more)
        return false
      }
    }
    return (Array(lines.prefix(rows)), false)
  }

  private func lines(of term: ToldTerm, prefix: String, branch: String) -> [StyledText] {
    let indent = branch.isEmpty ? prefix : prefix + (branch == "└ " ? "  " : "│ ")
    let margins = [prefix + branch, indent].map { StyledText($0, .dim) }
    var lines =
      line(term).wrapped(
        toWidth: max(width - margins[0].displayWidth, Self.leastRoom),
        margin: StyledText(term.operands.isEmpty ? "    " : "│   ", .dim)
      )
      .enumerated().map { margins[min($0, 1)] + $1 }
    for (index, operand) in term.operands.enumerated() {
      let isLast = index == term.operands.count - 1
      lines += self.lines(of: operand, prefix: indent, branch: isLast ? "└ " : "├ ")
    }
    return lines
  }

  private func line(_ term: ToldTerm) -> StyledText {
    var line = StyledText()
    if !term.label.isEmpty { line.append(term.label + " ") }
    line.append(term.number, .heading)
    line.append(term.calculation)
    if let property = term.property { line.append("  \(property)", .dim) }
    line.append(term.times)
    return line
  }
}
