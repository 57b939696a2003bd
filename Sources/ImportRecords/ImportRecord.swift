public import CompositionalLayout
public import ViewContents

/// One line of what an imported program reports: a definition begins, or gives something.
public struct ImportRecord: Codable, Sendable {
  /// The number of the definition, in the order in which they are asked.
  public var definition: Int
  /// The section that is asked for, where a definition gives one layout for many.
  public var index: Int?
  /// The layouts of sections, by index; what has none is nil.
  public var layouts: [LayoutSection?]?
  /// What the layout says of all sections.
  public var configuration: LayoutConfiguration?
  /// The class of a layout of another kind, whose frames on this screen the layouts are, if any; nil
  /// for a compositional one.
  public var otherLayout: String?
  /// Whether the layouts are lists of a table's sections; nil for what is no table.
  public var isTable: Bool?
  /// Whether rows stand for a layout that is not given; nil where it is.
  public var isLayoutMissing: Bool?
  /// How large the collection view is, by the constraints around it or its own frame; nil for one of a
  /// whole screen.
  public var bounds: LayoutExtent?
  /// How much of such a collection view lies outside the safe area, at the top, leading, bottom and
  /// trailing edge; nil for none.
  public var covered: [Double]?
  /// The property that holds the collection view, where a screen has several and it is not the first;
  /// nil for any other.
  public var view: String?
  /// The types of the user's views that the collection view lies in; nil for none.
  public var holders: [String]?
  /// What a data source holds.
  public var snapshot: [ImportedSection]?
  /// What headers and footers say, by section index and element kind.
  public var titles: [Int: [String: String]]?
  /// Whether it is the screen that the app begins with; nil for any other.
  public var isFirst: Bool?
  /// Whether it is a screen that the app made when it began; nil for any other.
  public var isOfApp: Bool?
  /// Whether it is a controller without a collection view; nil for any other definition.
  public var isWithoutItems: Bool?
  /// How many rows the sections of such a controller's table view have; nil where it has none.
  public var tableRows: [Int]?
  /// What stands for values and views that are not given; nil for nothing.
  public var standing: Standing?
  /// Whether a screen is filled with placeholders from now on; nil for anything else.
  public var isFilling: Bool?
  /// Whether methods of a screen's own are called from now on with what stands for what others would
  /// hand them; nil for anything else.
  public var isHanding: Bool?
  /// Whether code runs from now on with what stands for values that are not given; nil for anything
  /// else.
  public var isAnswering: Bool?
  /// Whether a screen was waited for on which nothing came; nil for anything else.
  public var isInVain: Bool?
  /// What a screen's controller is told from now on, such as `viewDidAppear(_:)`; empty once it is done
  /// with that, nil for anything else.
  public var told: String?
  /// The kind and section of the view that a screen's code is asked for from now on; nil for anything
  /// else.
  public var asked: String?
  /// Whether plain views stand for some of a screen's, whose code needs what is not there; nil for no.
  public var isPartlyPlain: Bool?
  /// How many placeholders stand for items that are not given: 0 where a screen without items has
  /// none, nil where it shows its own or takes none.
  public var placeholders: Int?
  /// Whether they stand where the code may make items of its own types of the elements of lists that are
  /// not given, and lack parts, or sections may be made as well; nil for no.
  public var isUnmade: Bool?
  /// The hosts whose answers a screen waits for that shows some of its items alone, as far as they are
  /// known; nil where it waits for none.
  public var awaited: [String]?
  /// Whether plain views stand for those of a screen, whose code does not take placeholders; nil for
  /// no.
  public var isPlain: Bool?
  /// Whether a plain list stands for a screen's layout, which is not given; nil for no.
  public var isListed: Bool?
  /// Whether a screen is one of cells alone, whose layout is not given; nil for no.
  public var isOfCells: Bool?
  /// The margins of the collection view, at the top, left, bottom and right, where its layout counts
  /// them and nobody said which a screen has; nil for no.
  public var margins: [Double]?
  /// The names of cases that a screen's sections may be of and none is, as what decides that may not be
  /// given; nil for none.
  public var absentSections: [String]?
  /// Those of them that the code deleted from its snapshot by what is given; nil for none.
  public var deletedSections: [String]?
  /// The names of what the code asked whether it holds, that is not given and that was not said; nil for
  /// none.
  public var unsaidTruths: [String]?
  /// The names of the sections that show items of the code's own where a list was asked for that is
  /// not given; nil for none.
  public var ownSections: [String]?
  /// The other collection views of a screen, which have records of their own; nil for none.
  public var otherViews: [ImportedView]?
  /// What headers and footers of estimated size answer, by section index and element kind.
  public var headerSizes: [Int: [String: LayoutExtent]]?
  /// The user's types that headers, footers and badges and the views inside are of, each once, by
  /// section index and element kind; nil where nothing was left out of the code.
  public var headerTypes: [Int: [String: [String]]]?
  /// What headers and footers of the whole layout of estimated size answer, by element kind.
  public var layoutHeaderSizes: [String: LayoutExtent]?
  /// The user's types that headers and footers of the whole layout are of, by element kind; nil where
  /// nothing was left out of the code.
  public var layoutHeaderTypes: [String: [String]]?
  /// The views that the code shows otherwise than its layout has them; nil for none.
  public var changedViews: [ImportedChange]?
  /// The user's types that backgrounds are of, by element kind; nil where nothing was left out.
  public var backgroundTypes: [String: [String]]?

