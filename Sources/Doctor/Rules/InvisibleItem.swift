import CompositionalLayout
import Wording

extension DoctorRule {
  /// A cell without an area is laid out, asked for and never seen.
  static let invisibleItem = DoctorRule(
    id: "invisible-item", severity: .warning, summary: "An item without an area.",
    reason: "A cell of no width or no height has a place among the others, but nobody sees it.",
    page: "frame"
  ) { examination in
    examination.ofEachSubitem { _, _, subitem in
      guard case .item(let item) = subitem.subitem else { return nil }
      for axis in LayoutAxis.allCases
      where subitem.size[axis] <= 0 && !item.layoutSize[axis].isEstimated {
        return Complaint(
          message: """
            its \(axis.extent) \(words(item.layoutSize[axis])) comes to \(points(subitem.size[axis]))
            """,
          mend: "give it a size, or leave the subitem out")
      }
      return nil
    }
  }
}
