/// Turns dimensions into points (rules L-2.1 and L-2.2).
struct DimensionResolution: Hashable, Sendable {
  var grid: PixelGrid
  var errata: Errata

  /// The length of `dimension` when its fraction is of `base`.
  ///
  /// Fractions go down to a pixel, and a fraction of one is the whole of it. Points and estimates
  /// are taken as they are.
  func length(_ dimension: LayoutDimension, of base: Size) -> Double {
    guard let axis = dimension.fractionAxis else { return dimension.value }
    guard dimension.value != 1 else { return base[axis] }
    let length = dimension.value * base[axis]
    return errata.contains(.roundsSizesToNearestPixel) ? grid.nearest(length) : grid.floor(length)
  }

  /// Both lengths of `size`, estimates replaced by what was measured.
  func size(_ size: LayoutSize, of base: Size, measured: Size? = nil) -> Size {
    var resolved = Size.zero
    for axis in Axis.allCases {
      resolved[axis] =
        if size[axis].isEstimated, let measured {
          measured[axis]
        } else {
          length(size[axis], of: base)
        }
    }
    return resolved
  }
}
