/// An amount for each axis: a size or a place.
struct Amounts: Hashable, Sendable {
  var horizontal: Amount
  var vertical: Amount

  static let zero = Amounts(horizontal: .zero, vertical: .zero)

  init(horizontal: Amount, vertical: Amount) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ size: LayoutExtent) {
    self.init(horizontal: Amount(size.width), vertical: Amount(size.height))
  }

  init(_ point: LayoutPoint) {
    self.init(horizontal: Amount(point.x), vertical: Amount(point.y))
  }

  /// The amounts that `amount` gives for the two axes.
  init(_ amount: (LayoutAxis) -> Amount) {
    self.init(horizontal: amount(.horizontal), vertical: amount(.vertical))
  }

  subscript(axis: LayoutAxis) -> Amount {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var size: LayoutExtent { LayoutExtent(width: horizontal.value, height: vertical.value) }
  var point: LayoutPoint { LayoutPoint(x: horizontal.value, y: vertical.value) }
}

/// A frame whose numbers know where they came from.
struct AmountFrame: Hashable, Sendable {
  var origin: Amounts
  var size: Amounts

  init(origin: Amounts, size: Amounts) {
    self.origin = origin
    self.size = size
  }

  init(_ frame: LayoutRect) {
    self.init(origin: Amounts(frame.origin), size: Amounts(frame.size))
  }

  var rect: LayoutRect { LayoutRect(origin: origin.point, size: size.size) }

  func end(_ axis: LayoutAxis) -> Amount { origin[axis] + size[axis] }

  /// The frame inside `insets`, as `LayoutRect.inset(by:along:)` takes them off (rule L-2.5).
  func inset(
    by insets: DirectionalEdgeInsets, along axes: [LayoutAxis] = LayoutAxis.allCases,
    of owner: String,
    _ recorder: DerivationRecorder
  ) -> AmountFrame {
    var frame = self
    for axis in axes {
      let start = recorder.start(insets, axis, of: owner)
      frame.origin[axis] += start
      let rest = frame.size[axis] - start - recorder.end(insets, axis, of: owner)
      frame.size[axis] = rest.value < 0 ? rest.magnitude : rest
    }
    return frame
  }
}

/// A sum that grows term by term, its derivation made only once it is asked for.
struct RunningSum {
  private(set) var value = 0.0
  private var terms: [Derivation] = []
  private let isRecording: Bool

  init(_ recorder: DerivationRecorder) { isRecording = recorder.isRecording }

  mutating func add(_ amount: Amount) {
    value += amount.value
    if isRecording, amount.value != 0 { terms.append(amount.term) }
  }

  var amount: Amount {
    guard isRecording, !terms.isEmpty else { return Amount(value) }
    return Amount(
      value,
      Derivation(
        operation: .sum(terms.map { _ in .plus }), operands: terms, unrounded: value,
        value: value))
  }
}
