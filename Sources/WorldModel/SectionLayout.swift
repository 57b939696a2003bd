package import CompositionalLayout

/// The layout of one section as the playground keeps it.
package struct SectionLayout: Codable, Hashable, Sendable {
  /// What the solver is given.
  package var section: LayoutSection
  /// What the headers and footers say, by element kind; for pictures only.
  package var titles: [String: String] = [:]

  /// The layout of a section, with what its headers and footers say.
  package init(section: LayoutSection, titles: [String: String] = [:]) {
    self.section = section
    self.titles = titles
  }

  /// The layout of a section that was given none: full-width rows 44 points high.
  package static let plain: SectionLayout = {
    let item = LayoutItem(layoutSize: LayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let size = LayoutSize(.fractionalWidth(1), .absolute(44))
    let group = LayoutGroup(axis: .horizontal, layoutSize: size, content: .subitems([.item(item)]))
    return SectionLayout(section: LayoutSection(group: group))
  }()
}

extension SectionLayout {
  /// Reads a layout that can be solved, so that a file's error has the place of the layout.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    section = try container.decode(LayoutSection.self, forKey: .section)
    titles = try container.decode([String: String].self, forKey: .titles)
    try section.validate()
  }
}

extension LayoutSize {
  /// A size of `width` and `height`.
  package init(_ width: LayoutDimension, _ height: LayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}
