/// Where everything is: sections stacked along the scroll axis, and the layout's boundary items.
///
/// Frames are in content coordinates; in a container that reads from right to left they are
/// already mirrored.
public struct LayoutSolution: Hashable, Sendable {
  public let container: LayoutContainer
  public let configuration: LayoutConfiguration
  public private(set) var sections: [SectionSolution]
  /// The scrollable extent, boundary items of the layout included.
  public private(set) var contentSize = Size.zero

  let resolution: DimensionResolution
  private var boundaryMeasurements: [String: Size]
  private(set) var boundaryItems: [BoundaryPlacement.Placed] = []
  private(set) var sectionsRange = 0.0...0.0

  init(
    sections: [SectionSolution], configuration: LayoutConfiguration, container: LayoutContainer,
    resolution: DimensionResolution, boundaryMeasurements: [String: Size]
  ) {
    self.sections = sections
    self.configuration = configuration
    self.container = container
    self.resolution = resolution
    self.boundaryMeasurements = boundaryMeasurements
    stack()
  }

  /// The axis the layout scrolls along.
  public var axis: Axis { configuration.scrollDirection }

  /// What UIKit logs instead of raising, section by section.
  public var notes: [LayoutError] { sections.flatMap(\.notes) }

  /// Puts the sections one after another, then the layout's boundary items around them.
  private mutating func stack() {
    var length = 0.0
    for index in sections.indices {
      if index > 0 { length += configuration.interSectionSpacing }
      sections[index].start = length
      length += sections[index].length
    }
    let placement = BoundaryPlacement(
      configuration.boundarySupplementaryItems, around: length, axis: axis, crossStart: 0,
      base: container.size, resolution: resolution,
      measured: { [boundaryMeasurements] in boundaryMeasurements[$0.elementKind] })
    for index in sections.indices { sections[index].start += placement.before }
    boundaryItems = placement.placed.map { placed in
      var placed = placed
      placed.frame = placed.frame.moved(by: placement.before, along: axis)
      return placed
    }
    sectionsRange = placement.before...(placement.before + max(0, placement.length))
    contentSize[axis] = placement.total
    contentSize[axis.cross] = sections.reduce(container.size[axis.cross]) { widest, section in
      section.isOrthogonal || section.groups.groupCount == 0
        ? widest : max(widest, section.groups.crossLength)
    }
  }

  /// Takes in what a view answered; the solution is then the one `LayoutSolver.solve` would give.
  ///
  /// - Complexity: O(log *n*) for *n* items of the section, plus O(*s*) for *s* sections when the
  ///   section's length changes.
  public mutating func measure(_ subject: Measurements.Subject, _ size: Size) {
    switch subject {
    case .cell(let section, let item):
      guard sections.indices.contains(section), item >= 0 else { return }
      sections[section].groups.measure(size, item: item)
      sections[section].arrange()
    case .boundaryItem(let kind, let section):
      if sections.indices.contains(section) {
        sections[section].boundaryMeasurements[kind] = size
        sections[section].arrange()
      } else {
        boundaryMeasurements[kind] = size
      }
    }
    stack()
  }

  /// The frame of an item's cell, or `nil` when there is no such cell.
  ///
  /// - Complexity: O(log *n*).
  public func frame(item: Int, section: Int) -> Rect? {
    cell(item: item, section: section)?.frame
  }

  /// The cell of an item, or `nil` when the layout shows none.
  public func cell(item: Int, section: Int) -> LayoutElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].cell(item).map(oriented)
  }

  /// Every element of a section, unpinned and unscrolled.
  public func elements(inSection index: Int) -> [LayoutElement] {
    guard sections.indices.contains(index) else { return [] }
    return sections[index].elements.map(oriented)
  }

  /// An element as it stands in a container that reads from right to left (rule L-6.3).
  func oriented(_ element: LayoutElement) -> LayoutElement {
    var element = element
    element.frame = oriented(element.frame)
    return element
  }

  func oriented(_ frame: Rect) -> Rect {
    guard container.direction == .rightToLeft else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }
}
