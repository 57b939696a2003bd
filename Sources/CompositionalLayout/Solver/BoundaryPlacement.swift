/// Where boundary items stand around a section or the layout, and what room they add
/// (rules L-4.1 and L-4.2).
///
/// Along the scroll axis zero is the start of the content inside; across it the frames are final.
struct BoundaryPlacement {
  /// An item where it stands.
  struct Placed: Hashable, Sendable {
    var item: LayoutBoundaryItem
    var frame: Rect
  }

  var placed: [Placed] = []
  /// The room that items before the content take.
  var before = 0.0
  /// The content's length, longer when a side item that extends the boundary needs it.
  var length: Double
  /// The room that items behind the content take.
  var after = 0.0

  /// The whole length, items included.
  var total: Double { before + length + after }

  init(
    _ items: [LayoutBoundaryItem], around contentLength: Double, axis: Axis,
    crossStart: Double, base: Size, resolution: DimensionResolution,
    measured: (LayoutBoundaryItem) -> Size? = { _ in nil }
  ) {
    let sizes = items.map { resolution.size($0.layoutSize, of: base, measured: measured($0)) }
    length = zip(items, sizes).reduce(contentLength) { length, pair in
      let isSide = pair.0.alignment.part(axis) == .center
      return isSide && pair.0.extendsBoundary ? max(length, pair.1[axis]) : length
    }
    for (item, size) in zip(items, sizes) {
      guard let along = item.alignment.part(axis), let across = item.alignment.part(axis.cross)
      else {
        placed.append(Placed(item: item, frame: .zero))
        continue
      }
      var frame = Rect(origin: item.absoluteOffset, size: size)
      frame.origin[axis] += start(along, size[axis], extends: item.extendsBoundary, resolution)
      frame.origin[axis.cross] +=
        Self.position(
          across, size[axis.cross], from: crossStart, length: base[axis.cross], resolution)
      if item.extendsBoundary {
        before = max(before, -frame.start(axis))
        after = max(after, frame.end(axis) - length)
      }
      placed.append(Placed(item: item, frame: frame.inset(by: item.contentInsets)))
    }
  }

  private func start(
    _ part: RectAlignment.Part, _ extent: Double, extends: Bool, _ resolution: DimensionResolution
  ) -> Double {
    switch (part, extends) {
    case (.start, true): -extent
    case (.end, true): length
    case (.start, false), (.end, false), (.center, _):
      Self.position(part, extent, from: 0, length: length, resolution)
    }
  }

  /// Where something of `extent` stands inside a stretch.
  private static func position(
    _ part: RectAlignment.Part, _ extent: Double, from start: Double, length: Double,
    _ resolution: DimensionResolution
  ) -> Double {
    switch part {
    case .start: start
    case .center: resolution.grid.nearest(start + (length - extent) / 2)
    case .end: start + length - extent
    }
  }
}
