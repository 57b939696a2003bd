import CompositionalLayout
import Wording

extension DoctorRule {
  /// Fractional sizes go down to a whole pixel, so equal shares seldom fill a line; and 0.33 is no
  /// third.
  ///
  /// Where gaps part the items nobody sees what rounding leaves, and below half a point nobody sees
  /// it anywhere.
  static let lostPixels = DoctorRule(
    id: "lost-pixels", severity: .note,
    summary: "Shares of a line that leave a few pixels over.",
    reason: """
      UIKit rounds each fractional size down to a pixel and shares out no rest: what is left over \
      stands at the end of the line.
      """,
    page: "rounding"
  ) { examination in
    examination.ofEachGroup { section, group in
      guard let shares = group.shares, shares.rest > 0.0001 else { return [] }
      let axis = group.group.axis
      let isSeen =
        shares.rest >= 0.5 && shares.areTouching
        && section.layout.orthogonalScrollingBehavior == .none
      guard isSeen || shares.isNearlyWhole else { return [] }
      let mend: Message =
        shares.isNearlyWhole
        ? "write the fraction as 1/\(shares.count)"
        : "choose spacings or insets with which the rest divides, or place the items by a custom group"
      return [
        Complaint(
          subject: section.subject(group),
          message: """
            \(shares.count) x \(points(shares.length)) leave \(points(shares.rest)) of its \
            \(axis.extent) \(points(group.inner[axis])) over
            """,
          mend: mend)
      ]
    }
  }
}

extension ReckonedGroup {
  /// A run of equal fractions that are meant to fill it; nil where it is no such run.
  fileprivate var shares: Shares? {
    let axis = group.axis
    guard slotCount > 1, subitems.count == 1, let subitem = subitems.first,
      subitem.subitem.layoutSize[axis].fractionAxis == axis,
      !group.layoutSize[axis].isEstimated, subitem.subitem.edgeSpacing == nil,
      group.interItemSpacing?.isFlexible != true
    else { return nil }
    let count = Double(slotCount)
    let fraction = subitem.subitem.layoutSize[axis].value
    let isWhole = abs(fraction * count - 1) < 1e-9
    let isNearlyWhole = !isWhole && fraction < 1 / count && 1 / count - fraction < 0.005
    guard isWhole || isNearlyWhole else { return nil }
    let rest = base[axis] - count * subitem.size[axis]
    return Shares(
      count: slotCount, length: subitem.size[axis], rest: rest, isNearlyWhole: isNearlyWhole,
      areTouching: (group.interItemSpacing?.spacing ?? 0) == 0
        && subitem.subitem.contentInsets.total(axis) == 0)
  }
}

/// Equal shares of a line.
private struct Shares {
  var count: Int
  /// That of each.
  var length: Double
  /// What they leave over.
  var rest: Double
  /// Whether the fraction is a little less than the share it was meant to be.
  var isNearlyWhole: Bool
  /// Whether there is nothing between them.
  var areTouching: Bool
}
