package import DiffableDataSource
package import Wording
package import WorldModel

extension Handlers {
  /// The handlers and their answers, a line each.
  package var lines: [StyledText] {
    [
      "canReorderItem: \(canReorderItem)", "shouldExpandItem: \(shouldExpandItem)",
      "shouldCollapseItem: \(shouldCollapseItem)",
      "snapshotForExpandingParent: \(children.map(\.listed) ?? "none")",
    ]
  }

  /// A question with its answer.
  package func words(of question: DisclosureResult<Identifier, Identifier>.Question) -> StyledText {
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
