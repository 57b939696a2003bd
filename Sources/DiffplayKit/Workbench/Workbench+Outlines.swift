import CommandLanguage
import DiffableDataSource
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// Makes one editing call on an outline and shows it.
  ///
  /// - Parameter match: What the user typed, so that a refusal can point at it.
  mutating func edit(
    _ edit: OutlineEdit, of name: String = World.outlineName, with other: Outline? = nil,
    _ match: Match, at place: Range<Int>? = nil
  ) throws(CommandError) -> Reply {
    try require(.sectionSnapshots)
    guard world.contents.identity == .id else {
      throw CommandError(
        "outlines are for items that are their names", fix: "`identity id` first",
        kind: .outlinesNeedNames)
    }
    var outline = world.outlines[name] ?? Outline()
    do {
      try edit.apply(to: &outline, with: other)
    } catch {
      throw CommandError(refusing: error, in: outline, match: match, at: place)
    }
    world.outlines[name] = outline
    return Reply(outline: outline).calling(.editOutline(edit))
  }

  /// Shows the visible items of the outline with that name in a section.
  mutating func applyOutline(
    _ name: String = World.outlineName, to section: Identifier, animated: Bool = true
  ) throws(CommandError) -> Reply {
    try applyOutline(world.outlines[name] ?? Outline(), to: section, animated: animated)
  }

  /// Shows an outline's visible items in a section.
  ///
  /// - Parameter tellsFrames: Whether the frames are told here, and not when the view is laid out.
  mutating func applyOutline(
    _ outline: Outline, to section: Identifier, animated: Bool, tellsFrames: Bool = true
  ) throws(CommandError) -> Reply {
    try require(.sectionSnapshots)
    let before = try scene()
    let edits = pendingEdits
    let result: ApplyResult<Identifier, Identifier>
    do {
      result = try world.dataSource.apply(outline, to: section, animatingDifferences: animated)
    } catch {
      throw CommandError(
        "the outline cannot be applied: \(error.description)", uikit: error.uikitReason,
        kind: RefusalKind(error))
    }
    var reply = try finish(
      result, before: before, manner: animated ? "" : " unanimated", tellsFrames: tellsFrames)
    reply.lines += keep(edits)
    reply.outline = .outline(outline)
    return reply.calling(.applyOutline(to: section, animated: animated))
  }
}

extension Reply {
  /// An outline as UIKit's visualDescription draws it: `+` expanded, `-` not, `*` visible.
  init(outline: Outline) {
    self.init()
    let (all, visible) = (outline.items.count, outline.visibleItems.count)
    lines.append(
      all == 0 ? "outline: empty" : "outline: \(Message(counting: all, "item")), \(visible) visible"
    )
    let drawn = outline.visualDescriptionLines
    lines += drawn.prefix(Self.drawnItems).map { StyledText("  " + $0) }
    lines += StyledText.rest(of: drawn.count, beyond: Self.drawnItems)
    self.outline = .outline(outline)
  }

  /// The most items of an outline that are drawn.
  private static let drawnItems = 60
}
