/// Some of the axes in one byte, since every element keeps three such sets.
struct AxisSet: OptionSet, Hashable, Sendable, Codable {
  let rawValue: UInt8

  static let horizontal = AxisSet(rawValue: 1)
  static let vertical = AxisSet(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  var axes: Set<LayoutAxis> { Set(LayoutAxis.allCases.filter { contains(AxisSet($0)) }) }
}

extension LayoutSize {
  /// The axes whose lengths the content decides in the end.
  var estimatedAxes: AxisSet {
    (widthDimension.isEstimated ? AxisSet.horizontal : [])
      .union(heightDimension.isEstimated ? .vertical : [])
  }
}
