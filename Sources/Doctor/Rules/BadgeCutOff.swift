import CompositionalLayout
import Wording

extension DoctorRule {
  /// A badge that reaches beyond what clips it: the view at its sides, or a row that scrolls by
  /// itself, which is a scroll view of its own.
  ///
  /// The beginning and the end of the content are not judged: the view's insets may leave room.
  static let badgeCutOff = DoctorRule(
    id: "badge-cut-off", severity: .note,
    summary: "Badges that reach beyond the view's sides or beyond their row, and are cut there.",
    reason: """
      A scroll view clips what it shows to its bounds, and a section that scrolls sideways is one \
      of its own. A badge takes no room, so nothing keeps it inside.
      """,
    page: "badges"
  ) { examination in
    examination.sections.compactMap { section in
      let axis = examination.configuration.scrollDirection
      let isRow = section.layout.orthogonalScrollingBehavior != .none
      // The row's own ends move with it; the view's sides do not.
      let clipped: LayoutAxis = isRow ? axis : axis.cross
      let bounds =
        isRow
        ? (section.cellsFrame.origin[axis], section.cellsFrame.size[axis])
        : (0, examination.container.size[clipped])
      let badges = section.firstElements.filter { $0.category == .supplementary }
      let beyond = badges.map { badge in
        let (start, length) = (badge.frame.origin[clipped], badge.frame.size[clipped])
        return (badge, max(bounds.0 - start, start + length - bounds.0 - bounds.1))
      }
      // A sliver is hardly missed.
      guard let (badge, excess) = beyond.max(by: { $0.1 < $1.1 }),
        excess > 0.15 * badge.frame.size[clipped]
      else { return nil }
      let edge: Message = isRow ? "its row" : "the side of the view"
      return Complaint(
        subject: FindingSubject(section: section.name, kind: badge.kind),
        message: "it reaches \(points(excess)) points beyond \(edge) and is cut off there",
        mend: "inset the items or the section by as much, or move the badge inwards")
    }
  }
}
