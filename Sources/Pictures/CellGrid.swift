import TextWidth

/// Lines and words on a grid of character cells.
///
/// A cell knows the arms of the lines that meet in it rather than a character, so that lines drawn
/// later join those that are there.
struct CellGrid {
  /// One of the four sides of a cell, in the order of its arms.
  enum Side: Int {
    case up, right, down, left
  }

  /// What one cell shows.
  struct Cell {
    /// The weight of the arm towards each side: 0 none, 1 light, 2 heavy.
    var arms = SIMD4<UInt8>()
    /// Whether a straight light line is drawn with gaps.
    var isDashed = false
    /// Whether the cell is a place where the viewport's border is open.
    var isOpen = false
    /// Whether the cell belongs to the viewport's border.
    var isBorder = false
    /// A character instead of lines.
    var character: Character?
    /// Whether the character to the left covers this cell too.
    var isCovered = false
    /// The box that drew here last.
    var owner = -1

    /// Whether a character, or part of one, stands here.
    var hasCharacter: Bool { character != nil || isCovered }
    /// Whether the only line here runs from left to right.
    var isHorizontalLine: Bool {
      arms[Side.left.rawValue] > 0 && arms[Side.right.rawValue] > 0
        && arms[Side.up.rawValue] == 0 && arms[Side.down.rawValue] == 0
    }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// An empty grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// The cell in a row and column.
  subscript(row: Int, column: Int) -> Cell {
    _read { yield cells[row * columns + column] }
    _modify { yield &cells[row * columns + column] }
  }

  /// Draws an arm, where the heavier line wins and a whole line wins over a broken one.
  mutating func draw(_ side: Side, at row: Int, _ column: Int, _ stroke: CanvasBox.Stroke) {
    var cell = self[row, column]
    cell.isDashed = stroke == .dashed && (cell.isDashed || cell.arms == SIMD4())
    cell.arms[side.rawValue] = max(cell.arms[side.rawValue], stroke == .heavy ? 2 : 1)
    self[row, column] = cell
  }

  /// Takes an arm away.
  mutating func cut(_ side: Side, at row: Int, _ column: Int) {
    self[row, column].arms[side.rawValue] = 0
  }

  /// Writes words from a cell on; they must fit the row.
  mutating func write(_ text: String, at row: Int, _ column: Int) {
    var column = column
    for character in text {
      let width = character.displayWidth
      // A character without width has no cell of its own.
      guard width > 0 else { continue }
      for offset in 0..<width {
        self[row, column + offset].character = offset == 0 ? character : nil
        self[row, column + offset].isCovered = offset > 0
      }
      column += width
    }
  }

  /// The rows as text, without spaces at their ends.
  func lines() -> [String] {
    (0..<rows).map { row in
      var line = ""
      var pending = 0
      for column in 0..<columns where !self[row, column].isCovered {
        let character = self[row, column].drawn
        if character == " " {
          pending += 1
        } else {
          line += String(repeating: " ", count: pending)
          line.append(character)
          pending = 0
        }
      }
      return line
    }
  }
}

extension CellGrid.Cell {
  /// The character that shows the cell.
  fileprivate var drawn: Character {
    if let character { return character }
    let index = arms.indices.reduce(0) { $0 * 3 + Int(arms[$1]) }
    if isOpen || isDashed {
      switch index {
      case Self.straightHorizontal: return isOpen ? "┈" : "╌"
      case Self.straightVertical: return isOpen ? "┊" : "╎"
      default: break
      }
    }
    if isBorder, let corner = Self.roundCorners[index] { return corner }
    return Self.joints[index]
  }

  private static let straightHorizontal = 10
  private static let straightVertical = 30
  /// The viewport's corners where nothing else meets them.
  private static let roundCorners: [Int: Character] = [12: "╭", 4: "╮", 36: "╰", 28: "╯"]
  /// The box-drawing character for each weight of up, right, down and left, the last fastest.
  private static let joints = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
      + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}
