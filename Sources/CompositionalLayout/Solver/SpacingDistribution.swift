/// What a run leaves over, shared equally among its flexible gaps (rule L-2.4).
struct SpacingDistribution {
  /// The length the slots and gaps are to fill.
  var length: Double
  private var used = 0.0
  private var flexibleCount = 0

  init(length: Double) { self.length = length }

  mutating func add(_ extent: Double) { used += extent }

  mutating func add(_ spacing: LayoutSpacing) {
    used += spacing.spacing
    if spacing.isFlexible { flexibleCount += 1 }
  }

  /// What each flexible gap gets on top of its minimum; negative when the run overflows.
  var share: Double { flexibleCount == 0 ? 0 : (length - used) / Double(flexibleCount) }

  /// The room a gap takes when flexible gaps get `share`.
  static func room(_ spacing: LayoutSpacing, share: Double) -> Double {
    spacing.spacing + (spacing.isFlexible ? share : 0)
  }

  /// Where something of `extent` starts when it has `length` to itself.
  static func start(of extent: Double, edges: LayoutEdgeSpacing?, axis: Axis, in length: Double)
    -> Double
  {
    guard let edges else { return 0 }
    var distribution = SpacingDistribution(length: length)
    distribution.add(extent)
    distribution.add(edges.start(axis))
    distribution.add(edges.end(axis))
    return room(edges.start(axis), share: distribution.share)
  }
}

extension LayoutEdgeSpacing? {
  /// The least that both edges along `axis` take.
  func minimum(_ axis: Axis) -> Double {
    (self?.start(axis).spacing ?? 0) + (self?.end(axis).spacing ?? 0)
  }
}