  /// A record that a definition is asked now, for its section `index` if it has several.
  public init(beginning definition: Int, index: Int? = nil) {
    self.definition = definition
    self.index = index
  }

  /// Whether it tells what a definition gave.
  public var isResult: Bool { layouts != nil || snapshot != nil }
}

/// How the code shows a view otherwise than its layout has it.
public struct ImportedChange: Codable, Hashable, Sendable {
  /// The element kind; nil for a cell.
  public var kind: String?
  /// Whether it is a background; nil for no.
  public var isBackground: Bool?
  /// The index path; a boundary item of the whole layout has `Int.max` as item.
  public var section, item: Int
  /// Whether it is hidden; nil for no.
  public var isHidden: Bool?
  /// How opaque it is, from 0 to 1; nil for wholly.
  public var alpha: Double?
  /// How far its middle was moved, in points along x and y; nil for not at all.
  public var shift: [Double]?
  /// Its transform, the sixteen numbers that Core Animation has, around its middle; nil for none.
  public var transform: [Double]?
  /// Whether the handler of its section did it, for where the section is scrolled to; nil for no.
  public var isOfHandler: Bool?

  /// A view that is shown as its layout has it.
  public init(kind: String? = nil, section: Int, item: Int) {
    (self.kind, self.section, self.item) = (kind, section, item)
  }
}

/// A view of an imported screen that is not shown.
public struct ImportedView: Codable, Hashable, Sendable {
  /// How many items it has.
  public var items: Int
  /// Its left edge on the screen.
  public var x: Double
  /// Its top edge on the screen.
  public var y: Double
  /// How wide it is; 0 where nothing lays it out.
  public var width: Double
  /// How high it is; 0 where nothing lays it out.
  public var height: Double

  /// A view of so many items, with a frame on the screen.
  public init(items: Int, x: Double, y: Double, width: Double, height: Double) {
    (self.items, self.x, self.y, self.width, self.height) = (items, x, y, width, height)
  }
}

/// A section of an imported snapshot.
public struct ImportedSection: Codable, Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Its items, in order; those of an outline depth first, hidden ones among them.
  public var items: [ImportedItem]
  /// Whether it is marked to be reloaded.
  public var isReloaded = false

  /// The section called `name`.
  public init(name: String, items: [ImportedItem]) {
    self.name = name
    self.items = items
  }
}

/// An item of an imported snapshot.
public struct ImportedItem: Codable, Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Its other texts, by the names of its properties.
  public var fields: [String: String]
  /// How many parents it has in the outline of its section.
  public var level = 0
  /// Whether it shows its children.
  public var isExpanded = false
  /// Whether its cell is marked to be replaced.
  public var isReloaded = false
  /// Whether its cell is marked to be configured again.
  public var isReconfigured = false
  /// What constraints in its cell come to, where the layout asks for it.
  public var size: LayoutExtent?
  /// What its height, or its width where that is asked for alone, adds up from.
  public var sum: ImportedSum?
  /// Whether its cell was not asked for its size, since there were too many before it; nil if it was.
  public var isUnasked: Bool?
  /// What can be seen in its cell.
  public var contents: CellContents?
  /// What could be seen in it where interfaces are dark, or in a dark import where they are light.
  public var otherContents: CellContents?
  /// The constraints in its cell that could not hold with others and were broken; nil for none.
  public var brokenConstraints: [String]?
  /// The user's types that its cell and the views inside are of, each once; nil for none.
  public var viewTypes: [String]?

  /// The item called `name`, at the top level and without marks.
  public init(name: String, fields: [String: String] = [:]) {
    self.name = name
    self.fields = fields
  }
}

/// What an extent of a cell adds up from.
public struct ImportedSum: Codable, Hashable, Sendable {
  /// A summand, with what the program says where it comes from.
  public struct Part: Codable, Hashable, Sendable {
    /// In points; below zero where it takes away.
    public var value: Double
    /// The constraint, or the view whose content it is.
    public var origin: String

    /// A summand of so many points.
    public init(value: Double, origin: String) {
      self.value = value
      self.origin = origin
    }
  }

  /// Whether it is the height, and not the width.
  public var isHeight: Bool
  /// What the parts come to, in points, not yet up to a pixel.
  public var total: Double
  /// The summands, in the order in which their constraints were activated.
  public var parts: [Part]

  /// A sum of parts.
  public init(isHeight: Bool, total: Double, parts: [Part]) {
    self.isHeight = isHeight
    self.total = total
    self.parts = parts
  }
}
