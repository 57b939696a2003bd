package import CommandLanguage
package import DiffableDataSource
import Wording
package import WorldModel

extension CommandError {
  /// What an outline's refusal means to the user who typed the call.
  package init(
    refusing error: SectionSnapshotError, in outline: Outline, match: Match,
    at place: Range<Int>?
  ) {
    let culprit: Identifier?
    let message: Message
    switch error {
    case .repeatedItems(let names), .replacementRepeatsItems(let names):
      culprit = names.first.map(Identifier.init)
      message = "\(culprit?.quoted ?? "") is in the outline already, or named twice"
    case .parentNotFound(let name), .destinationNotFound(let name, _),
      .deletedItemNotFound(let name), .itemNotFound(let name), .childNotFound(let name):
      culprit = Identifier(name)
      message = "the outline has no item \(Identifier(name).quoted)"
    }
    let near = culprit.flatMap { culprit in
      Suggestion.nearest(to: culprit.name, among: outline.items.map(\.name))
    }
    var fix: Message? = near.map { "did you mean `\(Identifier($0).quoted)`?" }
    if case .repeatedItems = error { fix = "outlines refuse what is there; they don't move it" }
    self.init(
      message, at: culprit.flatMap(match.place) ?? place, fix: fix, uikit: error.uikitReason,
      kind: RefusalKind(error))
  }
}
