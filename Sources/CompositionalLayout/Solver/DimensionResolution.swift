/// Turns dimensions into points (rules L-2.1 and L-2.2).
struct DimensionResolution: Hashable, Sendable {
  var grid: PixelGrid
  var errata: SolverErrata
  var recorder = DerivationRecorder.off

  /// The length of `dimension` when its fraction is of `base`.
  ///
  /// Fractions go down to a pixel, and a fraction of one is the whole of it. Points and estimates
  /// are taken as they are.
  ///
  /// - Parameter property: What holds the dimension, for derivations.
  func length(
    _ dimension: LayoutDimension, of base: Amounts, _ property: @autoclosure () -> String
  ) -> Amount {
    guard let axis = dimension.fractionAxis else {
      return recorder.given(dimension.value, dimension.documentKey, property())
    }
    guard dimension.value != 1 else { return base[axis] }
    let length =
      recorder.given(dimension.value, dimension.documentKey, property()) * base[axis]
    return errata.contains(.roundsSizesToNearestPixel) ? grid.nearest(length) : grid.floor(length)
  }

  /// Both lengths of `size`, estimates replaced by what was measured.
  ///
  /// - Parameter owner: What has the size, such as `LayoutItem`, for derivations.
  func size(
    _ size: LayoutSize, of base: Amounts, measured: LayoutExtent? = nil, owner: String
  ) -> Amounts {
    Amounts { axis in
      let length = length(
        size[axis], of: base, "\(owner).layoutSize.\(axis.extentName)Dimension")
      guard size[axis].isEstimated, let measured else {
        return length.named(
          axis.extentName, "\(owner).layoutSize.\(axis.extentName)Dimension")
      }
      guard recorder.isRecording else { return Amount(measured[axis]) }
      return Amount.combined(
        .replacement, [recorder.given(measured[axis], "measured \(axis.extentName)"), length],
        measured[axis]
      ).named(axis.extentName, "\(owner).layoutSize.\(axis.extentName)Dimension")
    }
  }
}
