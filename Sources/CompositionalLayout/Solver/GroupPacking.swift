/// How many subitems one run of a group takes, and what their fractions are of (rule L-2.3).
struct GroupPacking {
  let group: LayoutGroup
  /// The group less its content insets.
  private(set) var inner: Amounts
  private(set) var resolution: DimensionResolution
  /// The measured size of the subitem in a slot, where cells have answered.
  let measured: ((_ slot: Int) -> LayoutExtent?)?
  private let subitems: [LayoutSubitem]
  private var spacing: Amount
  /// How many slots two passes looked at.
  private(set) var lookahead = 0
  /// The length of the first slots whose lengths no fraction decides, and of one more each time.
  private var estimatedSums: [Double] = [0]

  /// The points by which UIKit lets a run overflow.
  static let tolerance = 0.001
  /// The most lengths that are added up to find how many slots fit.
  private static let mostLengths = 20_000_000

  init(
    group: LayoutGroup, inner: Amounts, resolution: DimensionResolution,
    measured: ((_ slot: Int) -> LayoutExtent?)?
  ) {
    self.group = group
    self.inner = inner
    self.resolution = resolution
    self.measured = measured
    subitems = group.subitems
    spacing = resolution.recorder.given(
      group.interItemSpacing?.spacing ?? 0, "inter-item spacing", "LayoutGroup.interItemSpacing")
  }

  private var recorder: DerivationRecorder { resolution.recorder }

  /// The number of slots in one run; zero when not even the first subitem fits, `nil` when more
  /// fit than `LayoutLimit.itemsInGroup` allows.
  ///
  /// Where cells have answered, a run ends at the limit.
  ///
  /// - Complexity: O(*m* log *n*) for *n* slots of *m* subitems; O(*m* · *n*) where fractions share
  ///   what the gaps leave, or lengths are estimated.
  mutating func slotCount() -> Amount? {
    if let count = group.count {
      guard count <= LayoutLimit.itemsInGroup.value else { return nil }
      return recorder.given(Double(count), "items in a run", "LayoutGroup.count")
    }
    if group.layoutSize[group.axis].isEstimated {
      return recorder.given(
        Double(subitems.count), "items in a run, each subitem once", "LayoutGroup.subitems")
    }
    guard let count = takesCrossSizeFromAxis ? countInTwoPasses() : countInOnePass() else {
      return nil
    }
    // A cell that has answered with more than the room has a run to itself.
    guard count.value == 0, subitems[0].layoutSize[group.axis].isEstimated, measured?(0) != nil
    else { return count }
    return recorder.given(1, "items in a run, one measured too large")
  }

  /// What the fractions of a run of `count` subitems are of: spacings come off first.
  func base(count: Amount) -> Amounts {
    var base = inner
    base[group.axis] = (inner[group.axis] - gaps(count, spacing)).named("shared by fractions")
    return base
  }

  private func gaps(_ count: Amount, _ gap: Amount) -> Amount {
    guard gap.value != 0 else { return .zero }
    return ((count - Amount(1)) * gap).named("gaps")
  }

  /// The largest number for which the subitems, sharing what the gaps leave, fit.
  private mutating func countInOnePass() -> Amount? {
    let sharesRoom =
      spacing.value != 0
      && subitems.contains { $0.layoutSize[group.axis].fractionAxis == group.axis }
    let count = largestCount(steadyBase: sharesRoom ? nil : inner) { packing, count in
      packing.fits(count, base: packing.base(count: Amount(Double(count))), gap: packing.spacing)
    }
    guard let count else { return nil }
    return explained(count) { packing, count in
      packing.needs(count, base: packing.base(count: count), gap: packing.spacing)
    }
  }

  /// The count when a subitem's cross size is a share of the group's axis: first as many as fit
  /// without gaps, then, at the sizes that number gives, as many as fit with them.
  private mutating func countInTwoPasses() -> Amount? {
    let withoutGaps = largestCount(steadyBase: inner) { packing, count in
      packing.fits(count, base: packing.inner, gap: .zero)
    }
    guard let withoutGaps else { return nil }
    lookahead = withoutGaps + 1
    guard withoutGaps > 0 else { return .zero }
    let base = base(
      count: explained(withoutGaps) { packing, count in
        packing.needs(count, base: packing.inner, gap: .zero)
      }.named("items without gaps"))
    let plain = Amounts(base.size)
    let count = largestCount(steadyBase: plain) { packing, count in
      packing.fits(count, base: plain, gap: packing.spacing)
    }
    guard let count else { return nil }
    lookahead = max(lookahead, count + 1)
    return explained(count) { packing, count in
      packing.needs(count, base: base, gap: packing.spacing)
    }
  }

