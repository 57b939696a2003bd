import CompositionalLayout
import Wording

extension DoctorRule {
  /// Fractions are of the whole group, not of what an estimated neighbour leaves.
  static let fractionBesideEstimate = DoctorRule(
    id: "fraction-beside-estimate", severity: .note,
    summary: "A fraction beside an estimate along one axis.",
    reason: """
      A fraction is of the whole group, not of what a neighbour leaves. A neighbour that measures \
      larger than its share pushes the rest into the next run.
      """,
    page: "estimated"
  ) { examination in
    examination.ofEachGroup { section, group in
      let axis = group.group.axis
      guard case .subitems(let subitems) = group.group.content,
        !group.group.layoutSize[axis].isEstimated, group.slotCount >= subitems.count,
        let estimated = subitems.firstIndex(where: { $0.layoutSize[axis].isEstimated }),
        subitems.contains(where: { $0.layoutSize[axis].fractionAxis == axis })
      else { return [] }
      let spacing = group.group.interItemSpacing?.spacing ?? 0
      let others = group.subitems.enumerated().filter { $0.offset != estimated }
        .reduce(spacing * Double(subitems.count - 1)) { $0 + $1.element.length(along: axis) }
      let rest = group.inner[axis] - others
      return [
        Complaint(
          subject: section.subject(group, subitem: estimated),
          message: """
            its \(axis.extent) is \(words(subitems[estimated].layoutSize[axis])) beside a fraction \
            of the whole \(points(group.inner[axis])): a cell that needs more than \(points(rest)) \
            breaks the run
            """,
          mend: "give both an estimate, or both a fraction")
      ]
    }
  }
}
