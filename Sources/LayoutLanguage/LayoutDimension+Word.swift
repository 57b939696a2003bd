package import CommandLanguage
package import CompositionalLayout

extension LayoutDimension {
  /// The dimension that a word such as `0.5w` writes.
  package init(_ word: DimensionWord) {
    self =
      switch word {
      case .fractionalWidth(let fraction): .fractionalWidth(fraction)
      case .fractionalHeight(let fraction): .fractionalHeight(fraction)
      case .absolute(let points): .absolute(points)
      case .estimated(let points): .estimated(points)
      case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: points)
      }
  }
}