  /// The last number from one on that fits, or `nil` when that is beyond the limit; nothing is
  /// recorded while trying.
  ///
  /// - Parameter steadyBase: What fractions are of; `nil` when it depends on the number.
  private func largestCount(
    steadyBase: Amounts?, _ fits: (inout GroupPacking, Int) -> Bool
  ) -> Int? {
    var packing = self
    packing.resolution.recorder = .off
    packing.inner = Amounts(inner.size)
    packing.spacing = Amount(spacing.value)
    let limit = LayoutLimit.itemsInGroup.value
    if let steadyBase, packing.growsWithEverySlot(Amounts(steadyBase.size)) {
      // All numbers up to the last one fit, and none behind it.
      guard fits(&packing, 1) else { return 0 }
      var next = 2
      while next <= limit, fits(&packing, next) { next *= 2 }
      let tried = (next / 2 + 1)..<(min(next, limit + 1) + 1)
      let count = tried.partitioningIndex { !fits(&packing, $0) } - 1
      return count > limit ? nil : count
    }
    var count = 0
    var lengths = 0
    while fits(&packing, count + 1) {
      count += 1
      lengths += min(count, subitems.count)
      guard count <= limit, lengths <= Self.mostLengths else {
        return measured == nil ? nil : min(count, limit)
      }
    }
    return count
  }

  /// Whether no slot has a length below zero, and none is estimated.
  private func growsWithEverySlot(_ base: Amounts) -> Bool {
    spacing.value >= 0
      && subitems.allSatisfy { subitem in
        !subitem.layoutSize[group.axis].isEstimated && length(subitem, base: base).value >= 0
      }
  }

  private var takesCrossSizeFromAxis: Bool {
    subitems.contains { $0.layoutSize[group.axis.cross].fractionAxis == group.axis }
  }

  private mutating func fits(_ count: Int, base: Amounts, gap: Amount) -> Bool {
    let needed = needs(Amount(Double(count)), base: base, gap: gap)
    return needed.value - Double(count - 1) * gap.value > 0 && fitsRoom(needed)
  }

  private func fitsRoom(_ needed: Amount) -> Bool {
    needed.value <= inner[group.axis].value + Self.tolerance
  }

  /// `count` with what it needs, and what one more would.
  private mutating func explained(
    _ count: Int, _ needs: (inout GroupPacking, Amount) -> Amount
  ) -> Amount {
    guard recorder.isRecording else { return Amount(Double(count)) }
    var operands = [inner[group.axis].named("room")]
    for count in [count, count + 1] where count > 0 {
      let tried = recorder.given(Double(count), "items tried")
      operands.append(needs(&self, tried).named("needed by \(count)"))
    }
    return Amount.combined(.count, operands, Double(count)).named("items in a run")
  }

  /// The length of the first `count` slots with their smallest edge spacings and the gaps.
  private mutating func needs(_ count: Amount, base: Amounts, gap: Amount) -> Amount {
    let number = Int(count.value)
    var sum = RunningSum(recorder)
    var hasEstimates = false
    for (index, subitem) in subitems.prefix(number).enumerated() {
      if subitem.layoutSize[group.axis].isEstimated {
        hasEstimates = true
        continue
      }
      let turns = number / subitems.count + (index < number % subitems.count ? 1 : 0)
      let slot = length(subitem, base: base).named("subitem \(index)")
      sum.add(turns == 1 ? slot : recorder.given(Double(turns), "times") * slot)
    }
    if hasEstimates { sum.add(estimates(number)) }
    return sum.amount.named("lengths") + gaps(count, gap)
  }

  private func length(_ subitem: LayoutSubitem, base: Amounts) -> Amount {
    let axis = group.axis
    let length = resolution.length(
      subitem.layoutSize[axis], of: base,
      "\(subitem.owner).layoutSize.\(axis.extentName)Dimension")
    return length + subitem.edgeSpacing.minimum(axis, owner: subitem.owner, recorder)
  }

  /// The length of the slots among the first `count` that are estimated, measured where possible.
  private mutating func estimates(_ count: Int) -> Amount {
    while estimatedSums.count <= count {
      let slot = estimatedSums.count - 1
      estimatedSums.append(estimatedSums[slot] + (estimate(slot)?.value ?? 0))
    }
    guard recorder.isRecording else { return Amount(estimatedSums[count]) }
    var sum = RunningSum(recorder)
    for slot in 0..<count {
      if let estimate = estimate(slot) { sum.add(estimate.named("slot \(slot)")) }
    }
    return sum.amount.named("estimated or measured")
  }

  private func estimate(_ slot: Int) -> Amount? {
    let subitem = subitems[slot % subitems.count]
    guard subitem.layoutSize[group.axis].isEstimated else { return nil }
    let size = resolution.size(
      subitem.layoutSize, of: inner, measured: measured?(slot), owner: subitem.owner)
    return size[group.axis] + subitem.edgeSpacing.minimum(group.axis)
  }
}

extension LayoutSubitem {
  /// The name of the subitem's type, which holds its properties.
  var owner: String {
    switch self {
    case .item: "LayoutItem"
    case .group: "LayoutGroup"
    }
  }
}
