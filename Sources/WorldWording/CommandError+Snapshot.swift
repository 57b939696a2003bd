package import CommandLanguage
package import DiffableDataSource
import Wording
package import WorldModel

extension CommandError {
  /// What a snapshot's refusal of `edit` means to the user who typed it.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot, which did not change.
  ///   - place: The place to point at when the words don't show the identifier at fault.
  package init(
    refusing edit: SnapshotEdit, with error: SnapshotError,
    in snapshot: Snapshot<Identifier, Identifier>, match: Match, at place: Range<Int>?
  ) {
    let culprit = edit.culprit(of: error, in: snapshot)
    self.init(
      edit.message(for: error, culprit: culprit),
      at: culprit.flatMap(match.place) ?? place,
      fix: edit.fix(for: error, culprit: culprit, in: snapshot),
      uikit: error.uikitReason, kind: RefusalKind(error))
  }
}

extension SnapshotEdit {
  /// The identifier that `error` is about.
  fileprivate func culprit(
    of error: SnapshotError, in snapshot: Snapshot<Identifier, Identifier>
  ) -> Identifier? {
    switch error {
    case .sectionNotFound, .noSections: nil
    case .repeatedItems(let names), .repeatedSections(let names), .existingSections(let names):
      names.first.map(Identifier.init)
    case .itemDestinationInserted(let name, _), .sectionDestinationInserted(let name, _):
      Identifier(name)
    case .itemMovedToItself(let name), .sectionMovedToItself(let name): Identifier(name)
    case .reloadedItemNotFound(let name), .reloadedSectionNotFound(let name),
      .reconfiguredItemNotFound(let name):
      Identifier(name)
    case .destinationNotFound, .sectionDestinationNotFound, .itemMoveDestinationNotFound,
      .sectionMoveDestinationNotFound:
      destination
    case .movedItemNotFound, .movedSectionNotFound: source
    }
  }

  /// Where the edit puts something.
  private var destination: Identifier? {
    switch self {
    case .appendItems(_, let section): section
    case .insertItems(_, _, let anchor), .moveItem(_, _, let anchor): anchor
    case .insertSections(_, _, let anchor), .moveSection(_, _, let anchor): anchor
    default: nil
    }
  }

  /// What the edit moves.
  private var source: Identifier? {
    switch self {
    case .moveItem(let item, _, _): item
    case .moveSection(let section, _, _): section
    default: nil
    }
  }

  /// Whether what cannot be found is a section.
  private var looksForSection: Bool {
    switch self {
    case .appendItems, .appendSections, .insertSections, .moveSection, .deleteSections,
      .reloadSections:
      true
    default: false
    }
  }

  fileprivate func message(for error: SnapshotError, culprit: Identifier?) -> Message {
    let name = culprit?.quoted ?? ""
    return switch error {
    case .noSections: "there are no sections yet"
    case .repeatedItems, .repeatedSections: "\(name) is named twice"
    case .existingSections: "there is already a section \(name)"
    case .itemDestinationInserted, .sectionDestinationInserted:
      "\(name) cannot be inserted beside itself"
    case .itemMovedToItself, .sectionMovedToItself: "\(name) cannot be moved beside itself"
    case .sectionNotFound, .destinationNotFound, .movedItemNotFound, .itemMoveDestinationNotFound,
      .sectionDestinationNotFound, .movedSectionNotFound, .sectionMoveDestinationNotFound,
      .reloadedItemNotFound, .reloadedSectionNotFound, .reconfiguredItemNotFound:
      looksForSection ? "there is no section \(name)" : "there is no item \(name)"
    }
  }

  fileprivate func fix(
    for error: SnapshotError, culprit: Identifier?, in snapshot: Snapshot<Identifier, Identifier>
  ) -> Message? {
    switch error {
    case .noSections: return "`append sections main` makes one"
    case .existingSections: return "sections are refused, not moved; use `move section`"
    case .repeatedItems, .repeatedSections: return "name each once"
    case .itemDestinationInserted, .sectionDestinationInserted, .itemMovedToItself,
      .sectionMovedToItself:
      return nil
    default:
      guard let culprit else { return nil }
      let known = looksForSection ? snapshot.sectionIdentifiers : snapshot.itemIdentifiers
      if let near = Suggestion.nearest(to: culprit.name, among: known.map(\.name)) {
        return "did you mean `\(Identifier(near).quoted)`?"
      }
      if looksForSection {
        return snapshot.indexOfItem(culprit) == nil
          ? "`append sections \(culprit.quoted)` makes it"
          : "\(culprit.quoted) is an item, not a section"
      }
      let isSection = snapshot.indexOfSection(culprit) != nil
      if case .reconfigureItems = self {
        let isNoun = ["section", "sections"].contains(culprit.name)
        return isSection || isNoun
          ? "UIKit reconfigures items only; `reload sections` reloads sections" : nil
      }
      return isSection ? "\(culprit.quoted) is a section: say so with `sections`" : nil
    }
  }
}
