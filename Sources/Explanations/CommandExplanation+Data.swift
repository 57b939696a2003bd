import CompositionalLayout
import DiffableDataSource
import Wording
import WorldModel
import WorldWording

/// What is told of snapshots and of what was applied.
extension CommandExplanation {
  // MARK: Apply

  mutating func tellOfApply() {
    guard let update = command.after.lastUpdate else { return }
    link("apply")
    if let difference = command.after.lastDifference {
      tellOfCarriedOut(difference, isAnimated: update.isAnimated)
    } else {
      tellOfReload()
    }
    tellOfCells(update)
    tellOfViews()
    if command.after.dataSource.hasApplied, command.verb == "toggle" || command.verb == "outline" {
      say("The section shows the outline's visible items: those whose ancestors are all expanded.")
      link("section-snapshot", "expansion")
    }
  }

  /// Tells of items that are gone and new under one name, because identity covers their contents.
  private mutating func tellOfOtherItems(
    _ difference: SnapshotDifference<Identifier, Identifier>
  ) {
    guard command.after.contents.identity == .value else { return }
    let (old, new) = (difference.initial.itemIdentifiers, difference.final.itemIdentifiers)
    let kept = Set(old).intersection(new)
    let names = Set(old.filter { !kept.contains($0) }.map(\.name))
    guard let other = new.first(where: { !kept.contains($0) && names.contains($0.name) }) else {
      return
    }
    say(
      """
      \(other.quoted) is gone and new at once: its contents are part of what `==` compares, so with \
      other contents it is another item, with another cell, and no longer selected.
      """)
    link("identity", "selection")
  }

  private mutating func tellOfReload() {
    if command.before.dataSource.hasApplied, command.after.lastUpdate?.isAnimated == false,
      command.after.system.dataSourceErrata.contains(.reloadsUnanimatedApplies)
    {
      say(
        """
        Before iOS 15 an apply that is not animated is a reload: the snapshots are not compared, and \
        every cell is made anew. Since iOS 15 it compares, as one with animation does.
        """)
      link("animating-differences", "reload-data")
    } else if command.before.dataSource.hasApplied {
      say("Reload data was asked for: the snapshots are not compared, and every cell is made anew.")
      link("reload-data")
    } else {
      say("This was the first apply: there is nothing to compare with, so all is loaded.")
      link("reload-data", "cell")
    }
  }

  private mutating func tellOfCarriedOut(
    _ difference: SnapshotDifference<Identifier, Identifier>, isAnimated: Bool
  ) {
    let counts = DifferenceCounts(difference)
    guard !counts.isEmpty else {
      say(
        """
        The diff is empty: both snapshots hold the same identifiers in the same order, and nothing \
        was marked. So the view is told nothing.
        """)
      link("difference", "identity")
      return
    }
    let words = counts.words
    say("The new snapshot was compared with the one applied before, by identifier: \(words).")
    show { [width] in
      DifferenceExplanation(difference, in: $0, width: width).lines
    }
    link(difference.concepts)
    tellOfOtherItems(difference)
    if !isAnimated {
      say("Unanimated, the operations are the same; the view only doesn't animate them.")
      link("animating-differences")
    }
    if let name = difference.tellingElement { ask("why \(name.quoted)") }
  }

  private mutating func tellOfCells(_ update: AppliedUpdate) {
    let asked = update.requestedCells
    link("cell")
    guard let first = asked.first else {
      say(
        "No cell was asked for: what stays or moves keeps its cell, and nothing new is on screen.")
      return
    }
    ask("why frame \(first.quoted)")
    guard let difference = command.after.lastDifference else {
      say("A cell was asked for each item on screen; the others' turn comes when they scroll in.")
      return
    }
    let reasons = asked.map(difference.reason(ofCell:))
    for reason in CellReason.allCases {
      let items = zip(asked, reasons).filter { $1 == reason }.map(\.0)
      if !items.isEmpty { say("Cells asked for: \(items.listed), \(reason.words).") }
    }
    say("What stays or moves keeps its cell.")
  }

  /// Tells which headers and footers were asked for, and why the others were not.
  mutating func tellOfViews() {
    guard let update = command.after.lastUpdate, !update.isReload,
      let scene = try? command.after.scene()
    else { return }
    let asked = update.requestedViews ?? []
    if !asked.isEmpty {
      say(
        "Views asked for: \(asked.map(\.fullName).joined(separator: ", ")), new or reloaded with the section."
      )
    }
    let kept = scene.elementsOnScreen.filter { $0.category == .supplementary }
      .map(scene.subject(of:)).filter { !asked.contains($0) }
    guard !kept.isEmpty else { return }
    let names = kept.prefix(4).map(\.fullName).joined(separator: ", ")
    say(
      """
      Kept as they were: \(names)\(kept.count > 4 ? " …" : ""). A header has no identity of its \
      own: its provider is asked when it comes on screen and when its section is new or reloaded, \
      not when items change.
      """)
    link("boundary-items")
  }

