import CompositionalLayout
import Wording

extension DoctorRule {
  /// Boundary items of one edge do not stack: each stands at the edge.
  ///
  /// A z-index of its own says that one is meant to lie over the other.
  static let overlappingBoundaryItems = DoctorRule(
    id: "overlapping-boundary-items", severity: .warning,
    summary: "Headers or footers of a section that lie over each other.",
    reason: "Each boundary item is put at its edge by itself: two at one edge do not stack.",
    page: "boundary-items"
  ) { examination in
    examination.sections.flatMap { section in
      let items = section.layout.boundarySupplementaryItems
      return items.indices.flatMap { second in
        (0..<second).compactMap { first -> Complaint? in
          guard items[first].zIndex == items[second].zIndex,
            section.boundaryFrames.indices.contains(second)
          else { return nil }
          let shared = section.boundaryFrames[first].overlap(section.boundaryFrames[second])
          guard shared.width > 0.01, shared.height > 0.01 else { return nil }
          return Complaint(
            subject: FindingSubject(section: section.name, kind: items[second].elementKind),
            message: """
              it covers \(items[first].elementKind) by \(points(shared.width)) x \
              \(points(shared.height))
              """,
            mend: "give one an offset, or make one view of both")
        }
      }
    }
  }
}
