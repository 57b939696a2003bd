import CompositionalLayout
import Wording

extension DoctorRule {
  /// In a section that scrolls sideways a fractional height is of the whole view, with headers and
  /// insets besides.
  static let rowTallerThanTheView = DoctorRule(
    id: "row-taller-than-view", severity: .note,
    summary: "A sideways row that takes a share of the view's height and does not fit into it.",
    reason: """
      The height of a group in a section that scrolls sideways has nothing to be a fraction of but \
      the view. Headers, footers and insets come on top of it.
      """,
    page: "orthogonal-scrolling"
  ) { examination in
    let axis = examination.configuration.scrollDirection
    return examination.sections.compactMap { section in
      let room = examination.container.size[axis]
      guard section.layout.orthogonalScrollingBehavior != .none, section.length > room + 0.5,
        let group = section.groups.first, group.group.layoutSize[axis].fractionAxis == axis
      else { return nil }
      return Complaint(
        subject: section.subject,
        message: """
          its row is \(words(group.group.layoutSize[axis])), \(points(group.size[axis])), and the \
          section comes to \(points(section.length)) in a view of \(points(room)): it is never seen \
          whole
          """,
        mend: "give the group an absolute or estimated size along the layout's axis")
    }
  }
}
