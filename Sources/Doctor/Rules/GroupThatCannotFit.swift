import CompositionalLayout
import Wording

extension DoctorRule {
  /// A group smaller than its first subitem takes no items, and the items behind it go elsewhere or
  /// nowhere.
  static let groupThatCannotFit = DoctorRule(
    id: "group-cannot-fit", severity: .error,
    summary: "A group that is smaller than the first of its subitems.",
    reason: """
      Such a group takes no item, and nothing is shown in its place. UIKit logs it; some releases \
      end the app.
      """,
    page: "packing"
  ) { examination in
    examination.ofEachGroup { section, group in
      guard group.slotCount == 0, !group.group.isCustom else { return [] }
      let subject = section.subject(group)
      let axis = group.group.axis
      if let axis = LayoutAxis.allCases.first(where: { group.size[$0] <= 0 }) {
        return [
          Complaint(
            subject: subject,
            message: """
              its size is \(points(group.size.width)) x \(points(group.size.height)): there is no room \
              in it
              """,
            mend: axis == .horizontal
              ? "give it a width, or the view that it is a part of"
              : "give it a height, or the view that it is a part of")
        ]
      }
      guard let first = group.subitems.first else {
        return [
          Complaint(
            subject: subject,
            message: """
              its size is \(points(group.size.width)) x \(points(group.size.height)), and insets \
              leave nothing of it
              """,
            mend: "make the group larger or its insets smaller")
        ]
      }
      let gaps =
        first.subitem.edgeSpacing.map { $0.start(axis).spacing + $0.end(axis).spacing } ?? 0
      return [
        Complaint(
          subject: subject,
          message: """
            its inner \(axis.extent) is \(points(group.inner[axis])), and its first subitem needs \
            \(points(first.size[axis] + gaps))
            """,
          mend: "make the group larger, or the subitem or its edge spacing smaller")
      ]
    }
  }
}
