import CompositionalLayout
import Wording

extension DoctorRule {
  /// Only estimated dimensions are measured: a fraction of an estimate is a fraction of the guess.
  ///
  /// Many write an estimate where they mean a size, and it works as one: that is only noted, unless
  /// a cell has an answer that is never asked for.
  static let fractionInEstimate = DoctorRule(
    id: "fraction-in-estimate", severity: .note,
    summary: "A fraction of a group whose size is only an estimate.",
    reason: """
      Only what is estimated itself is measured. A fraction of an estimate is a fraction of the \
      guess, whatever the cell needs.
      """,
    page: "self-sizing"
  ) { examination in
    examination.ofEachSubitem { section, group, subitem in
      for axis in [LayoutAxis.vertical, .horizontal] {
        let own = subitem.subitem.layoutSize[axis]
        let outer = group.group.layoutSize[axis]
        guard outer.isEstimated, own.fractionAxis == axis else { continue }
        return Complaint(
          message: """
            its \(axis.extent) is \(words(own)) of the estimate \(words(outer)): it stays \
            \(points(subitem.size[axis])) and is never measured
            """,
          mend: "give it an estimate too, or the group a size that is known",
          severity: examination.hasAnswers(in: section) ? .warning : nil)
      }
      return nil
    }
  }
}
