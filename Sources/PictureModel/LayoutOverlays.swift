import CompositionalLayout
import Wording
import WorldModel

/// What explains a layout: sections, groups, items, insets, spacings, estimates, viewports, stops.
struct LayoutOverlays {
  /// The most overlays of one kind in a section: more could not be told apart.
  private static let most = 400
  /// The points below which a gap is none.
  private static let leastGap = 0.05

  private let scene: Scene
  private let bounds: LayoutRect
  private var axis: LayoutAxis { scene.solution.axis }

  init(_ scene: Scene, in bounds: LayoutRect) {
    self.scene = scene
    self.bounds = bounds
  }

  /// All of them, those that lie behind others first.
  var all: [Picture.Overlay] {
    let indices = scene.sections.indices.filter {
      scene.solution.sections[$0].frame.intersects(bounds)
    }
    return indices.flatMap(overlays) + between(indices)
  }

  private func overlays(ofSection index: Int) -> [Picture.Overlay] {
    let section = scene.solution.sections[index]
    let cells = scene.visibleElements.filter {
      $0.category == .cell && $0.indexPath.section == index
    }.prefix(Self.most)
    let groups = scene.solution.groupFrames(
      inSection: index, within: bounds, orthogonalOffset: scene.orthogonalOffset(ofSection: index),
      limit: Self.most)
    let row = scene.isScrolledAcross(index) ? axis.cross : axis
    return [
      Picture.Overlay(.section, section.frame, section: index, label: scene.sections[index].name)
    ]
      + insets(of: section, at: index)
      + gaps(between: groups, along: row, in: index)
      + groups.flatMap { group in
        gaps(inside: group, cells.map(\.frame).filter { group.holds($0) }, in: index)
      }
      + groups.map { Picture.Overlay(.group, $0, section: index, label: $0.size.label) }
      + cells.map { Picture.Overlay(.item, $0.frame, section: index, label: $0.frame.size.label) }
      + cells.flatMap { estimates($0, in: index) }
      + scrolling(ofSection: index)
  }

  // MARK: Space

  /// The four bands of a section's content insets.
  private func insets(of section: SectionSolution, at index: Int) -> [Picture.Overlay] {
    let isMirrored = scene.screen.container.direction == .rightToLeft
    let insets =
      isMirrored ? section.section.contentInsets.mirrored : section.section.contentInsets
    let frame = section.cellsFrame
    return LayoutAxis.allCases.flatMap { axis in
      [(insets.start(axis), frame.start(axis)), (insets.end(axis), frame.end(axis))]
        .enumerated().compactMap { side, inset -> Picture.Overlay? in
          guard inset.0 > Self.leastGap else { return nil }
          var band = frame
          band.size[axis] = inset.0
          band.origin[axis] = side == 0 ? inset.1 : inset.1 - inset.0
          return Picture.Overlay(
            .inset, band, section: index, label: NumberText.rounded(inset.0))
        }
    }
  }

  /// The room between frames that follow each other along an axis.
  private func gaps(
    between frames: [LayoutRect], along axis: LayoutAxis, in index: Int?
  ) -> [Picture.Overlay] {
    let ordered = frames.sorted { $0.start(axis) < $1.start(axis) }
    return zip(ordered, ordered.dropFirst()).compactMap { before, after in
      let length = after.start(axis) - before.end(axis)
      guard length > Self.leastGap else { return nil }
      var gap = before
      gap.origin[axis] = before.end(axis)
      gap.size[axis] = length
      return Picture.Overlay(.spacing, gap, section: index, label: NumberText.rounded(length))
    }
  }

  /// The room between the cells of a group, along the axis on which they follow each other.
  private func gaps(
    inside group: LayoutRect, _ cells: [LayoutRect], in index: Int
  ) -> [Picture.Overlay] {
    LayoutAxis.allCases.flatMap { axis -> [Picture.Overlay] in
      let lines = Dictionary(grouping: cells) { NumberText.rounded($0.start(axis.cross)) }
      return lines.sorted { $0.key < $1.key }.flatMap { line in
        gaps(between: line.value, along: axis, in: index)
      }
    }
  }

  /// The room between sections.
  private func between(_ indices: [Int]) -> [Picture.Overlay] {
    gaps(between: indices.map { scene.solution.sections[$0].frame }, along: axis, in: nil)
  }

  // MARK: What is not settled

  /// The far edges of a cell that move once it has answered.
  private func estimates(_ cell: LayoutElement, in index: Int) -> [Picture.Overlay] {
    LayoutAxis.allCases.filter(cell.estimatedAxes.contains).map { axis in
      var edge = cell.frame
      edge.origin[axis] = cell.frame.end(axis)
      edge.size[axis] = 0
      return Picture.Overlay(
        .estimate, edge, section: index, label: NumberText.estimate(cell.frame.size[axis]))
    }
  }

  /// What a section that scrolls on its own shows, and where it comes to rest.
  private func scrolling(ofSection index: Int) -> [Picture.Overlay] {
    let section = scene.solution.sections[index]
    guard let scrolling = section.orthogonalScrolling else { return [] }
    let row = axis.cross
    let isMirrored = row == .horizontal && scene.screen.container.direction == .rightToLeft
    var viewport = section.cellsFrame
    viewport.size[row] = scrolling.viewport
    let extent = scene.screen.container.size[row]
    viewport.origin[row] =
      isMirrored
      ? extent - scrolling.viewportStart - scrolling.viewport : scrolling.viewportStart
    let offset = scene.orthogonalOffset(ofSection: index)
    let stops = scrolling.stops(limit: Self.most).compactMap { stop -> Picture.Overlay? in
      let distance = stop - offset
      guard distance >= 0, distance < scrolling.viewport else { return nil }
      var line = viewport
      line.origin[row] =
        isMirrored ? viewport.end(row) - distance : viewport.origin[row] + distance
      line.size[row] = 0
      return Picture.Overlay(.stop, line, section: index, label: NumberText.rounded(stop))
    }
    return [
      Picture.Overlay(
        .viewport, viewport, section: index,
        label: "\(NumberText.rounded(offset)) / \(NumberText.rounded(scrolling.maxOffset))")
    ] + stops
  }
}

extension LayoutExtent {
  /// `125 × 44`.
  fileprivate var label: String {
    "\(NumberText.rounded(width)) × \(NumberText.rounded(height))"
  }
}

extension LayoutRect {
  /// Whether the middle of another frame lies in this one.
  fileprivate func holds(_ other: LayoutRect) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      let middle = (other.start(axis) + other.end(axis)) / 2
      return start(axis) <= middle && middle <= end(axis)
    }
  }
}
