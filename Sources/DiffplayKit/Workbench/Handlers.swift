import DiffableDataSource

/// What the handlers of the playground's data source answer.
struct Handlers: Codable, Hashable, Sendable {
  /// The handlers that answer with yes or no.
  static let yesOrNo = ["canReorderItem", "shouldExpandItem", "shouldCollapseItem"]

  var canReorderItem = true
  var shouldExpandItem = true
  var shouldCollapseItem = true
  /// The root items of what snapshotForExpandingParent gives; nil for no such handler.
  var children: [Identifier]?

  /// The handlers and their answers, a line each.
  var lines: [StyledText] {
    [
      "canReorderItem: \(canReorderItem)", "shouldExpandItem: \(shouldExpandItem)",
      "shouldCollapseItem: \(shouldCollapseItem)",
      "snapshotForExpandingParent: \(children.map(\.listed) ?? "none")",
    ]
  }

  /// The answers that a tap on a disclosure needs.
  func disclosureAnswers() throws(CommandError) -> DisclosureAnswers<Identifier> {
    var answers = DisclosureAnswers<Identifier>()
    answers.shouldExpand = shouldExpandItem
    answers.shouldCollapse = shouldCollapseItem
    guard let children else { return answers }
    do {
      answers.children = try OutlineEdit.outline(children)
    } catch {
      throw CommandError(
        "snapshotForExpandingParent gives an item twice", uikit: error.uikitReason,
        kind: RefusalKind(error))
    }
    return answers
  }

  /// A question with its answer.
  func words(of question: DisclosureResult<Identifier, Identifier>.Question) -> StyledText {
    switch question {
    case .shouldExpandItem(let item): "shouldExpandItem(\(item.quoted)) → \(shouldExpandItem)"
    case .willExpandItem(let item): "willExpandItem(\(item.quoted))"
    case .snapshotForExpandingParent(let item):
      "snapshotForExpandingParent(\(item.quoted)) → \(children?.listed ?? "none")"
    case .shouldCollapseItem(let item): "shouldCollapseItem(\(item.quoted)) → \(shouldCollapseItem)"
    case .willCollapseItem(let item): "willCollapseItem(\(item.quoted))"
    }
  }
}
