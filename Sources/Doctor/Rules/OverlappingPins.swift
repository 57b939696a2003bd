import CompositionalLayout
import Wording

extension DoctorRule {
  /// What the layout pins and what a section pins stop at the same line, the edge of the view.
  static let overlappingPins = DoctorRule(
    id: "overlapping-pins", severity: .warning,
    summary: "A pinned header of a section and one of the whole layout.",
    reason: """
      Whatever is pinned stops at the edge of the view. A section's header knows nothing of a header \
      of the layout that is there already.
      """,
    page: "pinning"
  ) { examination in
    let axis = examination.configuration.scrollDirection
    let pinned = examination.configuration.boundarySupplementaryItems.filter(\.pinToVisibleBounds)
    return examination.sections.flatMap { section in
      section.layout.boundarySupplementaryItems.filter(\.pinToVisibleBounds).compactMap {
        item -> Complaint? in
        guard
          let other = pinned.first(where: { $0.alignment.part(axis) == item.alignment.part(axis) }),
          other.alignment.part(axis) != .center
        else { return nil }
        return Complaint(
          subject: FindingSubject(section: section.name, kind: item.elementKind),
          message: """
            \(other.elementKind) of the layout (\(words(other.layoutSize[axis]))) and it \
            (\(words(item.layoutSize[axis]))) are pinned to the same edge of the view and lie over \
            each other
            """,
          mend: "pin only one of them")
      }
    }
  }
}
