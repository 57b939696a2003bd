import CompositionalLayout
import Wording
import WorldModel

extension DoctorRule {
  /// A cell that needs more height than the layout leaves it is cut, or covers what follows.
  static let answerWithoutRoom = DoctorRule(
    id: "answer-without-room", severity: .warning,
    summary: "A cell on screen that needs more height than the layout gives it.",
    reason: """
      Only an estimated height is asked for, and a group of a fixed height does not grow with what \
      its cells answer: the rest is cut off, or covers what stands behind.
      """,
    page: "self-sizing"
  ) { examination in
    guard let world = examination.world,
      let scene = try? Scene(world.applied, on: world.screen, contents: world.contents)
    else { return [] }
    // That a fraction of an estimate is never measured is told of the layout itself.
    let told = Set(
      DoctorRule.fractionInEstimate.complaints(examination).compactMap(\.subject.section))
    return scene.answers(showing: world.contents).compactMap {
      element, item, answer -> Complaint? in
      let section = scene.sections[element.indexPath.section]
      guard !told.contains(section) else { return nil }
      if !element.selfSizingAxes.contains(.vertical) {
        return .cut(item, to: element.frame.size.height, of: answer.height)
      }
      return places(of: element, in: scene).lazy.compactMap { place -> Complaint? in
        guard !place.group.group.layoutSize[.vertical].isEstimated else { return nil }
        let elements = scene.solution.elements(inSection: element.indexPath.section)
        let above = element.frame.origin.y - elements[place.firstItem].frame.origin.y
        return .overflowing(
          item, of: element.frame.size.height, below: above, in: place.group.size.height)
      }.first
    }
  }

  /// The groups around a cell, the innermost first.
  private static func places(
    of element: LayoutElement, in scene: Scene
  ) -> [GroupsAroundItems.Place] {
    let groups = scene.solution.reckonedGroups(ofSection: element.indexPath.section)
    return GroupsAroundItems(groups).around(item: element.indexPath.item).reversed()
  }
}

extension Complaint {
  /// A point or less is what a rough guess differs by.
  private static let tolerance = 1.0

  fileprivate static func cut(
    _ item: Identifier, to height: Double, of answer: Double
  ) -> Complaint? {
    guard answer > height + tolerance else { return nil }
    return Complaint(
      subject: FindingSubject(item: item),
      message: """
        its cell needs a height of \(points(answer)) and gets \(points(height)): it is not asked, for \
        its height is not estimated
        """,
      mend: "give the item and its group an estimated height",
      swift: ["heightDimension: .estimated(\(points(height)))"])
  }

  fileprivate static func overflowing(
    _ item: Identifier, of height: Double, below above: Double, in room: Double
  ) -> Complaint? {
    guard above + height > room + tolerance else { return nil }
    let needed: Message =
      above > tolerance
      ? "\(points(height)) high below \(points(above)) of others" : "\(points(height)) high"
    return Complaint(
      subject: FindingSubject(item: item),
      message: """
        its cell is \(needed) in a group of \(points(room)): the group does not grow, and the cell \
        covers what stands behind
        """,
      mend: "give the group an estimated height too",
      swift: ["heightDimension: .estimated(\(points(room)))"])
  }
}
