import CompositionalLayout
import Wording

extension DoctorRule {
  /// A size that is ignored: `subitem:count:` divides its axis, and is deprecated since iOS 16.
  ///
  /// A size of the whole, which Apple's own samples write, misleads nobody.
  static let overriddenSize = DoctorRule(
    id: "overridden-size", severity: .warning,
    summary: "A size that `subitem:count:` overrides.",
    reason: """
      `subitem:count:`, deprecated since iOS 16, gives each subitem an equal share along the axis \
      and ignores the size it was given.
      """,
    page: "count-and-repeat"
  ) { examination in
    examination.ofEachGroup { section, group in
      guard case .subitemCount(let subitem, let count) = group.group.content,
        let share = group.subitems.first
      else { return [] }
      let axis = group.group.axis
      let own = subitem.layoutSize[axis]
      if own.fractionAxis == axis, own.value == 1 || abs(own.value * Double(count) - 1) < 0.04 {
        return []
      }
      // What asks for its share anyway gets what it asks for.
      if let length = group.length(own), abs(length - share.size[axis]) <= 1 { return [] }
      return [
        Complaint(
          subject: section.subject(group, subitem: 0),
          message: """
            its \(axis.extent) \(words(own)) does not count: `subitem:count:` gives each of \
            \(count) a share of \(points(share.size[axis]))
            """,
          mend: "`repeat \(count)` keeps its size, as `repeatingSubitem:count:` does from iOS 16 on"
        )
      ]
    }
  }
}

extension ReckonedGroup {
  /// What a dimension inside the group comes to; nil where it is a guess.
  fileprivate func length(_ dimension: LayoutDimension) -> Double? {
    guard !dimension.isEstimated else { return nil }
    return dimension.value * (dimension.fractionAxis.map { inner[$0] } ?? 1)
  }
}
