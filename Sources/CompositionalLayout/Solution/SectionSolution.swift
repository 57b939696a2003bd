/// One solved section: its frame, its groups in a row and what stands around them.
public struct SectionSolution: Hashable, Sendable {
  public let index: Int
  /// The items the data has, whether or not the groups had room for them.
  public let itemCount: Int
  public let section: LayoutSection
  /// What UIKit logs instead of raising.
  public internal(set) var notes: [LayoutError] = []

  let axis: Axis
  let containerSize: Size
  var groups: GroupSequence
  var resolution = DimensionResolution(grid: PixelGrid(scale: 1), errata: [])
  /// Where the section starts along the scroll axis.
  var start = 0.0
  /// From the section's start to the first group's slot.
  var cellsOrigin = Point.zero
  /// From there to the first group, its edge spacing.
  var groupsOrigin = Point.zero
  /// The room for cells across the scroll axis.
  var viewport = 0.0
  var boundaryFrame = Rect.zero
  var boundaryMeasurements: [String: Size] = [:]
  /// Boundary items from the section's start.
  private(set) var boundaryItems: [BoundaryPlacement.Placed] = []
  private(set) var before = 0.0
  private(set) var cellsLength = 0.0
  /// The section's extent along the scroll axis, boundary items included.
  public private(set) var length = 0.0

  init(
    index: Int, itemCount: Int, section: LayoutSection, axis: Axis, containerSize: Size,
    groups: GroupSequence
  ) {
    self.index = index
    self.itemCount = itemCount
    self.section = section
    self.axis = axis
    self.containerSize = containerSize
    self.groups = groups
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The whole section across the full bounds, from the start of the content.
  public var frame: Rect { stretch(from: start, length: length) }

  /// The section less the room of items that extend its boundary.
  public var cellsFrame: Rect { stretch(from: start + before, length: cellsLength) }

  private func stretch(from start: Double, length: Double) -> Rect {
    var frame = Rect(origin: .zero, size: containerSize)
    frame.origin[axis] = start
    frame.size[axis] = length
    return frame
  }

  /// Finds the section's length from its groups, then puts the boundary items around it.
  mutating func arrange() {
    let insets = section.contentInsets
    if groups.groupCount == 0 {
      guard !section.boundarySupplementaryItems.isEmpty else { return }
      cellsLength = insets.total(axis)
    } else {
      let edges = section.group.edgeSpacing.minimum(axis)
      let extent = isOrthogonal ? groups.crossLength : groups.length
      cellsLength = insets.total(axis) + extent + edges
    }
    let placement = BoundaryPlacement(
      section.boundarySupplementaryItems, around: cellsLength, axis: axis,
      crossStart: boundaryFrame.start(axis.cross), base: boundaryFrame.size,
      resolution: resolution, measured: { boundaryMeasurements[$0.elementKind] })
    before = placement.before
    cellsLength = placement.length
    length = placement.total
    cellsOrigin[axis] = before + insets.start(axis)
    boundaryItems = placement.placed.map { placed in
      var placed = placed
      placed.frame = placed.frame.moved(by: before, along: axis)
      return placed
    }
  }
}