  // MARK: Edits

  mutating func tellOfEdit() {
    let (before, after) = (command.before.snapshot, command.after.snapshot)
    link("snapshot")
    let edit = after.withoutMarks().difference(from: before)
    let counts = DifferenceCounts(from: before, to: after.withoutMarks())
    if !counts.isEmpty { say("The working snapshot has changed: \(counts.words).") }
    let marked = after.marks.filter { !before.marks.contains($0) }
    if !marked.isEmpty {
      say(
        """
        \(marked.listed) was marked. A diff compares identifiers only, so what is to be filled anew \
        must be marked; the mark stands in the snapshot until an apply carries it out.
        """)
      link(command.verb == "reconfigure" ? "reconfigure" : "reload")
    }
    if command.verb == "append" || command.verb == "insert", !edit.movedElements.isEmpty {
      say(
        """
        \(edit.movedElements.listed) stood in it already. An identifier stands in a snapshot once, \
        so it moved.
        """)
      link("duplicates")
    }
    tellOfPending()
  }

  /// What the next apply would do, and why it would.
  mutating func tellOfPending() {
    guard command.after.dataSource.hasApplied else {
      say(
        """
        Nothing was applied yet: the view shows nothing of it until `apply`, which will compare \
        with nothing and load it all.
        """)
      link("apply")
      return
    }
    let pending = command.after.snapshot.difference(from: command.after.applied)
    let counts = DifferenceCounts(pending)
    guard !counts.isEmpty else {
      say(
        """
        It holds the same as the applied one, so the next apply has nothing to do. A diff knows \
        the two snapshots, not the edits between them.
        """)
      link("difference")
      return
    }
    let words = counts.words
    say("The view shows what was applied. `apply` will compare the two, by identifier: \(words).")
    show { [width] in
      DifferenceExplanation(pending, in: $0, width: width).lines
    }
    link(pending.concepts)
    if let name = pending.tellingElement { ask("why \(name.quoted)") }
    ask("diff --explain")
  }

  mutating func tellOfReordering() {
    say(
      """
      A drag changes the data source's own snapshot at once; it is no apply, and no diff is made. \
      The transaction says what happened, for your model to follow.
      """)
    link("reordering", "transaction")
    if let item = command.deed.match?.identifier("ITEM") { ask("why frame \(item.quoted)") }
  }

  // MARK: Contents

  mutating func tellOfContents() {
    let rule = command.after.contents.identity
    if command.before.contents.identity != rule {
      say("Items are the same when `==` says so. Now: \(rule.summary).")
      link("identity", "hashable")
      ask("diff")
      return
    }
    switch rule {
    case .id:
      say(
        """
        The item's content has changed, its identifier has not. A diff compares identifiers, so it \
        sees nothing, and the cell keeps showing what it was filled with until the item is \
        reconfigured or reloaded.
        """)
      link("identity", "reconfigure", "reload")
    case .payload:
      say(
        """
        With `identity payload` the content travels inside the item, and `==` leaves it out. The \
        snapshot keeps the value that was put in first; `reload` and `reconfigure` only name it, \
        so the provider is given the old content again.
        """)
      link("carried-value", "identity", "reload")
    case .value:
      say(
        """
        With `identity value` the content is part of the identifier: the item with the new content \
        is another item to the diff, which deletes the old one and inserts the new one.
        """)
      link("identity", "hashable")
    case .hash:
      say(
        """
        With `identity hash` `==` still says that it is the same item, but its hash is another. \
        A table that looks items up by hash no longer finds it.
        """)
      link("hashable", "identity")
    }
    if command.before.snapshot != command.after.snapshot { tellOfPending() }
  }

  // MARK: Outlines and handlers

  mutating func tellOfOutline() {
    for (name, outline) in command.after.outlines.sorted(by: { $0.key < $1.key })
    where outline != command.before.outlines[name] {
      let (all, visible) = (outline.items.count, outline.visibleItems.count)
      say(
        """
        The outline is a tree beside the snapshot: \(all) in it, \(visible) visible. An item is \
        visible when all its ancestors are expanded; sections show visible items only.
        """)
    }
    say("No section has changed: `outline apply to SECTION` shows the tree there.")
    link("section-snapshot", "expansion")
    ask("outline")
  }

