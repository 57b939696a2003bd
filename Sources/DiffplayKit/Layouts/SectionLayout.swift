import CompositionalLayout

/// The layout of one section as the playground keeps it.
struct SectionLayout: Codable, Hashable, Sendable {
  /// What the solver is given.
  var section: LayoutSection
  /// What the headers and footers say, by element kind; for pictures only.
  var titles: [String: String] = [:]

  /// The layout of a section that was given none: full-width rows 44 points high.
  static let plain: SectionLayout = {
    let item = LayoutItem(layoutSize: LayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let size = LayoutSize(.fractionalWidth(1), .absolute(44))
    let group = LayoutGroup(axis: .horizontal, layoutSize: size, content: .subitems([.item(item)]))
    return SectionLayout(section: LayoutSection(group: group))
  }()
}

extension LayoutSize {
  /// A size of `width` and `height`.
  init(_ width: LayoutDimension, _ height: LayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension LayoutDimension {
  /// The dimension that a word such as `0.5w` writes.
  init(_ word: DimensionWord) {
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
