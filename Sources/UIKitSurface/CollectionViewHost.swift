package import CompositionalLayout
package import DiffableDataSource
package import SwiftInterpreter
package import Wording
package import WorldModel

/// The world that a program's collection view stands for.
package protocol CollectionViewHost: InterpreterHost {
  /// What the natives read. They write no more of it than the snapshot and the outline that
  /// commands edit, and what can be seen in cells.
  var world: World { get set }
  /// What a program has made of UIKit's objects.
  var objects: CollectionViewObjects { get set }

  /// Carries out what a program asks for, with all that belongs to it.
  ///
  /// - Throws: What the engines refuse; nothing has changed then.
  mutating func perform(_ event: CollectionViewEvent) throws(CollectionViewRefusal)
}

extension CollectionViewHost {
  package func visitValues(_ visit: (Value) -> Void) { objects.visitValues(visit) }
}

/// What a program asks of the world.
package enum CollectionViewEvent: Sendable {
  /// A data source was made for the view: nothing is applied yet.
  case setDataSource
  /// `layout` is what the section provider answers for the new data; nil where it stays, or is
  /// asked later.
  case apply(Snapshot<Identifier, Identifier>, ApplyManner, layout: AskedLayout?)
  case applyOutline(
    SectionSnapshot<Identifier>, to: Identifier, animated: Bool, layout: AskedLayout?)
  /// The view is laid out anew, by another layout or by new answers of the same one.
  case layOut(AskedLayout, animated: Bool)
  case scroll(to: ItemIndexPath, vertical: ScrollPosition, horizontal: ScrollPosition)
  /// The view is scrolled to a content offset.
  case scrollTo(LayoutPoint)
  case reloadData
  /// Cells were asked for their sizes.
  case measure([CellAnswer])

  /// How a snapshot is applied.
  package enum ApplyManner: Hashable, Sendable {
    case animated
    case unanimated
    case usingReloadData
  }

  /// Where in the view an item is to stand after scrolling.
  package enum ScrollPosition: Hashable, Sendable {
    case start
    case center
    case end
    /// As far as needed, and no further.
    case nearest
  }
}

/// What a program's cell, header or footer answers when it is asked for its size.
package struct CellAnswer: Hashable, Sendable {
  /// What a view shows.
  package enum Subject: Hashable, Sendable {
    case item(Identifier)
    case header(section: Identifier, kind: String)
  }

  package var subject: Subject
  package var size: LayoutExtent
  /// What constraints in it make that size of; nil where it has none.
  package var sum: CellSum?
}

/// What a layout of a program's answers for the data of a moment.
package struct AskedLayout: Hashable, Sendable {
  package var configuration: LayoutConfiguration
  /// By section; those without items may be missing.
  package var sections: [Identifier: SectionLayout]
}

/// Why the world does not do what a program asks for.
package enum CollectionViewRefusal: Error, Sendable {
  case data(DataSourceError)
  case layout(LayoutError)
  /// For another reason, in the words of the world's own commands.
  case other(Message, uikit: String?)
}

/// What a program has made of UIKit's objects: whatever was made last is what the world shows.
package struct CollectionViewObjects: Sendable {
  /// The values behind identifiers.
  package var tokens = IdentifierTable()
  package var collectionView: Value?
  package var dataSource: Value?
  /// Whether the view was laid out since it was made; until then nobody is asked for anything.
  package var hasLaidOut = false
  /// Whether the layout is to be asked again.
  package var needsLayout = false
  /// Whether words have laid the view out since the program gave it a layout: then the program's is
  /// not asked, until it gives another.
  package var layoutIsInWords = false
  /// The data that the view is about to show, while its layout is asked.
  var incoming: Snapshot<Identifier, Identifier>?
  /// The items whose cells the program was asked for, by name.
  var shownCells: Set<String> = []
  /// The number of the last apply whose cells the program was asked for.
  var seenUpdate = 0
  /// Whether the change of layout that begins is animated.
  var animatesLayout = false
  /// What cells have answered that the world does not know yet.
  var answers: [CellAnswer] = []
  /// The cells of items whose size is estimated, by the item's name.
  var cells: [String: MeasuredCell] = [:]
  /// The outlets for which a collection view was made, since that was told last.
  var connected: [String] = []
  /// How many cells have logged each conflict of constraints, since that was told last.
  var conflicts: [CellConflict: Int] = [:]
  /// What constraints leave open in cells, as far as it was not told yet.
  var openLayouts: [OpenLayout] = []
  /// The classes of cells that were looked at for that.
  var checkedLayouts: Set<String> = []
  /// How many registrations there are.
  var registrations = 0
  /// How many requests for views are going on, one inside the other.
  var requestDepth = 0

  /// No objects.
  package init() {}

  /// The names of the outlets that were given a collection view since they were taken last.
  package mutating func takeConnected() -> [String] {
    defer { connected = [] }
    return connected
  }

  /// Calls `visit` with each value of the program among them.
  package func visitValues(_ visit: (Value) -> Void) {
    tokens.visitValues(visit)
    if let collectionView { visit(collectionView) }
    if let dataSource { visit(dataSource) }
    for cell in cells.values { visit(cell.cell) }
  }
}

/// A cell that was asked for its size.
struct MeasuredCell: Sendable {
  var cell: Value
  /// The extents that the layout decided, zero along the axes on which it asked.
  var given: LayoutExtent
  /// The size that the cell had when what can be seen in it was written down; nil for never.
  var seen: LayoutExtent?
  /// Whether the screen was dark then.
  var seenDark = false
}

extension NativeCall {
  /// What the data engine refuses, as UIKit raises it.
  func refused(_ error: DataSourceError) -> Interruption {
    refusal(Message(verbatim: error.description), uikit: error.uikitReason)
  }

  /// What the world refuses, as UIKit raises it.
  func refused(_ refusal: CollectionViewRefusal) -> Interruption {
    switch refusal {
    case .data(let error): refused(error)
    case .layout(let error):
      self.refusal(Message(verbatim: error.description), uikit: error.uikitReason)
    case .other(let message, let uikit): self.refusal(message, uikit: uikit)
    }
  }
}
