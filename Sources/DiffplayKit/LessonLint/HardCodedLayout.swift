import CompositionalLayout
import WorldModel

extension World {
  /// The world with the layouts whose sizes are new since `start` in the absolute numbers that
  /// somebody would copy from one screen; nil where nothing in them depends on the screen or on a
  /// cell, and where a program in Swift is asked for them.
  func hardCoded(since start: World) -> World? {
    guard program == nil else { return nil }
    var copy = self
    for (name, layout) in screen.layouts
    where start.screen.layouts[name]?.section.sizes != layout.section.sizes {
      copy.screen.layouts[name]?.section = layout.section.hardCoded(in: screen.container.size)
    }
    return copy.screen.layouts == screen.layouts ? nil : copy
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

  /// The section whose group and views have the sizes that they come to in a container.
  fileprivate func hardCoded(in size: LayoutExtent) -> LayoutSection {
    let room = Room(size: size.inset(by: contentInsets))
    var section = self
    section.group = group.hardCoded(in: room)
    for index in boundarySupplementaryItems.indices {
      section.boundarySupplementaryItems[index].layoutSize =
        boundarySupplementaryItems[index].layoutSize.hardCoded(in: room)
    }
    return section
  }
}

/// What fractions are taken of.
private struct Room {
  var size: LayoutExtent
  /// The axes along which it is as long on every screen.
  var fixed: Set<LayoutAxis> = []
}

extension LayoutGroup {
  fileprivate func hardCoded(in outer: Room) -> LayoutGroup {
    var group = self
    group.layoutSize = layoutSize.hardCoded(in: outer)
    let room = Room(
      size: layoutSize.points(in: outer).inset(by: contentInsets),
      fixed: layoutSize.fixedAxes(in: outer))
    switch content {
    case .subitems(let subitems):
      group.content = .subitems(subitems.map { $0.hardCoded(in: room) })
    case .repeatingSubitem(let subitem, let count):
      group.content = .repeatingSubitem(subitem.hardCoded(in: room), count: count)
    case .subitemCount(let subitem, let count):
      // Along the group the count decides, whatever the subitem says.
      group.content = .subitemCount(subitem.hardCoded(in: room), count: count)
    case .custom: break
    }
    return group
  }
}

extension LayoutSubitem {
  fileprivate func hardCoded(in room: Room) -> LayoutSubitem {
    switch self {
    case .item(var item):
      item.layoutSize = item.layoutSize.hardCoded(in: room)
      return .item(item)
    case .group(let group): return .group(group.hardCoded(in: room))
    }
  }
}

extension LayoutSize {
  /// The size in points along the axes that another screen would change.
  fileprivate func hardCoded(in room: Room) -> LayoutSize {
    let (points, fixed) = (points(in: room), fixedAxes(in: room))
    var size = self
    for axis in LayoutAxis.allCases where !fixed.contains(axis) {
      size[axis] = .absolute(points[axis])
    }
    return size
  }

  /// The size in points, an estimate as the number it begins with.
  fileprivate func points(in room: Room) -> LayoutExtent {
    func points(_ dimension: LayoutDimension) -> Double {
      dimension.value * (dimension.fractionAxis.map { room.size[$0] } ?? 1)
    }
    return LayoutExtent(width: points(widthDimension), height: points(heightDimension))
  }

  /// The axes along which it is as long on every screen.
  fileprivate func fixedAxes(in room: Room) -> Set<LayoutAxis> {
    Set(LayoutAxis.allCases).filter { axis in
      let dimension = self[axis]
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
