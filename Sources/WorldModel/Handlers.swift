package import DiffableDataSource

/// What the handlers of the playground's data source answer.
package struct Handlers: Codable, Hashable, Sendable {
  /// The handlers that answer with yes or no.
  package static let yesOrNo = ["canReorderItem", "shouldExpandItem", "shouldCollapseItem"]

  package var canReorderItem = true
  package var shouldExpandItem = true
  package var shouldCollapseItem = true
  /// The root items of what snapshotForExpandingParent gives; nil for no such handler.
  package var children: [Identifier]?

  /// The answers that a tap on a disclosure needs.
  ///
  /// - Throws: What an outline refuses when the children name an item twice.
  package func disclosureAnswers() throws(SectionSnapshotError) -> DisclosureAnswers<Identifier> {
    var answers = DisclosureAnswers<Identifier>()
    answers.shouldExpand = shouldExpandItem
    answers.shouldCollapse = shouldCollapseItem
    guard let children else { return answers }
    answers.children = try OutlineEdit.outline(children)
    return answers
  }
}
