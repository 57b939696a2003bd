/// What a player's tap on an outline disclosure leads to.
public struct DisclosureResult<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// A handler of `sectionSnapshotHandlers` that UIKit calls.
  public enum Question: Hashable {
    case shouldExpandItem(ItemID)
    case willExpandItem(ItemID)
    case snapshotForExpandingParent(ItemID)
    case shouldCollapseItem(ItemID)
    case willCollapseItem(ItemID)
  }

  /// The handlers in the order they are called.
  public let questions: [Question]
  /// What applying the changed outline did; `nil` when a handler said no.
  public let result: ApplyResult<SectionID, ItemID>?

  @inlinable init(questions: [Question], result: ApplyResult<SectionID, ItemID>?) {
    self.questions = questions
    self.result = result
  }
}

extension DisclosureResult.Question: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension DisclosureResult: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// What the handlers of `sectionSnapshotHandlers` answer.
public struct DisclosureAnswers<ItemID: Hashable>: Hashable {
  /// The answer of `shouldExpandItem`.
  public var shouldExpand = true
  /// The answer of `shouldCollapseItem`.
  public var shouldCollapse = true
  /// The answer of `snapshotForExpandingParent`; `nil` when there is no such handler.
  public var children: SectionSnapshot<ItemID>?

  /// The answers of a data source without handlers.
  @inlinable public init() {}
}

extension DisclosureAnswers: Sendable where ItemID: Sendable {}

extension DataSourceState {
  /// Expands a collapsed item, or collapses an expanded one, as a tap on its disclosure does.
  ///
  /// Applying an outline from code asks no handler.
  ///
  /// - Parameters:
  ///   - item: The item whose disclosure is tapped.
  ///   - section: The section whose outline holds it.
  ///   - answers: What the handlers answer that are asked.
  /// - Returns: `nil` when the section's outline does not hold the item.
  /// - Throws: `DataSourceError` when the changed outline cannot be applied.
  /// - Complexity: That of applying an outline.
  @inlinable public mutating func toggleDisclosure(
    of item: ItemID, in section: SectionID,
    answers: DisclosureAnswers<ItemID> = DisclosureAnswers()
  ) throws(DataSourceError) -> DisclosureResult<SectionID, ItemID>? {
    var outline = snapshot(for: section)
    guard let slot = outline.table.slot(of: item) else { return nil }
    if outline.order.isExpanded(slot: slot) {
      guard answers.shouldCollapse else {
        return DisclosureResult(questions: [.shouldCollapseItem(item)], result: nil)
      }
      outline.collapse([item])
      return DisclosureResult(
        questions: [.shouldCollapseItem(item), .willCollapseItem(item)],
        result: try apply(outline, to: section))
    }
    guard answers.shouldExpand else {
      return DisclosureResult(questions: [.shouldExpandItem(item)], result: nil)
    }
    var questions: [DisclosureResult<SectionID, ItemID>.Question] = [
      .shouldExpandItem(item), .willExpandItem(item),
    ]
    if let children = answers.children {
      questions.append(.snapshotForExpandingParent(item))
      do { try outline.replace(childrenOf: item, using: children) } catch { throw .outline(error) }
    }
    outline.expand([item])
    return DisclosureResult(questions: questions, result: try apply(outline, to: section))
  }
}
