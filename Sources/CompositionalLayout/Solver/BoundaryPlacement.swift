/// Where boundary items stand around a section or the layout, and what room they add
/// (rules L-4.1 and L-4.2).
///
/// Along the scroll axis zero is the start of the content inside; across it the frames are final.
struct BoundaryPlacement {
  /// An item where it stands.
  struct Placed: Hashable, Sendable {
    var item: LayoutBoundaryItem
    var frame: AmountFrame
    var isMeasured = false
  }

  private(set) var placed: [Placed] = []
  /// The room that items before the content take.
  private(set) var before = Amount.zero
  /// The content's length, longer when a side item that extends the boundary needs it.
  private(set) var length: Amount
  /// The room that items behind the content take.
  private(set) var after = Amount.zero

  private let axis: LayoutAxis
  private let resolution: DimensionResolution

  /// The whole length, items included.
  var total: Amount { before + length + after }

  init(
    _ items: [LayoutBoundaryItem], around contentLength: Amount, axis: LayoutAxis,
    crossStart: Amount, base: Amounts, resolution: DimensionResolution,
    measured: (LayoutBoundaryItem) -> LayoutExtent?
  ) {
    self.axis = axis
    self.resolution = resolution
    length = contentLength
    let answers = items.map(measured)
    let sizes = zip(items, answers).map {
      resolution.size($0.layoutSize, of: base, measured: $1, owner: "LayoutBoundaryItem")
    }
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.part(axis) == .center {
      length = Amount.largest(length, size[axis])
    }
    for (index, item) in items.enumerated() {
      place(
        item, size: sizes[index], isMeasured: answers[index] != nil, crossStart: crossStart,
        crossLength: base[axis.cross])
    }
    before = before.named("room for boundary items before")
    after = after.named("room for boundary items behind")
  }

  private mutating func place(
    _ item: LayoutBoundaryItem, size: Amounts, isMeasured: Bool, crossStart: Amount,
    crossLength: Amount
  ) {
    guard let along = item.alignment.part(axis), let across = item.alignment.part(axis.cross)
    else {
      placed.append(Placed(item: item, frame: AmountFrame(.zero)))
      return
    }
    var origin = Amounts.zero
    origin[axis] = start(along, size[axis], extends: item.extendsBoundary)
    origin[axis.cross] = position(
      across, size[axis.cross], from: crossStart, length: crossLength)
    var frame = AmountFrame(origin: origin, size: size)
    for axis in LayoutAxis.allCases {
      let offset = resolution.recorder.given(
        item.absoluteOffset[axis], "offset", "LayoutBoundaryItem.absoluteOffset.\(axis.originName)")
      frame.origin[axis] = frame.origin[axis] + offset
    }
    if item.extendsBoundary {
      before = Amount.largest(before, Amount.zero - frame.origin[axis])
      after = Amount.largest(after, frame.end(axis) - length)
    }
    let inset = frame.inset(
      by: item.contentInsets, of: "LayoutBoundaryItem", resolution.recorder)
    placed.append(Placed(item: item, frame: inset, isMeasured: isMeasured))
  }

  private func start(_ part: RectAlignment.Part, _ extent: Amount, extends: Bool) -> Amount {
    switch (part, extends) {
    case (.start, true): Amount.zero - extent
    case (.end, true): length
    case (.start, false), (.end, false), (.center, _):
      position(part, extent, from: .zero, length: length)
    }
  }

  /// Where something of `extent` stands inside a stretch.
  private func position(
    _ part: RectAlignment.Part, _ extent: Amount, from start: Amount, length: Amount
  ) -> Amount {
    switch part {
    case .start: return start
    case .center:
      let half = (length - extent).named("room left") / Amount(2)
      return resolution.grid.nearest(start + half)
    case .end: return start + length - extent
    }
  }
}
