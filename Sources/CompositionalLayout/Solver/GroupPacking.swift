/// How many subitems one run of a group takes, and what their fractions are of (rule L-2.3).
struct GroupPacking {
  var group: LayoutGroup
  /// The group less its content insets.
  var inner: Size
  var resolution: DimensionResolution
  /// The measured size of the subitem in a slot, where cells have answered.
  var measured: (_ slot: Int) -> Size?

  /// The points by which UIKit lets a run overflow.
  static let tolerance = 0.001
  /// The most slots a run is given, so that absurd sizes still come to an end.
  static let mostSlots = 100_000

  private var subitems: [LayoutSubitem] { group.subitems }
  private var spacing: Double { group.interItemSpacing?.spacing ?? 0 }

  /// The number of slots in one run; zero when not even the first subitem fits.
  ///
  /// - Complexity: O(*n* · *m*) for *n* slots of *m* subitems.
  func slotCount() -> Int {
    if let count = group.count { return min(count, Self.mostSlots) }
    if group.layoutSize[group.axis].isEstimated { return subitems.count }
    return takesCrossSizeFromAxis ? countInTwoPasses() : countInOnePass()
  }

  /// What the fractions of a run of `count` subitems are of: spacings come off first.
  func base(count: Int) -> Size {
    var base = inner
    base[group.axis] -= Double(count - 1) * spacing
    return base
  }

  /// The largest number for which the subitems, sharing what the gaps leave, fit.
  private func countInOnePass() -> Int {
    var accepted = 0
    while accepted < Self.mostSlots {
      let candidate = accepted + 1
      guard fits(candidate, base: base(count: candidate), gap: spacing) else { break }
      accepted = candidate
    }
    return accepted
  }

  /// The count when a subitem's cross size is a share of the group's axis: first as many as fit
  /// without gaps, then, at the sizes that number gives, as many as fit with them.
  private func countInTwoPasses() -> Int {
    var withoutGaps = 0
    while withoutGaps < Self.mostSlots, fits(withoutGaps + 1, base: inner, gap: 0) {
      withoutGaps += 1
    }
    guard withoutGaps > 0 else { return 0 }
    let base = base(count: withoutGaps)
    var accepted = 0
    while accepted < Self.mostSlots, fits(accepted + 1, base: base, gap: spacing) {
      accepted += 1
    }
    return accepted
  }

  private var takesCrossSizeFromAxis: Bool {
    subitems.contains { $0.layoutSize[group.axis.cross].fractionAxis == group.axis }
  }

  private func fits(_ count: Int, base: Size, gap: Double) -> Bool {
    let gaps = Double(count - 1) * gap
    let used = extent(count, base: base)
    return used > 0 && used + gaps <= inner[group.axis] + Self.tolerance
  }

  /// The length of the first `count` slots with their smallest edge spacings.
  private func extent(_ count: Int, base: Size) -> Double {
    let subitems = subitems
    if subitems.contains(where: { $0.layoutSize[group.axis].isEstimated }) {
      return (0..<count).reduce(0) { $0 + slot(subitems[$1 % subitems.count], $1, base: base) }
    }
    return subitems.indices.reduce(0) { sum, index in
      let turns = count / subitems.count + (index < count % subitems.count ? 1 : 0)
      return turns == 0 ? sum : sum + Double(turns) * slot(subitems[index], index, base: base)
    }
  }

  private func slot(_ subitem: LayoutSubitem, _ index: Int, base: Size) -> Double {
    let axis = group.axis
    let dimension = subitem.layoutSize[axis]
    let length =
      if dimension.isEstimated, let size = measured(index) {
        size[axis]
      } else {
        resolution.length(dimension, of: base)
      }
    return length + (subitem.edgeSpacing?.start(axis).spacing ?? 0)
      + (subitem.edgeSpacing?.end(axis).spacing ?? 0)
  }
}
