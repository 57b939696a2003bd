import Wording

extension ConsoleText {
  /// What a view says when it is asked for what is not there.
  static let requestTexts: [ConsoleText] = [
    countOfMissingSection, rowsOutOfBounds, globalIndex, attributesForMissingPath,
    scrollOutOfBounds,
    noLayout, noCellObtained,
  ]

  private static let countOfMissingSection = ConsoleText(
    id: "count-of-missing-section", kind: .exception,
    wordings: ["items", "rows"].map {
      ConsoleWording(
        "request for number of \($0) in section ‹#section› when there are only ‹#count› sections",
        on: .since("8"))
    },
    meaning: { holes in
      guard let section = holes.number("section"), let count = holes.count("count", "section")
      else { return "A view was asked for the count of a section that it does not have." }
      return "The view was asked for the count of section \(section), but it has \(count)."
    },
    cause: """
      The number of a section was kept from before, or the view has not laid out yet. Ask the \
      snapshot, by identifier.
      """,
    mend: ["let count = dataSource.snapshot().numberOfItems(inSection: .main)"],
    page: "index-path", lesson: "out-of-step",
    provocation: .impossible("Commands name sections: no number of a section can be wrong."))

  private static let rowsOutOfBounds = ConsoleText(
    id: "rows-out-of-bounds", kind: .exception,
    wordings: [
      ConsoleWording(
        "Requested the number of rows for section (‹#section›) which is out of bounds.",
        on: .seen("17"))
    ],
    meaning: { holes in
      guard let section = holes.number("section") else {
        return "A table asked for the rows of a section that is not there any more."
      }
      return "A table asked for the rows of section \(section), which is not there any more."
    },
    cause: """
      A table keeps its data source weakly: the controller that owned it is gone, and an animation \
      or an asynchronous apply still ends on the table.
      """,
    mend: ["Task { [weak self] in await self?.dataSource.apply(snapshot) }"],
    page: "data-source-lifetime", lesson: "out-of-step", provocation: .impossible(noTables))

  private static let globalIndex = ConsoleText(
    id: "global-index", kind: .exception,
    wordings: [
      ConsoleWording(
        "request for index path for global index ‹#index› when there are only ‹#count› items",
        on: .since("8"))
    ],
    meaning: { holes in
      guard let index = holes.number("index"), let count = holes.count("count", "item") else {
        return "The view looked up an item beyond the last while it prepared an animation."
      }
      return "The view looked up item \(index), counted through all sections, but has \(count)."
    },
    cause: """
      A section and an item in it were moved by one update, or the counts changed before the update \
      began. A diffable data source keeps such moves apart.
      """,
    mend: ["dataSource.apply(snapshot)"], page: "batch-updates", lesson: "hand-written-crash",
    provocation: .impossible("The view of `batch` numbers its items anew before it animates."))

  private static let attributesForMissingPath = ConsoleText(
    id: "attributes-for-missing-path", kind: .exception,
    wordings: [
      ConsoleWording(
        "received layout attributes for a cell with an index path that does not exist",
        ["path = ‹#section› - ‹#item›}"], on: .seen("12"))
    ],
    meaning: { holes in
      guard let section = holes.number("section"), let item = holes.number("item") else {
        return "The layout gave attributes for an item that the view does not have."
      }
      return """
        The layout gave attributes for item \(item) of section \(section), which the view does not \
        have.
        """
    },
    cause: """
      A layout written by hand answers from a cache that outlived its data: empty the cache in \
      `prepare()`. A compositional layout reckons anew by itself.
      """,
    mend: ["override func prepare() {", "  super.prepare()", "  cache.removeAll()", "}"],
    page: "frame", lesson: "out-of-step",
    provocation: .impossible("The prompt lays out nothing by hand: `import` such a layout."))

  private static let scrollOutOfBounds = ConsoleText(
    id: "scroll-out-of-bounds", kind: .exception,
    wordings: [
      ConsoleWording(
        "to an out-of-bounds item (‹#item›) when there are only ‹#count› items in section ‹#section›",
        on: .unknown),
      ConsoleWording(
        "to an out-of-bounds row (‹#item›) when there are only ‹#count› rows in section ‹#section›",
        on: .unknown),
    ],
    meaning: { holes in
      guard let section = holes.number("section"), let item = holes.number("item"),
        let count = holes.count("count", "item")
      else { return "The view was to scroll to an item that it does not have." }
      return "The view was to scroll to item \(item) of section \(section), which has \(count)."
    },
    cause: "The path was reckoned before the apply, or the apply was not finished yet.",
    mend: [
      "dataSource.apply(snapshot) {",
      "  guard let path = dataSource.indexPath(for: id) else { return }",
      "  view.scrollToItem(at: path, at: .top, animated: true)", "}",
    ],
    page: "index-path", provocation: .impossible("`scroll to item` names an item, not its number."))

  private static let noLayout = ConsoleText(
    id: "no-layout", kind: .exception,
    wordings: [
      ConsoleWording("UICollectionView must be initialized with a non-nil layout parameter")
    ],
    meaning: { _ in "A collection view was made without a layout." },
    cause: "`UICollectionView()` or `init(frame:)` was called; only a storyboard may leave it out.",
    mend: ["UICollectionView(frame: view.bounds, collectionViewLayout: layout)"],
    page: "configuration", lesson: "item-group-section",
    confidence: .low, provocation: .impossible("The prompt's view always has a layout."))

  private static let noCellObtained = ConsoleText(
    id: "no-cell-obtained", kind: .exception,
    wordings: [
      ConsoleWording("failed to obtain a cell from its dataSource"),
      ConsoleWording("dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
      ConsoleWording(
        "data source did not return a valid cell from -collectionView:cellForItemAtIndexPath:"),
    ],
    meaning: { _ in "The data source answered nil where a view needed a cell." },
    cause: """
      The provider returned nil, or the data source object is gone: views keep it weakly, so the \
      controller has to hold it.
      """,
    mend: ["private var dataSource: UITableViewDiffableDataSource<Section, Item.ID>!"],
    page: "cell", confidence: .low, provocation: .impossible(providerIsFixed))
}