  mutating func tellOfHandlers() {
    say(
      """
      Handlers answer when a person acts: `reorder` and `toggle` ask them. An apply asks none, so \
      nothing else has changed.
      """)
    link("reordering", "expansion")
    ask("handler")
  }

  // MARK: By hand

  mutating func tellOfHandmadeView() {
    let (before, view) = (command.before.handmade, command.after.handmade)
    link("batch-updates", "single-source-of-truth")
    ask("view")
    func count(_ sections: [[Identifier]]?) -> String {
      (sections ?? []).map { "\($0.count)" }.joined(separator: " | ")
    }
    let (shown, model) = (count(view.shown), count(view.model))
    switch (before.shown, view.shown) {
    case (nil, _): say("The view asked for the first time, so it shows what the model holds.")
    case (let old, let new) where old == new:
      say(
        """
        Only the model has changed; nobody told the view. It shows \(shown) items where the model \
        has \(model), section by section.
        """)
    default:
      if command.verb == "batch" {
        say(
          """
          The view counts: what it showed (\(count(before.shown))), plus what it was told was \
          inserted or moved in, less what was deleted or moved out, is what the model has \
          (\(model)). So it believed the update.
          """)
      } else {
        say("The view threw away what it knew and asked for everything again: \(model).")
      }
      if !view.isInStep {
        say("The counts agree, but the items don't: the view was told of other places.")
      }
    }
  }

  // MARK: Names of worlds and layouts

  mutating func tellOfCheckpoints() {
    say(
      """
      A checkpoint keeps the whole world under a name: worlds are values, so nothing that \
      happens later changes it. `back to NAME` returns there.
      """)
    link("snapshot")
    ask("checkpoint")
  }

  mutating func tellOfImport() {
    say(
      """
      The Swift code was compiled and run against the same types as UIKit's, and what it described \
      was taken over. `layout SECTION from NAME` uses a layout; `undo` takes all of it out again.
      """)
    link("item-group-section")
    ask("layout")
  }
}

/// Why the cell provider was asked for a cell.
private enum CellReason: CaseIterable {
  case isNew, isReloaded, isReconfigured, movedIntoEmpty

  var words: Message {
    switch self {
    case .isNew: "new on screen"
    case .isReloaded: "reloaded, which takes another cell"
    case .isReconfigured: "reconfigured, which fills the same cell anew"
    case .movedIntoEmpty: "moved into a section that was empty, where UIKit asks anew"
    }
  }
}

extension Snapshot<Identifier, Identifier> {
  /// What is marked to be reloaded or reconfigured.
  var marks: [Identifier] {
    reloadedSectionIdentifiers + reloadedItemIdentifiers + reconfiguredItemIdentifiers
  }
}

extension SnapshotDifference<Identifier, Identifier> {
  /// Why an item that was asked for was; a cell that was made under another rule of identity holds
  /// another identifier of the same name.
  fileprivate func reason(ofCell held: Identifier) -> CellReason {
    let item =
      final.indexPath(for: held) == nil
      ? final.itemIdentifiers.first { $0.name == held.name } ?? held : held
    guard initial.indexPath(for: item) != nil, let path = final.indexPath(for: item) else {
      return .isNew
    }
    if reloads.reloadedItems.contains(path) || reloads.reloadedSections.contains(path.section) {
      return .isReloaded
    }
    return reconfiguredItems.contains(path) ? .isReconfigured : .movedIntoEmpty
  }

  /// The items and sections that move.
  fileprivate var movedElements: [Identifier] {
    changes.movedItems.compactMap { final.itemIdentifier(at: $0.to) }
  }

  /// The pages that tell of its operations.
  fileprivate var concepts: [String] {
    let counts = DifferenceCounts(self)
    var ids = ["difference"]
    if counts.movedItems + counts.movedSections > 0 { ids += ["minimal-moves", "move"] }
    if counts.insertedSections + counts.deletedSections + counts.movedSections > 0 {
      ids.append("section")
    }
    if counts.reloadedItems + counts.reloadedSections > 0 { ids.append("reload") }
    if counts.reconfiguredItems > 0 { ids.append("reconfigure") }
    return ids
  }

  /// The element whose operation is most worth asking about: what moves before what comes.
  fileprivate var tellingElement: Identifier? {
    movedElements.first
      ?? changes.insertedItems.first.flatMap { final.itemIdentifier(at: $0) }
      ?? changes.deletedItems.first.flatMap { initial.itemIdentifier(at: $0) }
      ?? (changes.insertedSections.first ?? changes.movedSections.first?.to)
      .map { final.sectionIdentifiers[$0] }
  }
}
