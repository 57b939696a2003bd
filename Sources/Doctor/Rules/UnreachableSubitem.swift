import CompositionalLayout
import Wording

extension DoctorRule {
  /// A run takes the subitems in turn as long as they fit, and the next run begins anew with the
  /// first: what never fits gets no item in any run.
  ///
  /// Where lengths are measured, the next cell may make room, and nothing is said.
  static let unreachableSubitem = DoctorRule(
    id: "unreachable-subitem", severity: .warning,
    summary: "A subitem that no item ever reaches.",
    reason: """
      A group takes its subitems in turn as long as they fit, and the next group begins with the \
      first again.
      """,
    page: "packing"
  ) { examination in
    examination.ofEachGroup { section, group in
      guard case .subitems(let subitems) = group.group.content,
        (1..<subitems.count).contains(group.slotCount),
        !subitems.prefix(group.slotCount + 1).contains(where: {
          $0.layoutSize[group.group.axis].isEstimated
        })
      else { return [] }
      let axis = group.group.axis
      let spacing = group.group.interItemSpacing?.spacing ?? 0
      let needed = group.subitems.prefix(group.slotCount + 1).reduce(
        spacing * Double(group.slotCount)
      ) { $0 + $1.length(along: axis) }
      return [
        Complaint(
          subject: section.subject(group, subitem: group.slotCount),
          message: """
            no item ever comes here: with it the run would need \(points(needed)) of \
            \(points(group.inner[axis])), so each run ends before it
            """,
          mend: "make the group larger along its axis, or the subitems and their spacing smaller")
      ]
    }
  }
}

extension ReckonedGroup.Subitem {
  /// The length in a run, the edge spacing that it always has included.
  func length(along axis: LayoutAxis) -> Double {
    size[axis] + (subitem.edgeSpacing.map { $0.start(axis).spacing + $0.end(axis).spacing } ?? 0)
  }
}
