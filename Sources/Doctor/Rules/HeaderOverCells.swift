import CompositionalLayout
import Wording

extension DoctorRule {
  /// A boundary item at a side takes no room from the cells.
  ///
  /// One with `extendsBoundary` set to false is meant to lie over them.
  static let headerOverCells = DoctorRule(
    id: "header-over-cells", severity: .warning,
    summary: "Headers at the side of a section that lie over its cells.",
    reason: """
      Only a boundary item before or behind the cells moves them. One at a side is put there, and \
      the cells keep their places.
      """,
    page: "boundary-items"
  ) { examination in
    let axis = examination.configuration.scrollDirection
    return examination.sections.flatMap { section in
      zip(section.layout.boundarySupplementaryItems, section.boundaryFrames).compactMap {
        item, frame -> Complaint? in
        guard item.extendsBoundary, item.alignment.part(axis) == .center else { return nil }
        let shared = section.firstElements.lazy.filter { $0.category == .cell }
          .map { $0.frame.overlap(frame) }
          .first { $0.width > 0.01 && $0.height > 0.01 }
        guard let shared else { return nil }
        let side = axis == .vertical ? shared.width : shared.height
        let inset = "\(item.alignment.edgeName(across: axis)) = \(points(side))"
        return Complaint(
          subject: FindingSubject(section: section.name, kind: item.elementKind),
          message: """
            it stands at a side, which takes no room from the cells: it covers \
            \(points(shared.width)) x \(points(shared.height)) of a cell
            """,
          mend: "give the section an inset there, and let the header not follow it",
          swift: [
            "section.contentInsets.\(inset)", "section.supplementariesFollowContentInsets = false",
          ])
      }
    }
  }
}

extension RectAlignment {
  /// The inset of the edge that an item at a side stands at.
  fileprivate func edgeName(across axis: LayoutAxis) -> String {
    switch (axis, part(axis.cross)) {
    case (.vertical, .end): "trailing"
    case (.vertical, _): "leading"
    case (.horizontal, .end): "bottom"
    case (.horizontal, _): "top"
    }
  }
}
