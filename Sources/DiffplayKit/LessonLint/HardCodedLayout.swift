import CompositionalLayout
import WorldModel

extension World {
  /// The world with its layouts whose sizes are new since `start` in the absolute numbers that
  /// somebody would copy from one screen: all that depend on the screen or on a cell, estimates once
  /// as the numbers they begin with and once as what a cell came to, and then the first one alone.
  ///
  /// What a program in Swift answered stands without the program.
  ///
  /// - Returns: The worlds that are different; none where nothing depends on the screen or a cell.
  func hardCoded(since start: World) -> [World] {
    let scene = try? scene()
    var found: [World] = []
    for (limit, isMeasured) in [(Int.max, false), (.max, true), (1, false)] {
      var copy = self
      copy.program = nil
      var coding = NumberCoding(limit: limit)
      for (name, layout) in screen.layouts.sorted(by: { $0.key.name < $1.key.name })
      where start.screen.layouts[name]?.section.sizes != layout.section.sizes {
        coding.cell = isMeasured ? scene?.firstCell(of: name) : nil
        copy.screen.layouts[name]?.section = coding.section(
          layout.section, in: screen.container.size)
      }
      guard copy.screen.layouts != screen.layouts,
        !found.contains(where: { $0.screen.layouts == copy.screen.layouts })
      else { continue }
      found.append(copy)
    }
    return found
  }
}

extension Scene {
  /// The size of the first cell of a section; nil where it has none.
  fileprivate func firstCell(of section: Identifier) -> LayoutExtent? {
    sections.firstIndex(of: section).flatMap { index in
      solution.elements(inSection: index).first { $0.category == .cell }?.frame.size
    }
  }
}

extension LayoutSection {
  /// The sizes of all that it describes.
  fileprivate var sizes: [LayoutSize] {
    func sizes(_ subitem: LayoutSubitem) -> [LayoutSize] {
      guard case .group(let group) = subitem else { return [subitem.layoutSize] }
      return [group.layoutSize] + group.subitems.flatMap(sizes)
    }
    return sizes(.group(group)) + boundarySupplementaryItems.map(\.layoutSize)
  }
}

/// What fractions are taken of.
private struct Room {
  var size: LayoutExtent
  /// The axes along which it is as long on every screen.
  var fixed: Set<LayoutAxis> = []
}

/// Puts numbers in the place of what depends on the screen or on a cell.
private struct NumberCoding {
  /// How many dimensions it still puts a number in the place of.
  var limit: Int
  /// What estimates came to; nil where they count as the numbers that they begin with.
  var cell: LayoutExtent?

  init(limit: Int) { self.limit = limit }

  /// The section whose group and views have the sizes that they come to in a container.
  mutating func section(_ old: LayoutSection, in size: LayoutExtent) -> LayoutSection {
    let room = Room(size: size.inset(by: old.contentInsets))
    var section = old
    section.group = group(old.group, in: room)
    for index in section.boundarySupplementaryItems.indices {
      let own = section.boundarySupplementaryItems[index].layoutSize
      section.boundarySupplementaryItems[index].layoutSize = self.size(own, in: room)
    }
    return section
  }

  private mutating func group(_ old: LayoutGroup, in outer: Room) -> LayoutGroup {
    var group = old
    group.layoutSize = size(old.layoutSize, in: outer)
    let room = Room(
      size: points(old.layoutSize, in: outer).inset(by: old.contentInsets),
      fixed: fixedAxes(of: old.layoutSize, in: outer))
    switch old.content {
    case .subitems(let subitems):
      var coded: [LayoutSubitem] = []
      for subitem in subitems { coded.append(self.subitem(subitem, in: room)) }
      group.content = .subitems(coded)
    case .repeatingSubitem(let subitem, let count):
      group.content = .repeatingSubitem(self.subitem(subitem, in: room), count: count)
    case .subitemCount(let subitem, let count):
      // Along the group the count decides, whatever the subitem says.
      group.content = .subitemCount(self.subitem(subitem, in: room), count: count)
    case .custom: break
    }
    return group
  }

  private mutating func subitem(_ old: LayoutSubitem, in room: Room) -> LayoutSubitem {
    switch old {
    case .item(var item):
      item.layoutSize = size(item.layoutSize, in: room)
      return .item(item)
    case .group(let group): return .group(self.group(group, in: room))
    }
  }

  /// The size in points along the axes that another screen would change.
  private mutating func size(_ old: LayoutSize, in room: Room) -> LayoutSize {
    let (points, fixed) = (points(old, in: room), fixedAxes(of: old, in: room))
    var size = old
    for axis in LayoutAxis.allCases where !fixed.contains(axis) && limit > 0 {
      limit -= 1
      size[axis] = .absolute(points[axis])
    }
    return size
  }

  /// The size in points.
  private func points(_ size: LayoutSize, in room: Room) -> LayoutExtent {
    func points(_ axis: LayoutAxis) -> Double {
      let dimension = size[axis]
      if dimension.isEstimated, let cell { return cell[axis] }
      return dimension.value * (dimension.fractionAxis.map { room.size[$0] } ?? 1)
    }
    return LayoutExtent(width: points(.horizontal), height: points(.vertical))
  }

  /// The axes along which a size is as long on every screen.
  private func fixedAxes(of size: LayoutSize, in room: Room) -> Set<LayoutAxis> {
    Set(LayoutAxis.allCases).filter { axis in
      let dimension = size[axis]
      return dimension.fractionAxis.map(room.fixed.contains) ?? !dimension.isEstimated
    }
  }
}

extension LayoutExtent {
  /// What insets leave of it, as the solver takes them off.
  fileprivate func inset(by insets: DirectionalEdgeInsets) -> LayoutExtent {
    LayoutRect(x: 0, y: 0, width: width, height: height).inset(by: insets).size
  }
}
