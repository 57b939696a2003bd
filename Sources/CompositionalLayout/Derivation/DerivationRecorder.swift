/// Says whether the solver's numbers are to remember where they came from.
struct DerivationRecorder: Hashable, Sendable {
  let isRecording: Bool
  /// The cell of a run whose frame is asked about, counted from the run's first; the places of
  /// others are not recorded.
  var focus: Int?

  static let off = DerivationRecorder(isRecording: false)
  static let on = DerivationRecorder(isRecording: true)

  /// A number that is an input, under the name of the property that holds it.
  func given(
    _ value: Double, _ label: @autoclosure () -> String,
    _ property: @autoclosure () -> String? = nil
  ) -> Amount {
    guard isRecording else { return Amount(value) }
    return Amount(
      value,
      Derivation(label: label(), property: property(), unrounded: value, value: value))
  }

  /// The recorder for a part of a run that begins at its cell `first`.
  func dropping(_ first: Int) -> DerivationRecorder {
    var recorder = self
    recorder.focus = focus.map { $0 - first }
    return recorder
  }
}

extension DerivationRecorder {
  func start(_ insets: DirectionalEdgeInsets, _ axis: LayoutAxis, of owner: String) -> Amount {
    given(
      insets.start(axis), "\(axis.startName) inset", "\(owner).contentInsets.\(axis.startName)")
  }

  func end(_ insets: DirectionalEdgeInsets, _ axis: LayoutAxis, of owner: String) -> Amount {
    given(insets.end(axis), "\(axis.endName) inset", "\(owner).contentInsets.\(axis.endName)")
  }

  func start(_ edges: LayoutEdgeSpacing?, _ axis: LayoutAxis, of owner: String) -> Amount {
    given(
      edges?.start(axis).spacing ?? 0, "\(axis.startName) edge spacing",
      "\(owner).edgeSpacing.\(axis.startName)")
  }

  func end(_ edges: LayoutEdgeSpacing?, _ axis: LayoutAxis, of owner: String) -> Amount {
    given(
      edges?.end(axis).spacing ?? 0, "\(axis.endName) edge spacing",
      "\(owner).edgeSpacing.\(axis.endName)")
  }
}

extension LayoutAxis {
  var extentName: String { self == .horizontal ? "width" : "height" }
  var originName: String { self == .horizontal ? "x" : "y" }
  var startName: String { self == .horizontal ? "leading" : "top" }
  var endName: String { self == .horizontal ? "trailing" : "bottom" }
}
