// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CompositionalLayout

// What the code beside a user's names: nothing that a user's own declarations are called.

/// What a definition reports to.
public typealias __DiffplayReport = ImportReport

/// A report about layouts in a container of these measures, insets from the top on.
@MainActor public func __diffplayReport(
  size: [Double], scale: Double, safeAreaInsets: [Double], layoutMargins: [Double],
  direction: String, sectionCount: Int
) -> ImportReport {
  func insets(_ sides: [Double]) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }
  let container = LayoutContainer(
    size: LayoutExtent(width: size[0], height: size[1]), scale: scale,
    safeAreaInsets: insets(safeAreaInsets), layoutMargins: insets(layoutMargins),
    direction: LayoutContainer.Direction(rawValue: direction) ?? .leftToRight)
  return ImportReport(container: container, sectionCount: sectionCount)
}
