import CompositionalLayout
import DiffableDataSource
import Doctor
import Wording
import WorldModel

extension Workbench {
  /// Rules of which the answer to a command tells already, with UIKit's own words.
  private static let toldElsewhere: Set<String> = ["group-cannot-fit", "refused-layout"]
  /// The most items of a section and the most sections that are judged behind a command.
  private static let (judgedItems, judgedSections) = (24, 40)

  /// What will surprise in the layouts that a command has brought on screen, where a check would
  /// fail: each finding once, however often the layout is changed.
  ///
  /// A lesson says by itself what is to be seen, so nothing is said while one is taken.
  ///
  /// - Complexity: That of laying out a few items of the sections that look otherwise than before.
  mutating func newSurprises(since before: World) -> [StyledText] {
    guard lesson == nil, !world.isSurrounded(as: before) else { return [] }
    let sections = world.sectionsShownOtherwise(than: before).prefix(Self.judgedSections)
    guard !sections.isEmpty else { return [] }
    let findings = Doctor.findings(
      in: LayoutDescription(
        configuration: world.screen.configuration,
        sections: .each(sections.map { world.screen.layout(of: $0).section })),
      container: world.screen.container,
      itemCounts: sections.map { section in
        min(Self.judgedItems, (try? world.applied.numberOfItems(inSection: section)) ?? 0)
      }, names: Array(sections))
    return findings.compactMap { finding in
      guard finding.isFailure, !Self.toldElsewhere.contains(finding.rule.id),
        surprises.insert("\(finding.rule.id) \(finding.subject.name)").inserted
      else { return nil }
      return finding.note
    }
  }
}

extension World {
  /// The sections on screen whose layout, or what that is measured by, is not what it was.
  fileprivate func sectionsShownOtherwise(than before: World) -> [Identifier] {
    let shown = applied.sectionIdentifiers
    guard self.screen.container == before.screen.container,
      self.screen.configuration == before.screen.configuration
    else { return shown }
    if self.screen.layouts == before.screen.layouts, applied == before.applied { return [] }
    return shown.filter { section in
      before.applied.indexOfSection(section) == nil
        || self.screen.layout(of: section).section != before.screen.layout(of: section).section
        || (try? before.applied.numberOfItems(inSection: section)) == 0
    }
  }
}

extension Finding {
  /// The finding in a line under the command that causes it.
  fileprivate var note: StyledText {
    "note: \(subject.name): \(message); `doctor` tells what mends it"
  }
}
