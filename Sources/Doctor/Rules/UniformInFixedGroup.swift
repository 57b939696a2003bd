import CompositionalLayout
import Wording

extension DoctorRule {
  /// Siblings share the largest size among them only where the group may grow with it.
  static let uniformInFixedGroup = DoctorRule(
    id: "uniform-in-fixed-group", severity: .warning,
    summary: "Uniform siblings in a group that cannot grow.",
    reason: """
      `uniformAcrossSiblings` (iOS 17) needs a group that is estimated along the same axis: it grows \
      with the largest, and the others follow.
      """,
    page: "uniform-siblings"
  ) { examination in
    examination.ofEachSubitem { _, group, subitem in
      for axis in [LayoutAxis.vertical, .horizontal] {
        let own = subitem.subitem.layoutSize[axis]
        let outer = group.group.layoutSize[axis]
        guard own.isUniformAcrossSiblings, !outer.isEstimated else { continue }
        return Complaint(
          message: """
            its \(axis.extent) is \(words(own)), but that of its group is \(words(outer)), \
            \(points(group.size[axis])) points whatever the siblings need
            """,
          mend: "give the group an estimate along that axis")
      }
      return nil
    }
  }
}
