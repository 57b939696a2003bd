import CompositionalLayout

/// The size and layouts of the view, and how far it is scrolled.
struct Screen: Codable, Hashable, Sendable {
  /// The name that stands for every section without a layout of its own.
  static let anySection = Identifier("*")

  /// The collection view's bounds, insets and content offset.
  var container = LayoutContainer(size: Size(width: 393, height: 852), scale: 3)
  /// What the layout says of all sections.
  var configuration = LayoutConfiguration()
  /// The layouts that sections were given, by section.
  var layouts: [Identifier: SectionLayout] = [:]
  /// How far each orthogonal section is scrolled, in points.
  var orthogonalOffsets: [Identifier: Double] = [:]

  /// What cells answer when they are asked for their size, by item.
  var preferredSizes: [Identifier: PreferredSize] = [:]
  /// What headers and footers answer, by section and element kind.
  var preferredHeaderSizes: [Identifier: [String: Size]] = [:]
  /// What headers and footers of the whole layout answer, by element kind; nil for no answers.
  var preferredLayoutHeaderSizes: [String: Size]?

  /// What views answered so far.
  var measuredSizes = MeasuredSizes()

  /// Whether any view is measured.
  var measuresViews: Bool {
    !preferredSizes.isEmpty || !preferredHeaderSizes.isEmpty || preferredLayoutHeaderSizes != nil
  }

  /// The layout a section is laid out with.
  func layout(of section: Identifier) -> SectionLayout {
    layouts[section] ?? layouts[Self.anySection] ?? .plain
  }
}
