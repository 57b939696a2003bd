import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import Lessons
import Pictures
import Wording
import WorldModel
import WorldWording

extension Scene {
  /// Where a section that scrolls on its own rests when a frame in it is to be shown; nil when it
  /// does not scroll.
  fileprivate func restingOffset(
    showing frame: LayoutRect, ofSection index: Int, at position: ScrollPosition
  ) -> Double? {
    guard let scrolling = solution.sections[index].orthogonalScrolling else { return nil }
    let row = solution.axis.cross
    let isMirrored = row == .horizontal && screen.container.direction == .rightToLeft
    var (start, position) = (frame.start(row), position)
    if isMirrored {
      start = solution.contentSize.width - start - frame.size.width
      if position == .start { position = .end } else if position == .end { position = .start }
    }
    let range = VisibleRange(
      offset: orthogonalOffset(ofSection: index), extent: scrolling.viewport,
      contentExtent: scrolling.rowLength)
    let aim = range.offset(
      showing: start - scrolling.viewportStart, length: frame.size[row], at: position)
    return scrolling.restingOffset(for: aim)
  }
}

extension Workbench {
  /// Scrolls the view, and the section that scrolls across it, until an item is in its place.
  ///
  /// - Parameter position: Where it is to stand along each axis.
  mutating func scroll(
    to path: ItemIndexPath, at position: (LayoutAxis) -> ScrollPosition
  ) throws(CommandError) -> Reply {
    let scene = try scene()
    guard let item = scene.snapshot.itemIdentifier(at: path) else {
      throw CommandError("there is no item at \(path.description)", kind: .unknownName)
    }
    guard let cell = scene.solution.cell(item: path.item, section: path.section) else {
      throw CommandError("\(item.quoted) has no frame: its group has no room", kind: .noRoom)
    }
    let axis = scene.solution.axis
    let offset = scene.visibleRange(along: axis).offset(
      showing: cell.frame.start(axis), length: cell.frame.size[axis], at: position(axis))
    let resting = scene.restingOffset(
      showing: cell.frame, ofSection: path.section, at: position(axis.cross))
    let section = scene.sections[path.section]
    if let resting { world.screen.orthogonalOffsets[section] = resting }
    var reply = try scroll(to: offset, from: scene)
    if let resting {
      reply.lines.insert(restingLine(section, at: resting), at: 1)
      reply.sectionScroll = Prediction.SectionScroll(section: section, aim: resting)
    }
    return reply
  }

  /// Scrolls the view as far as the content goes; tells which views come and go.
  mutating func scroll(
    to wanted: Double, from before: Scene
  ) throws(CommandError) -> Reply {
    let axis = before.solution.axis
    let offset = before.visibleRange(along: axis).clamped(wanted)
    world.screen.container.contentOffset[axis] = offset
    let clamped: Message = offset == wanted ? "" : ", as far as the content goes"
    var lines: [StyledText] = ["scrolled to \(NumberText.rounded(offset))\(clamped)"]
    let after = try scene()
    if after.contentOffset != offset {
      lines.append(
        """
        content offset \(NumberText.rounded(offset)) → \(NumberText.rounded(after.contentOffset)): \
        cells above measured themselves, and what is on screen stays in its place
        """)
    }
    return reply(lines, scrolledFrom: before, to: after)
  }

  /// `lines`, and what became of the views.
  mutating func reply(
    _ lines: [StyledText], scrolledFrom before: Scene, to after: Scene
  ) -> Reply {
    let events = updateViews(from: before, to: after)
    let listing = ViewEventListing(events, views: world.views ?? ViewLedger())
    let limit = settings.rows(usual: ViewEventListing.usualRows)
    var reply = Reply(
      lines
        + (settings.suitsScreenReader
          ? listing.sentences(limit: limit)
          : listing.lines(fitting: settings.width, limit: limit)))
    reply.cells = .cells(events.compactMap(\.cellRequest))
    reply.views = .views(events.compactMap(\.viewRequest))
    reply.value = listing.json
    reply.table = listing.table
    return reply
  }

  /// Where a section came to rest, and why there.
  func restingLine(
    _ section: Identifier, at offset: Double, because reason: Message = ""
  ) -> StyledText {
    "\(section.quoted) rests at \(NumberText.rounded(offset))\(reason)"
  }
}
