package import CompositionalLayout
package import ViewContents

/// The size and layouts of the view, and how far it is scrolled.
package struct Screen: Codable, Hashable, Sendable {
  /// The name that stands for every section without a layout of its own.
  package static let anySection = Identifier("*")

  /// The collection view's bounds, insets and content offset.
  package var container = LayoutContainer(size: LayoutExtent(width: 393, height: 852), scale: 3)
  /// The screen that an imported collection view is a part of; nil where it takes all of it.
  package var surroundings: LayoutContainer?
  /// Whether interfaces are dark; nil for light ones.
  package var isDark: Bool?
  /// The release whose UIKit shows it; nil for the recorded one.
  package var system: SystemRelease?
  /// What the layout says of all sections.
  package var configuration = LayoutConfiguration()
  /// The layouts that sections were given, by section.
  package var layouts: [Identifier: SectionLayout] = [:]
  /// How far each orthogonal section is scrolled, in points.
  package var orthogonalOffsets: [Identifier: Double] = [:]

  /// What cells answer when they are asked for their size, by item.
  package var preferredSizes: [Identifier: PreferredSize] = [:]
  /// What constraints in cells made these sizes of, by item; nil where nothing was imported.
  package var cellSums: [Identifier: CellSum]?
  /// What can be seen in cells, by item; nil where no program has said.
  package var cellContents: [Identifier: CellContents]?
  /// The same in the other appearance, where an import has looked at both.
  package var otherCellContents: [Identifier: CellContents]?
  /// The items whose cells an import did not ask for their size; nil where it asked all.
  package var unaskedCells: Set<Identifier>?
  /// The constraints of cells that could not hold with others and were broken, by item; nil where
  /// none were.
  package var brokenConstraints: [Identifier: [String]]?
  /// What was left out of the code of cells, by item, as names or in the compiler's words; nil where
  /// nothing was.
  package var leftOutOfCells: [Identifier: [String]]?
  /// The same of headers, footers and badges, by section and element kind.
  package var leftOutOfHeaders: [Identifier: [String: [String]]]?
  /// The same of headers and footers of the whole layout, by element kind.
  package var leftOutOfLayoutHeaders: [String: [String]]?
  /// The same of backgrounds, by element kind: all of a kind are of one class.
  package var leftOutOfBackgrounds: [String: [String]]?
  /// What imported code shows otherwise than the layout has it; nil where it shows all as that has it.
  package var changedViews: [Scene.Subject: ViewAppearance]?
  /// What headers and footers answer, by section and element kind.
  package var preferredHeaderSizes: [Identifier: [String: LayoutExtent]] = [:]
  /// What headers and footers of the whole layout answer, by element kind; nil for no answers.
  package var preferredLayoutHeaderSizes: [String: LayoutExtent]?

  /// What views answered so far.
  package var measuredSizes = MeasuredSizes()

  /// Lets interfaces be dark or light, and shows what is known to be seen then.
  package mutating func setDark(_ isDark: Bool) {
    guard isDark != (self.isDark == true) else { return }
    self.isDark = isDark ? true : nil
    for (item, contents) in otherCellContents ?? [:] {
      otherCellContents?[item] = cellContents?[item]
      cellContents?[item] = contents
    }
  }

  /// Takes the constraints that were broken where a cell was laid out last.
  package mutating func setBrokenConstraints(_ constraints: [String], of item: Identifier) {
    if constraints.isEmpty {
      brokenConstraints?[item] = nil
      if brokenConstraints?.isEmpty == true { brokenConstraints = nil }
    } else {
      brokenConstraints = brokenConstraints ?? [:]
      brokenConstraints?[item] = constraints
    }
  }

  /// Whether any view is measured.
  package var measuresViews: Bool {
    !preferredSizes.isEmpty || !preferredHeaderSizes.isEmpty || preferredLayoutHeaderSizes != nil
  }

  /// The layout a section is laid out with.
  package func layout(of section: Identifier) -> SectionLayout {
    layouts[section] ?? layouts[Self.anySection] ?? .plain
  }
}
