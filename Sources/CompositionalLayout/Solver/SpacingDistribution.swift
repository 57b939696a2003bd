/// What a run leaves over, shared equally among its flexible gaps (rule L-2.4).
struct SpacingDistribution {
  /// The length the slots and gaps are to fill.
  var length: Amount
  private var used: RunningSum
  private var flexibleCount = 0
  private let recorder: DerivationRecorder

  init(length: Amount, _ recorder: DerivationRecorder) {
    self.length = length
    self.recorder = recorder
    used = RunningSum(recorder)
  }

  mutating func add(_ extent: Amount) { used.add(extent) }

  /// Adds a gap's smallest room, `room`.
  mutating func add(_ spacing: LayoutSpacing, _ room: Amount) {
    used.add(room)
    if spacing.isFlexible { flexibleCount += 1 }
  }

  /// What each flexible gap gets on top of its minimum; negative when the run overflows.
  var share: Amount {
    guard flexibleCount > 0 else { return .zero }
    let rest = (length - used.amount.named("used")).named("left over")
    return (rest / recorder.given(Double(flexibleCount), "flexible gaps")).named("share")
  }

  /// The room a gap takes when flexible gaps get `share` on top of their `minimum`.
  static func room(_ spacing: LayoutSpacing, _ minimum: Amount, share: Amount) -> Amount {
    spacing.isFlexible ? minimum + share : minimum
  }

  /// Where something of `extent` starts when it has `length` to itself.
  static func start(
    of extent: Amount, edges: LayoutEdgeSpacing?, axis: LayoutAxis, in length: Amount,
    owner: String,
    _ recorder: DerivationRecorder
  ) -> Amount {
    guard let edges else { return .zero }
    let before = recorder.start(edges, axis, of: owner)
    guard edges.start(axis).isFlexible else { return before }
    var distribution = SpacingDistribution(length: length, recorder)
    distribution.add(extent)
    distribution.add(edges.start(axis), before)
    distribution.add(edges.end(axis), recorder.end(edges, axis, of: owner))
    return before + distribution.share
  }
}

extension LayoutEdgeSpacing? {
  /// The least that both edges along `axis` take.
  func minimum(_ axis: LayoutAxis, owner: String = "", _ recorder: DerivationRecorder = .off)
    -> Amount
  {
    recorder.start(self, axis, of: owner) + recorder.end(self, axis, of: owner)
  }
}
