import CompositionalLayout
import ImportRecords
import SwiftImport
import TextWidth
import Wording
import WorldWording

// What `import` says of a screen besides its sections, items and frames.
extension ImportRecord {
  /// What is said of a screen besides what it shows.
  var notes: [StyledText] {
    [absenceNote, deletionNote, otherLayoutNote, boundsNote, hiddenNote, handlerNote]
      .compactMap(\.self) + (otherViews ?? []).map(Self.note)
  }

  /// What is said of views that the code hides.
  private var hiddenNote: StyledText? {
    let hidden = (changedViews ?? []).filter { $0.isHidden == true && $0.isOfHandler != true }
    guard !hidden.isEmpty else { return nil }
    let kinds = Dictionary(grouping: hidden) { $0.kind ?? "" }.sorted { $0.key < $1.key }
    let counted = kinds.map { kind, views -> Message in
      kind.isEmpty
        ? Message(counting: views.count, "cell")
        : Message(verbatim: "\(views.count) x \(kind.singleLine.bounded(bytes: 60))")
    }
    return "note: hidden by the code, and not drawn: \(counted.listed)"
  }

  /// What is said of what the handlers of sections do.
  private var handlerNote: StyledText? {
    let changes = (changedViews ?? []).filter { $0.isOfHandler == true }
    let names = Set(changes.map(\.section)).sorted().compactMap { index in
      snapshot.flatMap { $0.indices.contains(index) ? $0[index].name : nil }
    }
    guard let listed = Self.listed(names) else { return nil }
    return """
      note: the visibleItemsInvalidationHandler of \(listed) changes what is seen: `frames` has the \
      layout's frames, and says how
      """
  }

  /// What is said of a view that is not shown.
  private static func note(on view: ImportedView) -> StyledText {
    let items = Message(counting: view.items, "item")
    guard view.width > 0, view.height > 0 else {
      return "note: the screen has another collection view, which is not shown: \(items)"
    }
    let size = LayoutExtent(width: view.width, height: view.height).words
    let place = "\(NumberText.rounded(view.x)), \(NumberText.rounded(view.y))"
    return
      "note: the screen has another collection view, which is not shown: \(items), \(size) at \(place)"
  }

  private static let tableNote: Message = """
    note: it is a table view, shown as a list: each row is as high as it was given or as its cell \
    answers
    """

  /// What is said of sections that are not there.
  private var absenceNote: StyledText? {
    let deleted = Set(deletedSections ?? [])
    guard let names = Self.listed(absentSections?.filter { !deleted.contains($0) }) else {
      return nil
    }
    return "note: without the sections \(names): the code decides by what is not given"
  }

  /// What is said of sections that the code took away.
  private var deletionNote: StyledText? {
    Self.listed(deletedSections).map { "note: without the sections \($0): the code deletes them" }
  }

  /// The names of sections in a line; nil for none.
  private static func listed(_ names: [String]?) -> String? {
    guard let names, !names.isEmpty else { return nil }
    return ImportedDefinitions.first(of: names.map { $0.singleLine.bounded(bytes: 60) })
  }

  /// What is said of a collection view that is a part of a screen.
  private var boundsNote: StyledText? {
    bounds.map { bounds in
      "note: the container is \(bounds.words) here: so large is the collection view"
    }
  }

  /// What is said of a screen whose layout is not compositional, or not given.
  private var otherLayoutNote: StyledText? {
    if isTable == true { return StyledText(telling: Self.tableNote) }
    if isLayoutMissing == true { return "note: its layout is not given: rows stand for it" }
    guard let name = otherLayout?.singleLine.bounded(bytes: 200) else { return nil }
    let note: Message =
      layouts == nil
      ? """
      note: its layout is \(name), which is not compositional, and its sections reach into each \
      other: the rows here are not its frames
      """
      : """
      note: its layout is \(name), which is not compositional: its frames are shown as they are for \
      these items on this screen
      """
    return StyledText(telling: note)
  }
}
